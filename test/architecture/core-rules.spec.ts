import { breachesInCore, CORE_RULES } from './core-rules';

/** By rule: lines that break it, and similar lines that do not. */
const SNIPPETS: Readonly<
  Record<string, { readonly bad: readonly string[]; readonly good: readonly string[] }>
> = {
  'no clock': {
    bad: ['const now = Date.now();', 'const day = new Date(text);', 'const start = performance.now();'],
    good: [
      '// The Date.now() of whoever calls.',
      `const text = 'new Date(';`,
      'const day = event.Date;',
      'type Clock = () => Date;',
    ],
  },
  'no chance': {
    bad: ['const card = Math.random();', 'const id = crypto.randomUUID();'],
    good: ['const most = Math.max(1, 2);', `const name = 'Math.random';`],
  },
  'nothing that waits, speaks or looks around': {
    bad: [
      'setTimeout(post, 10);',
      'const zone = process.env.TZ;',
      'console.log(line);',
      `const fs = require('node:fs');`,
    ],
    good: ['const { process } = step;', 'hand.console();', 'const step = { fetch: 1 };'],
  },
  'no number made from text or from an amount': {
    bad: [
      'const pot = Number(text);',
      'const pot = parseFloat(text);',
      'const n = Number.parseInt(text, 10);',
    ],
    good: ['const pot = BigInt(text);', 'type Numbers = Number;', 'const order = Number(a === b);'],
  },
  'no decimal fraction': {
    bad: ['const rate = 0.05;', 'const many = 1e6;'],
    good: ['const cents = 5n;', 'const mask = 0x0e;', 'const many = 1_000_000;', `const text = '0.05';`],
  },
  'no amount of type number': {
    bad: [
      'function post(amount: number) {}',
      'interface Hand { readonly potMinor: number }',
      'let rake: number = 1;',
      'class Seat { stake!: number; }',
    ],
    good: ['interface Hand { readonly pot: bigint; readonly seat: number }', 'function at(index: number) {}'],
  },
};

const breachesOf = (rule: (typeof CORE_RULES)[number], text: string, path = 'src/ledger/tips/x.ts') =>
  breachesInCore([rule], [{ path, text }]);

describe.each(CORE_RULES)('the rule of the core: $name', (rule) => {
  const { bad, good } = SNIPPETS[rule.name]!;

  it.each(bad)('finds %s', (line) => {
    expect(breachesOf(rule, line)).toEqual([expect.stringContaining(rule.instead)]);
  });

  it.each(good)('lets pass %s', (line) => {
    expect(breachesOf(rule, line)).toEqual([]);
  });

  it('looks at the core alone, and not at its specs', () => {
    const text = bad.join('\n');
    expect(breachesOf(rule, text, 'src/ledger/tips/deep/y.posting.ts')).toHaveLength(bad.length);
    expect(breachesOf(rule, text, 'src/intake/y.ts')).toEqual([]);
    expect(breachesOf(rule, text, 'src/ledger/tips/y.queries.ts')).toEqual([]);
    expect(breachesOf(rule, text, 'src/kernel/y.spec.ts')).toEqual([]);
  });
});

it('says where, what and what to do instead', () => {
  expect(
    breachesInCore(CORE_RULES, [{ path: 'src/kernel/x.ts', text: '\nconst now = Date.now();' }]),
  ).toEqual([
    'src/kernel/x.ts:2 no clock (Date): take the gaming day or the instant as an argument; it is text',
  ]);
});
