import {
  type MovementsWanted,
  readMovements,
} from '../../../src/ledger/equipment/equipment-movements.queries';
import { type PiecesWanted, readPieces } from '../../../src/ledger/equipment/equipment-register.queries';
import type { Piece } from '../../../src/ledger/equipment/equipment.state';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { present } from '../../../src/kernel/present';
import { readRows } from '../../../src/database/queryable';
import { BY, OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

const LAST = 10n ** 9n;
const WHOLE = { casino: 'granada', position: LAST, limit: 1_000 };

const pieces = (wanted: PiecesWanted = {}, page: object = {}) =>
  books.reading((db) => readPieces(db, { ...WHOLE, ...page }, wanted));

const movements = (wanted: MovementsWanted = {}, page: object = {}) =>
  books.reading((db) => readMovements(db, { ...WHOLE, ...page }, wanted));

/** An event at a minute of a gaming day; all of one spec have different ids. */
function dated(event: CasinoEvent, day: number, minute: number): CasinoEvent {
  const gamingday = `2026-01-${`${day}`.padStart(2, '0')}`;
  const time = new Date(Date.parse(`${gamingday}T20:00:00Z`) + minute * 60_000).toISOString();
  return { ...event, id: `${event.id}-${day}-${minute}`, gamingday, time };
}

const by = BY;
const SERIALS = ['A', 'B', 'C'] as const;
const TABLES = ['T1', 'T2'] as const;

/** A table opens with pieces, if the minute of the opening is the first of the session; the other reports are of the house. */
const opens = (at: string, serials: readonly string[]): CasinoEvent =>
  tell(
    'table.opened',
    {
      ...{ game: 'blackjack', minimum: 1_000, float: { amount: 0 }, staff: by },
      ...{ captures: { rounds: true, buyIns: true }, equipment: { serials: [...serials] } },
    },
    { at: `tables/${at}` },
  );
const starts = (at: string, shoeSerial: string): CasinoEvent =>
  tell('shoe.started', { shoeNo: 1, decks: 6, shoeSerial }, { at: `tables/${at}` });
const changes = (at: string, data: { supplied?: string[]; withdrawn?: string[]; lost?: string[] }) =>
  tell('dice.changed', { cause: 'by-supervisor', ...data }, { at: `tables/${at}` });
const closes = (at: string): CasinoEvent =>
  tell('table.closed', { toCage: [], certifiedBy: by }, { at: `tables/${at}` });
const enters = (serial: string, validUntil: string): CasinoEvent =>
  tell(
    'equipment.entered',
    {
      pieces: [
        { serial, kind: 'shoe', model: `Model ${serial}`, homologation: { number: 'H-1', validUntil } },
      ],
      ...{ document: `D-${serial}`, by },
    },
    OFFICE,
  );
const takenOut = (serial: string, to: string) =>
  tell('equipment.taken-out', { serials: [serial], to, by }, OFFICE);
const returned = (serial: string) => tell('equipment.returned', { serials: [serial], by }, OFFICE);
const checked = (serial: string, outcome: 'in-order' | 'defective') =>
  tell('equipment.checked', { serials: [serial], outcome, remark: 'seen', by }, OFFICE);
const lost = (serial: string) => tell('equipment.lost', { serials: [serial], by }, OFFICE);
const destroyed = (serial: string) =>
  tell('equipment.destroyed', { serials: [serial], document: 'DE-1', by }, OFFICE);
const renewed = (serial: string, number: string) =>
  tell('equipment.homologation-renewed', { serials: [serial], number, validUntil: '2027-06-30', by }, OFFICE);
const ended = (serial: string) =>
  tell('equipment.homologation-ended', { serials: [serial], reason: 'withdrawn', by }, OFFICE);

/** Numbers that follow from a seed alone (xorshift). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Draw = (below: number) => number;
const anyOf = <Value>(values: readonly Value[], draw: Draw): Value => values[draw(values.length)]!;

function anyFact(draw: Draw): CasinoEvent {
  const [serial, other, table] = [anyOf(SERIALS, draw), anyOf(SERIALS, draw), anyOf(TABLES, draw)];
  return anyOf<() => CasinoEvent>(
    [
      () => enters(serial, `2026-0${draw(9) + 1}-01`),
      () => opens(table, [serial, other]),
      () => opens(table, [serial]),
      () => starts(table, serial),
      () => changes(table, { supplied: [serial], withdrawn: [other] }),
      () => changes(table, { withdrawn: [serial], lost: [serial] }),
      () => closes(table),
      () => closes(table),
      () => takenOut(serial, table),
      () => takenOut(serial, table),
      () => returned(serial),
      () => checked(serial, 'in-order'),
      () => checked(serial, 'defective'),
      () => lost(serial),
      ...(draw(4) === 0 ? [() => destroyed(serial)] : []),
      () => renewed(serial, `H-${draw(9)}`),
      () => ended(serial),
    ],
    draw,
  )();
}

function shuffled<Value>(values: readonly Value[], draw: Draw): Value[] {
  const left = [...values];
  return values.map(() => left.splice(draw(left.length), 1)[0]!);
}

/** The pieces as the evaluation of the facts has left them, in the words of the list. */
async function evaluatedPieces(): Promise<object[]> {
  const cells = await books.reading((db) =>
    readRows<{ readonly state: string | null }>(
      db,
      `SELECT DISTINCT ON (cell) cell, state FROM fact_cell WHERE cell LIKE 'equipment/%' ORDER BY cell, place DESC`,
    ),
  );
  return cells.flatMap(({ state }) => (state === null ? [] : [shownPiece(JSON.parse(state) as Piece)]));
}

const shownPiece = ({ serial, gone, at, isDefective, homologation }: Piece): object => ({
  ...{
    serial,
    isDefective: isDefective === true,
    table: at?.table ?? null,
    isInSession: at?.session !== undefined,
  },
  state: gone ?? (at === undefined ? 'in-store' : 'at-table'),
  ...{ validUntil: null, isEnded: false, homologation: homologation?.number ?? null },
  ...present({ validUntil: homologation?.validUntil, isEnded: homologation?.isEnded }),
});

const asEvaluated = async (): Promise<object[]> =>
  (await pieces()).map((piece) => {
    const { serial, isDefective, table, state, sessionNo, homologation, validUntil, isEnded } = piece;
    return {
      ...{ serial, isDefective, table, state, isInSession: sessionNo !== null },
      ...{ homologation, validUntil, isEnded },
    };
  });

it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  'the list has each piece as the evaluation of the facts leaves it, in any order of arrival (seed %i)',
  async (seed) => {
    const draw = numbersFrom(seed);
    const facts = Array.from({ length: 40 }, (_, minute) =>
      dated(minute < 2 ? enters(SERIALS[minute]!, '2026-03-01') : anyFact(draw), minute < 24 ? 1 : 2, minute),
    );
    await books.record(...shuffled(facts, draw));
    await books.project(7);
    const evaluated = await evaluatedPieces();
    expect(evaluated.length).toBeGreaterThan(1);
    expect(await asEvaluated()).toEqual(evaluated);
  },
);

