import { NIGHTS, REPEATED } from '../repeated-nights';

/** A question of a screen with its goal, and a statement over the same rows. */
export interface ScreenQuestion {
  readonly name: string;
  /** The 95th percentile, warm, with two processors. */
  readonly wantedMs: number;
  readonly body: string;
  /** A text that an answer with rows contains. */
  readonly rows: string;
  readonly statement: string;
}

const [OWN] = REPEATED.casinos;
interface Period {
  readonly from: string;
  readonly to: string;
}

const YEAR: Period = { from: '2025-11-01', to: '2026-10-31' };
const MONTH: Period = { from: NIGHTS.firstDay, to: '2024-11-30' };

const MONEY = '{ amount currency }';
const FIGURES = `{ tableHours drop ${MONEY} win ${MONEY} hold handle ${MONEY} rounds theoretical ${MONEY} deviation ${MONEY}
  zScore winPerHour ${MONEY} commission ${MONEY} tips ${MONEY} unknown { figure why knownSessions en es } }`;
const CHANGE = `{ win ${MONEY} drop ${MONEY} hold handle ${MONEY} theoretical ${MONEY} }`;
const ROW = `{ key { dimension value en es } currency family sessions exists figures ${FIGURES} compared ${FIGURES}
  change ${CHANGE} notes { en es } }`;

const asked = (query: string): string => JSON.stringify({ query });

const performanceOf = (args: string): string =>
  asked(
    `{ performance(${args}, first: 500) { position rowCount comparedFrom comparedTo rows ${ROW} totals ${ROW} } }`,
  );

const named = (casinos: readonly string[]): string => casinos.map((casino) => `'${casino}'`).join(', ');

/** The baseline of a question by groups: sums of journal lines and of play. `group` is the SQL of the key, such as a month. */
const sums = (group: string, { from, to }: Period, casinos: readonly string[]): string => {
  const of = `casino IN (${named(casinos)}) AND gaming_day BETWEEN '${from}' AND '${to}'`;
  return `SELECT * FROM (SELECT ${group} AS own, game, account, sum(debit), sum(credit) FROM session_total
                          WHERE ${of} GROUP BY 1, 2, 3) lines
            JOIN (SELECT ${group} AS own, sum(staked), sum(result) FROM play_total WHERE ${of} GROUP BY 1) play
           USING (own)`;
};

const byMonth = `to_char(gaming_day, 'YYYY-MM')`;

const LINE = `recordNumber line eventId title titleEs gamingDay bookingDay account inChart { code name nameEs } entryKind basis
  slip table figure debit ${MONEY} credit ${MONEY}`;
const OF_MONTH = `casino = '${OWN}' AND booking_day BETWEEN '${MONTH.from}' AND '${MONTH.to}'`;

export const QUESTIONS: readonly ScreenQuestion[] = [
  {
    name: 'figures of a year of three casinos, by month and game, beside last year',
    wantedMs: 1_000,
    body: performanceOf(
      `casinos: ${JSON.stringify(REPEATED.casinos)}, from: "${YEAR.from}", to: "${YEAR.to}", by: [MONTH, GAME], compare: SAME_LAST_YEAR_BY_DATE`,
    ),
    rows: '"value":"2026-10"',
    statement: sums(byMonth, { from: '2024-11-01', to: YEAR.to }, REPEATED.casinos),
  },
  {
    name: 'figures of a year of a casino, by day',
    wantedMs: 300,
    body: performanceOf(`casinos: ["${OWN}"], from: "${YEAR.from}", to: "${YEAR.to}", by: [DAY]`),
    rows: `"value":"${YEAR.from}"`,
    statement: sums('gaming_day', YEAR, [OWN]),
  },
  {
    name: 'the day board of a month',
    wantedMs: 300,
    body: asked(
      `{ dayBoard(casino: "${OWN}", from: "${MONTH.from}", to: "${MONTH.to}") { position edges { node { day status closedBy
         closedAt certifiedBy win ${MONEY} withoutResult drop ${MONEY} commission ${MONEY} duty ${MONEY} openTables uncounted
         openFindings { violations advisories information } waitsFor figure } } } }`,
    ),
    rows: `"day":"${MONTH.from}"`,
    statement: sums('gaming_day', MONTH, [OWN]),
  },
  {
    name: 'the journal of a month, 500 lines',
    wantedMs: 1_000,
    body: asked(
      `{ journal(casino: "${OWN}", from: "${MONTH.from}", asOf: "${MONTH.to}", first: 500) { position edges { node { ${LINE} } } } }`,
    ),
    rows: '"recordNumber"',
    statement: `SELECT * FROM journal_line WHERE ${OF_MONTH} ORDER BY record_number, line LIMIT 500`,
  },
  {
    name: 'the ledger of an account over a month, 500 lines with their balance',
    wantedMs: 1_000,
    body: asked(
      `{ generalLedger(casino: "${OWN}", account: "chips:cage", from: "${MONTH.from}", asOf: "${MONTH.to}", first: 500) { position edges { node { before ${MONEY} balance ${MONEY} line { ${LINE} } } } } }`,
    ),
    rows: '"recordNumber"',
    statement: `SELECT *, sum(debit - credit) OVER (ORDER BY record_number, line) FROM journal_line
                 WHERE ${OF_MONTH} AND account = 'chips:cage' ORDER BY record_number, line LIMIT 500`,
  },
];
