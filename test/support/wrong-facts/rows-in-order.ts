import type { FindingCode } from '../../../src/finding-catalogue/catalogue';
import type { EventFinding } from '../../../src/finding-catalogue/finding';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { corrected, uncorrected } from '../../../src/ledger/corrections/corrected-fact.state';
import { checkCorrection, type CorrectionTarget } from '../../../src/ledger/corrections/correction.check';
import type { EventOf } from '../../../src/ledger/event-contract/catalogue';
import { evaluateArrival } from '../../../src/ledger/evaluation/evaluate-event';
import { initialState } from '../../../src/ledger/_core/evaluation.state';
import { evaluateConflictingRecord } from '../../../src/ledger/quarantine/quarantine.evaluation';
import { inNumbers } from '../book/house-evening';
import { CAGE, OFFICE, tell } from '../book/told';
import { HOUSE_NIGHT } from './house-night';
import { POOL_NIGHT } from './pool-night';
import { findingsInOrder, leftOut, type Row, says, stands, type Wrong } from './one-wrong-fact';
import { present } from '../../../src/kernel/present';

/** The expected code, the fault in words, and the findings of a fault that depends on the order of arrival. */
export type RowInOrder = readonly [
  code: FindingCode,
  what: string,
  found: () => readonly EventFinding[],
  also?: readonly FindingCode[],
];

const by = { id: 'E-1' };
const on = (event: CasinoEvent, gamingday: string): CasinoEvent => ({ ...event, gamingday });

const [, LEDGER] = HOUSE_NIGHT as [CasinoEvent, CasinoEvent];
const SALES = inNumbers(
  ['sale-1', 'sale-2', 'sale-3'].map((id) =>
    tell('cage.chips-sold', { amount: 1_000, meansOfPayment: 'cash' }, { ...CAGE, id }),
  ),
) as [CasinoEvent, CasinoEvent, CasinoEvent];
const [SALE, SECOND, THIRD] = SALES;

const day = {
  opened: (of: string) => on(tell('gaming-day.opened', { by }, OFFICE), of),
  closed: (of: string) => on(tell('gaming-day.closed', { by, through: 1, controlTotals: [] }, OFFICE), of),
  certified: (of: string) => on(tell('gaming-day.certified', { by }, OFFICE), of),
};
const CLOSED = [LEDGER, ...SALES, day.closed('2026-01-01')];

const quarantined = (reason: string): CasinoEvent =>
  tell(
    'intake.quarantined',
    { hash: 'ab12', reason, path: '/data/amount', message: 'm', bytes: 'e30=' },
    { ...OFFICE, id: 'q' },
  );

const inOrder =
  (...events: readonly CasinoEvent[]): (() => readonly EventFinding[]) =>
  () =>
    findingsInOrder(events);

/** The findings of the night of the house with another authorisation. */
const authorised =
  (wrong: Wrong): (() => readonly EventFinding[]) =>
  () =>
    findingsInOrder(wrong(HOUSE_NIGHT));

const target: CorrectionTarget = { fact: SALE, known: uncorrected };
const lastOne = { source: '/casinos/granada/office', id: 'c-1' };

/** A correction by two persons and its target. */
const correction =
  (
    of: CorrectionTarget | undefined,
    { replacement, approvedBy = 'E-2' }: { replacement?: object; approvedBy?: string } = {},
  ): (() => readonly EventFinding[]) =>
  () =>
    checkCorrection(
      tell(
        'correction.recorded',
        {
          corrects: { source: SALE.source, id: SALE.id },
          ...present({ replacement }),
          reason: 'r',
          proposedBy: by,
          approvedBy: { id: approvedBy },
        },
        { ...OFFICE, id: 'c-2' },
      ) as EventOf<'cagnotte.correction.recorded.v1'>,
      of,
    );

