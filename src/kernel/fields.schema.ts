import { Type } from 'typebox';
import { MAILBOX } from './mailbox';
import { CLEAR_NAME } from './person-name';

/** A table, by the word that stands in its source: `/casinos/granada/tables/RF1`. */
export const TableId = Type.String({
  pattern: '^[A-Za-z0-9._~-]{1,80}$',
  description: 'as in /casinos/{casino}/tables/{table}',
});

export const GameCodeField = Type.String({
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

export const PoolField = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
  description: 'pool of a jackpot',
});

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

export const ProposalId = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'id of the proposal that was approved',
});

export const Day = Type.String({ format: 'gaming-day', description: 'gaming day, YYYY-MM-DD' });

export const Holder = Type.Enum(['table', 'cambista', 'cagnotte', 'jackpot', 'tips']);

/** Who at a table receives chips from the cage: the float itself, or the imprest of a non-banked table's cambista. */
export const FloatHolderField = Type.Enum(['table', 'cambista'], { description: 'table where not given' });

/** A member of staff, by the casino's own number; the name is the casino's word and is shown as such. */
export const Staff = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 80, description: "the casino's number of the employee" }),
    name: Type.Optional(Type.String({ maxLength: 120 })),
    role: Type.Optional(Type.String({ maxLength: 60, description: 'e.g. table-chief, croupier, cashier' })),
  },
  { description: 'a member of staff' },
);

export const StaffList = Type.Array(Staff, { minItems: 1, maxItems: 40 });

/** Two different persons; that they differ is checked where the act is evaluated. */
export const TwoPersons = Type.Array(Staff, {
  minItems: 2,
  maxItems: 10,
  description: 'two different persons',
});

export const Digest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256, lower-case hexadecimal',
});

/** A player: an opaque id, so that no name of a customer ever enters the log. */
export const Player = Type.String({ minLength: 1, maxLength: 80, description: 'opaque id, never a name' });

/**
 * What marks a field as naming a person, and the member of the data that tells whose name it is; or as part of what was
 * delivered and set aside, `delivery-bytes` in base64.
 */
export type PersonalMark = 'player' | 'banker' | 'recipient' | 'delivery' | 'delivery-bytes';

/** The prefixes of protected texts: `~p1~` of ordinary text, the other one of bytes in base64. */
export const PROTECTED_TEXT = '~p1~';
export const PROTECTED_BYTES = '~p1b~';

/** A protected text: its beginning, the id of the key of the person, and nonce, ciphertext and tag in base64url. */
const PROTECTED_PATTERN = '~p1~[A-Za-z0-9_-]{22}~[A-Za-z0-9_-]{38,600}';

/**
 * The name of a customer. It is delivered in clear, at most 100 characters, and recorded in protected form, encrypted under
 * a key of that person alone (docs/decisions). Both fit the schema, so that what is recorded can be read and corrected.
 */
export const nameOfPerson = (of: PersonalMark, description: string) =>
  Type.String({
    pattern: `^(${CLEAR_NAME}|${PROTECTED_PATTERN})$`,
    personal: of,
    description: `${description}; 1 to 100 visible characters, recorded encrypted`,
  });

/** The mail address of a recipient of the house, recorded in protected form as the name of a customer is. */
export const MailboxOfRecipient = Type.String({
  pattern: `^(${MAILBOX}|${PROTECTED_PATTERN})$`,
  personal: 'recipient',
  description: 'mail address, recorded encrypted',
});

export const Reason = Type.String({ minLength: 1, maxLength: 1000, description: 'in words' });

const SAFE_INTEGER = 9007199254740991;

/** An amount that cannot be negative: integer minor units of the event's currency. */
export const Amount = Type.Integer({
  minimum: 0,
  maximum: SAFE_INTEGER,
  description: 'integer minor units (cents) of the currency of the event',
});

/** An amount that may be negative: integer minor units of the event's currency. */
export const SignedAmount = Type.Integer({
  minimum: -SAFE_INTEGER,
  maximum: SAFE_INTEGER,
  description: 'integer minor units (cents) of the currency of the event, may be negative',
});

export const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  description: 'ISO 4217 code; ESP (peseta, no decimals) for facts before the euro',
});

/** An exact share or percentage: 5 % is 5 / 100, or 1 / 20. Never a decimal fraction. */
export const Rate = Type.Object(
  {
    numerator: Type.Integer({ minimum: 0, maximum: SAFE_INTEGER }),
    denominator: Type.Integer({ minimum: 1, maximum: SAFE_INTEGER }),
  },
  { description: 'exact fraction: 5 % is 5 over 100' },
);

export const MeansOfPayment = Type.Enum(['cash', 'cheque', 'bank']);

export const Payments = Type.Array(
  Type.Object({
    means: MeansOfPayment,
    amount: Amount,
    document: Type.Optional(Type.String({ maxLength: 120, description: 'number of the cheque or order' })),
  }),
  { minItems: 1, maxItems: 20, description: 'the parts add up to the amount paid' },
);

/** Chips or plaques by denomination. Optional everywhere: tied only where every holder was counted so. */
export const Pieces = Type.Array(
  Type.Object({
    denomination: Amount,
    pieces: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    set: Type.Optional(Type.String({ maxLength: 63, description: 'chip set, where there are several' })),
  }),
  { maxItems: 200, description: 'chips and plaques by denomination' },
);

export const Notes = Type.Array(
  Type.Object({ denomination: Amount, pieces: Type.Integer({ minimum: 0, maximum: 10_000_000 }) }),
  { maxItems: 60, description: 'notes and coins by denomination' },
);

export const OtherCurrencies = Type.Array(
  Type.Object({ currency: Currency, amount: Amount, notes: Type.Optional(Notes) }),
  { maxItems: 60, description: 'money in other currencies, each in its own minor units' },
);

/** A card of the French deck: rank and suit, e.g. `Th`. Decks without indices and games on other decks use text. */
const Card = Type.String({ pattern: '^[2-9TJQKA][cdhs]$', description: 'rank and suit, e.g. Th' });

export const Cards = Type.Array(Card, { maxItems: 10, description: 'in the order of dealing' });

/** A text about a person as the log keeps it. */
export interface ProtectedText {
  readonly keyId: string;
  /** Nonce, ciphertext and tag, base64url. */
  readonly sealed: string;
  readonly isBytes: boolean;
}

/** Whether what was counted goes to the cage with this event; else the close of the table, or a later count, takes it. */
export const TakenToCage = Type.Boolean({ description: 'goes to the cage with this event' });

/** What a count finds, chips and cash apart. */
export const CHIPS_AND_CASH = {
  chips: Amount,
  cash: Amount,
  pieces: Type.Optional(Pieces),
  notes: Type.Optional(Notes),
};
