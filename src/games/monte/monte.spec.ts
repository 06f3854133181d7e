import { backs, foundOfPiece, foundOfTurns } from '../../../test/support/games/equipment-of-games';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { compare, rational, subtract } from '../../kernel/rational';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import { EMPTY_TABLE, type PlacedBet, type TableState, type TableTerms } from '../round';
import { resultOf, type Settlement, totalCommission } from '../settlement';
import type { ReportedOpening } from '../table-reports';
import { monteEdges } from './monte-rules';
import { MONTE } from './monte.rules';
import { present } from '../../kernel/present';

/** The worked examples of section 13.6 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: monte, uncited } = watchRules('monte');
const TERMS: TableTerms = { minimum: 200n };

type Bet = Omit<PlacedBet, 'betId'>;
const on = (type: string, stake: bigint, selection: unknown = 1, more: Partial<PlacedBet> = {}): Bet => ({
  type,
  stake,
  selection,
  ...more,
});
const cards = (stake: bigint, own: number[] = [1], against: number[] = [2]): Bet =>
  on('cards', stake, { on: own, against });

interface Circumstances {
  /** What lies on the first and the second: "1:7e 2:Sb". */
  readonly doubled?: string;
  readonly burnt?: string;
  readonly placed?: string;
  readonly row?: 'upper' | 'lower';
  readonly answers?: Partial<Answers>;
  readonly terms?: TableTerms;
  readonly before?: TableState;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Oros seven and copas sota above, espadas three and bastos rey below, unless they are named. */
function show(exposed: string, bets: readonly Bet[], circumstances: Circumstances = {}) {
  const {
    doubled = '',
    burnt = '',
    placed = '7o Sc 3e Rb',
    row,
    answers = {},
    terms = TERMS,
    before,
  } = circumstances;
  const outcome = {
    phase: row === undefined ? 'primeras' : 'segundas',
    ...present({ row }),
    placed: words(placed),
    doubled: words(doubled).map((one) => ({ on: Number(one[0]), card: one.slice(2) })),
    burnt: words(burnt),
    exposed: words(exposed),
  };
  const round = { bets: bets.map((bet, index) => ({ betId: `${index}`, ...bet })), outcome };
  const known = before === undefined ? round : { ...round, before };
  return evaluateRound(monte, known, { currency: 'EUR', answers: answersOf(answers), terms });
}

const nets = ({ bets }: Settlement): bigint[] => bets.map(({ paid, taken }) => paid - taken);

