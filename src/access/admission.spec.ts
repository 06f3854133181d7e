import { setImmediate } from 'node:timers/promises';
import { Admission, type AdmissionLimits, type Leave } from './admission';

const LIMITS: AdmissionLimits = { inAll: 3, weightOfCredential: 2, waiting: 2, longestWaitMs: 60_000 };

/** Records which operations are admitted, by name, and lets a test end each of them. */
function admissionWith(limits: Partial<AdmissionLimits> = {}) {
  const admission = new Admission({ ...LIMITS, ...limits });
  const inside: string[] = [];
  const refused: string[] = [];
  const leaves = new Map<string, Leave>();
  const ask = async (name: string, credential: string, weight = 1): Promise<void> => {
    const leave = await admission.enter(credential, weight);
    if (leave === undefined) return void refused.push(name);
    inside.push(name);
    leaves.set(name, leave);
  };
  const leave = async (name: string): Promise<void> => {
    inside.splice(inside.indexOf(name), 1);
    leaves.get(name)!();
    await setImmediate();
  };
  return { ask, leave, inside, refused, leaves };
}

describe('the admission of operations', () => {
  it('admits as many operations of a credential as its share allows; the next one waits until one of them ends', async () => {
    const { ask, leave, inside } = admissionWith();
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    await setImmediate();
    expect(inside).toEqual(['a1', 'a2']);
    await leave('a1');
    expect(inside).toEqual(['a2', 'a3']);
  });

  it('admits a heavy operation only if no other one of its credential runs', async () => {
    const { ask, leave, inside } = admissionWith();
    void ask('light', 'a');
    void ask('heavy', 'a', 50);
    void ask('light again', 'a');
    await setImmediate();
    expect(inside).toEqual(['light']);
    await leave('light');
    expect(inside).toEqual(['heavy']);
    await leave('heavy');
    expect(inside).toEqual(['light again']);
  });

  it('alternates between credentials, so that one with many operations does not delay one with a single operation', async () => {
    const { ask, leave, inside } = admissionWith({ inAll: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    void ask('b1', 'b');
    await setImmediate();
    await leave('a1');
    expect(inside).toEqual(['b1']);
    await leave('b1');
    expect(inside).toEqual(['a2']);
  });

  it('admits at most as many operations as there are connections, whatever the credential', async () => {
    const { ask, inside, leave } = admissionWith();
    for (const name of ['a', 'b', 'c', 'd']) void ask(name, name);
    await setImmediate();
    expect(inside).toEqual(['a', 'b', 'c']);
    await leave('b');
    expect(inside).toEqual(['a', 'c', 'd']);
  });

  it('refuses an operation if too many of its credential wait, and none of another credential', async () => {
    const { ask, inside, refused } = admissionWith();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a');
    void ask('b1', 'b');
    await setImmediate();
    expect(refused).toEqual(['a5']);
    expect(inside).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuses an operation that has waited too long, and gives its place to the next', async () => {
    const { ask, leave, inside, refused } = admissionWith({ inAll: 1, longestWaitMs: 5 });
    void ask('a1', 'a');
    await ask('a2', 'a');
    expect(refused).toEqual(['a2']);
    await leave('a1');
    await ask('a3', 'a');
    expect(inside).toEqual(['a3']);
  });

  it('frees the share of an operation once, even if it ends twice', async () => {
    const { ask, leaves, inside } = admissionWith({ inAll: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    await setImmediate();
    leaves.get('a1')!();
    leaves.get('a1')!();
    await setImmediate();
    expect(inside).toEqual(['a1', 'a2']);
  });
});
