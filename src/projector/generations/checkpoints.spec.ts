import fc from 'fast-check';
import type { LogPosition } from '../../event-log/event-store.port';
import { firstOf, groupBehind, lastCheckpoint, type Places } from './checkpoints';

const order = { compareLogPositions: (a: LogPosition, b: LogPosition): number => Number(a) - Number(b) };
const at = (place: number | undefined): LogPosition | undefined =>
  place === undefined ? undefined : (`${place}` as LogPosition);
const placesOf = (...places: readonly (number | undefined)[]): Places =>
  new Map(places.map((place, partition) => [partition, at(place)]));

describe('the partitions that continue first', () => {
  it.each<[string, Places, Places | undefined, ReturnType<typeof groupBehind>]>([
    [
      'are all of them if all are at one place',
      placesOf(7, 7, 7),
      undefined,
      { partitions: new Set([0, 1, 2]), place: at(7), upTo: undefined },
    ],
    [
      'are those furthest behind, up to the place of the next ones',
      placesOf(10, 9, 9, 12),
      undefined,
      { partitions: new Set([1, 2]), place: at(9), upTo: at(10) },
    ],
    [
      'are those that have not begun',
      placesOf(3, undefined),
      undefined,
      { partitions: new Set([1]), place: undefined, upTo: at(3) },
    ],
    [
      'stop at the first of their targets',
      placesOf(2, 2),
      placesOf(8, 5),
      { partitions: new Set([0, 1]), place: at(2), upTo: at(5) },
    ],
    [
      'are none of those that have arrived',
      placesOf(5, 2),
      placesOf(5, 8),
      { partitions: new Set([1]), place: at(2), upTo: at(8) },
    ],
    ['are none if all have arrived', placesOf(5, 9), placesOf(5, 8), undefined],
    ['are none if there is no target', placesOf(undefined), placesOf(undefined), undefined],
  ])('%s', (_what, places, targets, group) => {
    expect(groupBehind(places, order, targets)).toEqual(group);
  });

  const anyPlaces = fc
    .array(fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), { minLength: 1, maxLength: 8 })
    .map((places) => placesOf(...places));

  it('bring each partition to its target, through every place once', () => {
    fc.assert(
      fc.property(anyPlaces, anyPlaces, (begin, targets) => {
        const places = new Map(begin);
        const passed = new Map([...begin.keys()].map((partition) => [partition, [] as number[]]));
        for (;;) {
          const group = groupBehind(places, order, targets);
          if (group === undefined) break;
          for (let place = Number(group.place ?? 0) + 1; place <= Number(group.upTo); place += 1)
            for (const partition of group.partitions) passed.get(partition)!.push(place);
          for (const partition of group.partitions) places.set(partition, group.upTo);
        }
        for (const [partition, from] of begin) {
          const length = Math.max(0, Number(targets.get(partition) ?? 0) - Number(from ?? 0));
          const wanted = Array.from({ length }, (_, index) => Number(from ?? 0) + 1 + index);
          expect(passed.get(partition)).toEqual(wanted);
        }
      }),
    );
  });
});

describe('places of a log', () => {
  it('are ordered by the log, with the beginning before every place', () => {
    expect(firstOf([at(10), at(9), at(11)], order)).toBe('9');
    expect(firstOf([at(10), undefined], order)).toBeUndefined();
    expect(lastCheckpoint([at(9), at(10), undefined], order)).toBe('10');
    expect(lastCheckpoint([undefined], order)).toBeUndefined();
  });
});
