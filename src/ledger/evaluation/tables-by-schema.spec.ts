import fc from 'fast-check';
import { eventsOfType } from '../../../test/support/arbitrary/event-arbitrary';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventDefinition } from '../../kernel/event-definition';
import { EVENT_DEFINITIONS, type EventType } from '../event-contract/catalogue';
import { poolsReportedBy } from '../jackpot/pool.state';
import { bankReportOf } from '../player-bank/player-bank.state';
import { slipsIn } from '../slips/slips.state';
import { tableConcerned } from '../table-session/session-key.state';

/**
 * Some tables list the types of events that state something: a table, a slip, a pool, a bank. The schemas
 * show which types do; a type that is missing from a table is named here with the reason, or the table is incomplete.
 */
interface Stated {
  readonly what: string;
  /** The members by which a schema states it, in all of the data or at its top. */
  readonly members: readonly string[];
  readonly isAtTop?: true;
  readonly isRead: (event: CasinoEvent) => boolean;
  readonly otherwise: Readonly<Partial<Record<EventType, string>>>;
}

const STATED: readonly Stated[] = [
  {
    what: 'the table that it is about',
    members: ['table'],
    isAtTop: true,
    isRead: (event) => tableConcerned({ ...event, source: '/casinos/granada/cage' }) !== undefined,
    otherwise: {
      'cagnotte.count.submitted.v1': 'one person counts; what two counts make is an event of its own',
      'cagnotte.variance.clearing-proposed.v1':
        'a proposal moves nothing; the clearing that follows names the table',
      'cagnotte.floor-alert.acknowledged.v1': 'somebody read an alert: no fact of the session',
    },
  },
  {
    what: 'a slip or a box',
    members: ['slip', 'box', 'replacement'],
    isRead: (event) => slipsIn(event).length > 0,
    otherwise: {
      'cagnotte.count.submitted.v1': 'one person counts; what two counts make is an event of its own',
      'cagnotte.casino.authorised.v1': 'from which amount a slip or a box is large',
      'cagnotte.casino.authorisation-proposed.v1': 'from which amount a slip or a box is large',
      'cagnotte.correction.recorded.v1':
        'the data that replace those of another event, which is read with them',
      'cagnotte.correction.proposed.v1': 'the data that would replace those of another event',
    },
  },
  {
    what: 'a pool',
    members: ['pool'],
    isRead: (event) => poolsReportedBy(event).length > 0,
    otherwise: {
      'cagnotte.count.submitted.v1': 'one person counts; what two counts make is an event of its own',
      'cagnotte.casino.authorised.v1': 'for which pools the casino is authorised',
      'cagnotte.casino.authorisation-proposed.v1': 'for which pools the casino would be authorised',
      'cagnotte.slot.counted.v1': 'the chips in the slot of a pool, and not its meter',
    },
  },
  {
    what: "a player's bank, or its shoe",
    members: ['bank', 'shoeNo'],
    isAtTop: true,
    isRead: (event) => bankReportOf(event, []) !== undefined,
    otherwise: {
      'cagnotte.table.opened.v1': 'what kind of bank the table is opened for',
      'cagnotte.coup.played.v1': 'reported with its settlement (`coupOfBank`)',
      'cagnotte.coup.voided.v1': 'takes a coup back (`playAfterVoidedCoup`)',
    },
  },
];

const definitions: readonly EventDefinition[] = EVENT_DEFINITIONS;
const states = ({ members, isAtTop }: Stated, { data }: EventDefinition): boolean => {
  const top = Object.keys((data as { readonly properties?: object }).properties ?? {});
  const text = JSON.stringify(data);
  return members.some((name) => (isAtTop === true ? top.includes(name) : text.includes(`"${name}":{`)));
};

describe.each(STATED)('$what', (stated) => {
  const { isRead, otherwise } = stated;
  const types = definitions.filter((each) => states(stated, each)).map(({ type }) => type as EventType);

  it.each(types)('is read of %s, or it is said why not', (type) => {
    const events = fc.sample(eventsOfType(type), { seed: 35, numRuns: 60 });
    expect([type, events.some(isRead)]).toEqual([type, otherwise[type] === undefined]);
  });

  it('is stated by every type that is an exception', () => {
    expect(Object.keys(otherwise).filter((type) => !types.includes(type as EventType))).toEqual([]);
  });
});
