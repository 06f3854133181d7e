import { eachAlone } from './each-alone';

describe('work for each alone', () => {
  it('goes on after a failure, and throws the first one at the end', async () => {
    const done: number[] = [];
    const work = async (item: number): Promise<void> => {
      done.push(item);
      if (item > 1) throw new Error(`no ${item}`);
    };
    await expect(eachAlone([1, 2, 3, 1], work)).rejects.toThrow('no 2');
    expect(done).toEqual([1, 2, 3, 1]);
  });

  it('throws nothing where nothing failed', () =>
    expect(eachAlone([1], () => Promise.resolve())).resolves.toBeUndefined());
});