export const IN_ORDER: readonly RowInOrder[] = [
  ['sequence-gap', 'a number is missing', inOrder(LEDGER, SALE, THIRD)],
  ['late-arrival', 'a number comes behind a higher one', inOrder(LEDGER, SALE, THIRD, SECOND)],
  [
    'sequence-repeated',
    'a number is used again',
    inOrder(LEDGER, ...SALES, { ...SECOND, id: 'sale-4', sequence: '3' }),
  ],
  [
    'clock-differs',
    'a clock is three minutes ahead',
    () =>
      evaluateArrival(SALE, initialState, new Date(Date.parse(SALE.time) - 180_000).toISOString()).findings,
  ],
  ['casino-not-authorised', 'nobody authorises the casino', authorised(leftOut('authorised'))],
  ['table-not-authorised', 'the table is not authorised', authorised(says('authorised', { tables: [] }))],
  ['rulebook-unknown', 'there is no such rulebook', authorised(says('authorised', { rulebook: 'ES-XX' }))],
  [
    'game-not-in-catalogue',
    'a game that there is not',
    authorised(says('opened', { game: 'tombola' })),
    ['table-not-authorised'],
  ],
  [
    'open-point-unknown',
    'an answer that there is not',
    authorised(says('authorised', { answers: { 'OP1-03': 'perhaps' } })),
  ],
  [
    'chart-key-unknown',
    'an account that there is not has a code',
    authorised(says('authorised', { accounting: { chart: { codes: { 'cash:moon': '570' } } } })),
  ],
  [
    'time-zone-unknown',
    'a zone that there is not is authorised',
    authorised(says('authorised', { timeZone: 'Europe/Granada' })),
  ],
  [
    'pool-unknown',
    'a pool has stakes that nobody knows of',
    inOrder(LEDGER, tell('jackpot.contributed', { pool: 'house', table: 'T1', amount: 500, how: 'slot' })),
  ],
  [
    'pool-not-authorised',
    'a pool is opened that the authorisation does not name',
    () => findingsInOrder(says('authorised', { jackpots: [] })(POOL_NIGHT)),
  ],
  ['ledger-not-opened', 'chips are sold before the ledger is opened', inOrder(SALE, LEDGER)],
  [
    'pool-rate-unknown',
    'a pool is authorised without the share of its meter',
    inOrder(
      tell(
        'casino.authorised',
        {
          validFrom: '2026-01-01',
          rulebook: 'ES-AN-2010',
          games: ['roulette-french'],
          tables: [],
          jackpots: [{ pool: 'house', tables: ['T1'], postedBy: 'jackpot' }],
        },
        OFFICE,
      ),
      LEDGER,
      tell('jackpot.contributed', { pool: 'house', table: 'T1', amount: 500, how: 'slot' }),
    ),
  ],
  ['delivery-unreadable', 'a delivery has an amount of words', inOrder(LEDGER, quarantined('schema'))],
  ['delivery-in-conflict', 'an id is used for something else', inOrder(LEDGER, quarantined('conflict'))],
  ['identity-conflict', 'a record of the log has the id of another', () => evaluateConflictingRecord(SALE)],
  ['correction-of-unknown-event', 'nothing of that id is recorded', correction(undefined)],
  [
    'correction-not-possible',
    'a decision is corrected',
    correction({ ...target, fact: { ...day.closed('2026-01-01'), id: SALE.id, source: SALE.source } }),
  ],
  [
    'correction-not-of-the-last',
    'another one came between',
    correction({ ...target, known: corrected(uncorrected, { by: lastOne, replacement: undefined }) }),
  ],
  [
    'correction-does-not-fit',
    'its data are of no sale',
    correction(target, { replacement: { amount: 'a' } }),
  ],
  ['two-persons-required', 'one person proposes and approves', correction(target, { approvedBy: 'E-1' })],
  ['day-closed-twice', 'a day is closed again', inOrder(...CLOSED, day.closed('2026-01-01'))],
  ['day-not-closed', 'an open day is certified', inOrder(LEDGER, ...SALES, day.certified('2026-01-01'))],
  [
    'day-opened-before-certified',
    'the next day is opened before the last one is certified',
    inOrder(...CLOSED, day.opened('2026-01-02')),
  ],
  [
    'day-begun-before-certified',
    'the cage begins the next day before the last one is certified',
    inOrder(...CLOSED, on({ ...SALE, id: 'next', sequence: '4' }, '2026-01-02')),
  ],
];

const discarded = tell('intake.discarded', { delivery: 'q', by, reason: 'sent by mistake' }, OFFICE);

/** Findings about states, with the event that ends each. */
export const ENDED_IN_ORDER: readonly (readonly [code: FindingCode, what: string, left: RowInOrder[2]])[] = [
  ['delivery-unreadable', 'it is given up', inOrder(LEDGER, quarantined('schema'), discarded)],
  [
    'delivery-in-conflict',
    'it is sent again',
    inOrder(LEDGER, quarantined('conflict'), { ...SALE, resubmits: 'q' }),
  ],
  [
    'day-begun-before-certified',
    'the last day is certified',
    inOrder(...CLOSED, on({ ...SALE, id: 'next', sequence: '4' }, '2026-01-02'), day.certified('2026-01-01')),
  ],
];

/** Three sales with sequence numbers. */
export const NUMBERED_NIGHT: readonly CasinoEvent[] = [LEDGER, ...SALES];

export const OF_NUMBERS: readonly Row[] = [
  ['clock-went-back', 'a clock is set back', stands(SECOND.id, { time: '2026-01-01T21:00:00Z' })],
];
