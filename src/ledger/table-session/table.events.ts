import { Type } from 'typebox';
import { chipsOf, underway } from '../_core/account-paths';
import { Captures } from '../casino/casino.events';
import type { DataOf } from '../../kernel/event-definition';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { wonByCount } from '../_core/chips-of-customers';
import { present } from '../../kernel/present';
import { PARTS_BESIDE_BANKS, PARTS_OF_PLAY } from '../_core/session-part';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  FloatHolderField,
  GameCodeField,
  Holder,
  Pieces,
  PoolField,
  Rate,
  RoundNo,
  Seat,
  SignedAmount,
  Slip,
  Staff,
  StaffList,
  Cards,
  Player,
  ShoeNo,
} from '../../kernel/fields.schema';

const Maxima = Type.Record(Type.String(), Amount, { description: 'maximum by bet; "*" for every other bet' });
const Minima = Type.Record(Type.String(), Amount, {
  description: 'minimum by bet, where a bet has its own',
});
const Step = Type.Integer({
  minimum: 1,
  maximum: 9007199254740991,
  description: 'minor units of which every stake is a multiple, where the direction demands it',
});
const Tier = Type.Integer({
  minimum: 1,
  maximum: 9,
  description: 'tier of maxima, where the game has tiers',
});

const ClothMinima = Type.Array(Amount, {
  minItems: 2,
  maxItems: 2,
  description: 'boule with two cloths: the minimum of each, where they differ; the minimum is the lower one',
});

const HouseShare = Type.Object(
  {
    option: Type.Enum(['rake', 'session-percentage', 'session-fee']),
    rate: Type.Optional(Rate),
    of: Type.Optional(
      Type.Enum(['initial-stack', 'maximum-bet'], {
        description: 'what a percentage of the session is taken of; the stack where not given',
      }),
    ),
    amount: Type.Optional(Amount),
  },
  { description: 'what the house takes: a rake of each pot, or a percentage or fee of each player' },
);

const Poker = Type.Object(
  {
    initialStack: Type.Optional(Amount),
    leastTopUp: Type.Optional(Amount),
    minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, description: 'announced length, before the last hands' }),
    ),
    share: Type.Optional(HouseShare),
  },
  { description: 'what a table of non-banked poker announces before its session' },
);

const Equipment = Type.Object({
  cloths: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  decks: Type.Optional(Type.Integer({ minimum: 0, maximum: 12 })),
  deckSet: Type.Optional(Type.String({ maxLength: 80, description: 'number of the set of decks' })),
  newDecks: Type.Optional(Type.Boolean()),
  serials: Type.Optional(
    Type.Array(Type.String({ maxLength: 80 }), { maxItems: 20, description: 'wheel, shoe, dice' }),
  ),
  dice: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
      maxItems: 20,
      description: 'the numbers of the dice put out for the session: those in play and those in reserve',
    }),
  ),
});

/** The imprest of a cambista is change for customers, and no part of the result of the table. */
const isOfTable = ({ holder = 'table' }: { readonly holder?: 'table' | 'cambista' }): boolean =>
  holder === 'table';

export const tableOpened = defineFact({
  type: 'cagnotte.table.opened.v1',
  title: { en: 'Table opened', es: 'Apertura de mesa' },
  concept: 'Anticipo inicial de mesa',
  byRules: true,
  slips: ({ float, box }, at) => [
    {
      ...at,
      slip: float.slip,
      kind: float.holder === 'cambista' ? 'cambista-order' : 'float',
      amount: float.amount,
      travel: { direction: 'to-table', chips: float.amount },
    },
    { ...at, slip: box, kind: 'box' },
  ],
  declares: ({ float }) =>
    isOfTable(float) ? { openingFloat: minorFromWire(float.amount) + minorFromWire(float.locked ?? 0) } : {},
  category: 'table',
  reportedBy: ['table'],
  description:
    'A session of a table begins: game, limits, staff, and the float (the half of it that the table reports).',
  data: Type.Object({
    currency: Currency,
    game: GameCodeField,
    minimum: Amount,
    minima: Type.Optional(Minima),
    clothMinima: Type.Optional(ClothMinima),
    maxima: Type.Optional(Maxima),
    tier: Type.Optional(Tier),
    step: Type.Optional(Step),
    float: Type.Object(
      {
        amount: Amount,
        slip: Type.Optional(Slip),
        holder: Type.Optional(FloatHolderField),
        locked: Type.Optional(Amount),
        pieces: Type.Optional(Pieces),
      },
      {
        description:
          'amount: brought by the cage under the slip; locked: found on the table from the last session',
      },
    ),
    captures: Captures,
    staff: StaffList,
    equipment: Type.Optional(Equipment),
    seats: Type.Optional(Seat),
    jackpots: Type.Optional(Type.Array(PoolField, { maxItems: 20 })),
    bank: Type.Optional(
      Type.Enum(['limited', 'free', 'unlimited'], { description: "kind of players' banks" }),
    ),
    box: Type.Optional(Type.String({ maxLength: 80, description: 'drop box put on the table' })),
    poker: Type.Optional(Poker),
  }),
});
export type TableOpened = DataOf<typeof tableOpened>;

