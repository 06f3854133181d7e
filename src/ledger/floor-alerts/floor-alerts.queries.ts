import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { EventOf, EventType } from '../event-contract/catalogue';
import { tableStreams } from '../event-contract/streams';
import { readCasinoBooks } from '../casino/known-days.queries';
import { type BankAt, readBankMembers } from '../player-bank/bank.queries';
import { isoInstant } from '../register/register';
import { readSlipsAskedFor, type SlipNamed } from '../slips/slips.queries';
import { type Queryable, readRows } from '../../database/queryable';
import { present } from '../../kernel/present';
import type { Mark } from './mark';
import { readLastPlays } from './last-plays.queries';
import { knownAt } from '../_core/store/read-model';
import { placesOf } from '../_core/store/statement-parts';
import { interruptionEvents } from '../table-session/interruption.events';
import { pausesIn } from '../table-session/interruptions';
import { tableClosed, tableCounted, tableOpened } from '../table-session/table.events';
import {
  type BankInPlay,
  type Floor,
  type SlipWaiting,
  USUAL_RULES,
  type WatchedTable,
} from './floor-alerts';

interface FloorAt {
  readonly casino: string;
  readonly position: bigint;
}

/** Tables opened up to this many gaming days before the latest one are still checked. */
const DAYS_OPEN = 2;

/**
 * Reads the facts from which a casino's alerts are calculated, as known at a position: six statements, eight with
 * players' banks.
 */
export async function readFloor(db: Queryable, at: FloorAt): Promise<Floor> {
  const open = openSessions(await readSessionMarks(db, at));
  const [books, reported, asked] = [
    await readCasinoBooks(db, at),
    await readReporters(db, at, open),
    await readSlipsAskedFor(db, at),
  ];
  const banks = await readBanks(db, at, { open, books });
  const rulesOn: Floor['rulesOn'] = (day) =>
    inForce(books.authorisations ?? [], day)?.accounting?.floorAlerts;
  const leastRounds = ({ gamingDay }: SessionNamed): number =>
    rulesOn(gamingDay)?.leastRounds ?? USUAL_RULES.leastRounds;
  const plays = await readLastPlays(db, at, {
    streams: open
      .filter(({ reportsPlay }) => reportsPlay)
      .map((session) => streamOfSession(at.casino, session)),
    first: firstOpening(open) ?? at.position,
    most: Math.max(0, ...open.map(leastRounds)),
  });
  return {
    tables: open.map((session) => ({
      ...session,
      playing: reported
        .filter(({ stream, plays }) => plays && stream === streamOfSession(at.casino, session))
        .map(({ source, ...last }) => ({ source, last: markOf(last) })),
      banks: banks.get(keyOf(session)) ?? [],
      ...present({
        firstOfHour: firstOfHour(plays.get(streamOfSession(at.casino, session)), leastRounds(session)),
      }),
    })),
    slips: waitingIn(asked),
    rulesOn,
  };
}

type OpenSession = Omit<WatchedTable, 'playing' | 'banks' | 'firstOfHour'>;
type SessionNamed = Pick<OpenSession, 'table' | 'gamingDay' | 'sessionNo'>;

const keyOf = ({ table, gamingDay, sessionNo }: SessionNamed): string => `${table}/${gamingDay}/${sessionNo}`;

const streamOfSession = (casino: string, { table, gamingDay, sessionNo }: SessionNamed): string =>
  `${tableStreams(casino, table)}${gamingDay}/${sessionNo}`;

interface Recorded {
  readonly recordNumber: bigint;
  readonly recordedAt: string;
}

const markOf = ({ recordNumber, recordedAt }: Recorded): Mark => ({
  record: recordNumber,
  at: Date.parse(recordedAt),
});

interface SessionMark extends SessionNamed, Recorded {
  readonly eventType: EventType;
  readonly data: string;
}

const MARKING = [tableOpened, tableCounted, tableClosed, ...interruptionEvents].map(({ type }) => type);

const readSessionMarks = (db: Queryable, { casino, position }: FloorAt): Promise<SessionMark[]> =>
  readRows(
    db,
    `SELECT fact.table_id AS "table", fact.gaming_day, fact.session_no, fact.event_type, fact.data,
            fact.record_number, ${isoInstant('record.recorded_at')} AS recorded_at
       FROM table_session session
       JOIN table_session_fact fact USING (casino, gaming_day, table_id, session_no)
       JOIN register.record record ON record.casino = fact.casino AND record.number = fact.record_number
       ${placesOf('fact', '$2')}
      WHERE session.casino = $1 AND session.first_record <= $2
        AND gaming_day >= (SELECT max(gaming_day) - ${DAYS_OPEN} FROM table_session
                            WHERE casino = $1 AND first_record <= $2)
        AND fact.event_type = ANY ($3) AND ${knownAt('fact', '$2')}
      ORDER BY placed.place, fact.record_number`,
    [casino, position.toString(), MARKING],
  );

