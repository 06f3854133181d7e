import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  Day,
  DocumentId,
  GameCodeField,
  PoolField,
  Rate,
  Staff,
  TableId,
  SignedAmount,
  ProposalId,
} from '../../kernel/fields.schema';

const Tolerances = Type.Object(
  {
    table: Type.Optional(Amount),
    drop: Type.Optional(Amount),
    cagnotte: Type.Optional(Amount),
    jackpot: Type.Optional(Amount),
    tips: Type.Optional(Amount),
    cambista: Type.Optional(Amount),
    cage: Type.Optional(Amount),
    custody: Type.Optional(Amount),
  },
  { description: 'nothing where not given' },
);

const DutyRules = Type.Object({
  jurisdiction: Type.Optional(
    Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$', description: 'ISO 3166, e.g. ES-AN' }),
  ),
  slots: Type.Optional(
    Type.Enum(['surpluses', 'count'], { description: 'of cagnottes and pool slots: surpluses only' }),
  ),
  pools: Type.Optional(
    Type.Enum(['paid', 'funded'], { description: 'stakes less prizes, or house share less funding' }),
  ),
  quotas: Type.Optional(
    Type.Enum(['rates', 'column'], {
      description:
        'what decides where the column of quotas of a schedule differs from its rates (ES-AN, 2022): rates where not given',
    }),
  ),
  per: Type.Optional(
    Type.Enum(['casino', 'company'], { description: 'whose income of the year is added up' }),
  ),
  company: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'of casinos whose income is one' }),
  ),
});

/** The required float by game, as a multiple of the minimum bet of the table. */
const FloatRule = Type.Object({
  game: GameCodeField,
  multiplier: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});

/** The required guarantee of the cage, as a multiple of the highest minimum bet of the tables of these games. */
const CageGuarantee = Type.Object({
  games: Type.Array(GameCodeField, { minItems: 1, maxItems: 60 }),
  multiplier: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  leastInCash: Type.Optional(
    Type.Object(Rate.properties, { description: 'the rest may be blocked in the bank; all where not given' }),
  ),
});

const Share = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

const AlertBand = Type.Object({
  games: Type.Optional(
    Type.Array(GameCodeField, { maxItems: 60, description: 'every game where not given' }),
  ),
  hold: Type.Optional(
    Type.Object(
      { from: Share, to: Share },
      { description: 'the win in ten-thousandths of the drop: 1500 is 15 %' },
    ),
  ),
  shareOfMean: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'how far the hold may be from that of the last thirty days, in ten-thousandths of it',
    }),
  ),
  deviations: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100_000,
      description:
        "how far the win may be from what the game's own chances let expect, in hundredths of a deviation",
    }),
  ),
});

const LargeAmounts = Type.Object(
  {
    slip: Type.Optional(Amount),
    box: Type.Optional(Amount),
  },
  { description: 'amounts above which a fill, a credit or the count of a box raises a finding at once' },
);

const Minutes = Type.Integer({ minimum: 0, maximum: 2_880 });

const FloorAlertRules = Type.Object(
  {
    silentMinutes: Type.Optional(
      Type.Integer({
        ...Minutes,
        description: 'a source of play that says nothing while its table is open; 15 where not given',
      }),
    ),
    slipMinutes: Type.Optional(
      Type.Integer({ ...Minutes, description: 'a slip asked for and not confirmed; 10 where not given' }),
    ),
    countMinutes: Type.Optional(
      Type.Integer({ ...Minutes, description: 'an open table that is not counted; 480 where not given' }),
    ),
    bankShare: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 10_000,
        description:
          "a player's bank from that share of its authorised maximum on, in ten-thousandths; 9000 where not given",
      }),
    ),
    interruptionMinutes: Type.Optional(
      Type.Integer({ ...Minutes, description: 'an interruption of a table that lasts; 15 where not given' }),
    ),
    leastRounds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000,
        description:
          'rounds, hands or coups that a table with captured rounds reports in 60 minutes at least; 10 where not given',
      }),
    ),
  },
  { description: 'when the floor is told of what does not happen, in minutes; 0: never' },
);

