import en from '../../words/application/en.json';
import {
  amountCell,
  CASINOS_KNOWN,
  type CasinosKnown,
  countCell,
  factOfCasinos,
  listColumn,
  listOfNodes,
  type MoneyAnswer,
  momentCell,
  screenWords,
  textCell,
  MONEY,
} from './declared-list';

interface Day {
  readonly casino: string;
  readonly casinoName: string | null;
  readonly day: string;
  readonly status: keyof typeof en.status;
  readonly win: MoneyAnswer;
  readonly drop: MoneyAnswer;
  readonly commission: MoneyAnswer;
  readonly duty: MoneyAnswer | null;
  readonly explanationsMissing: number | null;
  readonly openFindings: { readonly violations: number; readonly advisories: number };
  readonly waitsFor: readonly (keyof typeof en.days.tasks)[];
  readonly closedBy: string | null;
  readonly certifiedBy: string | null;
}

/** The gaming days with their figures and what each waits for: the screen Days. */
export const daysList = listOfNodes<Day, CasinosKnown>({
  name: 'days',
  title: screenWords(({ days }) => days.title),
  field: 'dayBoard',
  node: `casino casinoName day status win ${MONEY} drop ${MONEY} commission ${MONEY} duty ${MONEY}
    openFindings { violations advisories } explanationsMissing waitsFor closedBy certifiedBy`,
  beside: CASINOS_KNOWN,
  facts: ([known]) => [factOfCasinos(known)],
  columns: ({ casinos }) => [
    ...(casinos === undefined ? [] : [casinoColumn]),
    listColumn(
      'day',
      screenWords(({ days }) => days.day),
      ({ day }) => momentCell(day),
    ),
    listColumn(
      'status',
      screenWords(({ days }) => days.status),
      ({ status }, language) => textCell(screenWords((words) => words.status[status])[language]),
    ),
    listColumn(
      'win',
      screenWords(({ days }) => days.win),
      ({ win }) => amountCell(win),
    ),
    listColumn(
      'drop',
      screenWords(({ days }) => days.drop),
      ({ drop }) => amountCell(drop),
    ),
    listColumn(
      'commission',
      screenWords(({ days }) => days.commission),
      ({ commission }) => amountCell(commission),
    ),
    listColumn(
      'duty',
      screenWords(({ days }) => days.duty),
      ({ duty }) => amountCell(duty),
    ),
    listColumn(
      'violations',
      screenWords(({ findings }) => findings.severity.violation),
      ({ openFindings }) => countCell(openFindings.violations),
    ),
    listColumn(
      'advisories',
      screenWords(({ findings }) => findings.severity.advisory),
      ({ openFindings }) => countCell(openFindings.advisories),
    ),
    listColumn(
      'explanations-missing',
      screenWords(({ days }) => days.explanationsMissing),
      ({ explanationsMissing }) => countCell(explanationsMissing),
    ),
    listColumn(
      'waits-for',
      screenWords(({ days }) => days.waitsFor),
      ({ waitsFor }, language) =>
        textCell(waitsFor.map((task) => screenWords(({ days }) => days.tasks[task])[language]).join(' · ')),
    ),
    listColumn(
      'by',
      screenWords(({ days }) => days.by),
      ({ closedBy, certifiedBy }) => textCell(certifiedBy ?? closedBy),
    ),
  ],
});

const casinoColumn = listColumn<Day>(
  'casino',
  screenWords(({ nav }) => nav.casino),
  ({ casino, casinoName }) => textCell(casinoName ?? casino),
);