describe('Primeras', () => {
  it.each<[string, string, Bet[], Circumstances, bigint[], bigint]>([
    [
      'L-1: Vista Hermosa, one doubled',
      '3b',
      [on('vista-hermosa', 1000n, 3)],
      { doubled: '1:7e' },
      [31_000n],
      0n,
    ],
    [
      'L-2: Vista Hermosa, a burnt pair',
      '7c',
      [on('vista-hermosa', 1000n)],
      { burnt: '5o 5e' },
      [30_000n],
      0n,
    ],
    ['Vista Hermosa, not with the first card', '1o 7c', [on('vista-hermosa', 1000n)], {}, [-1000n], 0n],
    ['L-3: Camo with the first card', '7c', [on('camo', 1000n)], {}, [9900n], 1100n],
    [
      'L-4: Camo with the third, two doubled',
      '1o 2o 7c',
      [on('camo', 1000n)],
      { doubled: '1:7e 2:Sb' },
      [9000n],
      0n,
    ],
    [
      'L-5: Salto and cards with the first',
      '7b',
      [on('salto', 1000n), cards(1000n)],
      {},
      [2700n, 900n],
      400n,
    ],
    ['L-7: a tenth of 12.35 is 1.23', '7b', [cards(1235n)], {}, [1112n], 123n],
    ['Anti is the suit before', '1o 7b', [on('anti', 1000n), on('camo', 1000n)], {}, [11_000n, -1000n], 0n],
    [
      'Viudo is the opposite one',
      '1o 7e',
      [on('viudo', 1000n), on('anti', 1000n)],
      {},
      [11_000n, -1000n],
      0n,
    ],
    [
      'another card takes Camo, Anti, Viudo and Salto',
      '1o Rc',
      [on('camo', 1000n), on('anti', 1000n), on('viudo', 1000n), on('salto', 1000n)],
      {},
      [-1000n, -1000n, -1000n, -1000n],
      0n,
    ],
    [
      'OP2-35f: or they wait for their own rank',
      '1o Rc 7c',
      [on('camo', 1000n)],
      { answers: { 'OP2-35f': 'own-rank' } },
      [11_000n],
      0n,
    ],
    [
      'OP2-35d: the card of the other deck wins Salto and cards',
      '1o 7o',
      [on('viudo', 200n), on('salto', 200n), cards(200n)],
      {},
      [-200n, 600n, 200n],
      0n,
    ],
    [
      'OP2-35d: and Viudo, too',
      '1o 7o',
      [on('viudo', 200n)],
      { answers: { 'OP2-35d': 'viudo-too' } },
      [2200n],
      0n,
    ],
    [
      'OP2-35b: a tripled card costs two points',
      '1o 7b',
      [on('anti', 1000n)],
      { doubled: '1:7e 1:7c' },
      [9000n],
      0n,
    ],
    [
      'OP2-35b: or one',
      '1o 7b',
      [on('anti', 1000n)],
      { doubled: '1:7e 1:7c', answers: { 'OP2-35b': 'one-by-rank' } },
      [10_000n],
      0n,
    ],
    [
      'OP2-35a: a tenth of stake and prize',
      '7c',
      [on('camo', 1000n)],
      { answers: { 'OP2-35a': 'stake-and-prize' } },
      [9800n],
      1200n,
    ],
    ['two cards against two', '1o 3c', [cards(200n, [3, 4], [1, 2])], {}, [200n], 0n],
    ['and across', '1o 3c', [cards(200n, [1, 4], [2, 3])], {}, [-200n], 0n],
    ['one against that below it', '1o 3c', [cards(200n, [1], [3])], {}, [-200n], 0n],
  ])('%s', (_what, exposed, bets, circumstances, expected, deducted) => {
    const { settlement, findings } = show(exposed, bets, circumstances);
    expect(nets(settlement)).toEqual(expected);
    expect(codes(findings).filter((code) => code !== 'stake-not-payable-exactly')).toEqual([]);
    expect(totalCommission(settlement)).toBe(deducted);
    expect(resultOf(settlement)).toBe(-expected.reduce((sum, net) => sum + net, 0n) - deducted);
  });
});