const Chart = Type.Object({
  codes: Type.Record(Type.String(), Type.String({ pattern: '^[0-9]{1,12}$' }), {
    description:
      'codes by accounts of our chart or beginnings of them, the longest counts: {"cash": "57000000", "cash:drop": "57000010"}',
  }),
  names: Type.Optional(
    Type.Record(Type.String({ pattern: '^[0-9]{1,12}$' }), Type.String({ minLength: 1, maxLength: 80 }), {
      description: 'the casino\'s own names of its codes: {"57000000": "Caja, euros"}',
    }),
  ),
  games: Type.Optional(
    Type.Enum(['net', 'gross'], {
      description:
        'the result of captured rounds in the summary journal: net (701), or gross (stakes as 701, payments to players as 702); net where not given',
    }),
  ),
  tips: Type.Optional(
    Type.Enum(['liability', 'income'], {
      description:
        'tips in the summary journal: owed to the staff (465), or income when counted (759) and cost when shared out (640); a liability where not given',
    }),
  ),
  a3Company: Type.Optional(
    Type.String({ pattern: '^[0-9]{5}$', description: 'the number of the company in a3' }),
  ),
  digits: Type.Optional(
    Type.Integer({
      minimum: 6,
      maximum: 12,
      description: 'length of the subaccounts in the accounting program: shorter codes end with zeros there',
    }),
  ),
});

const Letterhead = Type.Object(
  {
    company: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'the company that runs the casino' }),
    ),
    taxNumber: Type.Optional(
      Type.String({ pattern: '^[A-Z][0-9]{7}[0-9A-J]$', description: 'its NIF, e.g. A18000018' }),
    ),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'the name of the casino' })),
    address: Type.Optional(
      Type.String({ minLength: 1, maxLength: 120, description: 'where the casino is, on one line' }),
    ),
  },
  { description: 'the letterhead of printed books' },
);

/**
 * How the casino keeps its books where the law leaves it open or its text was not read; dated like the rest of the
 * authorisation.
 */
const AccountingRules = Type.Object({
  nextDay: Type.Optional(
    Type.Enum(['block', 'warn'], {
      description: 'whether a gaming day may open while the last one is not certified; block where not given',
    }),
  ),
  tolerances: Type.Optional(Tolerances),
  duty: Type.Optional(DutyRules),
  floats: Type.Optional(Type.Array(FloatRule, { maxItems: 60 })),
  cageGuarantee: Type.Optional(CageGuarantee),
  alerts: Type.Optional(Type.Array(AlertBand, { maxItems: 60 })),
  largeAmounts: Type.Optional(LargeAmounts),
  floorAlerts: Type.Optional(FloorAlertRules),
  chart: Type.Optional(Chart),
  letterhead: Type.Optional(Letterhead),
});

/** What a session of the table reports. What it does not report is shown as not captured, never as zero. */
export const Captures = Type.Object({
  rounds: Type.Boolean({ description: 'every round, hand or coup is reported' }),
  buyIns: Type.Boolean({ description: 'every exchange of cash for chips is reported' }),
});

const AuthorisedTable = Type.Object({
  table: TableId,
  game: GameCodeField,
  minimum: Type.Object(
    { from: Amount, to: Type.Optional(Amount) },
    { description: 'authorised minimum bet, or its band' },
  ),
  maxima: Type.Optional(
    Type.Record(Type.String(), Amount, { description: 'authorised maximum by bet; "*" for every other bet' }),
  ),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  unlimitedBank: Type.Optional(Type.Boolean({ description: "a player's bank may play without a maximum" })),
  withoutCards: Type.Optional(
    Type.Boolean({ description: 'non-banked poker: hands are reported without the cards that decide them' }),
  ),
  bank: Type.Optional(
    Type.Object(
      { minimum: Type.Optional(Amount), maximum: Type.Optional(Amount) },
      { description: "least and most that a player's bank is put up with, where the authority fixes them" },
    ),
  ),
  captures: Type.Optional(Captures),
});