/** Chips between cage and table: the table's half; the cage reports the other under the same slip. */
const chipsMoved = {
  currency: Currency,
  amount: Amount,
  slip: Slip,
  holder: Type.Optional(FloatHolderField),
  pieces: Type.Optional(Pieces),
  by: Type.Optional(StaffList),
};

export const tableFilled = defineFact({
  type: 'cagnotte.table.filled.v1',
  title: { en: 'Fill received', es: 'Reposición de mesa' },
  moves: ({ amount, slip, holder = 'table' }, { table }) => [
    { from: underway(slip), to: chipsOf(holder, table), amount, slip },
  ],
  slips: ({ slip, amount, holder }, at) => [
    {
      ...at,
      slip,
      kind: holder === 'cambista' ? 'cambista-order' : 'fill',
      amount,
      travel: { direction: 'to-table', chips: amount },
    },
  ],
  declares: (data) => (isOfTable(data) ? { fills: minorFromWire(data.amount) } : {}),
  unread: ['box', 'boxes', 'banks'],
  asideOfPlay: true,
  category: 'table',
  reportedBy: ['table'],
  description: "Chips from the cage arrive at the table during the session: the table's half of a fill.",
  data: Type.Object(chipsMoved),
});

export const tableCredited = defineFact({
  type: 'cagnotte.table.credited.v1',
  title: { en: 'Credit handed over', es: 'Devolución de mesa' },
  moves: ({ amount, slip, holder = 'table' }, { table }) => [
    { from: chipsOf(holder, table), to: underway(slip), amount, slip },
  ],
  slips: ({ slip, amount, holder }, at) => [
    {
      ...at,
      slip,
      kind: holder === 'cambista' ? 'cambista-order' : 'credit',
      amount,
      travel: { direction: 'to-cage', chips: amount },
    },
  ],
  declares: (data) => (isOfTable(data) ? { credits: minorFromWire(data.amount) } : {}),
  unread: ['box', 'boxes', 'banks'],
  asideOfPlay: true,
  category: 'table',
  reportedBy: ['table'],
  description: "Chips leave the table for the cage during the session: the table's half of a credit.",
  data: Type.Object(chipsMoved),
});

export const tableLimitsChanged = defineFact({
  type: 'cagnotte.table.limits-changed.v1',
  title: { en: 'Change of limits', es: 'Cambio de límites' },
  movesNothing: 'its amounts are limits',
  category: 'table',
  reportedBy: ['table'],
  description: 'The limits of an open table change after they were announced.',
  data: Type.Object({
    currency: Currency,
    oldMinimum: Amount,
    newMinimum: Amount,
    newMinima: Type.Optional(Minima),
    newClothMinima: Type.Optional(ClothMinima),
    newMaxima: Type.Optional(Maxima),
    newTier: Type.Optional(Tier),
    newStep: Type.Optional(Step),
    announcedAtRound: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'last round before the announcement; 0 before the first',
    }),
    firstRound: Type.Optional(RoundNo),
    by: Type.Optional(Staff),
  }),
});

export type LimitsChanged = DataOf<typeof tableLimitsChanged>;