describe('annulled suits', () => {
  const second = cards(1000n, [2], [1]);
  it.each<[string, Partial<Answers>, string, bigint[]]>([
    ['L-9: go back', {}, 'Se', [0n, 0n]],
    ['OP2-35c: or are lost', { 'OP2-35c': 'lost' }, 'Se', [-1000n, 0n]],
    ['OP2-35c: or wait', { 'OP2-35c': 'waits' }, 'Se So', [900n, -1000n]],
  ])(
    '%s: a bet on the second, and one against it, while the first is doubled',
    (_what, answers, exposed, expected) => {
      const both = [second, cards(1000n, [1], [2])];
      const { settlement } = show(exposed, both, { doubled: '1:7e', answers });
      expect(nets(settlement)).toEqual(expected);
    },
  );

  it.each<[string, string, string, number[]]>([
    ['the first doubled', '1:7e', 'VIbis.2-01', [2, 3]],
    ['the second doubled', '2:Sb', 'VIbis.2-01', [1, 4]],
    ['both doubled', '1:7e 2:Sb', 'VIbis.2-02', [3, 4]],
    ['the first tripled', '1:7e 1:7c', 'VIbis.2-03', [2, 3, 4]],
    ['the second tripled', '2:Sb 2:Se', 'VIbis.2-03', [1, 3, 4]],
    ['the first tripled, the second doubled', '1:7e 1:7c 2:Sb', 'VIbis.2-04', [2, 3, 4]],
    ['the second tripled, the first doubled', '1:7e 2:Sb 2:Se', 'VIbis.2-04', [1, 3, 4]],
    ['both tripled', '1:7e 1:7c 2:Sb 2:Se', 'VIbis.2-05', [3, 4]],
  ])('%s: no Camo on those the rule names', (_what, doubled, ruleId, positions) => {
    const all = [1, 2, 3, 4];
    const bets = all.map((at) => on('camo', 200n, at));
    const { settlement, findings } = show('1o 7b', bets, { doubled });
    const refused = all.filter((_at, index) => settlement.bets[index]?.fate === 'not-accepted');
    expect(refused).toEqual(positions);
    expect(findings).toMatchObject(
      positions.map(() => ({ code: 'bet-not-available', ruleId: `1.1.13-${ruleId}` })),
    );
  });

  it.each<[string, string, number[]]>([
    ['the first doubled', '1:7e', []],
    ['the first tripled', '1:7e 1:7c', [2]],
    ['the second tripled', '2:Sb 2:Se', [1]],
    ['the first tripled, the second doubled', '1:7e 1:7c 2:Sb', [2, 3]],
    ['the second tripled, the first doubled', '1:7e 2:Sb 2:Se', [1, 4]],
    ['both tripled', '1:7e 1:7c 2:Sb 2:Se', [3, 4]],
  ])('%s: no Viudo on those the rule names, and Anti on all', (_what, doubled, positions) => {
    const all = [1, 2, 3, 4];
    const bets = all.flatMap((at) => [on('viudo', 200n, at), on('anti', 200n, at)]);
    const { settlement } = show('1o 7b', bets, { doubled });
    const refused = all.filter((at) => settlement.bets[2 * at - 2]?.fate === 'not-accepted');
    expect(refused).toEqual(positions);
    expect(settlement.bets.filter(({ type, fate }) => type === 'anti' && fate === 'not-accepted')).toEqual(
      [],
    );
  });

  /** The suit of each placed card's Camo, Viudo and Anti: 7o Sc 3e Rb. */
  const SUITS = {
    camo: ['7c', 'Se', '3b', 'Ro'],
    viudo: ['7e', 'Sb', '3o', 'Rc'],
    anti: ['7b', 'So', '3c', 'Re'],
  };

  it.each<[string, string, number[], number[]]>([
    ['the first doubled', '1:7e', [2, 3], []],
    ['the second doubled', '2:Sb', [1, 4], []],
    ['both doubled', '1:7e 2:Sb', [1, 2, 3, 4], []],
    ['the first tripled', '1:7e 1:7c', [2, 3], [2, 3]],
    ['the second tripled', '2:Sb 2:Se', [1, 4], [1, 4]],
    ['the first tripled, the second doubled', '1:7e 1:7c 2:Sb', [1, 2, 3, 4], [2, 3]],
    ['the second tripled, the first doubled', '1:7e 2:Sb 2:Se', [1, 2, 3, 4], [1, 4]],
    ['both tripled', '1:7e 1:7c 2:Sb 2:Se', [1, 2, 3, 4], [1, 2, 3, 4]],
  ])('VIbis.2-06: in Salto, %s, of the cards beside and below it', (_what, doubled, camo, viudo) => {
    const isNull = (suit: keyof typeof SUITS) => (at: number) => {
      const { settlement } = show(SUITS[suit][at - 1]!, [on('salto', 200n, at)], { doubled });
      return settlement.bets[0]!.fate === 'null';
    };
    const all = [1, 2, 3, 4];
    expect(all.filter(isNull('camo'))).toEqual(camo);
    expect(all.filter(isNull('viudo'))).toEqual(viudo);
    expect(all.filter(isNull('anti'))).toEqual([]);
  });

  it('of Salto are those of the cards beside and below', () => {
    const fate = (exposed: string, doubled: string) =>
      show(exposed, [on('salto', 200n, 3)], { doubled }).settlement.bets[0];
    expect(fate('3b', '1:7e')).toMatchObject({ fate: 'null', rules: [{ id: '1.1.13-VIbis.2-06' }] });
    expect(fate('3o', '1:7e')).toMatchObject({ fate: 'wins' });
    expect(fate('3o', '1:7e 1:7c')).toMatchObject({ fate: 'null' });
    expect(fate('3c', '1:7e 1:7c')).toMatchObject({ fate: 'wins' });
  });
});

