import { readAtMost, runHandsCommand } from './hands.command';
import { textOfHand } from '../../test/support/hand-history/sample-hands';

const hand = textOfHand('35602019775');
const cent = hand.replace('calls €0.05', 'calls €0.06');

function run(
  files: Readonly<Record<string, string | Uint8Array>>,
  names: readonly string[] = Object.keys(files),
) {
  const out: string[] = [];
  const err: string[] = [];
  const code = runHandsCommand(names, {
    readFile: (path) => {
      const content = files[path];
      if (content === undefined) throw new Error('no such file');
      return typeof content === 'string' ? Buffer.from(content) : content;
    },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.map((line) => JSON.parse(line) as unknown), err };
}

describe('the hands command', () => {
  it('prints one JSON line per hand with amounts as strings of minor units, and exits with 0 if all hands tie', () => {
    expect(run({ 'a.txt': hand, 'b.txt': textOfHand('90000000102') })).toEqual({
      code: 0,
      out: [
        { id: '35602019775', pot: '40', collected: '38', rake: '2', derived: '38', ties: true },
        { id: '90000000102', pot: '570', collected: '542', rake: '28', derived: '542', ties: true },
      ],
      err: [],
    });
  });

  it('reads each file in the format of its room', () => {
    const winamax = textOfHand('9000001-1-1373753425');
    const wrong = winamax.replace('Total pot 6.18€', 'Total pot 6.28€');
    const { code, out, err } = run({ 'a.txt': hand, 'b.txt': winamax, 'c.txt': wrong });
    expect([code, err]).toEqual([1, []]);
    expect(out).toMatchObject([
      { id: '35602019775', ties: true },
      { id: '9000001-1-1373753425', pot: '650', collected: '618', rake: '32', derived: '618', ties: true },
      {
        ties: false,
        reasons: expect.arrayContaining(['line 32: 6.50 was put in, the total pot is 6.60']) as unknown,
      },
    ]);
  });

  it('does not report as tying a hand that the rules did not evaluate, and exits with 1', () => {
    const razz = textOfHand('35874004239').replace('7 Card Stud Limit', 'Razz Limit');
    const { code, out } = run({ 'razz.txt': razz });
    expect(code).toBe(1);
    expect(out).toMatchObject([{ judged: false, notJudged: 'razz is no game of INT-POKER' }]);
    expect(out[0]).not.toHaveProperty('ties');
  });

  it('prints the findings of the rules, and exits with 1 if a rule is broken', () => {
    const raked = hand
      .replace('Rake €0.02', 'Rake €0.06')
      .replace('collected €0.38', 'collected €0.34')
      .replace('collected (€0.38)', 'collected (€0.34)');
    const { code, out } = run({ 'a.txt': raked });
    expect(code).toBe(1);
    expect(out).toMatchObject([
      { ties: true, findings: [{ code: 'rake-above-cap', severity: 'violation', found: '0.06 EUR' }] },
    ]);
  });

  it('exits with 1 and the reason if one hand does not tie, and still evaluates the others', () => {
    const { code, out } = run({ 'a.txt': cent, 'b.txt': hand });
    expect(code).toBe(1);
    expect(out).toMatchObject([
      {
        ties: false,
        reasons: expect.arrayContaining(['line 18: seat 3 calls 0.06 where 0.05 is owed']) as unknown,
      },
      { ties: true },
    ]);
  });

  it('exits with 1 and the line if a hand cannot be read, and still evaluates the others', () => {
    const { code, out, err } = run({
      'a.txt': hand.replace('calls €0.05', 'calls') + textOfHand('35602035916'),
    });
    expect(code).toBe(1);
    expect(err).toEqual([
      'a.txt: line 18: expected the rest of an action that begins with "calls", found "Player3: calls"',
    ]);
    expect(out).toMatchObject([
      { id: '35602019775', ties: false },
      { id: '35602035916', ties: true },
    ]);
  });

  it('exits with 1 if a file cannot be read or contains no hand', () => {
    expect(run({}, ['gone.txt'])).toEqual({
      code: 1,
      out: [],
      err: ['gone.txt: cannot be read (no such file)'],
    });
    expect(run({ 'empty.txt': '\n' })).toEqual({ code: 1, out: [], err: ['empty.txt: contains no hand'] });
  });

  it('exits with 1 if a file contains text that is no hand', () => {
    const { code, out } = run({ 'letter.txt': 'Dear Sir,\n' });
    expect(code).toBe(1);
    expect(out).toMatchObject([{ id: null, ties: false }]);
  });

  it('prints unknown lines without failing', () => {
    const { code, err } = run({ 'a.txt': hand.replace('*** FLOP', 'A dog barks\n*** FLOP') });
    expect([code, err]).toEqual([0, ['a.txt: line 20 is not understood: A dog barks']]);
  });

  it('reads files in code page 1252', () => {
    const bytes = Buffer.from(hand.replaceAll('€', '\u0080').replaceAll('\n', '\r\n'), 'latin1');
    expect(run({ 'old.txt': bytes }).code).toBe(0);
  });

  it('prints its usage without arguments', () => {
    expect(run({})).toEqual({ code: 2, out: [], err: [expect.stringContaining('usage: hands FILE...')] });
  });
});

it('refuses a file above the size limit, such as one that never ends', () => {
  expect(readAtMost(__filename).length).toBeGreaterThan(1_000);
  expect(() => readAtMost('/dev/zero', 3_000_000)).toThrow('more than 3000000 bytes');
});