function openSessions(marks: readonly SessionMark[]): OpenSession[] {
  const bySession = new Map<string, SessionMark[]>();
  for (const mark of marks) bySession.set(keyOf(mark), [...(bySession.get(keyOf(mark)) ?? []), mark]);
  return [...bySession.values()].flatMap((own) => {
    const opened = own.find(({ eventType }) => eventType === 'cagnotte.table.opened.v1');
    if (opened === undefined || own.some(({ eventType }) => eventType === 'cagnotte.table.closed.v1'))
      return [];
    const count = own.findLast(({ eventType }) => eventType === 'cagnotte.table.counted.v1');
    const { captures } = JSON.parse(opened.data) as EventOf<'cagnotte.table.opened.v1'>['data'];
    const { table, gamingDay, sessionNo } = opened;
    const lastPause = pausesIn(own).at(-1);
    return [
      {
        table,
        gamingDay,
        sessionNo,
        opened: markOf(opened),
        reportsPlay: captures.rounds,
        ...(count === undefined ? {} : { lastCount: markOf(count) }),
        ...(lastPause === undefined
          ? {}
          : lastPause.until === undefined
            ? { interrupted: markOf(lastPause.from) }
            : { resumed: markOf(lastPause.until) }),
      },
    ];
  });
}

/** The record of the earliest opening: what the open sessions report comes after it. */
const firstOpening = (open: readonly OpenSession[]): bigint | undefined =>
  open.map(({ opened }) => opened.record).toSorted((one, other) => (one < other ? -1 : 1))[0];

interface Reporter extends Recorded {
  readonly stream: string;
  readonly source: string;
  readonly plays: boolean;
}

async function readReporters(
  db: Queryable,
  { casino, position }: FloorAt,
  open: readonly OpenSession[],
): Promise<Reporter[]> {
  const first = firstOpening(open);
  if (first === undefined) return [];
  return readRows(
    db,
    `SELECT stream, source, max(number) AS record_number, ${isoInstant('max(recorded_at)')} AS recorded_at,
            bool_or(type ~ '^cagnotte[.](round|hand|coup)[.]') AS plays
       FROM register.record
      WHERE casino = $1 AND number BETWEEN $2 AND $3 AND standing = 'counted' AND stream = ANY ($4)
      GROUP BY stream, source ORDER BY stream, source`,
    [
      ...[casino, first.toString(), position.toString()],
      open.map((session) => streamOfSession(casino, session)),
    ],
  );
}

const firstOfHour = (plays: readonly Mark[] = [], least: number): Mark | undefined => plays[least - 1];

async function readBanks(
  db: Queryable,
  { casino, position }: FloorAt,
  { open, books }: { readonly open: readonly OpenSession[]; readonly books: CasinoBooks },
): Promise<ReadonlyMap<string, BankInPlay[]>> {
  const maximumOf = ({ table, gamingDay }: Pick<OpenSession, 'table' | 'gamingDay'>) =>
    inForce(books.authorisations ?? [], gamingDay)?.tables.find((each) => each.table === table)?.terms.bank
      ?.maximum;
  const limited = open.filter((session) => maximumOf(session) !== undefined);
  if (limited.length === 0) return new Map();
  const known = await readRows<SessionNamed & Recorded & { readonly bank: string }>(
    db,
    `SELECT table_id AS "table", gaming_day, session_no, bank, max(fact.record_number) AS record_number,
            ${isoInstant('max(record.recorded_at)')} AS recorded_at
       FROM player_bank_fact fact
       JOIN register.record record ON record.casino = fact.casino AND record.number = fact.record_number
      WHERE fact.casino = $1 AND ${knownAt('fact', '$2')}
        AND (table_id || '/' || gaming_day || '/' || session_no) = ANY ($3)
        AND gaming_day = ANY ($4::date[])
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    [
      ...[casino, position.toString(), limited.map(keyOf)],
      [...new Set(limited.map(({ gamingDay }) => gamingDay))],
    ],
  );
  const named: BankAt[] = known.map(({ table, gamingDay, sessionNo, bank }) => ({
    casino,
    position,
    table,
    gamingDay,
    sessionNo,
    bank,
  }));
  const members = known.length === 0 ? [] : await readBankMembers(db, named);
  const banks = new Map<string, BankInPlay[]>();
  known.forEach((bank, n) => {
    const own = members[n]!.filter(({ currency }) => currency === books.currency);
    const inPlay = own.reduce((sum, each) => sum + each.inPlay, 0n);
    const { currency } = books;
    if (currency === undefined || inPlay <= 0n) return;
    const played = { bank: bank.bank, inPlay, maximum: maximumOf(bank)!, currency, last: markOf(bank) };
    banks.set(keyOf(bank), [...(banks.get(keyOf(bank)) ?? []), played]);
  });
  return banks;
}

const receiverOf = ({ kind }: SlipNamed): SlipNamed['end'] => (kind === 'credit' ? 'cage' : 'table');

function waitingIn(reports: readonly SlipNamed[]): SlipWaiting[] {
  const standing = reports.filter(({ voided }) => !voided);
  return standing
    .filter(({ step, table }) => step === 'requested' && table !== null)
    .flatMap((asked) => {
      const others = standing.filter(({ slip, step }) => slip === asked.slip && step !== 'requested');
      const isOver = others.some(({ step, end }) => step === 'rejected' || end === receiverOf(asked));
      const waiting = {
        table: asked.table!,
        gamingDay: asked.gamingDay,
        slip: asked.slip,
        asked: markOf(asked),
        isSent: others.length > 0,
      };
      return isOver ? [] : [waiting];
    });
}
