import { PageDouble } from '../../../../test/support/sample-events/page-double';
import { FoldStates } from './fold-states';

interface Count {
  readonly count: number;
}
const initial: Count = { count: 0 };
const keys = [
  { casino: 'marbella', key: 'k' },
  { casino: 'torrequebrada', key: 'k' },
];

const load = (page: PageDouble): Promise<FoldStates<Count>> =>
  FoldStates.load(page, { fold: 'counts', initial, keys });

describe('fold states', () => {
  it('are loaded for all keys of a page with one query', async () => {
    const page = new PageDouble();
    await load(page);
    expect(page.asked).toHaveLength(1);
    expect(page.asked[0]!.parameters).toEqual(['counts', JSON.stringify(keys)]);
  });

  it('are what was stored, and the initial state where nothing was', async () => {
    const states = await load(new PageDouble([[{ casino: 'marbella', key: 'k', state: '{"count":7}' }]]));
    expect(states.get('marbella', 'k')).toEqual({ count: 7 });
    expect(states.get('torrequebrada', 'k')).toBe(initial);
  });

  it('are written once per key, with the last state and the record that made it', async () => {
    const page = new PageDouble();
    const states = await load(page);
    states.set('torrequebrada', 'k', { state: { count: 1 }, record: 3n });
    states.set('torrequebrada', 'k', { state: { count: 2 }, record: 9n });
    expect(states.get('torrequebrada', 'k')).toEqual({ count: 2 });
    await states.write(page);
    expect(page.rowsOf(1)).toMatchObject([
      { casino: 'torrequebrada', fold: 'counts', key: 'k', last_record: '9', state: '{"count":2}' },
    ]);
  });

  it('that did not change are not written, so that pages of any size leave the same rows', async () => {
    const page = new PageDouble();
    const states = await load(page);
    states.set('marbella', 'k', { state: states.get('marbella', 'k'), record: 5n });
    await states.write(page);
    expect(page.asked).toHaveLength(1);
  });

  it('of one casino are found without a look at those of all others', async () => {
    const casinos = Array.from({ length: 2_000 }, (_, n) => `casino-${n}`);
    const rows = casinos.flatMap((casino) =>
      Array.from({ length: 20 }, (_, key) => ({ casino, key: `${key}`, state: '{"count":7}' })),
    );
    const started = performance.now();
    const states = await FoldStates.loadAll<Count>(new PageDouble([rows]), {
      fold: 'counts',
      initial,
      casinos,
    });
    const loaded = performance.now();
    for (const casino of casinos) expect([...states.of(casino)]).toHaveLength(20);
    // Each time through all of them it would be some hundred times as long.
    expect(performance.now() - loaded).toBeLessThan(20 * (loaded - started));
  });
});
