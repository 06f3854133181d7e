import type { BothLanguages } from '../../kernel/words';
import en from '../../words/application/en.json';
import lists from '../../words/lists.json';
import {
  amountCell,
  countCell,
  listColumn,
  listOfNodes,
  type MoneyAnswer,
  momentCell,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

interface UnpaidPrize {
  readonly pool: string;
  readonly kind: keyof typeof en.jackpots.kinds;
  readonly gamingDay: string;
  readonly table: string | null;
  readonly roundNo: number | null;
  readonly seat: number | null;
  readonly player: string | null;
  readonly combination: string | null;
  readonly amount: MoneyAnswer;
  readonly paid: MoneyAnswer;
  readonly rest: MoneyAnswer;
  readonly daysWaiting: number | null;
  readonly expiresOn: string | null;
  readonly isExpired: boolean;
  readonly document: string | null;
  readonly recordNumber: number;
}

const words = (of: (jackpots: typeof en.jackpots) => string): BothLanguages =>
  screenWords(({ jackpots }) => of(jackpots));

/** The prizes of pools that wait to be paid, with their winners by opaque id. */
export const unpaidPrizesList = listOfNodes<UnpaidPrize>({
  name: 'unpaid-prizes',
  title: words(({ unpaid }) => unpaid),
  field: 'unpaidPrizes',
  node: `pool kind gamingDay table roundNo seat player combination daysWaiting expiresOn isExpired document recordNumber
    ${['amount', 'paid', 'rest'].map((each) => `${each} ${MONEY}`).join(' ')}`,
  columns: () => [
    listColumn(
      'pool',
      words(({ pool }) => pool),
      ({ pool }) => textCell(pool),
    ),
    listColumn(
      'kind',
      screenWords(({ accounts }) => accounts.what),
      ({ kind }, language) => textCell(words(({ kinds }) => kinds[kind])[language]),
    ),
    listColumn(
      'day',
      screenWords(({ days }) => days.day),
      ({ gamingDay }) => momentCell(gamingDay),
    ),
    listColumn(
      'table',
      screenWords(({ accounts }) => accounts.table),
      ({ table }) => textCell(table),
    ),
    listColumn(
      'round',
      screenWords(({ table }) => table.round),
      ({ roundNo }) => countCell(roundNo),
    ),
    listColumn('seat', lists.seat, ({ seat }) => countCell(seat)),
    listColumn('player', lists.player, ({ player }) => textCell(player)),
    listColumn('combination', lists.combination, ({ combination }) => textCell(combination)),
    listColumn(
      'won',
      words(({ won }) => won),
      ({ amount }) => amountCell(amount),
    ),
    listColumn(
      'paid',
      words(({ paid }) => paid),
      ({ paid }) => amountCell(paid),
    ),
    listColumn(
      'rest',
      words(({ rest }) => rest),
      ({ rest }) => amountCell(rest),
    ),
    listColumn('days-waiting', lists.daysWaiting, ({ daysWaiting }) => countCell(daysWaiting)),
    listColumn(
      'expires-on',
      words(({ expiresOn }) => expiresOn),
      ({ expiresOn }) => momentCell(expiresOn),
    ),
    listColumn(
      'expired',
      words(({ expired }) => expired),
      ({ isExpired }, language) => textCell(isExpired ? words(({ expired }) => expired)[language] : null),
    ),
    listColumn(
      'document',
      screenWords(({ accounts }) => accounts.document),
      ({ document }) => textCell(document),
    ),
    listColumn(
      'record',
      screenWords(({ accounts }) => accounts.record),
      ({ recordNumber }) => countCell(recordNumber),
    ),
  ],
});
