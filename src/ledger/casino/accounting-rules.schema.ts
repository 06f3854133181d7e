import { Type } from 'typebox';
import { Amount, GameCode, Rate } from '../_core/fields.schema';

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
  per: Type.Optional(
    Type.Enum(['casino', 'company'], { description: 'whose income of the year is added up' }),
  ),
  company: Type.Optional(
    Type.String({ minLength: 1, maxLength: 80, description: 'of casinos whose income is one' }),
  ),
});

/** Required float as a multiple of the minimum bet of the table, by game. */
const FloatRule = Type.Object({
  game: GameCode,
  multiplier: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});

/** Required guarantee of the cage as a multiple of the highest minimum bet of the tables of these games. */
const CageGuarantee = Type.Object({
  games: Type.Array(GameCode, { minItems: 1, maxItems: 60 }),
  multiplier: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  leastInCash: Type.Optional(
    Type.Object(Rate.properties, { description: 'the rest may be blocked in the bank; all where not given' }),
  ),
});

const Share = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

const AlertBand = Type.Object({
  games: Type.Optional(Type.Array(GameCode, { maxItems: 60, description: 'every game where not given' })),
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

const Chart = Type.Object({
  codes: Type.Record(Type.String(), Type.String({ pattern: '^[0-9]{1,12}$' }), {
    description:
      'codes by accounts of our chart or beginnings of them, the longest counts: {"cash": "57000000", "cash:drop": "57000010"}',
  }),
  a3Company: Type.Optional(
    Type.String({ pattern: '^[0-9]{5}$', description: 'the number of the company in a3' }),
  ),
});

/** How the casino keeps its books, where the law leaves it open or its text was not read: dated, like all of it. */
export const AccountingRules = Type.Object({
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
  chart: Type.Optional(Chart),
});
