import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { decided, roundVector } from '../house-poker/rounds';
import { type Bet, inPlay, type Layout, matchOf, MINIMUM, type Place, settled, TERMS } from './monte';

const M = '1.1.13';

export function monteVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'monte');
  return [...Array.from({ length: 500 }, (_, index) => vectorOf(chance, index)), ...written()];
}

/** Two decks of forty, from which a card of a certain rank can be drawn. */
class Pack {
  private readonly cards: string[];

  constructor(private readonly chance: Chance) {
    const deck = [...'1234567SCR'].flatMap((rank) => [...'oceb'].map((suit) => rank + suit));
    this.cards = chance.shuffled([...deck, ...deck]);
  }

  next(): string {
    return this.cards.pop()!;
  }

  /** A card; with this probability in per cent of the rank of one of these. */
  like(share: number, ...others: readonly string[]): string {
    if (!this.chance.percent(share)) return this.next();
    const rank = this.chance.oneOf(others)[0];
    return this.cards.splice(
      this.cards.findIndex((card) => card[0] === rank),
      1,
    )[0]!;
  }
}

type Laid = Pick<Layout, 'placed' | 'doubled' | 'burnt'>;

/** Lays cards out: two equal cards are burnt; a third or fourth of an equal rank is laid on it. */
function laid(chance: Chance, pack: Pack): Laid {
  const burnt: string[] = [];
  let [first, second] = [pack.next(), pack.next()];
  if (chance.percent(10)) second = pack.like(100, first);
  while (first[0] === second[0]) {
    burnt.push(first, second);
    [first, second] = [pack.next(), pack.next()];
  }
  const [doubled, lower]: [{ on: 1 | 2; card: string }[], string[]] = [[], []];
  const share = chance.oneOf([0, 40, 65]);
  while (lower.length < 2) {
    const card = pack.like(share, first, second);
    const on = [first, second].findIndex((placed) => placed[0] === card[0]);
    if (on < 0) lower.push(card);
    else doubled.push({ on: on === 0 ? 1 : 2, card });
    // Four cards of a rank make the play null.
    if ([1, 2].some((place) => doubled.filter((each) => each.on === place).length > 2))
      lower.push(...fill(lower, pack, [first, second]));
  }
  return { placed: [first, second, ...lower], doubled, burnt };
}

/** Fills the remaining places with cards of other ranks. */
function fill(lower: readonly string[], pack: Pack, upper: readonly string[]): readonly string[] {
  const cards: string[] = [];
  while (lower.length + cards.length < 2) {
    const card = pack.next();
    if (!upper.some((placed) => placed[0] === card[0])) cards.push(card);
  }
  return cards;
}

function shown(pack: Pack, layout: Omit<Layout, 'exposed'>): readonly string[] {
  const places = inPlay(layout);
  const wanted = places.map((place) => layout.placed[place - 1]!);
  const exposed = [pack.like(40, ...wanted)];
  while (matchOf({ placed: layout.placed, exposed }, places) === undefined)
    exposed.push(pack.like(20, ...wanted));
  return exposed;
}

function vectorOf(chance: Chance, index: number): Vector {
  const pack = new Pack(chance);
  const layout = { phase: 'primeras' as const, ...laid(chance, pack) };
  const first = { ...layout, exposed: shown(pack, layout) };
  const beyond = chance.percent(3) ? { beyond: pack.next() } : {};
  const isNull = [1, 2].some((place) => layout.doubled.filter(({ on }) => on === place).length > 2);
  if (index % 3 !== 0 || isNull) return settled({ ...first, ...beyond }, betsOn(chance, first));
  const [won] = matchOf(first, [1, 2, 3, 4])!.places;
  const row = won! < 3 ? ('lower' as const) : ('upper' as const);
  const memory = { placed: layout.placed.join(' '), left: row, exposed: first.exposed.join(' ') };
  const second = { ...layout, phase: 'segundas' as const, row, memory };
  const play = { ...second, exposed: shown(pack, second) };
  return settled({ ...play, ...beyond }, [...betsOn(chance, play), ...waiting(chance, row)]);
}

const stakeOf = (chance: Chance, most: number): number =>
  chance.percent(90)
    ? chance.between(MINIMUM / 50, (most * MINIMUM) / 50) * 50
    : chance.oneOf([MINIMUM - 50, most * MINIMUM + 50, MINIMUM + 5]);