/** Shoes A and B, dice set aside; A is used in one session, taken to another table in a second one, and destroyed. */
const REGISTER = [
  dated(enters('A', '2026-03-01'), 1, 0),
  dated(
    tell(
      'equipment.entered',
      {
        pieces: [
          { serial: 'N-1', kind: 'cards', backs: [{ colour: 'red', decks: 3 }] },
          { serial: 'B', kind: 'shoe', model: 'Angel Eye', automatic: true, games: ['blackjack'] },
        ],
        by,
      },
      OFFICE,
    ),
    1,
    1,
  ),
  dated(opens('T1', ['A', 'unknown']), 1, 2),
  dated(closes('T1'), 1, 3),
  dated(opens('T1', ['A']), 2, 1),
  dated(takenOut('A', 'T2'), 2, 2),
  dated(closes('T1'), 2, 3),
  dated(checked('A', 'defective'), 2, 4),
  dated(destroyed('A'), 2, 5),
];

const shortly = (list: Awaited<ReturnType<typeof movements>>): string[] =>
  list.map(({ serial, movement, gamingDay, table }) =>
    [serial, movement, gamingDay.slice(-2), table].filter((part) => part !== null).join(' '),
  );

const HISTORY_OF_A = [
  ...['A entered 01', 'A used 01 T1', 'A given-back 01 T1', 'A used 02 T1', 'A taken-out 02 T2'],
  ...['A checked-defective 02', 'A destroyed 02'],
];

