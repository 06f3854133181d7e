import { BY, tell } from '../book/told';
import { HOUSE_NIGHT } from './house-night';
import { again, leftOut, type Row, says, stands } from './one-wrong-fact';

const by = BY[0]!;
const OF_A_SUPERVISOR = [
  tell(
    'incident.recorded',
    { incident: 'I-1', kind: 'dispute', play: '2', rule: '1.1.1.A-IV.3', by },
    { id: 'incident' },
  ),
  tell(
    'incident.decided',
    { incident: 'I-1', decision: 'play-void', rule: '1.1.1.A-IV.3', by },
    { id: 'decided' },
  ),
  tell('reading.taken', { heads: 7, places: 12, minimum: 200, by }, { id: 'reading' }),
];

/** `HOUSE_NIGHT` with an incident in its second round, the decision to annul it, and a reading, each a tenth of a second apart. */
export const SUPERVISED_NIGHT = HOUSE_NIGHT.flatMap((fact) => {
  if (fact.id !== 'void') return [fact];
  const before = (n: number): string => new Date(Date.parse(fact.time) - 500 + n * 100).toISOString();
  return [...OF_A_SUPERVISOR.map((each, n) => ({ ...each, time: before(n) })), fact];
});

/** Rows for `SUPERVISED_NIGHT`. */
export const OF_INCIDENTS: readonly Row[] = [
  ['decision-without-incident', 'nobody records the incident', leftOut('incident')],
  ['incident-number-used-twice', 'a number is given to a further incident', again('incident')],
  [
    'rule-not-of-game',
    'a decision rests on a rule of blackjack',
    says('decided', { rule: '1.1.3-III.1-01' }),
  ],
  [
    'rule-not-of-game',
    'an incident rests on an article of American roulette',
    says('incident', { rule: '1.1.2-III.a' }),
  ],
  ['incident-play-not-reported', 'an incident names a round to come', says('incident', { play: '3' })],
  ['minimum-read-differs', 'a table displays another minimum', says('reading', { minimum: 500 })],
  [
    'reading-after-close',
    'a table is read after its close',
    (night) => stands('reading', { time: night.find(({ id }) => id === 'drop')!.time })(night),
  ],
];
