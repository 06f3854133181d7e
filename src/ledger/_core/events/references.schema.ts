import { Type } from 'typebox';

/** A table, by the word that stands in its source: `/casinos/granada/tables/RF1`. */
export const TableId = Type.String({
  pattern: '^[A-Za-z0-9._~-]{1,80}$',
  description: 'as in /casinos/{casino}/tables/{table}',
});

export const GameCode = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'game code, e.g. roulette-french',
});

/** The paper that accompanies chips between the cage and a table; both halves of the fact carry its number. */
export const Slip = Type.String({ minLength: 1, maxLength: 80, description: 'number of the slip' });

export const DocumentId = Type.String({
  minLength: 1,
  maxLength: 120,
  description: 'number of a paper kept by the casino',
});

export const Pool = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$', description: 'pool of a jackpot' });

export const BankId = Type.String({
  minLength: 1,
  maxLength: 80,
  description: "a player's bank, unique in its session",
});

export const RoundNo = Type.Integer({
  minimum: 1,
  maximum: 1_000_000,
  description: 'number in the session, from 1',
});

export const ShoeNo = Type.Integer({ minimum: 1, maximum: 1000, description: 'shoe of the session, from 1' });

export const Seat = Type.Integer({ minimum: 1, maximum: 40, description: 'seat or box number at the table' });

export const BetId = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'unique in its session; kept while the bet stays',
});

export const EventReference = Type.Object(
  {
    source: Type.String({ minLength: 1, maxLength: 400 }),
    id: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { description: 'identity of another event of the same casino' },
);

export const Day = Type.String({ format: 'gaming-day', description: 'gaming day, YYYY-MM-DD' });

export const Holder = Type.Enum(['table', 'cambista', 'cagnotte', 'jackpot', 'tips']);

/** Who at a table receives chips from the cage: the float itself, or the imprest of a non-banked table's cambista. */
export const FloatHolder = Type.Enum(['table', 'cambista'], { description: 'table where not given' });
