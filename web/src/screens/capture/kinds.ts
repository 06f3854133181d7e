import { isWithoutBank } from '../../words/game-name';
import type { EventForm } from '../../api/event-form';
import type { CountKind } from '../../api/generated/operations';
import type { Exact } from '../../money/exact-json';

/** A field of a capture: a grid of pieces by denomination, or a line of text. */
export type Ask =
  | { readonly name: string; readonly as: 'chips' | 'cash'; readonly isOptional?: true }
  | { readonly name: string; readonly as: 'amount' | 'text'; readonly isOptional?: true }
  | { readonly name: string; readonly as: 'choice'; readonly of: readonly string[] };

/** The parsed values of a form; amounts in minor units. */
export interface Filled {
  readonly currency: string;
  readonly game: string;
  readonly table: string;
  readonly me: Exact;
  readonly staff: readonly Exact[];
  readonly text: (name: string) => string | undefined;
  readonly amount: (name: string) => bigint;
  readonly pieces: (name: string) => readonly Exact[] | undefined;
}

interface CaptureKind {
  readonly id: string;
  /** The role that captures it. */
  readonly role: 'pit' | 'cage' | 'count' | 'accountant';
  /** `new`: opens a table session. `session`: is about an existing one. `cage`: is about the cage or the house. */
  readonly about: 'new' | 'session' | 'cage';
  readonly type: string;
}

/** A frequent kind with a form of a few fields. */
export interface ShortKind extends CaptureKind {
  /** The kind of a blind count, which is sent at once instead of through the outbox. */
  readonly blind?: CountKind;
  readonly asks: readonly Ask[];
  readonly data: (filled: Filled) => { readonly [name: string]: Exact };
}

/** An event with all fields of its schema. */
export interface FactKind extends CaptureKind {
  readonly form: EventForm;
}

export type Kind = ShortKind | FactKind;

const SLIP: Ask = { name: 'slip', as: 'text' };
const CHIPS: Ask = { name: 'chips', as: 'chips' };
const CASH: Ask = { name: 'cash', as: 'cash' };
const MEANS: Ask = { name: 'means', as: 'choice', of: ['cash', 'bank', 'cheque'] };

/** Chips under a slip, between the cage and a table. */
const moved = ({ currency, amount, text, pieces, staff }: Filled): { readonly [name: string]: Exact } => ({
  ...{ currency, amount: amount('chips'), slip: text('slip'), pieces: pieces('chips'), by: staff },
});

const counted = ({ currency, amount, pieces, staff }: Filled, occasion: string) => ({
  ...{ currency, inventory: amount('chips'), pieces: pieces('chips'), occasion, certifiedBy: staff },
});

const held = ({ currency, amount, pieces, staff }: Filled) => ({
  ...{ currency, chips: amount('chips'), cash: amount('cash') },
  ...{ pieces: pieces('chips'), notes: pieces('cash'), by: staff },
});

