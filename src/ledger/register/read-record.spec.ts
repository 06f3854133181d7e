import { recorded } from '../../../test/support/sample-events/recorded';
import { chipsSold, handPlayed } from '../../../test/support/sample-events/sample-events';
import type { RecordedEvent } from '../../event-log/event-store.port';
import { storedForm } from '../../kernel/stored-form';
import { assertUnaltered, parseRecord, readKeptBytes, TooManyBytes } from './read-records';

const [sound] = recorded(handPlayed()) as [RecordedEvent];
/** The record with other bytes, hashed anew: as if somebody had changed both. */
const holding = (event: unknown): RecordedEvent => ({ ...sound, ...storedForm(event) });

describe('a record', () => {
  it('is read as the event that was stored', () => {
    expect(parseRecord(sound)).toEqual(handPlayed());
    expect(() => assertUnaltered(sound)).not.toThrow();
  });

  it('is refused when its bytes are altered', () => {
    expect(() => assertUnaltered({ ...sound, bytes: `${sound.bytes} ` })).toThrow(/its stored bytes hash to/);
  });

  test.each<[string, RecordedEvent, string]>([
    ['bytes that are no JSON', { ...sound, bytes: '{' }, 'its stored bytes are no JSON'],
    [
      'bytes that are no event',
      holding(null),
      'its stored bytes state source nowhere, the log says "/casinos/',
    ],
    [
      'another source',
      { ...sound, source: '/casinos/x' },
      'its stored bytes state source "/casinos/torrequebrada/',
    ],
    ['another id', { ...sound, id: 'hand-2' }, 'its stored bytes state id "hand-1", the log says "hand-2"'],
    ['an id that is no text', holding({ ...handPlayed(), id: 1 }), 'state id 1, the log says "hand-1"'],
    [
      'another type',
      { ...sound, type: 'cagnotte.cage.chips-sold.v1' },
      'state type "cagnotte.hand.played.v1", the log says "cagnotte.cage.chips-sold.v1"',
    ],
    ['another casino', { ...sound, casino: 'marbella' }, 'by its source it is of casino torrequebrada'],
    [
      'another stream',
      { ...sound, stream: 'cagnotte_cage-torrequebrada/2026-01-01' },
      'it stands in stream cagnotte_cage-torrequebrada/2026-01-01 and belongs into cagnotte_table-torrequebrada/PK1/2026-01-01/1',
    ],
  ])('is refused when the log says of it %s', (_what, record, reason) => {
    expect(() => parseRecord(record, 7n)).toThrow(reason);
    expect(() => parseRecord(record, 7n)).toThrow(/record 7 \(event /);
  });

  it('of a type that the catalogue does not know may stand in any stream', () => {
    const event = { ...chipsSold(), type: 'cagnotte.something.new.v9' };
    const record = {
      ...recorded(chipsSold())[0]!,
      ...storedForm(event),
      type: event.type,
      stream: 'anywhere',
    };
    expect(parseRecord(record)).toEqual(event);
  });
});

it('bytes are read up to a limit, and no event beyond it', async () => {
  const long = { ...sound, bytes: 'x'.repeat(60) };
  const given: number[] = [];
  const store = {
    async *readStream(): AsyncGenerator<RecordedEvent> {
      for (const version of [1, 2, 3, 4]) {
        given.push(version);
        yield { ...long, version };
      }
    },
  };
  const places = [1, 2, 3, 4].map((version) => ({ stream: sound.stream, version }));
  expect(await readKeptBytes(store, places, 240)).toHaveLength(4);
  given.length = 0;
  await expect(readKeptBytes(store, places, 100)).rejects.toThrow(TooManyBytes);
  expect(given).toEqual([1, 2]);
});