const MOST: Readonly<Record<string, number>> = {
  'vista-hermosa': 10,
  camo: 30,
  anti: 30,
  viudo: 30,
  salto: 100,
  cards: 300,
};
const SIDES: readonly (readonly [readonly Place[], readonly Place[]])[] = [
  [[1], [2]],
  [[2], [1]],
  [[1], [3]],
  [[4], [2]],
  [[3], [4]],
  [[4], [3]],
  [
    [1, 2],
    [3, 4],
  ],
  [
    [1, 3],
    [2, 4],
  ],
];

function betsOn(chance: Chance, layout: Layout): readonly Bet[] {
  return Array.from({ length: chance.between(2, 5) }, (_, at): Bet => {
    const type = chance.oneOf(Object.keys(MOST));
    // Most bets are on the card that comes.
    const match = matchOf(layout, inPlay(layout))!;
    const place = chance.percent(50) ? match.places[0]! : chance.oneOf([1, 2, 3, 4] as const);
    const [on, against] = chance.oneOf(SIDES);
    const selection = type === 'cards' ? { on, against } : place;
    const late = chance.percent(3);
    return {
      betId: `${at + 1}`,
      type,
      stake: stakeOf(chance, MOST[type]!),
      selection,
      ...(late && { late }),
    };
  });
}

/** Bets held from Primeras. */
const waiting = (chance: Chance, row: 'upper' | 'lower'): readonly Bet[] => {
  if (chance.percent(50)) return [];
  const [on, against]: readonly (readonly Place[])[] = row === 'upper' ? [[1], [2]] : [[4], [3]];
  return [{ betId: 'h', type: 'cards', stake: 5000, selection: { on: on!, against: against! }, held: true }];
};

/** Hand-written phases that violate the regulation. */
function written(): readonly Vector[] {
  const layout: Layout = {
    ...{ phase: 'primeras', placed: ['7o', 'Sc', '2e', 'Rb'], doubled: [], burnt: [] },
    exposed: ['4o', '7c'],
  };
  const camo: Bet = { betId: '1', type: 'camo', stake: 1000, selection: 1 };
  const cards: Bet = { betId: '2', type: 'cards', stake: 1000, selection: { on: [3], against: [4] } };
  const memory = { placed: '7o Sc 2e Rb', left: 'lower', exposed: '4o 7c' };
  const second: Layout = { ...layout, phase: 'segundas', row: 'lower', memory };
  const wrongly = { ...cards, selection: { on: [1], against: [4] } };
  const unread = (bet: object, outcome: object, found: string): Vector =>
    roundVector(
      { terms: TERMS, round: { bets: [bet], outcome } },
      [decided(bet as never)('not-judged', {})],
      { found: [`${found}`] },
    );
  const { phase, placed, exposed } = layout;
  return [
    settled(
      { ...layout, placed: ['7o', '7c', '2e', 'Rb'], exposed: ['7e'] },
      [{ ...camo, selection: 2 }],
      [`layout-not-by-rule ${M}-Vbis.3-01`],
    ),
    settled(
      { ...layout, placed: ['7o', 'Sc', '7e', 'Rb'], exposed: ['Rc'] },
      [camo],
      [`layout-not-by-rule ${M}-Vbis.4-01`],
    ),
    settled({ ...layout, burnt: ['3o', '3c', '5e'] }, [camo], [`layout-not-by-rule ${M}-Vbis.3-01`]),
    settled(
      { ...layout, doubled: [{ on: 1, card: '3o' }], exposed: ['7e'] },
      [camo],
      [`layout-not-by-rule ${M}-VIbis.1-02`],
    ),
    settled({ ...layout, exposed: ['4o', '4c'] }, [camo, cards], [`no-card-decided ${M}-Vbis.6-01`]),
    settled({ ...second, exposed: ['4e', '5o', 'Rc'] }, [cards]),
    settled(
      { ...second, exposed: ['4e', '5o', 'Sc'], row: 'upper' },
      [camo],
      [`layout-not-by-rule ${M}-Vbis.7-01`],
    ),
    settled({ ...second, exposed: ['4e', '5o'] }, [camo, cards], [`no-card-decided ${M}-Vbis.6-01`]),
    settled({ ...layout, exposed: ['4o', '4o', '4o', '7c'] }, [camo], [`card-too-often ${M}-II.1-01`]),
    settled(layout, [camo, { ...cards, held: true }]),
    unread(wrongly, { phase, placed, exposed }, `bet-not-readable ${M}-VI.1-06`),
    unread({ ...camo, type: 'judia' }, { phase, placed, exposed }, `bet-not-offered ${M}-Vbis.1-01`),
    unread(camo, { phase: 'terceras', placed, exposed }, `outcome-not-readable ${M}-Vbis.1-01`),
  ];
}
