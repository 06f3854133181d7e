import type { BothLanguages } from '../../kernel/words';
import en from '../../words/application/en.json';
import factsEn from '../../words/application/facts.en.json';
import factsEs from '../../words/application/facts.es.json';
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

const HELD = ['inPlay', 'improperGarage', 'voluntaryGarage'] as const;

interface Bank {
  readonly bank: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly banker: string | null;
  readonly mode: string | null;
  readonly members: readonly Readonly<Record<(typeof HELD)[number], MoneyAnswer>>[];
  readonly totals: {
    readonly coups: number;
    readonly gain: MoneyAnswer;
    readonly commission: MoneyAnswer;
  } | null;
  readonly end: { readonly cause: string; readonly happenedAt: string } | null;
}

const words = (of: (banks: typeof en.banks) => string): BothLanguages =>
  screenWords(({ banks }) => of(banks));

/** A value of an event in words: the kind of a bank, the cause of its end. */
const choice = (value: string): BothLanguages => {
  const [inEnglish, inSpanish] = [factsEn, factsEs].map(
    ({ choices }) => (choices as Readonly<Record<string, string>>)[value] ?? value,
  );
  return { en: inEnglish!, es: inSpanish! };
};

/** What the members of a bank have in it and in its garages. */
function heldIn({ members }: Bank): MoneyAnswer | null {
  const parts = members.flatMap((member) => HELD.map((part) => member[part]));
  const [first] = parts;
  if (first === undefined) return null;
  const sum = parts.reduce((total, { minorUnits }) => total + BigInt(minorUnits), 0n);
  return { minorUnits: `${sum}`, currency: first.currency };
}

const money = (
  id: string,
  name: BothLanguages,
  of: (bank: Bank) => MoneyAnswer | null | undefined,
): ListColumn<Bank> => listColumn(id, name, (bank) => amountCell(of(bank)));

/** The banks of a period with what they won: the screen Banks. */
export const playerBanksList = listOfNodes<Bank>({
  name: 'player-banks',
  title: words(({ title }) => title),
  field: 'playerBanks',
  node: `bank gamingDay table sessionNo banker mode members { ${HELD.map((part) => `${part} ${MONEY}`).join(' ')} }
    totals { coups gain ${MONEY} commission ${MONEY} } end { cause happenedAt }`,
  columns: () => [
    listColumn(
      'bank',
      screenWords(({ table }) => table.bank),
      ({ bank }) => textCell(bank),
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
    listColumn('session', lists.session, ({ sessionNo }) => countCell(sessionNo)),
    listColumn(
      'banker',
      screenWords(({ table }) => table.banker),
      ({ banker }) => textCell(banker),
    ),
    listColumn(
      'mode',
      words(({ mode }) => mode),
      ({ mode }, language) => textCell(mode === null ? null : choice(mode)[language]),
    ),
    listColumn(
      'end',
      words(({ end }) => end),
      ({ end }, language) =>
        textCell((end === null ? words(({ goesOn }) => goesOn) : choice(end.cause))[language]),
    ),
    listColumn(
      'ended-at',
      screenWords(({ table }) => table.when),
      ({ end }) => momentCell(end?.happenedAt),
    ),
    listColumn(
      'coups',
      words(({ coups }) => coups),
      ({ totals }) => countCell(totals?.coups ?? 0),
    ),
    money(
      'won',
      words(({ won }) => won),
      ({ totals }) => totals?.gain,
    ),
    money(
      'commission',
      screenWords(({ table }) => table.commission),
      ({ totals }) => totals?.commission,
    ),
    money(
      'held',
      words(({ has }) => has),
      heldIn,
    ),
  ],
});
