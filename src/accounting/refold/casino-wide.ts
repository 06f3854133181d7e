import type { GamingDay } from '../../kernel/gaming-day';
import { type CasinoBooks, guarantee, withoutBlocked } from '../../domain/casino-books/casino-books';
import type { EventOf, EventType } from '../../domain/event-registry/catalogue';
import type { CasinoEvent } from '../../domain/event-registry/envelope';
import { type Minor, minorFromWire, type WireAmount } from '../../kernel/money';
import { judgeFact } from '../judge-event';
import type { KnownBefore } from '../judgement';

/** The books of a casino once a fact counts in another way: what it had told is taken back, what it tells now is added. */
export function booksAfterCorrection(
  { before, after }: { readonly before: CasinoEvent | undefined; readonly after: CasinoEvent | undefined },
  known: KnownBefore,
): CasinoBooks {
  const books = before === undefined ? known.books : takenBack(before, known.books);
  return after === undefined ? books : judgeFact(after, { ...known, books }).books;
}

type TakingBack<Type extends EventType> = (
  data: EventOf<Type>['data'],
  books: CasinoBooks,
  day: GamingDay,
) => CasinoBooks;

/** What the types tell the casino beyond their keys, taken back. What they tell of pools is folded with the pools. */
const TAKEN_BACK: { readonly [Type in EventType]?: TakingBack<Type> } = {
  'cagnotte.cage.opened.v1': ({ blockedInBank = 0 }, books, day) =>
    withoutBlocked(books, { day, amount: minorFromWire(blockedInBank) }),
  'cagnotte.bank.deposited.v1': (data, books) =>
    data.means === 'guarantee' ? released(books, data, -1n) : books,
  'cagnotte.bank.deposit-returned.v1': (data, books) =>
    data.guaranteeReleased === undefined ? books : released(books, data, 1n),
};

function takenBack({ type, data, gamingday }: CasinoEvent, books: CasinoBooks): CasinoBooks {
  const takingBack = Object.hasOwn(TAKEN_BACK, type) ? TAKEN_BACK[type as EventType] : undefined;
  return (takingBack as TakingBack<EventType> | undefined)?.(data as never, books, gamingday) ?? books;
}

const released = (
  books: CasinoBooks,
  { banker, amount }: { banker: string; amount: WireAmount },
  sign: Minor,
): CasinoBooks => guarantee(books, { banker, amount: sign * minorFromWire(amount) });