const Fee = Type.Object({
  game: GameCodeField,
  rule: Type.String({ minLength: 1, maxLength: 60, description: 'rake, session-percentage, session-fee, …' }),
  rate: Type.Optional(Rate),
  amount: Type.Optional(Amount),
  cap: Type.Optional(Amount),
});

/** A resolution of the authority on the share of the house of a game. */
const RateResolution = Type.Object({
  game: GameCodeField,
  resolution: Type.String({ minLength: 1, maxLength: 80, description: 'its number' }),
  date: Day,
  rate: Rate,
  validFrom: Day,
});

const Combination = Type.Enum([
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
]);

const AuthorisedPrize = Type.Union([
  Type.Object({
    combination: Combination,
    share: Rate,
  }),
  Type.Object({
    combination: Combination,
    times: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'so many stakes, off the meter' }),
  }),
]);

const AuthorisedPool = Type.Object({
  pool: PoolField,
  game: Type.Optional(GameCodeField),
  tables: Type.Array(TableId, { maxItems: 200 }),
  rate: Type.Optional(Rate),
  seed: Type.Optional(Amount),
  prizes: Type.Optional(
    Type.Array(AuthorisedPrize, {
      minItems: 1,
      maxItems: 10,
      description:
        'combinations and prizes instead of those of the rules, where these let them vary: a share of what is on the ' +
        'meter (1/1 is all of it), or so many stakes',
    }),
  ),
  postedBy: Type.Enum(['round.settled', 'jackpot'], {
    description: 'which events move the ledger of the pool; the others only confirm',
  }),
  expiresAfterDays: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 3_660,
      description:
        'days after the gaming day of the win on which a prize that is paid later can still be collected; for ever where not given',
    }),
  ),
});

const ChipSet = Type.Object({
  set: Type.String({ minLength: 1, maxLength: 63 }),
  kind: Type.Enum(['chips', 'plaques', 'colours']),
  denominations: Type.Array(Amount, { maxItems: 60 }),
});

const Label = Type.String({ minLength: 1, maxLength: 60 });

/** Where it is given in one language, the other shows it too; where in none, the code stands for it. */
const NameInWords = Type.Object(
  { en: Type.Optional(Label), es: Type.Optional(Label) },
  { description: 'what people read, in both languages or in one; its code where not given' },
);

const NameCode = { pattern: '^[a-z0-9][a-z0-9-]{0,62}$' };

const ShiftOfDay = Type.Object({
  shift: Type.String({ ...NameCode, description: 'code of the shift, e.g. late' }),
  name: Type.Optional(NameInWords),
  start: Type.String({
    pattern: '^([01][0-9]|2[0-3]):(00|15|30|45)$',
    description: 'HH:MM by the clock of the casino, a full hour or a quarter of it',
  }),
});

const FloorArea = Type.Object({
  area: Type.String({ ...NameCode, description: 'code of the area (pit), e.g. pit-1' }),
  name: Type.Optional(NameInWords),
  tables: Type.Array(TableId, { minItems: 1, maxItems: 400, description: 'each in one area at most' }),
});

const AUTHORISATION = {
  validFrom: Day,
  currency: Currency,
  timeZone: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
      maxLength: 60,
      description:
        'time zone of the casino by its IANA name, e.g. Atlantic/Canary; Europe/Madrid where not given',
    }),
  ),
  rulebook: Type.String({ minLength: 1, maxLength: 60, description: 'rules in force, e.g. ES-AN-2010' }),
  games: Type.Array(GameCodeField, { minItems: 1, maxItems: 60 }),
  tables: Type.Array(AuthorisedTable, { maxItems: 400 }),
  fees: Type.Optional(
    Type.Array(Fee, {
      maxItems: 200,
      description:
        'without effect, and refused in a new authorisation: the rules and the opening of a table state them',
    }),
  ),
  resolutions: Type.Optional(
    Type.Array(RateResolution, {
      maxItems: 60,
      description:
        'shares of the house that the authority sets by resolution, where the rules of the game leave the rate to it ' +
        '(synthetic poker, Decree 385/1996, II.6); of one game, the resolution with the latest first day is in force',
    }),
  ),
  jackpots: Type.Optional(Type.Array(AuthorisedPool, { maxItems: 200 })),
  chipSets: Type.Optional(Type.Array(ChipSet, { maxItems: 60 })),
  answers: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 80 }), {
      description:
        'the casino\'s answers to points that the regulation leaves open, by id: {"OP1-01": "down-to-cent"}',
    }),
  ),
  accounting: Type.Optional(AccountingRules),
  shifts: Type.Optional(
    Type.Array(ShiftOfDay, {
      minItems: 1,
      maxItems: 12,
      description:
        'the shifts of a gaming day in their order, the first begins it and the last ends with it; one for the whole day where not given',
    }),
  ),
  areas: Type.Optional(
    Type.Array(FloorArea, {
      maxItems: 60,
      description: 'the areas (pits) of the floor by their tables; a table that is in none has no area',
    }),
  ),
  document: Type.Optional(DocumentId),
};

