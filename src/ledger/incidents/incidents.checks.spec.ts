import { BY, postedLast, tableOpened, tell } from '../../../test/support/book/told';
import type { CatalogueEvent } from '../event-contract/catalogue';
import { type Room, withSession } from '../casino/open-room.state';
import { rulesInForce } from '../../games/rules-in-force';
import { foldTableSession } from '../table-session/fold-table-session.state';
import { type TableSession, unopenedSession } from '../table-session/table-session.state';
import { checkUndecided, isRuleOf } from './incidents.checks';
import { findIncident } from '../table-session/incidents-of-session.state';

const DAY = '2026-01-01';
const CLOSED = [{ first: DAY, last: DAY }];
const SESSION = `table/T1/${DAY}/1`;
const by = BY[0]!;

const recorded = (incident: string, play?: string) =>
  tell(
    'incident.recorded',
    { incident, kind: 'dispute', by, ...(play === undefined ? {} : { play }) },
    { id: `of-${incident}` },
  );
const decided = (incident: string) => tell('incident.decided', { incident, decision: 'play-stands', by });
const settled = (roundNo: number) =>
  tell('round.settled', { roundNo, bets: [], outcome: { number: 1 }, result: 0 });

const after = (...events: readonly object[]): TableSession =>
  events.reduce<TableSession>(
    (session, event) => foldTableSession(session, event as CatalogueEvent),
    unopenedSession,
  );
const roomAfter = (...events: readonly object[]): Room => withSession([], SESSION, after(...events));

describe('an incident without a decision', () => {
  it('is a finding once its gaming day is closed, and none before, and none after its decision', () => {
    expect(checkUndecided(roomAfter(recorded('I-1')), [])).toEqual([]);
    expect(checkUndecided(roomAfter(recorded('I-1'), decided('I-1')), CLOSED)).toEqual([]);
    expect(checkUndecided(roomAfter(recorded('I-1'), recorded('I-2'), decided('I-1')), CLOSED)).toMatchObject(
      [
        {
          code: 'incident-undecided',
          severity: 'advisory',
          expected: 'a decision about incident I-2',
          expectedEs: 'una decisión sobre el incidente I-2',
          found: 'none at the close of the day',
          eventIds: ['of-I-2'],
          of: { gamingDay: DAY, table: 'T1' },
          standing: `incident-undecided ${SESSION} I-2`,
        },
      ],
    );
  });

  it('leaves the room as it was where there is none, so that nothing more is kept of older sessions', () => {
    expect(roomAfter(settled(1))).toEqual([]);
    expect(after(settled(1))).not.toHaveProperty('incidents');
  });
});

describe('the round of an incident', () => {
  const awaited = (...events: readonly object[]): string | undefined =>
    findIncident(after(...events), 'I-1')!.awaitedPlay;

  it('is awaited until it is reported, because a dispute comes before the round is settled', () => {
    expect(awaited(recorded('I-1', '1'))).toBe('1');
    expect(awaited(recorded('I-1', '1'), settled(1))).toBeUndefined();
    expect(awaited(recorded('I-1', '2'), settled(1))).toBe('2');
  });

  it('is not awaited where rounds were reported and the last one is not known any more', () => {
    expect(awaited(settled(5), recorded('I-1', '2'))).toBeUndefined();
  });
});

it('an incident recorded after the close is checked at once, where the rounds are captured', () => {
  const closed = tell('table.closed', { toCage: [{ holder: 'table', chips: 0 }], certifiedBy: BY });
  const findingsOf = (rounds: boolean, play: string) =>
    postedLast(
      ...[tableOpened('boule', { rounds, buyIns: false }), settled(1), closed],
      recorded('I-1', play),
    ).findings;
  expect(findingsOf(true, '2')).toEqual(['incident-play-not-reported']);
  expect(findingsOf(true, '1')).toEqual([]);
  expect(findingsOf(false, '2')).toEqual([]);
});

describe('a rule that is invoked', () => {
  const found = rulesInForce({ rulebook: 'ES-AN-2010', game: 'chemin-de-fer', day: DAY, answers: [] });
  if (!found.ok) throw new Error('chemin de fer has rules');
  const { register } = found.value.rules;

  it.each([
    ['1.1.8.A-VIII.4.h-01', true],
    ['1.1.8.A-VIII.4.h', true],
    ['1.1.8.A VIII.4', true],
    ['1.1.8.A-VIII.4.h-99', false],
    ['1.1.6-III.1', false],
    ['1.1.8', false],
  ])('%s is one of chemin de fer: %s', (invoked, isOne) => expect(isRuleOf(register, invoked)).toBe(isOne));
});