it('the history of a piece has each fact that names it, and the closes that give it back', async () => {
  await books.record(...REGISTER.toReversed());
  await books.project();
  const history = await movements({ serial: 'A' });
  expect(shortly(history)).toEqual(HISTORY_OF_A);
  expect(history[0]).toMatchObject({
    ...{ kind: 'shoe', model: 'Model A', document: 'D-A', homologation: 'H-1', validUntil: '2026-03-01' },
    reportedBy: 'E-1, E-2',
  });
  expect(history[5]).toMatchObject({ note: 'seen', table: null });
  expect(shortly(await movements({ serial: 'A', from: '2026-01-02', movement: 'used' }))).toEqual([
    'A used 02 T1',
  ]);
  expect(shortly(await movements({ movement: 'given-back' }))).toEqual(['A given-back 01 T1']);
  expect(shortly(await movements({ kind: 'cards' }))).toEqual(['N-1 entered 01']);
  // A table named this number, but no entry of the register has it.
  expect(await movements({ serial: 'unknown' })).toEqual([]);
});

it('pages of movements go on behind the last one, also within one fact', async () => {
  await books.record(...REGISTER);
  await books.project();
  const whole = await movements();
  expect(whole).toHaveLength(9);
  let after: string[] | undefined;
  const paged: string[] = [];
  for (;;) {
    const page = await movements({}, { limit: 2, after });
    if (page.length === 0) break;
    paged.push(...shortly(page));
    const { recordNumber, serial, line } = page.at(-1)!;
    after = [`${recordNumber}`, serial, `${line}`];
  }
  expect(paged).toEqual(shortly(whole));
});

it('pieces are found by kind, state, place, check, text and end of their homologation, as of a day and a record', async () => {
  await books.record(...REGISTER, dated(renewed('B', 'R-77/2026'), 3, 0));
  await books.project();
  const serials = async (wanted: PiecesWanted, page: object = {}) =>
    (await pieces(wanted, page)).map(({ serial }) => serial);
  expect(await serials({})).toEqual(['A', 'B', 'N-1']);
  expect(await serials({}, { limit: 2, after: ['', 'A'] })).toEqual(['B', 'N-1']);
  expect(await serials({ kind: 'cards' })).toEqual(['N-1']);
  expect(await serials({ state: 'destroyed' })).toEqual(['A']);
  expect(await serials({ state: 'in-store' })).toEqual(['B', 'N-1']);
  expect(await serials({ isDefective: true })).toEqual(['A']);
  expect(await serials({ serial: 'B' })).toEqual(['B']);
  for (const search of ['angel', 'r-77', 'B']) expect(await serials({ search })).toContain('B');
  expect(await serials({ search: '%' })).toEqual([]);
  expect(await serials({ search: 'd-a' })).toEqual(['A']);
  // The homologation of A ends in March, but nothing destroyed needs one. That of B ends on the last day of June 2027.
  expect(await serials({ endsBefore: '2027-07-01' })).toEqual(['B']);
  expect(await serials({ endsBefore: '2027-06-30' })).toEqual([]);
  expect(await serials({ endsBefore: '2026-03-02' }, { asOf: '2026-01-01' })).toEqual(['A']);
  const [onFirstDay] = await pieces({ serial: 'A' }, { asOf: '2026-01-01' });
  expect(onFirstDay).toMatchObject({ state: 'in-store', isDefective: false });
  const [inSession] = await pieces({ table: 'T1' }, { position: 5n });
  expect(inSession).toMatchObject({ serial: 'A', sessionNo: 1, sessionDay: '2026-01-02' });
  const [, shoe, cards] = await pieces();
  expect(shoe!.details).toEqual({ automatic: true, games: ['blackjack'] });
  expect(cards!.details).toEqual({ backs: [{ colour: 'red', decks: 3 }] });
});

it('a correction changes the register from its record on', async () => {
  const entry = REGISTER[0]!;
  await books.record(
    ...REGISTER,
    dated(
      tell('correction.recorded', {
        corrects: { source: entry.source, id: entry.id },
        replacement: { ...(entry.data as object), pieces: [{ serial: 'A-bis', kind: 'shoe' }] },
        reason: 'the number was misread',
        proposedBy: by[0]!,
        approvedBy: by[1]!,
      }),
      3,
      0,
    ),
  );
  await books.project();
  expect((await pieces()).map(({ serial }) => serial)).toEqual(['A-bis', 'B', 'N-1']);
  expect((await pieces({}, { position: 9n })).map(({ serial }) => serial)).toEqual(['A', 'B', 'N-1']);
  expect(await movements({ serial: 'A' })).toEqual([]);
});
