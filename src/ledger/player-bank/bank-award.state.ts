import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';
import type { BankAdjudicated } from './player-bank.events';

/** The bank of a table that the direction awarded for several shoes or days, and the shoes that began since. */
export interface BankAward {
  readonly eventId: string;
  readonly bank: string;
  readonly banker: string;
  readonly awardedFor: NonNullable<BankAdjudicated['awardedFor']>;
  readonly shoes: number;
  readonly isShoeDealt: boolean;
}

type Fold<Type extends EventType> = (
  award: BankAward | undefined,
  event: EventOf<Type>,
  isShoeDealt: boolean,
) => BankAward | undefined;

const FOLDS: { readonly [Type in EventType]?: Fold<Type> } = {
  'cagnotte.bank.adjudicated.v1': (award, { id: eventId, data: { bank, banker, awardedFor } }, isShoeDealt) =>
    awardedFor === undefined
      ? award?.banker === banker
        ? { ...award, bank }
        : undefined
      : { eventId, bank, banker, awardedFor, shoes: isShoeDealt ? 1 : 0, isShoeDealt },
  'cagnotte.shoe.started.v1': (award) => award && { ...award, shoes: award.shoes + 1, isShoeDealt: true },
  'cagnotte.shoe.ended.v1': (award) => award && { ...award, isShoeDealt: false },
  'cagnotte.bank.withdrawn.v1': (award, { data }) => (award?.bank === data.bank ? undefined : award),
  'cagnotte.bank.broken.v1': (award, { data }) => (award?.bank === data.bank ? undefined : award),
  'cagnotte.bank.ended.v1': (award, { data }) =>
    award?.bank === data.bank && GIVEN_UP.has(data.cause) ? undefined : award,
};

/**
 * The award after a fact. It ends when its banker gives the bank up or the bank is broken, because the bank is then offered again
 * (1.1.8.B, V.3 to V.5).
 */
export function foldBankAward(
  award: BankAward | undefined,
  event: CatalogueEvent,
  isShoeDealt: boolean,
): BankAward | undefined {
  const fold = Object.hasOwn(FOLDS, event.type) ? (FOLDS[event.type] as Fold<EventType>) : undefined;
  return fold === undefined ? award : fold(award, event, isShoeDealt);
}

/** Causes of an end after which the bank is offered to others; the end of a shoe or session is none. */
const GIVEN_UP: ReadonlySet<string> = new Set(['lost', 'passed', 'withdrawn', 'broken', 'forfeited']);

/** Whether the time of an award is over: its last shoe ended. Days do not end within a session. */
export const isAwardOver = ({ awardedFor, shoes, isShoeDealt }: BankAward): boolean =>
  awardedFor.days === undefined &&
  awardedFor.shoes !== undefined &&
  (shoes > awardedFor.shoes || (shoes === awardedFor.shoes && !isShoeDealt));