export const tableCounted = defineFact({
  type: 'cagnotte.table.counted.v1',
  title: { en: 'Count of the table', es: 'Recuento de mesa' },
  byRules: true,
  declares: ({ occasion = 'closing', inventory }) =>
    occasion === 'closing' ? { inventory: minorFromWire(inventory) } : {},
  unread: ['banks', ...PARTS_OF_PLAY],
  category: 'table',
  reportedBy: ['table'],
  description: 'The chips of a table are counted, the cloth being empty.',
  data: Type.Object({
    currency: Currency,
    inventory: Amount,
    pieces: Type.Optional(Pieces),
    counts: Type.Optional(
      Type.Array(Type.Object({ by: Staff, amount: Amount, pieces: Type.Optional(Pieces) }), {
        maxItems: 4,
        description: 'what each counted, where two count without seeing each other',
      }),
    ),
    occasion: Type.Optional(
      Type.Enum(['opening', 'interim', 'closing'], { description: 'closing where not given' }),
    ),
    certifiedBy: StaffList,
  }),
});

const HandedOver = Type.Object({
  holder: Holder,
  chips: Type.Optional(Amount),
  cash: Type.Optional(Amount),
  slip: Type.Optional(Slip),
  pieces: Type.Optional(Pieces),
});

export const tableClosed = defineFact({
  type: 'cagnotte.table.closed.v1',
  title: { en: 'Table closed', es: 'Cierre de mesa' },
  byRules: true,
  toCustomers: (_data, lines) => -wonByCount(lines),
  slips: ({ toCage }, at) =>
    toCage.map(({ slip, chips = 0, cash = 0 }) => ({
      ...at,
      slip,
      kind: 'closing',
      amount: chips + cash,
      travel: { direction: 'to-cage', chips },
    })),
  declares: ({ toCage, leftLocked = [] }) => {
    const chips = [...toCage, ...leftLocked].flatMap((part) =>
      part.holder === 'table' && part.chips !== undefined ? [minorFromWire(part.chips)] : [],
    );
    return chips.length === 0 ? {} : { inventory: sumMinor(chips) };
  },
  category: 'table',
  reportedBy: ['table'],
  description: 'The session of a table ends: what goes to the cage and what stays locked on the table.',
  data: Type.Object({
    currency: Currency,
    toCage: Type.Array(HandedOver, { maxItems: 20 }),
    leftLocked: Type.Optional(Type.Array(HandedOver, { maxItems: 20 })),
    result: Type.Optional(SignedAmount),
    wheel: Type.Optional(
      Type.Enum(['locked', 'sealed', 'open'], { description: 'how the wheel was left, where there is one' }),
    ),
    certifiedBy: StaffList,
  }),
});
export type TableClosed = DataOf<typeof tableClosed>;

export const tableEvents = [
  tableOpened,
  tableFilled,
  tableCredited,
  tableLimitsChanged,
  tableCounted,
  tableClosed,
] as const;

export const shoeStarted = defineFact({
  type: 'cagnotte.shoe.started.v1',
  title: { en: 'Shoe started', es: 'Inicio de talla' },
  bankReport: ({ shoeNo }) => ({ kind: 'shoe-started', shoeNo }),
  category: 'table',
  reportedBy: ['table'],
  description: 'A shoe (talla) begins: decks, burnt cards, cards behind the cut card.',
  data: Type.Object({
    shoeNo: ShoeNo,
    decks: Type.Integer({ minimum: 1, maximum: 12 }),
    deckSet: Type.Optional(Type.String({ maxLength: 80 })),
    newDecks: Type.Optional(Type.Boolean()),
    shoeSerial: Type.Optional(Type.String({ maxLength: 80 })),
    burnt: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
    burntCards: Type.Optional(Cards),
    behindCutCard: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    by: Type.Optional(StaffList),
  }),
});
export type ShoeStarted = DataOf<typeof shoeStarted>;

export const shoeEnded = defineFact({
  type: 'cagnotte.shoe.ended.v1',
  title: { en: 'Shoe ended', es: 'Fin de talla' },
  bankReport: ({ goesOn }) => ({ kind: 'shoe-ended', ...present({ goesOn }) }),
  unread: PARTS_BESIDE_BANKS.filter((part) => part !== 'play.shoe'),
  category: 'table',
  reportedBy: ['table'],
  description: 'A shoe ends; the banker who won its last coup may go on in the next.',
  data: Type.Object({
    shoeNo: ShoeNo,
    lastCoup: Type.Optional(RoundNo),
    cause: Type.Optional(Type.Enum(['cut-card', 'changed', 'session-ended'])),
    goesOn: Type.Optional(Player),
    cardsChecked: Type.Optional(Type.Boolean()),
  }),
});

export const shoeEvents = [shoeStarted, shoeEnded] as const;
