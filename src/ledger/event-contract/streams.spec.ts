import type { CasinoEvent } from '../../kernel/envelope';
import { eventKey, findStream, shortName, streamOf, subjectMeans } from './streams';
import { STREAM_CATEGORIES } from '../../kernel/event-definition';
import { casinoOf, tableOf } from '../../kernel/source';
import { peopleEvents } from '../../people/people.events';
import { EVENT_DEFINITIONS } from './catalogue';

const event = (
  type: string,
  source: string,
  data: unknown = {},
  more: Partial<CasinoEvent> = {},
): CasinoEvent => ({
  specversion: '1.0',
  id: '1',
  source,
  type: `cagnotte.${type}.v1`,
  time: '2026-01-01T21:30:00Z',
  gamingday: '2026-01-01',
  data,
  ...more,
});

describe('the casino and the table of a source', () => {
  test.each([
    ['/casinos/granada', 'granada', undefined],
    ['/casinos/granada/cage', 'granada', undefined],
    ['/casinos/granada/tables/RF1', 'granada', 'RF1'],
    ['/casinos/granada/tables/RF1/terminal-2', 'granada', 'RF1'],
    ['/casinos/tables/tables/tables', 'tables', 'tables'],
    ['/casinos/granada/cage/tables/RF1', 'granada', undefined],
    ['/casinos/granada/tables', 'granada', undefined],
  ])('%s is of casino %s and table %s', (source, casino, table) => {
    expect([casinoOf(source), tableOf(source)]).toEqual([casino, table]);
  });
});

it('the categories of streams are those of the types of events, and each has one', () => {
  const used = [...EVENT_DEFINITIONS, ...peopleEvents].map(({ category }) => category as string);
  expect([...new Set(used)].sort()).toEqual([...STREAM_CATEGORIES].sort());
});

describe('the stream of an event', () => {
  const RF1 = '/casinos/granada/tables/RF1';
  test.each([
    ['casino', event('ledger.opened', '/casinos/granada/accounts'), 'cagnotte_casino-granada'],
    ['cage', event('cage.chips-sold', '/casinos/granada/cage'), 'cagnotte_cage-granada/2026-01-01'],
    ['session', event('hand.played', RF1), 'cagnotte_table-granada/RF1/2026-01-01/1'],
    [
      'later session',
      event('hand.played', RF1, {}, { sessionno: 3 }),
      'cagnotte_table-granada/RF1/2026-01-01/3',
    ],
    [
      'proposal',
      event('correction.proposed', '/casinos/granada/accounting', { corrects: { source: RF1, id: '7' } }),
      `cagnotte_proposal-granada/${eventKey(RF1, '7')}`,
    ],
    [
      'proposal of an authorisation',
      event('casino.authorisation-proposed', '/casinos/granada/accounting'),
      'cagnotte_casino-granada',
    ],
    [
      'proposal of a clearing',
      event('variance.clearing-proposed', '/casinos/granada/accounting'),
      'cagnotte_clearing-granada/2026-01-01',
    ],
    [
      'explanation of a difference',
      { ...event('explanation.saved', '/casinos/granada/accounting', { check: 'K4', at: 'A-102' }) },
      'cagnotte_explanation-granada/2026-01-01/ddcc36b1-aa2d-5b94-9b81-431d9848d9d2',
    ],
    [
      'numbers of slips',
      event('slip-numbers.leased', '/casinos/granada/accounting', { pad: 'A-' }),
      'cagnotte_pad-granada/A-',
    ],
    [
      'count of one person',
      event('count.submitted', '/casinos/granada/accounting'),
      'cagnotte_count-granada/2026-01-01',
    ],
    [
      'quarantine',
      event('intake.quarantined', '/casinos/granada/intake'),
      'cagnotte_quarantine-granada/2026-01-01',
    ],
    [
      'gaming day',
      event('gaming-day.opened', '/casinos/granada/office'),
      'cagnotte_gamingday-granada/2026-01-01',
    ],
    [
      'pool',
      event('jackpot.won', '/casinos/granada/tables/CS1', { pool: 'carrusel' }),
      'cagnotte_jackpot-granada/carrusel',
    ],
    [
      'finding',
      event('finding.resolved', '/casinos/granada/office', { finding: 'f-1' }),
      'cagnotte_finding-granada/f-1',
    ],
  ])('is that of its %s', (_category, given, stream) => expect(streamOf(given)).toBe(stream));

  it('is one per corrected event, however its id is spelled', () => {
    const corrects = { source: RF1, id: 'a/b c' };
    const correction = event('correction.recorded', '/casinos/granada/office', { corrects });
    expect(streamOf(correction)).toBe(`cagnotte_correction-granada/${eventKey(RF1, 'a/b c')}`);
    expect(eventKey(RF1, '1')).not.toBe(eventKey(`${RF1}1`, ''));
  });

  it('cannot be derived for an unknown type, nor for an event of a table from elsewhere', () => {
    for (const lost of [event('round.lost', RF1), event('hand.played', '/casinos/granada/cage')]) {
      expect(findStream(lost)).toBeUndefined();
      expect(() => streamOf(lost)).toThrow('no stream can be derived');
    }
  });
});

describe('a subject', () => {
  const stream = 'cagnotte_table-la-linea/RF1/2026-01-01/1';

  it('means a stream by its full name, or without system and casino', () => {
    expect(shortName(stream)).toBe('table/RF1/2026-01-01/1');
    expect(subjectMeans(stream, stream)).toBe(true);
    expect(subjectMeans('table/RF1/2026-01-01/1', stream)).toBe(true);
    expect(subjectMeans('casino', 'cagnotte_casino-granada')).toBe(true);
  });

  test.each([
    'table/RF1/2026-01-01',
    '/table/RF1/2026-01-01/1',
    'RF1/2026-01-01/1',
    '',
    'cagnotte_table-ronda/RF1/2026-01-01/1',
  ])('does not mean it when it says "%s"', (subject) => expect(subjectMeans(subject, stream)).toBe(false));
});
