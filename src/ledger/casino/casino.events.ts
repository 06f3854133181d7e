import { Type } from 'typebox';
import { AccountingRules } from './accounting-rules.schema';
import { type DataOf, defineEvent } from '../_core/event-definition';
import {
  Amount,
  Currency,
  Day,
  DocumentId,
  GameCode,
  Pool,
  Rate,
  Staff,
  TableId,
} from '../_core/fields.schema';

/** What a session of the table reports; what it does not report is shown as not captured, never as zero. */
export const Captures = Type.Object({
  rounds: Type.Boolean({ description: 'every round, hand or coup is reported' }),
  buyIns: Type.Boolean({ description: 'every exchange of cash for chips is reported' }),
});

const AuthorisedTable = Type.Object({
  table: TableId,
  game: GameCode,
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
  game: GameCode,
  rule: Type.String({ minLength: 1, maxLength: 60, description: 'rake, session-percentage, session-fee, …' }),
  rate: Type.Optional(Rate),
  amount: Type.Optional(Amount),
  cap: Type.Optional(Amount),
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
  pool: Pool,
  game: Type.Optional(GameCode),
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
});

const ChipSet = Type.Object({
  set: Type.String({ minLength: 1, maxLength: 63 }),
  kind: Type.Enum(['chips', 'plaques', 'colours']),
  denominations: Type.Array(Amount, { maxItems: 60 }),
});

export const casinoAuthorised = defineEvent({
  type: 'cagnotte.casino.authorised.v1',
  category: 'casino',
  toldBy: 'person',
  decidedBy: 'authorise',
  description:
    'The whole authorisation of a casino (games, tables, limits, fees, pools), valid from a day on.',
  data: Type.Object({
    validFrom: Day,
    currency: Currency,
    rulebook: Type.String({ minLength: 1, maxLength: 60, description: 'rules in force, e.g. ES-AN-2010' }),
    games: Type.Array(GameCode, { minItems: 1, maxItems: 60 }),
    tables: Type.Array(AuthorisedTable, { maxItems: 400 }),
    fees: Type.Optional(Type.Array(Fee, { maxItems: 200 })),
    jackpots: Type.Optional(Type.Array(AuthorisedPool, { maxItems: 200 })),
    chipSets: Type.Optional(Type.Array(ChipSet, { maxItems: 60 })),
    answers: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 80 }), {
        description:
          'the casino\'s answers to points that the regulation leaves open, by id: {"OP1-01": "down-to-cent"}',
      }),
    ),
    accounting: Type.Optional(AccountingRules),
    document: Type.Optional(DocumentId),
    by: Type.Optional(Staff),
  }),
});
export type CasinoAuthorised = DataOf<typeof casinoAuthorised>;

export const casinoEvents = [casinoAuthorised] as const;
