import type { BothLanguages } from '../../kernel/words';
import { eventName } from '../../api/scalars';
import titles from '../../words/application/titles.en.json';
import lists from '../../words/lists.json';
import {
  amountCell,
  countCell,
  type ListColumn,
  listColumn,
  listOfNodes,
  type MoneyAnswer,
  momentCell,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

type Amounts<Name extends string> = Readonly<Record<Name, MoneyAnswer | null>>;

interface StatementLine extends Amounts<
  'before' | 'putIn' | 'takenOut' | 'voluntaryGarage' | 'improperGarage' | 'after'
> {
  readonly happenedAt: string;
  readonly eventType: string;
  readonly concept: string;
  readonly recordNumber: number;
  readonly coup:
    | (Amounts<'inPlay' | 'staked' | 'covered' | 'mandatoryGarage' | 'gain'> & {
        readonly shoeNo: number;
        readonly coupNo: number;
        readonly commission: { readonly amount: MoneyAnswer };
      })
    | null;
}

const money = (
  id: string,
  name: BothLanguages,
  of: (line: StatementLine) => MoneyAnswer | null | undefined,
): ListColumn<StatementLine> => listColumn(id, name, (line) => amountCell(of(line)));

const { bank } = lists;

const englishTitle = (eventType: string): string => {
  const name = eventName(eventType);
  return (titles as Readonly<Record<string, string>>)[name] ?? name;
};

/** The statement of a players' bank, line by line in the order of the facts. */
export const bankStatementList = listOfNodes<StatementLine>({
  name: 'bank-statement',
  title: bank.title,
  field: 'bankStatement',
  node: `happenedAt eventType concept recordNumber before ${MONEY} putIn ${MONEY} takenOut ${MONEY} voluntaryGarage ${MONEY}
    improperGarage ${MONEY} after ${MONEY} coup { shoeNo coupNo inPlay ${MONEY} staked ${MONEY} covered ${MONEY}
    mandatoryGarage ${MONEY} gain ${MONEY} commission { amount ${MONEY} } }`,
  columns: () => [
    listColumn(
      'when',
      screenWords(({ table }) => table.when),
      ({ happenedAt }) => momentCell(happenedAt),
    ),
    listColumn('concept', bank.concept, ({ concept, eventType }, language) =>
      textCell(language === 'es' ? concept : englishTitle(eventType)),
    ),
    listColumn(
      'coup',
      screenWords(({ table }) => table.coup),
      ({ coup }) => textCell(coup === null ? null : `${coup.shoeNo} · ${coup.coupNo}`),
    ),
    money('before', bank.before, ({ before }) => before),
    money('put-in', bank.putIn, ({ putIn }) => putIn),
    money('taken-out', bank.takenOut, ({ takenOut }) => takenOut),
    money(
      'in-play',
      screenWords(({ table }) => table.inPlay),
      ({ coup }) => coup?.inPlay,
    ),
    money('staked', bank.staked, ({ coup }) => coup?.staked),
    money('covered', bank.covered, ({ coup }) => coup?.covered),
    money('mandatory-garage', bank.mandatory, ({ coup }) => coup?.mandatoryGarage),
    money(
      'gain',
      screenWords(({ table }) => table.gain),
      ({ coup }) => coup?.gain,
    ),
    money(
      'commission',
      screenWords(({ table }) => table.commission),
      ({ coup }) => coup?.commission.amount,
    ),
    money('voluntary-garage', bank.voluntary, ({ voluntaryGarage }) => voluntaryGarage),
    money('improper-garage', bank.improper, ({ improperGarage }) => improperGarage),
    money('after', bank.after, ({ after }) => after),
    listColumn(
      'record',
      screenWords(({ accounts }) => accounts.record),
      ({ recordNumber }) => countCell(recordNumber),
    ),
  ],
});
