import { recorded } from '../../../test/support/sample-events/recorded';
import {
  CASINO,
  chipsSold,
  handPlayed,
  ledgerOpened,
} from '../../../test/support/sample-events/sample-events';
import type { CasinoEvent } from '../../kernel/envelope';
import type { LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { storedForm } from '../../kernel/stored-form';
import type { NumberingKnowledge } from './number-records';
import { identityOf } from '../../event-log/decide-appends';
import { chainGenesis, nextLink, emptyHead, numberRecords } from './number-records';
import { LogDamaged } from './read-records';

const initialState: NumberingKnowledge = { heads: new Map(), contents: new Map() };
const number = (records: readonly RecordedEvent[], known = initialState): ReturnType<typeof numberRecords> =>
  numberRecords(records, known);

const written = ({ numbered }: ReturnType<typeof numberRecords>): string[] =>
  numbered.map((entry) => `${entry.casino}/${entry.number} ${entry.record.id} ${entry.standing}`);

const sale = (id: string, amount = 10_000, casino = CASINO): ReturnType<typeof chipsSold> =>
  chipsSold({ amount }, { id, casino });

describe('record numbers', () => {
  it('are dense from 1 in the order of the log', () => {
    expect(written(number(recorded(ledgerOpened(), sale('a'), handPlayed())))).toEqual([
      'torrequebrada/1 ledger-opened counted',
      'torrequebrada/2 a counted',
      'torrequebrada/3 hand-1 counted',
    ]);
  });

  it('are each casino’s own, however the casinos take turns', () => {
    const records = recorded(sale('a'), sale('b', 1, 'marbella'), sale('c'), sale('d', 1, 'marbella'));
    expect(written(number(records))).toEqual([
      'torrequebrada/1 a counted',
      'marbella/1 b counted',
      'torrequebrada/2 c counted',
      'marbella/2 d counted',
    ]);
  });

  it('go on where the casino stood before the page', () => {
    const { heads } = number(recorded(sale('a'), sale('b')));
    const second = number(recorded(sale('c')), { heads, contents: new Map() });
    expect(written(second)).toEqual(['torrequebrada/3 c counted']);
  });

  it('belong to the identity of casino, source and id together', () => {
    const records = recorded(sale('a'), sale('a', 10_000, 'marbella'), handPlayed({}, { id: 'a' }));
    expect(written(number(records)).map((line) => line.split(' ')[2])).toEqual([
      'counted',
      'counted',
      'counted',
    ]);
  });
});

describe('a repeat in the log', () => {
  it('gets no number and is counted as skipped', () => {
    const numbering = number(recorded(sale('a'), sale('a'), sale('b'), sale('a')));
    expect(written(numbering)).toEqual(['torrequebrada/1 a counted', 'torrequebrada/2 b counted']);
    expect(numbering.heads.get(CASINO)?.repeatsSkipped).toBe(2n);
  });

  it('is recognised with its keys in another order', () => {
    const [first, again] = recorded(sale('a'), sale('a'));
    const { data, ...envelope } = JSON.parse(again!.bytes) as { data: object };
    const reordered = { ...again!, ...storedForm({ data, ...envelope }) };
    expect(reordered.contentHash).not.toBe(first!.contentHash);
    expect(written(number([first!, reordered]))).toEqual(['torrequebrada/1 a counted']);
  });

  it('of a record of an earlier page is recognised by the hash of its content', () => {
    const [again] = recorded(sale('a'));
    const contents = new Map([[identityOf(again!), [{ contentHash: again!.contentHash }]]]);
    const numbering = number([again!], { heads: new Map([[CASINO, emptyHead(CASINO)]]), contents });
    expect(written(numbering)).toEqual([]);
    expect(numbering.heads.get(CASINO)).toEqual({ ...emptyHead(CASINO), repeatsSkipped: 1n });
  });

  it('does not change the chain', () => {
    const [a, again, b] = recorded(sale('a'), sale('a'), sale('b')) as [
      RecordedEvent,
      RecordedEvent,
      RecordedEvent,
    ];
    const once = number([a, b]);
    const twice = number([a, again, b]);
    expect(twice.heads.get(CASINO)?.chainHash).toBe(once.heads.get(CASINO)?.chainHash);
  });
});

describe('another content under a known identity', () => {
  it('is numbered as a conflict, and the first record goes on counting', () => {
    expect(written(number(recorded(sale('a'), sale('a', 20_000), sale('a'))))).toEqual([
      'torrequebrada/1 a counted',
      'torrequebrada/2 a conflict',
    ]);
  });

  it('is skipped as a repeat if the same conflict is in the log again', () => {
    const records = recorded(sale('a'), sale('a', 20_000), sale('a', 20_000), sale('a', 30_000));
    expect(written(number(records))).toEqual([
      'torrequebrada/1 a counted',
      'torrequebrada/2 a conflict',
      'torrequebrada/3 a conflict',
    ]);
  });

  it('is compared with every content of earlier pages', () => {
    const [first, other, third] = recorded(sale('a'), sale('a', 20_000), sale('a', 30_000));
    const contents = new Map([[identityOf(first!), [first!, other!]]]);
    expect(written(number([other!, third!, first!], { heads: new Map(), contents }))).toEqual([
      'torrequebrada/1 a conflict',
    ]);
  });
});

describe('chain and instant of a record', () => {
  it('link the content of each counted or conflicting record to the one before', () => {
    const records = recorded(sale('a'), sale('a', 20_000));
    const links = number(records).numbered.map(({ chainHash }) => chainHash);
    const first = nextLink(chainGenesis(CASINO), { ...records[0]!, number: 1n }, 2);
    expect(links).toEqual([first, nextLink(first, { ...records[1]!, number: 2n }, 2)]);
  });

  const nameless = (record: RecordedEvent): RecordedEvent => ({ ...record, principal: undefined });
  const upgrade = (id: string): CasinoEvent => ({
    ...sale(id),
    type: 'cagnotte.chain.upgraded.v1',
    source: `/casinos/${CASINO}/service`,
  });
  const versions = (records: readonly RecordedEvent[]): number[] =>
    number(records).numbered.map(({ chainVersion }) => chainVersion);

  it('are of version 2 from the first record on that names a principal', () =>
    expect(versions(recorded(sale('a'), sale('b')))).toEqual([2, 2]));

  it('stay of version 1 where an earlier release began, until the service upgrades the chain', () => {
    const records = recorded(sale('a'), sale('b'), upgrade('u'), sale('c'));
    expect(versions([nameless(records[0]!), ...records.slice(1)])).toEqual([1, 1, 2, 2]);
  });

  it('never go back to version 1, and cover the absence of a name', () => {
    const [a, b] = recorded(sale('a'), sale('b')) as [RecordedEvent, RecordedEvent];
    expect(versions([a, nameless(b)])).toEqual([2, 2]);
    const links = [b, nameless(b)].map((last) => number([a, last]).heads.get(CASINO)!.chainHash);
    expect(links[0]).not.toBe(links[1]);
  });

  it('keep the instant from going back, so that an instant names one record number', () => {
    const instants = ['2026-01-01T20:00:05.000Z', '2026-01-01T20:00:04.999Z', '2026-01-01T20:00:05.001Z'];
    const records = recorded(sale('a'), sale('b'), sale('c')).map((record, index) => ({
      ...record,
      recordedAt: instants[index]!,
    }));
    expect(number(records).numbered.map(({ recordedAt }) => recordedAt)).toEqual([
      instants[0],
      instants[0],
      instants[2],
    ]);
  });
});

describe('stored bytes that no longer hash to what the log says', () => {
  it('are refused with the record they stand in', () => {
    const records = recorded(sale('a'), sale('b'));
    const altered = [records[0]!, { ...records[1]!, bytes: records[1]!.bytes.replace('cash', 'cAsh') }];
    expect(() => number(altered)).toThrow(LogDamaged);
    expect(() => number(altered)).toThrow(
      /^casino torrequebrada, record 2 \(event b of \/casinos\/torrequebrada\/cage at log position p2\): its stored bytes hash to [0-9a-f]{64}, the log says [0-9a-f]{64}$/,
    );
  });

  it('are named without their content, which may be large or private', () => {
    const [record] = recorded(sale('a'));
    try {
      number([{ ...record!, bytes: 'x' }]);
      throw new Error('was accepted');
    } catch (failure) {
      expect((failure as LogDamaged).record).toEqual({
        casino: CASINO,
        number: 1n,
        source: '/casinos/torrequebrada/cage',
        id: 'a',
        place: 'p1' as LogPosition,
      });
    }
  });
});
