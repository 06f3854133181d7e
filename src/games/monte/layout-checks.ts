import type { Finding } from '../../finding-catalogue/finding';
import { type Part, said, type Said } from '../../finding-catalogue/said';
import type { TableState } from '../round';
import { breach, type Rule } from '../rule';
import { isAnnulledPlay, matchesOf, spanishRank } from './layout';
import type { DealtPhase, MonteFacts, SpanishCard } from './monte-facts';

/** Whether the four cards were laid as they must be, and a phase ended with a card that decides it. */
export const checkLayout = (
  facts: MonteFacts,
  dealt: DealtPhase,
  before: TableState | undefined,
): readonly Finding[] => [
  ...checkPlaced(facts, dealt),
  ...checkBurnt(facts, dealt),
  ...checkDoubled(facts, dealt),
  ...checkAnnulled(facts, dealt),
  ...checkSegundas(facts, dealt, before),
  ...checkDecided(facts, dealt),
];

const misplaced = (rule: Rule, expected: Part, found: Part): Finding =>
  breach(rule, { code: 'layout-not-by-rule', expected, found });

const sameRank = (one: SpanishCard, other: SpanishCard): boolean => spanishRank(one) === spanishRank(other);

/** Equal ones of the first two are burnt; a third or fourth that equals one of them is laid on it. */
function checkPlaced({ rules }: MonteFacts, { placed }: DealtPhase): readonly Finding[] {
  const [first = '', second = '', ...lower] = placed;
  const equal = sameRank(first, second)
    ? [misplaced(rules.firstTwo, said`two cards of different ranks in the upper row`, `${first} ${second}`)]
    : [];
  const beside = lower.filter((card) => sameRank(card, first) || sameRank(card, second));
  return [
    ...equal,
    ...beside.map((card) =>
      misplaced(rules.lastTwo, said`${card} laid on the card of its rank`, said`${card} placed`),
    ),
  ];
}

function checkBurnt({ rules }: MonteFacts, { burnt }: DealtPhase): readonly Finding[] {
  const arePairs =
    burnt.length % 2 === 0 && burnt.every((card, index) => sameRank(card, burnt[index - (index % 2)] ?? ''));
  return arePairs ? [] : [misplaced(rules.firstTwo, said`pairs of one rank burnt`, burnt.join(' '))];
}

const checkDoubled = ({ rules }: MonteFacts, { placed, doubled }: DealtPhase): readonly Finding[] =>
  doubled
    .filter(({ on, card }) => !sameRank(card, placed[on - 1] ?? ''))
    .map(({ on, card }) =>
      misplaced(rules.doubled, said`a card of the rank of ${placed[on - 1]}`, said`${card} on it`),
    );

const checkAnnulled = ({ rules }: MonteFacts, dealt: DealtPhase): readonly Finding[] =>
  isAnnulledPlay(dealt)
    ? [
        breach(rules.annulledPlay, {
          code: 'null-play-settled',
          expected: said`a null play: four cards of one rank before all were placed`,
          found: said`bets settled over it`,
        }),
      ]
    : [];

function checkSegundas(
  { rules }: MonteFacts,
  { phase, placed, inPlay }: DealtPhase,
  before: TableState | undefined,
): readonly Finding[] {
  if (phase !== 'segundas' || before === undefined) return [];
  const { placed: known, left } = before.memory ?? {};
  const due = said`${known === undefined ? said`no cards` : String(known)}, the ${rowNamed(left)} row`;
  const found = said`${placed.join(' ')}, the ${rowNamed(inPlay.includes(1) ? 'upper' : 'lower')} row`;
  return due.en === found.en ? [] : [misplaced(rules.segundas, said`${due}, as Primeras left it`, found)];
}

const rowNamed = (row: unknown): Said =>
  row === 'upper' ? said`upper` : row === 'lower' ? said`lower` : said`last`;

const checkDecided = ({ rules }: MonteFacts, dealt: DealtPhase): readonly Finding[] =>
  matchesOf(dealt, dealt.inPlay).length > 0
    ? []
    : [
        breach(rules.winner, {
          code: 'no-card-decided',
          expected: said`a card of a rank in play`,
          found: dealt.exposed.join(' '),
        }),
      ];