/** A proposal that changes nothing until another person approves it. */
export const authorisationProposed = defineFact({
  type: 'cagnotte.casino.authorisation-proposed.v1',
  title: { en: 'Authorisation proposed', es: 'Propuesta de autorización' },
  movesNothing: 'another person has to approve',
  category: 'casino',
  reportedBy: 'person',
  decidedBy: 'proposeAuthorisation',
  permission: 'casinos:authorise',
  begunHere: true,
  description: 'One person proposes a later authorisation; another one has to approve.',
  data: Type.Object({ ...AUTHORISATION, by: Staff }),
});
export type AuthorisationProposed = DataOf<typeof authorisationProposed>;

export const authorisationWithdrawn = defineFact({
  type: 'cagnotte.casino.authorisation-withdrawn.v1',
  title: { en: 'Proposed authorisation withdrawn', es: 'Propuesta de autorización retirada' },
  category: 'casino',
  reportedBy: 'person',
  decidedBy: 'withdrawAuthorisation',
  permission: 'casinos:authorise',
  begunHere: true,
  description:
    'The person who proposed an authorisation takes the proposal back, before another one approves it.',
  data: Type.Object({ proposal: ProposalId, by: Staff }),
});
export type AuthorisationWithdrawn = DataOf<typeof authorisationWithdrawn>;

export const casinoAuthorised = defineFact({
  type: 'cagnotte.casino.authorised.v1',
  title: { en: 'Authorisation', es: 'Autorización' },
  movesNothing: 'it authorises; its amounts are limits and capital',
  category: 'casino',
  reportedBy: 'person',
  decidedBy: 'authorise',
  // The first one of a casino is recorded by one person; who names a second one is two.
  permission: 'casinos:authorise',
  description: 'The whole authorisation of a casino (games, tables, limits, pools), valid from a day on.',
  data: Type.Object({
    ...AUTHORISATION,
    by: Type.Optional(Staff),
    approvedBy: Type.Optional(Type.Object(Staff.properties, { description: 'the second of two persons' })),
    proposal: Type.Optional(ProposalId),
  }),
});
export type CasinoAuthorised = DataOf<typeof casinoAuthorised>;

export const casinoEvents = [authorisationProposed, authorisationWithdrawn, casinoAuthorised] as const;

/** Cut-over: the balances a casino starts with. Once per casino, before any other event about money. */
export const ledgerOpened = defineFact({
  type: 'cagnotte.ledger.opened.v1',
  title: { en: 'Opening balances', es: 'Asiento de apertura' },
  byRules: true,
  movesMeters: true,
  category: 'casino',
  reportedBy: ['office'],
  description: 'The opening balances of a casino, once, before any other event about money.',
  data: Type.Object({
    currency: Currency,
    balances: Type.Array(
      Type.Object({
        account: Type.String({ minLength: 1, maxLength: 120, description: 'account path, e.g. chips:cage' }),
        subLedger: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
        amount: SignedAmount,
      }),
      { maxItems: 1000, description: 'debit balances positive, credit balances negative' },
    ),
  }),
});
export type LedgerOpened = DataOf<typeof ledgerOpened>;

export const ledgerEvents = [ledgerOpened] as const;
