import { openedBook, tableOpened, tell } from '../../../test/support/book/told';
import { foldTableSession } from './fold-table-session.state';
import { unopenedSession } from './table-session.state';
import type { CasinoEvent } from '../../kernel/envelope';
import type { CatalogueEvent } from '../event-contract/catalogue';

const ASIDE = new Set(['casino-not-authorised', 'round-without-bets', 'maximum-not-by-rule']);
const foundLast = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(...events)
    .entries.at(-1)!
    .evaluation.findings.filter(({ code }) => !ASIDE.has(code))
    .map(({ code, ruleId, expected, found }) => `${code} ${ruleId}: ${expected} / ${found}`);

const at = (time: string, event: CasinoEvent): CasinoEvent => ({
  ...event,
  time: `2026-01-01T${time}Z`,
});
const interrupted = (data: object = { reason: 'incident' }, id = 'stop'): CasinoEvent =>
  tell('table.interrupted', data as never, { id });
const resumed = (data: object = {}): CasinoEvent => tell('table.resumed', data);
const round = (roundNo: number): CasinoEvent =>
  tell('round.settled', { roundNo, bets: [], outcome: {}, result: 0 });

const RULE = 'O1979-53.2';

describe('an interruption of a table', () => {
  it('and its resumption are facts without findings and without entries', () => {
    const book = openedBook(tableOpened('boule'), interrupted(), resumed());
    const [stop, goesOn] = book.entries.slice(-2).map(({ evaluation }) => evaluation);
    expect([stop!.findings, stop!.lines, goesOn!.findings, goesOn!.lines]).toEqual([[], [], [], []]);
  });

  it('that begins while another one lasts is found', () =>
    expect(
      foundLast(tableOpened('boule'), interrupted(), interrupted({ reason: 'equipment' }, 'again')),
    ).toEqual([`interrupted-twice ${RULE}: a table that plays / the table is interrupted, event stop`]));

  it('for another reason states it in words', () => {
    const found = foundLast(tableOpened('boule'), interrupted({ reason: 'other' }));
    expect(found).toEqual([
      `interruption-without-reason ${RULE}: the reason in words / another reason, without words`,
    ]);
    const explained = { reason: 'other', explanation: 'Alarm of the building' };
    expect(foundLast(tableOpened('boule'), interrupted(explained))).toEqual([]);
  });

  it('ends with its resumption; a resumption of a table that plays is found, and changes nothing', () => {
    expect(foundLast(tableOpened('boule'), resumed())).toEqual([
      `resumed-without-interruption ${RULE}: an interruption of the table before / none`,
    ]);
    expect(foundLast(tableOpened('boule'), resumed(), round(1))).toEqual([]);
    expect(foundLast(tableOpened('boule'), interrupted(), resumed(), resumed())).toHaveLength(1);
  });

  it('forbids rounds and shoes until the resumption, and not counts, fills or the void of a round', () => {
    const found = [
      `played-while-interrupted ${RULE}: the resumption of the table before / the table is interrupted, event stop`,
    ];
    expect(foundLast(tableOpened('boule'), interrupted(), round(1))).toEqual(found);
    const shoe = tell('shoe.started', { shoeNo: 1, decks: 6 });
    expect(foundLast(tableOpened('blackjack'), interrupted(), shoe)).toEqual(found);
    expect(foundLast(tableOpened('boule'), interrupted(), resumed(), round(1))).toEqual([]);
    const counted = tell('table.counted', {
      inventory: 0,
      occasion: 'interim',
      certifiedBy: [{ id: 'E-1' }],
    });
    expect(foundLast(tableOpened('boule'), interrupted(), counted)).toEqual([]);
    const undone = { roundNo: 1, settled: true, reasonCode: 'x', refunds: [], by: [{ id: 'E-1' }] };
    const voided = tell('round.voided', undone);
    expect(foundLast(tableOpened('boule'), round(1), interrupted(), voided)).toEqual([]);
  });

  it('may last until the close', () => {
    const closed = tell('table.closed', {
      toCage: [{ holder: 'table', chips: 0 }],
      certifiedBy: [{ id: 'E-1' }],
    });
    expect(foundLast(tableOpened('boule'), interrupted(), closed)).toEqual([]);
  });

  it('keeps the instant and the reason of the first report in the state of the session', () => {
    const after = [interrupted(), interrupted({ reason: 'equipment' }, 'again')].reduce(
      (session, event) => foldTableSession(session, event as CatalogueEvent),
      unopenedSession,
    );
    expect(after.interruption).toMatchObject({ eventId: 'stop', reason: 'incident' });
    expect(foldTableSession(after, resumed() as CatalogueEvent)).not.toHaveProperty('interruption');
  });
});

describe('the players of a table that resumes', () => {
  it.each([
    ['chemin-de-fer', 3, 4, '1.1.8.A-VII.1-01'],
    ['baccarat-two-tableaux', 3, 4, '1.1.8.B-VII.1-01'],
    ['seven-card-stud', 3, 4, '1.1.10.B.1-I-01'],
  ])('of %s are found where they are %i, and not where they are %i (%s)', (game, few, enough, rule) => {
    const opened = tableOpened(game);
    const stop = interrupted({ reason: 'players-missing' });
    expect(foundLast(opened, stop, resumed({ playersPresent: few }))).toEqual([
      `players-below-minimum ${rule}: at least ${enough} players / ${few} at the table`,
    ]);
    expect(foundLast(opened, stop, resumed({ playersPresent: enough }))).toEqual([]);
    // Not reported is not none.
    expect(foundLast(opened, stop, resumed())).toEqual([]);
  });

  it('are not checked where the rules of the game demand no number', () =>
    expect(foundLast(tableOpened('texas-holdem'), interrupted(), resumed({ playersPresent: 1 }))).toEqual(
      [],
    ));
});

describe('a table under the Decree of 1996 that waits for players', () => {
  const on1996 = (event: CasinoEvent): CasinoEvent => ({ ...event, gamingday: '2009-01-01' });
  const waited = (until: string, reason = 'players-missing'): string[] =>
    foundLast(
      on1996(tableOpened('synthetic-poker')),
      on1996(at('21:00:00', interrupted({ reason }))),
      on1996(at(until, resumed())),
    );

  it('may be closed after fifteen minutes, and a longer wait is found', () => {
    expect(waited('21:15:00')).toEqual([]);
    expect(waited('21:16:30')).toEqual([
      'waited-longer-for-players D385/1996-II.7.1-01: ' +
        'a wait of at most 15 minutes, or a close / resumed after 16 minutes',
    ]);
  });

  it('is not checked after an interruption for another reason', () =>
    expect(waited('22:00:00', 'incident')).toEqual([]));
});
