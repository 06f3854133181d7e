import { BY, CAGE, openedBook, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import type { HalvesInRoom } from '../casino/open-room.state';
import { checkHalves, checkSlip } from './slip.checks';
import { present } from '../../kernel/present';

const float = (slip?: string) =>
  tell('table.opened', {
    game: 'boule',
    minimum: 100,
    float: { amount: 1_500, ...present({ slip }) },
    captures: { rounds: true, buyIns: true },
    staff: BY,
  });
const issued = (slip: string) =>
  tell('cage.float-issued', { table: 'T1', amount: 1_500, slip, purpose: 'float' }, CAGE);
const filled = tell('table.filled', { amount: 1_500, slip: 'A-2' });
const filledByCage = tell('cage.float-issued', { table: 'T1', amount: 1_500, slip: 'A-2' }, CAGE);
const credited = tell('table.credited', { amount: 700, slip: 'D-1' });
const received = (slip: string) => tell('cage.credit-received', { table: 'T1', amount: 700, slip }, CAGE);
const closed = (slip?: string) =>
  tell('table.closed', {
    toCage: [{ holder: 'table', chips: 1_500, ...present({ slip }) }],
    certifiedBy: BY,
  });
const SOUND = [issued('A-1'), float('A-1')];

function standing(...events: readonly CasinoEvent[]): string[] {
  const stands = new Map<string, string>();
  for (const { evaluation } of openedBook(...events).entries) {
    for (const settled of evaluation.settles ?? []) stands.delete(settled);
    for (const { code, expected, found, standing: name } of evaluation.findings) {
      if (code === 'slip-half-missing') stands.set(name!, `${expected}; ${found}`);
    }
  }
  return [...stands.values()];
}

describe('the halves of slips', () => {
  it('without the other half give a finding at the close, about the day and the table', () => {
    const close = closed();
    const { findings } = openedBook(...SOUND, filled, close).entries.at(-1)!.evaluation;
    const missing = findings.filter(({ code }) => code === 'slip-half-missing');
    expect(missing.map(({ eventIds }) => eventIds)).toEqual([[close.id]]);
    expect(missing.map(({ of }) => of)).toEqual([{ gamingDay: '2026-01-01', table: 'T1' }]);
  });

  test.each<[string, CasinoEvent[], string[]]>([
    ['give no finding if both ends have reported', [...SOUND, closed()], []],
    ['give no finding while the table is open', [...SOUND, filled], []],
    [
      'give a finding of a fill that the cage has not reported, at the close',
      [...SOUND, filled, closed()],
      ['slip A-2 reported by the cage, too; 15.00 EUR reported by the table alone'],
    ],
    [
      'give a finding of a fill that the table has not reported, at the close',
      [...SOUND, filledByCage, closed()],
      ['slip A-2 reported by the table, too; 15.00 EUR reported by the cage alone'],
    ],
    ['give no finding after the other half has arrived', [...SOUND, filled, closed(), filledByCage], []],
    [
      'give a finding of a credit that only the cage reports, after the close',
      [...SOUND, closed(), received('D-1')],
      ['slip D-1 reported by the table, too; 7.00 EUR reported by the cage alone'],
    ],
    [
      'give no finding after the table has reported the credit, too',
      [...SOUND, closed(), received('D-1'), credited],
      [],
    ],
    ['give no finding of the receipt of a closing float', [...SOUND, closed('C-1'), received('C-1')], []],
    [
      'give no finding of a receipt that arrives before the close',
      [...SOUND, received('C-1'), closed('C-1')],
      [],
    ],
    [
      'give no finding of an opening whose slip the table has not reported',
      [issued('A-9'), float(), closed()],
      [],
    ],
  ])('%s', (_what, events, expected) => expect(standing(...events)).toEqual(expected));
});

describe('the halves of a slip in two sessions of a table', () => {
  const half = (session: string, told: object, more: Partial<HalvesInRoom> = {}): HalvesInRoom => ({
    session,
    day: '2026-01-01',
    table: 'T1',
    closedBy: `close-${session}`,
    halves: [{ slip: 'A-1', direction: 'to-table', currency: 'EUR', ...told }],
    ...more,
  });
  const missing = (...room: readonly HalvesInRoom[]): string[] =>
    checkHalves(room).flatMap(({ eventIds }) => eventIds);
  const table = half('1', { table: 500n });

  it('belong together, whichever of them the cage reports', () => {
    expect(missing(table, half('2', { cage: 500n }))).toEqual([]);
    expect(missing(half('1', { cage: 500n }), half('2', { table: 500n }))).toEqual([]);
  });

  it.each<[string, HalvesInRoom]>([
    ['another amount', half('2', { cage: 501n })],
    ['another currency', half('2', { cage: 500n, currency: 'USD' })],
    ['another direction', half('2', { cage: 500n, direction: 'to-cage' })],
    ['another number', half('2', { cage: 500n, slip: 'A-2' })],
    ['the same end', half('2', { table: 500n })],
    ['another day', half('2', { cage: 500n }, { day: '2026-01-02' })],
    ['another table', half('2', { cage: 500n }, { table: 'T2' })],
  ])('do not where one is of %s', (_what, other) =>
    expect(missing(table, other)).toEqual(['close-1', 'close-2']),
  );

  it('are looked for once their session is closed', () =>
    expect(missing(half('1', { table: 500n }, { closedBy: undefined }))).toEqual([]));
});

it.each<[string, CasinoEvent, CasinoEvent]>([
  ['a fill after the cage', filledByCage, tell('table.filled', { amount: 1_400, slip: 'A-2' })],
  [
    'the cage after a fill',
    filled,
    tell('cage.float-issued', { table: 'T1', amount: 1_400, slip: 'A-2' }, CAGE),
  ],
  ['a credit after the cage', received('D-1'), tell('table.credited', { amount: 800, slip: 'D-1' })],
  [
    'the cage after a credit',
    credited,
    tell('cage.credit-received', { table: 'T1', amount: 800, slip: 'D-1' }, CAGE),
  ],
])('%s gives a finding if its amount is not what the other end reported', (_what, first, second) => {
  const { findings } = openedBook(...SOUND, first, second).entries.at(-1)!.evaluation;
  expect(findings.map(({ code }) => code)).toContain('slip-halves-differ');
});

describe('a half of a slip', () => {
  const use = (more: object) => ({ slip: 'A-1', direction: 'to-table' as const, currency: 'EUR', ...more });
  const report = (half: 'cage' | 'table', amount: bigint, more: object = {}) => ({
    ...use({}),
    half,
    amount,
    ...more,
  });
  const found = (known: object[], ...told: Parameters<typeof report>) =>
    checkSlip(known.map(use), report(...told)).map(({ code, expected, found: says }) => [
      code,
      expected,
      says,
    ]);

  it('that is the first one, or agrees with the other one, gives no finding', () => {
    expect(found([], 'cage', 500n)).toEqual([]);
    expect(found([{ cage: 500n }], 'table', 500n)).toEqual([]);
    expect(found([{ direction: 'to-cage', cage: 400n }], 'table', 500n)).toEqual([]);
    expect(found([{ slip: 'A-2', cage: 400n }], 'table', 500n)).toEqual([]);
    expect(found([{}], 'table', 500n)).toEqual([]);
  });

  it('with another amount or currency than the other one gives a finding', () => {
    expect(found([{ cage: 500n }], 'table', 400n)).toEqual([
      [
        'slip-halves-differ',
        '5.00 EUR under slip A-1, as the other end reported',
        '4.00 EUR reported by the table',
      ],
    ]);
    expect(found([{ table: 500n }], 'cage', 500n, { currency: 'USD' })).toEqual([
      [
        'slip-halves-differ',
        '5.00 EUR under slip A-1, as the other end reported',
        '5.00 USD reported by the cage',
      ],
    ]);
  });

  it('that was reported before counts as used twice, with any amount', () => {
    expect(found([{ cage: 500n }], 'cage', 500n)).toEqual([
      [
        'slip-used-twice',
        'slip A-1 reported once by the cage',
        'reported with 5.00 EUR, and again with 5.00 EUR',
      ],
    ]);
    expect(found([{ table: 500n, cage: 500n }], 'table', 700n)).toEqual([
      [
        'slip-used-twice',
        'slip A-1 reported once by the table',
        'reported with 5.00 EUR, and again with 7.00 EUR',
      ],
    ]);
  });
});