const TABLE_KINDS: readonly ShortKind[] = [
  {
    ...{ id: 'open', role: 'pit', about: 'new', type: 'cagnotte.table.opened.v1' },
    asks: [
      { name: 'minimum', as: 'amount' },
      { ...SLIP, isOptional: true },
      { name: 'box', as: 'text', isOptional: true },
      CHIPS,
    ],
    data: ({ currency, game, amount, pieces, text, staff }) => ({
      ...{ currency, game, minimum: amount('minimum'), captures: { rounds: false, buyIns: false } },
      float: { amount: amount('chips'), slip: text('slip'), pieces: pieces('chips') },
      ...{ staff, box: text('box') },
    }),
  },
  {
    ...{ id: 'request', role: 'pit', about: 'session', type: 'cagnotte.slip.requested.v1' },
    asks: [{ name: 'purpose', as: 'choice', of: ['fill', 'credit'] }, SLIP, CHIPS],
    data: (filled) => ({ ...moved(filled), kind: filled.text('purpose') }),
  },
  {
    ...{ id: 'fill', role: 'pit', about: 'session', type: 'cagnotte.table.filled.v1' },
    asks: [SLIP, CHIPS],
    data: moved,
  },
  {
    ...{ id: 'credit', role: 'pit', about: 'session', type: 'cagnotte.table.credited.v1' },
    asks: [SLIP, CHIPS],
    data: moved,
  },
  {
    ...{ id: 'estimate', role: 'pit', about: 'session', type: 'cagnotte.table.counted.v1' },
    asks: [CHIPS],
    data: (filled) => counted(filled, 'interim'),
  },
  {
    ...{ id: 'boxSwap', role: 'pit', about: 'session', type: 'cagnotte.box.swapped.v1' },
    asks: [
      { name: 'box', as: 'text' },
      { name: 'replacement', as: 'text' },
    ],
    data: ({ text, staff }) => ({ box: text('box'), replacement: text('replacement'), by: staff }),
  },
  {
    ...{ id: 'boxIssue', role: 'pit', about: 'session', type: 'cagnotte.box.issued.v1' },
    asks: [{ name: 'box', as: 'text' }],
    data: ({ text, staff }) => ({ box: text('box'), by: staff }),
  },
  {
    ...{ id: 'closingCount', role: 'pit', about: 'session', type: 'cagnotte.table.counted.v1' },
    asks: [CHIPS],
    data: (filled) => counted(filled, 'closing'),
  },
  {
    ...{ id: 'close', role: 'pit', about: 'session', type: 'cagnotte.table.closed.v1' },
    asks: [{ ...SLIP, isOptional: true }, CHIPS, { name: 'leftLocked', as: 'chips', isOptional: true }],
    data: ({ currency, game, amount, pieces, text, staff }) => ({
      currency,
      toCage:
        isWithoutBank(game) && amount('chips') === 0n
          ? []
          : [{ holder: 'table', chips: amount('chips'), slip: text('slip'), pieces: pieces('chips') }],
      ...(amount('leftLocked') === 0n
        ? {}
        : {
            leftLocked: [{ holder: 'table', chips: amount('leftLocked'), pieces: pieces('leftLocked') }],
          }),
      certifiedBy: staff,
    }),
  },
  {
    ...{ id: 'tips', role: 'pit', about: 'session', type: 'cagnotte.tips.counted.v1' },
    asks: [CHIPS, { ...CASH, isOptional: true }],
    data: (filled) => ({ ...held(filled), takenToCage: true }),
  },
  {
    ...{ id: 'slot', role: 'pit', about: 'session', type: 'cagnotte.slot.counted.v1' },
    asks: [{ name: 'taken', as: 'choice', of: ['yes', 'no'] }, CHIPS],
    data: ({ currency, amount, pieces, text, staff }) => ({
      ...{ currency, slot: 'cagnotte', chips: amount('chips'), pieces: pieces('chips') },
      ...{ takenToCage: text('taken') === 'yes', by: staff },
    }),
  },
];

const CAGE_KINDS: readonly ShortKind[] = [
  {
    ...{ id: 'cageOpen', role: 'cage', about: 'cage', type: 'cagnotte.cage.opened.v1' },
    asks: [CHIPS, CASH],
    data: held,
  },
  {
    ...{ id: 'issue', role: 'cage', about: 'session', type: 'cagnotte.cage.float-issued.v1' },
    asks: [{ name: 'purpose', as: 'choice', of: ['fill', 'float', 'imprest'] }, SLIP, CHIPS],
    data: (filled) => ({ ...moved(filled), table: filled.table, purpose: filled.text('purpose') }),
  },
  {
    ...{ id: 'receive', role: 'cage', about: 'session', type: 'cagnotte.cage.credit-received.v1' },
    asks: [SLIP, CHIPS],
    data: (filled) => ({ ...moved(filled), table: filled.table }),
  },
  {
    ...{ id: 'sell', role: 'cage', about: 'cage', type: 'cagnotte.cage.chips-sold.v1' },
    asks: [MEANS, CHIPS],
    data: ({ currency, amount, pieces, text, me }) => ({
      ...{ currency, amount: amount('chips'), meansOfPayment: text('means') },
      ...{ pieces: pieces('chips'), by: me },
    }),
  },
  {
    ...{ id: 'redeem', role: 'cage', about: 'cage', type: 'cagnotte.cage.chips-redeemed.v1' },
    asks: [MEANS, CHIPS],
    data: ({ currency, amount, pieces, text, me }) => ({
      ...{ currency, amount: amount('chips'), paid: [{ means: text('means'), amount: amount('chips') }] },
      ...{ pieces: pieces('chips'), by: me },
    }),
  },
  {
    ...{ id: 'cageEstimate', role: 'cage', about: 'cage', type: 'cagnotte.cage.counted.v1' },
    asks: [CHIPS, CASH],
    data: (filled) => ({ ...held(filled), occasion: 'interim' }),
  },
  {
    ...{ id: 'cageCount', role: 'cage', about: 'cage', type: 'cagnotte.cage.counted.v1' },
    asks: [CHIPS, CASH],
    data: (filled) => ({ ...held(filled), occasion: 'closing' }),
  },
  {
    ...{ id: 'cageTips', role: 'cage', about: 'cage', type: 'cagnotte.tips.counted.v1' },
    asks: [CHIPS, CASH],
    data: (filled) => ({ ...held(filled), takenToCage: true }),
  },
];

