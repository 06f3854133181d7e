import lists from '../../words/lists.json';
import en from '../../words/application/facts.en.json';
import es from '../../words/application/facts.es.json';
import type { BothLanguages } from '../../kernel/words';
import { listColumn, listOfNodes, momentCell, textCell } from './declared-list';

interface Incident {
  readonly incident: string;
  readonly kind: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly play: string | null;
  readonly players: readonly string[];
  readonly employees: readonly string[];
  readonly rule: string | null;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
  readonly decision: {
    readonly decision: string;
    readonly rule: string | null;
    readonly sentAway: readonly string[];
    readonly consulted: string | null;
    readonly document: string | null;
    readonly note: string | null;
    readonly by: string;
    readonly at: string;
  } | null;
}

const { incidents: words } = lists;

/** `SENT_AWAY` of the schema is `sent-away` in the fact, whose words the application has. */
const choice = (value: string): BothLanguages => {
  const name = value.toLowerCase().replaceAll('_', '-') as keyof typeof en.choices;
  return { en: en.choices[name] ?? value, es: es.choices[name] ?? value };
};

const decided =
  (of: (decision: NonNullable<Incident['decision']>) => string | null) =>
  ({ decision }: Incident) =>
    textCell(decision === null ? '' : (of(decision) ?? ''));

/** The incidents of tables, with what the supervisors decided. */
export const incidentsList = listOfNodes<Incident>({
  name: 'incidents',
  title: words.title,
  field: 'incidents',
  node: `incident kind gamingDay table sessionNo play players employees rule note by at
    decision { decision rule sentAway consulted document note by at }`,
  columns: () => [
    listColumn('incident', words.incident, ({ incident }) => textCell(incident)),
    listColumn('gaming-day', lists.arguments.gamingDay, ({ gamingDay }) => textCell(gamingDay)),
    listColumn('table', lists.arguments.table, ({ table }) => textCell(table)),
    listColumn('session', lists.arguments.sessionNo, ({ sessionNo }) => textCell(String(sessionNo)), {
      isOffPaper: true,
    }),
    listColumn('at', words.at, ({ at }) => momentCell(at)),
    listColumn('kind', words.kind, ({ kind }, language) => textCell(choice(kind)[language])),
    listColumn('play', words.play, ({ play }) => textCell(play ?? '')),
    listColumn('players', words.players, ({ players }) => textCell(players.join(', '))),
    listColumn('employees', words.employees, ({ employees }) => textCell(employees.join(', ')), {
      isOffPaper: true,
    }),
    listColumn('rule', words.rule, ({ rule }) => textCell(rule ?? ''), { isOffPaper: true }),
    listColumn('note', words.note, ({ note }) => textCell(note ?? ''), { isOffPaper: true }),
    listColumn('by', words.by, ({ by }) => textCell(by)),
    listColumn('decision', words.decision, ({ decision }, language) =>
      textCell(decision === null ? words.open[language] : choice(decision.decision)[language]),
    ),
    listColumn(
      'decided-rule',
      words.decisionRule,
      decided(({ rule }) => rule),
    ),
    listColumn(
      'sent-away',
      words.sentAway,
      decided(({ sentAway }) => sentAway.join(', ')),
    ),
    listColumn(
      'consulted',
      words.consulted,
      decided(({ consulted }) => consulted),
      { isOffPaper: true },
    ),
    listColumn(
      'document',
      words.document,
      decided(({ document }) => document),
    ),
    listColumn(
      'decided-note',
      words.decisionNote,
      decided(({ note }) => note),
      { isOffPaper: true },
    ),
    listColumn(
      'decided-by',
      words.decidedBy,
      decided(({ by }) => by),
    ),
    listColumn('decided-at', words.decidedAt, ({ decision }) => momentCell(decision?.at ?? null), {
      isOffPaper: true,
    }),
  ],
});
