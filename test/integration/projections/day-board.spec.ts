import { readDayBoard } from '../../../src/ledger/gaming-day/day-board.queries';
import { BY, tableOpened, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

const counted = (currency: string, chips: number) =>
  tell('slot.counted', { currency, slot: 'cagnotte', chips, takenToCage: true, by: BY });

it('the win of a day on the board has no amount of another currency', async () => {
  const opened = tableOpened('texas-holdem');
  await books.record(
    tell('ledger.opened', { balances: [] }),
    opened,
    counted('EUR', 700),
    counted('USD', 900),
  );
  await books.project();
  const [board] = await books.reading((db) =>
    readDayBoard(db, { casino: 'granada', position: 1_000n }, [opened.gamingday]),
  );
  expect(board).toMatchObject({ currency: 'EUR', win: 700n });
});
