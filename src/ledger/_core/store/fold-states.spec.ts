import { PageDouble } from '../../../../test/support/sample-events/page-double';
import { FoldStates, readFolds, writeFolds } from './fold-states';

interface Count {
  readonly count: number;
}
const initial: Count = { count: 0 };
const keys = [
  { casino: 'marbella', fold: 'counts', key: 'k' },
  { casino: 'torrequebrada', fold: 'counts', key: 'k' },
];

const load = async (page: PageDouble, fold = 'counts'): Promise<FoldStates<Count>> => {
  const stored = await readFolds(page, { keys, whole: ['tallies'], casinos: ['marbella'] });
  return new FoldStates({ fold, initial }, stored(fold));
};

describe('fold states', () => {
  it('are read with one query for all keys of a page, together with every state of a fold that is read as a whole', async () => {
    const page = new PageDouble();
    await load(page);
    expect(page.asked).toHaveLength(1);
    expect(page.asked[0]!.parameters).toEqual([JSON.stringify(keys), ['marbella'], ['tallies']]);
  });

  it('of one fold are read apart from the states of another', async () => {
    const rows = ['counts', 'tallies'].map((fold, count) => ({
      casino: 'marbella',
      fold,
      key: 'k',
      state: JSON.stringify({ count }),
    }));
    const states = await load(new PageDouble([rows]), 'tallies');
    expect([...states.of('marbella')]).toEqual([['k', { count: 1 }]]);
  });

  it('of several folds are written with one statement, and the versions of their states with a second one', async () => {
    const page = new PageDouble();
    const counts = await load(page);
    const kept = new FoldStates<Count>({ fold: 'kept', initial, keepsVersions: true }, []);
    counts.set('marbella', 'k', { state: { count: 1 }, record: 2n });
    for (const record of [3n, 4n]) kept.set('marbella', 'k', { state: { count: Number(record) }, record });
    await writeFolds(page, [counts, kept]);
    expect(page.rowsOf(1)).toMatchObject([
      { fold: 'counts', last_record: '2' },
      { fold: 'kept', last_record: '4', state: '{"count":4}' },
    ]);
    expect(page.rowsOf(2)).toMatchObject([
      { fold: 'kept', record_number: '3', state: '{"count":3}' },
      { fold: 'kept', record_number: '4', state: '{"count":4}' },
    ]);
    await writeFolds(page, [counts, kept]);
    expect(page.asked).toHaveLength(3);
  });

  it('are as stored, or the initial state if none is stored', async () => {
    const states = await load(
      new PageDouble([[{ casino: 'marbella', fold: 'counts', key: 'k', state: '{"count":7}' }]]),
    );
    expect(states.get('marbella', 'k')).toEqual({ count: 7 });
    expect(states.get('torrequebrada', 'k')).toBe(initial);
  });

  it('are written once per key, with the last state and the record that made it', async () => {
    const page = new PageDouble();
    const states = await load(page);
    states.set('torrequebrada', 'k', { state: { count: 1 }, record: 3n });
    states.set('torrequebrada', 'k', { state: { count: 2 }, record: 9n });
    expect(states.get('torrequebrada', 'k')).toEqual({ count: 2 });
    await writeFolds(page, [states]);
    expect(page.rowsOf(1)).toMatchObject([
      { casino: 'torrequebrada', fold: 'counts', key: 'k', last_record: '9', state: '{"count":2}' },
    ]);
  });

  it('that did not change are not written, so that pages of any size leave the same rows', async () => {
    const page = new PageDouble();
    const states = await load(page);
    states.set('marbella', 'k', { state: states.get('marbella', 'k'), record: 5n });
    await writeFolds(page, [states]);
    expect(page.asked).toHaveLength(1);
  });

  it('of one casino are found without reading those of other casinos', async () => {
    const casinos = Array.from({ length: 2_000 }, (_, n) => `casino-${n}`);
    const rows = casinos.flatMap((casino) =>
      Array.from({ length: 20 }, (_, key) => ({
        casino,
        fold: 'counts',
        key: `${key}`,
        state: '{"count":7}',
      })),
    );
    const started = performance.now();
    const stored = await readFolds(new PageDouble([rows]), { keys: [], whole: ['counts'], casinos });
    const states = new FoldStates<Count>({ fold: 'counts', initial }, stored('counts'));
    const loaded = performance.now();
    for (const casino of casinos) expect([...states.of(casino)]).toHaveLength(20);
    // Each time through all of them it would be some hundred times as long.
    expect(performance.now() - loaded).toBeLessThan(20 * (loaded - started));
  });
});