describe('Segundas', () => {
  const left: TableState = { ...EMPTY_TABLE, memory: { placed: '7o Sc 3e Rb', left: 'lower' } };

  it('L-6: Camo pays five, less a tenth with its first card', () => {
    const { settlement, findings } = show('3b', [on('camo', 1250n, 3)], { row: 'lower', before: left });
    expect([nets(settlement), totalCommission(settlement), findings]).toEqual([[5625n], 625n, []]);
    expect(settlement.commissions).toMatchObject([
      { name: 'monte-first-card', rule: { id: '1.1.13-V.2-01' } },
    ]);
    const primeras = { 'OP2-35a': 'prize-in-primeras' } as const;
    expect(nets(show('3b', [on('camo', 1250n, 3)], { row: 'lower', answers: primeras }).settlement)).toEqual([
      6250n,
    ]);
  });

  it('has neither Salto nor Vista Hermosa, and no bets on the row that is over', () => {
    const bets = [on('salto', 200n, 3), on('vista-hermosa', 200n, 3), on('anti', 200n, 1)];
    const { settlement, findings } = show('3b', bets, { row: 'lower', before: left });
    expect(settlement.bets.map(({ fate }) => fate)).toEqual(['not-accepted', 'not-accepted', 'not-accepted']);
    expect(findings.map(({ ruleId }) => ruleId)).toEqual([
      '1.1.13-VI.1-05',
      '1.1.13-VI.1-01',
      '1.1.13-Vbis.7-01',
    ]);
  });

  it('OP2-35e: may have Vista Hermosa, with its points', () => {
    const answers = { 'OP2-35e': 'both-phases' } as const;
    const bets = [on('vista-hermosa', 200n, 3)];
    expect(nets(show('3b', bets, { row: 'lower', doubled: '1:7e', answers }).settlement)).toEqual([6200n]);
  });

  it('decides a bet on cards that Primeras left, is its end, and is played over the same cards', () => {
    const waiting = [cards(1000n, [3], [4]), cards(1000n, [2], [4]), cards(1000n, [1], [2])];
    const first = show('1o 7c', waiting);
    expect(first.settlement.bets.map(({ fate }) => fate)).toEqual(['held', 'held', 'wins']);
    expect(first.settlement.after.memory).toEqual({
      placed: '7o Sc 3e Rb',
      left: 'lower',
      exposed: '1o 7c',
    });
    const second = show('1c 3o', [], { row: 'lower', before: first.settlement.after });
    expect(second.settlement.bets.map(({ fate }) => fate)).toEqual(['wins', 'null']);
    expect([second.findings, second.settlement.after.held]).toEqual([[], []]);
    const other = show('1c 7o', [], { row: 'upper', before: left });
    expect(other.findings).toMatchObject([
      {
        code: 'layout-not-by-rule',
        ruleId: '1.1.13-Vbis.7-01',
        expected: '7o Sc 3e Rb, the lower row, as Primeras left it',
        found: '7o Sc 3e Rb, the upper row',
      },
    ]);
    // Nothing is left to play when Segundas is over, nor where no card decided Primeras.
    expect([second, show('1o 2o', [])].map(({ settlement }) => settlement.after.memory)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('that was not played frees what Primeras left with the next one', () => {
    const held = [
      { betId: 'x', type: 'cards', stake: 1000n, selection: { on: [3], against: [4] }, times: 1 },
    ];
    const { settlement } = show('7c', [], { before: { held, released: [] } });
    expect(settlement.bets).toMatchObject([{ fate: 'freed', returned: 1000n }]);
  });
});

describe('what is checked', () => {
  it.each<[string, Bet, 'lower' | undefined, string[]]>([
    ['L-8: 600.00 on cards', cards(60_000n), undefined, []],
    ['602.00 on cards', cards(60_200n), undefined, ['over-limit']],
    ['L-8: 20.00 on Vista Hermosa', on('vista-hermosa', 2000n), undefined, []],
    ['20.01 on it', on('vista-hermosa', 2001n), undefined, ['over-limit']],
    ['L-8: 60.00 on Camo in Primeras', on('camo', 6000n), undefined, []],
    ['L-8: 62.00 on it', on('camo', 6200n), undefined, ['over-limit']],
    ['L-8: 120.00 on it in Segundas', on('camo', 12_000n, 3), 'lower', []],
    ['120.01 on it', on('camo', 12_001n, 3), 'lower', ['over-limit']],
    ['L-8: 200.00 on Salto', on('salto', 20_000n), undefined, []],
    ['200.01 on it', on('salto', 20_001n), undefined, ['over-limit']],
    ['less than the minimum', on('salto', 199n), undefined, ['under-minimum']],
    ['a bet after the call', on('salto', 200n, 1, { options: { late: true } }), undefined, ['late-bet']],
    [
      'options that say nothing',
      on('salto', 200n, 1, { options: { late: 1 } }),
      undefined,
      ['bet-not-readable'],
    ],
    ['a fifth card', on('camo', 200n, 5), undefined, ['bet-not-readable']],
    ['one card against another across', cards(200n, [1], [4]), undefined, ['bet-not-readable']],
    ['one against two', cards(200n, [1], [2, 3]), undefined, ['bet-not-readable']],
    ['a bet of roulette', on('red', 200n), undefined, ['bet-not-offered']],
  ])('%s', (_what, bet, row, expected) =>
    expect(codes(show('1o 3o', [bet], row === undefined ? {} : { row }).findings)).toEqual(expected),
  );

  it('a minimum of a bet in Segundas applies to that phase, and one without a phase to both', () => {
    const at = (minima: TableTerms['minima'], row?: 'lower') =>
      codes(
        show('1o 3o', [on('camo', 300n, row ? 3 : 1)], {
          ...present({ row }),
          terms: { ...TERMS, ...present({ minima }) },
        }).findings,
      );
    expect(at({ 'camo/segundas': 400n }, 'lower')).toEqual(['under-minimum']);
    expect(at({ 'camo/segundas': 400n })).toEqual([]);
    expect(at({ camo: 400n }, 'lower')).toEqual(['under-minimum']);
  });

  it.each<[string, string, Circumstances, string]>([
    ['two equal cards above', '7c', { placed: '7o 7c 3e Rb' }, 'Vbis.3-01'],
    ['a third that equals the first', '7c', { placed: '7o Sc 7e Rb' }, 'Vbis.4-01'],
    ['a card of another rank laid on the first', '7c', { doubled: '1:6e' }, 'VIbis.1-02'],
    ['a single card burnt', '7c', { burnt: '5o' }, 'Vbis.3-01'],
    ['two of different ranks burnt', '7c', { burnt: '5o 6o' }, 'Vbis.3-01'],
    ['a null play that was settled', '7c', { doubled: '1:7e 1:7c 1:7b' }, 'VIbis.1-03'],
    ['no card that decides', '1o 2o', {}, 'Vbis.6-01'],
    ['a card a third time', '1o 1o 1o 7c', {}, 'II.1-01'],
    ['a card after the one that decides', '7c Se', {}, 'Vbis.6-01'],
  ])('%s', (_what, exposed, circumstances, ruleId) =>
    expect(show(exposed, [], circumstances).findings).toMatchObject([{ ruleId: `1.1.13-${ruleId}` }]),
  );

  it('cards after the one that decides settle nothing of the phase', () => {
    const waits = [cards(1000n, [3], [4])];
    const { settlement, findings } = show('7c 3o', waits);
    expect(settlement.bets).toMatchObject([{ fate: 'held', held: 1000n }]);
    expect(findings).toMatchObject([
      { code: 'cards-after-decision', expected: 'primeras over with 7c', found: '3o after it' },
    ]);
    const segundas = show('3o Rc', [], { row: 'lower', before: settlement.after });
    expect(segundas.settlement.bets).toMatchObject([{ fate: 'wins', paid: 900n, deducted: 100n }]);
    expect(codes(segundas.findings)).toEqual(['cards-after-decision']);
  });

  it.each<[string, Partial<Answers>]>([
    ['OP2-35f', { 'OP2-35f': 'own-rank' }],
    ['OP2-35c', { 'OP2-35c': 'waits' }],
  ])('%s: where bets wait, cards go on after the first that decides', (_point, answers) =>
    expect(show('7c 3o', [cards(1000n, [3], [4])], { answers })).toMatchObject({
      findings: [],
      settlement: { bets: [{ fate: 'wins', paid: 900n }] },
    }),
  );

  it('a card a third time in a play is found in its Segundas', () => {
    const { settlement } = show('1o 1o 7c', []);
    const before = settlement.after;
    expect(show('2o 3o', [], { row: 'lower', before }).findings).toEqual([]);
    expect(show('1o 3o', [], { row: 'lower', before }).findings).toMatchObject([
      { code: 'card-too-often', ruleId: '1.1.13-II.1-01', found: '3 times' },
    ]);
  });

  it('a null play gives everything back, and so does a phase that no card decides', () => {
    const bets = [on('camo', 200n), cards(200n)];
    expect(show('7c', bets, { doubled: '1:7e 1:7c 1:7b' }).settlement.bets).toMatchObject([
      { fate: 'null' },
      { fate: 'null' },
    ]);
    expect(show('1o', [on('camo', 200n)]).settlement.bets).toMatchObject([{ fate: 'null', returned: 200n }]);
  });

  it.each([
    { phase: 'primeras' },
    { phase: 'segundas', placed: words('7o Sc 3e Rb'), exposed: ['3o'] },
    null,
  ])('an outcome of %j cannot be read', (outcome) => {
    const round = { bets: [{ betId: 'a', ...on('camo', 200n) }], outcome };
    const { findings } = evaluateRound(monte, round, { currency: 'EUR', answers: answersOf({}) });
    expect(codes(findings)).toEqual(['outcome-not-readable']);
  });
});

describe('a table', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const staff = ['table-chief', 'croupier'].map((role, index) => ({ id: `${index}`, role }));

  it.each<[string, Partial<ReportedOpening>, string[]]>([
    ['a supervisor, a croupier, two decks', { decks: 2 }, []],
    ['no croupier', { staff: staff.slice(0, 1) }, ['staff-below-minimum']],
    ['no supervisor', { staff: staff.slice(1) }, ['staff-below-minimum']],
    ['six decks', { decks: 6 }, ['decks-not-by-rule']],
    ['300 times its minimum on cards', { terms: { ...TERMS, maxima: { cards: 60_000n } } }, []],
    ['more', { terms: { ...TERMS, maxima: { cards: 60_001n } } }, ['maximum-not-by-rule']],
    ['60 times on Camo in Segundas', { terms: { ...TERMS, maxima: { 'camo/segundas': 12_000n } } }, []],
    ['and in Primeras', { terms: { ...TERMS, maxima: { camo: 12_000n } } }, ['maximum-not-by-rule']],
    [
      'a maximum of Salto in Segundas, where Salto is not offered (1.1.13-VI.1-05)',
      { terms: { ...TERMS, maxima: { 'salto/segundas': 1_000n } } },
      ['limit-without-effect'],
    ],
    [
      'a minimum of Salto in Segundas',
      { terms: { ...TERMS, minima: { 'salto/segundas': 1_000n } } },
      ['limit-without-effect'],
    ],
    [
      'a maximum of Vista Hermosa in Segundas (OP2-35e)',
      { terms: { ...TERMS, maxima: { 'vista-hermosa/segundas': 1_000n } } },
      ['limit-without-effect'],
    ],
    [
      'a minimum below the authorised one',
      { terms: { ...TERMS, authorised: { minimum: { from: 600n } } } },
      ['minimum-not-authorised'],
    ],
  ])('opens with %s', (_what, opening, expected) =>
    expect(codes(monte.checks.opening({ terms: TERMS, staff, ...opening }, setting))).toEqual(expected),
  );

  it('OP2-35e: limits Vista Hermosa in Segundas where the casino offers it in both phases', () => {
    const answers = answersOf({ 'OP2-35e': 'both-phases' });
    const opened = (most: bigint) =>
      monte.checks.opening(
        { terms: { ...TERMS, maxima: { 'vista-hermosa/segundas': most } }, staff },
        { currency: 'EUR', answers },
      );
    expect(codes(opened(2_000n))).toEqual([]);
    expect(codes(opened(2_001n))).toEqual(['maximum-not-by-rule']);
  });

  it('has a supervisor with one other table at most, nothing held at its close, and gives back a void play', () => {
    const table = (name: string) => ({ table: name, game: 'monte' as const, terms: TERMS, staff });
    expect(codes(monte.checks.room(['M1', 'M2', 'M3'].map(table), setting))).toEqual([
      'chief-over-two-tables',
    ]);
    const held = [{ betId: 'x', type: 'cards', stake: 500n, times: 1 }];
    expect(codes(monte.checks.closing({ held, released: [] }, setting))).toEqual(['held-bet-at-close']);
    const voided = {
      settled: false,
      reasonCode: 'four-equal',
      refunds: [],
      bets: [{ betId: 'a', stake: 500n }],
    };
    expect(monte.checks.voided(voided, setting)).toMatchObject([{ ruleId: '1.1.13-VIbis.1-03' }]);
    const change = { before: TERMS, after: { minimum: 200n, maxima: { salto: 1n } }, announcedAtRound: 1 };
    expect(codes(monte.checks.limitChange(change, setting))).toEqual(['maximum-not-by-rule']);
  });

  it('has a shoe of two decks: in Segundas the placed cards are not dealt again', () => {
    const shoe = monte.checks.shoe!;
    expect(codes(shoe.started({ decks: 1 }, setting))).toEqual(['decks-not-by-rule']);
    const phase = { placed: words('7o Sc 3e Rb'), exposed: ['7o'] };
    const play = [
      { phase: 'primeras', ...phase },
      { phase: 'segundas', row: 'lower', ...phase, exposed: ['3o'] },
    ];
    expect(shoe.dealt({ decks: 2, outcomes: play }, setting)).toEqual([]);
    expect(codes(shoe.dealt({ decks: 2, outcomes: [...play, play[0]] }, setting))).toEqual([
      'card-too-often',
    ]);
  });
});

describe('the edges', () => {
  const edges = (facts = MONTE) => new Map(monteEdges(facts).map((row) => [row.bet, row.edge]));
  const near = (edge: ReturnType<typeof rational> | undefined, expected: ReturnType<typeof rational>) => {
    const difference = subtract(edge!, expected);
    const bound = rational(1n, 20_000n);
    expect([compare(difference, bound), compare(difference, rational(-1n, 20_000n))]).toEqual([-1, 1]);
  };

  it('are those of the chances: 1 in 38, 1 in 14, 1 in 4, and a tenth less where the first card decides', () => {
    const known = edges();
    expect(known.get('vista-hermosa/primeras')).toEqual(rational(5n, 38n));
    // 12 in 14 come back, less a tenth of eleven for each of the 2 in 76 first cards.
    for (const bet of ['camo', 'anti', 'viudo']) {
      expect(known.get(`${bet}/primeras`)).toEqual(subtract(rational(1n, 7n), rational(-11n, 380n)));
    }
    expect(known.get('salto/primeras')).toEqual(rational(3n * 7n, 10n * 76n));
    expect(known.get('cards/two-against-two')).toEqual(rational(14n, 760n));
  });

  it('of Segundas are those of counting card by card', () => {
    // A second way to the mean of 1 / cards left: play Primeras card by card, with plain numbers.
    let [mean, noneYet] = [0, 1];
    for (let left = 76; left >= 28; left -= 1) {
      mean += (noneYet * 28) / left / (left - 1);
      noneYet *= (left - 28) / left;
    }
    const inMillionths = (share: number) => rational(BigInt(Math.round(share * 1e6)), 1_000_000n);
    near(edges().get('camo/segundas'), inMillionths(1 - 6 / 7 + 0.5 * 2 * mean));
    near(edges().get('cards/segundas'), inMillionths(0.1 * 7 * mean));
    near(edges().get('cards/beside'), inMillionths(0.1 * (7 / 76 + (7 * mean) / 2)));
    near(edges().get('cards/below'), inMillionths(0.1 * (7 / 76 + (7 * mean) / 4)));
  });

  it('move by the chance of Camo when it pays one more', () => {
    const bets = MONTE.bets.map((bet) =>
      bet.type === 'vista-hermosa' ? { ...bet, pays: { primeras: 33n } } : bet,
    );
    const key = 'vista-hermosa/primeras';
    expect(subtract(edges().get(key)!, edges({ ...MONTE, bets }).get(key)!)).toEqual(rational(1n, 38n));
  });
});

it('has shoes of homologated models, which do not go systematically to one table, and backs by the rule', () => {
  expect(foundOfPiece(monte, {})).toEqual([]);
  expect(foundOfPiece(monte, { homologation: 'ended' })).toEqual(['homologation-ended 1.1.13-II.2-01']);
  expect(foundOfPiece(monte, { homologation: 'missing' })).toEqual(['homologation-missing 1.1.13-II.2-01']);
  expect(foundOfPiece(monte, { kind: 'wheel', homologation: 'missing' })).toEqual([]);
  expect(foundOfTurns(monte)).toEqual(['shoe-always-at-same-table 1.1.13-II.2-01']);
  expect(foundOfPiece(monte, backs(1, 1))).toEqual([]);
  expect(foundOfPiece(monte, backs(2))).toEqual(['backs-not-by-rule 1.1.13-II.1-01']);
});

it('the register of section 13 has every rule that is applied cited by these rows', () =>
  expect(uncited()).toEqual([]));

it.each([
  [{ phase: 'primeras' }, 'camo/primeras'],
  [{ phase: 'segundas' }, 'camo/segundas'],
  [{ phase: 'terceras' }, 'camo'],
  [undefined, 'camo'],
])('a bet of an outcome %j has the edge %s', (outcome, name) => {
  const bet = { betId: 'b', ...on('camo', 200n) };
  expect(monte.edgeNameOf!(bet, { bets: [bet], outcome })).toBe(name);
});
