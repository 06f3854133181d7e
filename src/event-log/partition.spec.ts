import fc from 'fast-check';
import { ofPartitions, partitionOf, PARTITIONS, type RecordedEvent } from './event-store.port';

describe('the partition of a casino', () => {
  it.each([
    // printf %s granada | sha256sum
    ['granada', 53],
    ['marbella', 7],
    ['torrequebrada', 7],
    ['córdoba', 9],
  ])('of %s is %i, in every release', (casino, partition) => {
    expect(partitionOf(casino)).toBe(partition);
  });

  it('spreads casinos over all partitions', () => {
    const used = new Set(Array.from({ length: 1_000 }, (_, index) => partitionOf(`casino-${index}`)));
    expect([...used].sort((a, b) => a - b)).toEqual(Array.from({ length: PARTITIONS }, (_, index) => index));
  });
});

async function* logOf(casinos: readonly string[]): AsyncGenerator<RecordedEvent> {
  for (const [index, casino] of casinos.entries()) yield { casino, id: `${index}` } as RecordedEvent;
}

describe('records of some partitions', () => {
  it('are each record of these partitions, and no other, up to the limit', async () => {
    const anyCasino = fc.constantFrom('granada', 'marbella', 'sevilla', 'ronda', 'huelva');
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCasino),
        fc.array(anyCasino),
        fc.nat({ max: 6 }),
        async (casinos, wanted, limit) => {
          const partitions = new Set(wanted.map(partitionOf));
          const ids = casinos.flatMap((casino, index) =>
            partitions.has(partitionOf(casino)) ? [`${index}`] : [],
          );
          const given = async (most?: number): Promise<string[]> => {
            const found: string[] = [];
            for await (const { id } of ofPartitions(logOf(casinos), partitions, most)) found.push(id);
            return found;
          };
          expect(await given()).toEqual(ids);
          expect(await given(limit)).toEqual(ids.slice(0, limit));
        },
      ),
    );
  });
});