/** Opening balances: the chips of the house, its cash and its bank accounts. */
function openingBalances({ currency, amount }: Filled): { readonly [name: string]: Exact } {
  const [chips, cash, inBank] = [amount('chips'), amount('cash'), amount('inBank')];
  const balances = [
    { account: 'chips:cage', amount: chips },
    { account: 'chips:issued', amount: -chips },
    { account: 'cash:cage', amount: cash },
    { account: 'bank', amount: inBank },
    { account: 'opening', amount: -cash - inBank },
  ];
  return { currency, balances: balances.filter((each) => each.amount !== 0n) };
}

const OFFICE_KINDS: readonly ShortKind[] = [
  {
    ...{ id: 'openBooks', role: 'accountant', about: 'cage', type: 'cagnotte.ledger.opened.v1' },
    asks: [CHIPS, CASH, { name: 'inBank', as: 'amount', isOptional: true }],
    data: openingBalances,
  },
];

const TAKEN: Ask = { name: 'taken', as: 'choice', of: ['yes', 'no'] };

const COUNT_KINDS: readonly ShortKind[] = [
  {
    ...{ id: 'countBox', role: 'count', about: 'session', type: '', blind: 'BOX' },
    asks: [{ name: 'box', as: 'text' }, CASH],
    data: ({ currency, amount, pieces, text }) => ({
      ...{ currency, box: text('box'), amount: amount('cash'), notes: pieces('cash') },
    }),
  },
  {
    ...{ id: 'countSlot', role: 'count', about: 'session', type: '', blind: 'SLOT' },
    asks: [TAKEN, CHIPS],
    data: ({ currency, amount, pieces, text }) => ({
      ...{ currency, slot: 'cagnotte', chips: amount('chips'), pieces: pieces('chips') },
      takenToCage: text('taken') === 'yes',
    }),
  },
  {
    ...{ id: 'countTips', role: 'count', about: 'session', type: '', blind: 'TIPS' },
    asks: [CHIPS, { ...CASH, isOptional: true }],
    data: ({ currency, amount, pieces }) => ({
      ...{ currency, chips: amount('chips'), cash: amount('cash') },
      ...{ pieces: pieces('chips'), notes: pieces('cash'), takenToCage: true },
    }),
  },
  {
    ...{ id: 'countCambista', role: 'count', about: 'session', type: '', blind: 'CAMBISTA' },
    asks: [TAKEN, CHIPS, CASH],
    data: ({ currency, amount, pieces, text }) => ({
      ...{ currency, chips: amount('chips'), cash: amount('cash') },
      ...{ pieces: pieces('chips'), notes: pieces('cash'), takenToCage: text('taken') === 'yes' },
    }),
  },
];

export const SHORT_KINDS: readonly ShortKind[] = [TABLE_KINDS, CAGE_KINDS, COUNT_KINDS, OFFICE_KINDS].flat();
