import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { Card } from '../_mechanics/cards';
import type { BankLife, CoupOfBank } from '../bank-life';
import { baccaratPoints, baccaratTotal, checkThirdCard, isNatural } from '../baccarat/drawing';
import type { PlacedBet, Round, TableState } from '../round';
import { breach, type Rule } from '../rule';
import type { BankGameFacts, ErrorEffect, Tableau } from './bank-game-facts';
import { cardsOfTableau, coupError, type CoupOutcome, type Winner } from './coup-outcome';
import { present } from '../../kernel/present';

const DRAWN_AS_USUAL: ReadonlySet<ErrorEffect | undefined> = new Set([
  undefined,
  'goes-on',
  'bank-follows-table',
  'bank-draws-by-table',
  'bets-withdrawable',
  'annuls',
  'may-annul',
] as const);

interface DealtCoup {
  readonly facts: BankGameFacts;
  readonly outcome: CoupOutcome;
  readonly bank: readonly Card[];
  readonly cloths: readonly { readonly tableau: Tableau; readonly cards: readonly Card[] }[];
  readonly puntoIsFree: boolean;
}

/** Checks the third cards of punto and bank, unless an error of play changed how they are drawn. */
export function checkThirdCards(
  facts: BankGameFacts,
  outcome: CoupOutcome,
  bets: readonly PlacedBet[],
): readonly Finding[] {
  const bank = outcome.cards?.bank;
  if (bank === undefined || !isHand(bank) || !DRAWN_AS_USUAL.has(coupError(facts, outcome))) return [];
  const annulled = outcome.results.filter(({ winner }) => winner === 'annulled');
  const cloths = facts.cloths.flatMap((tableau) => {
    const cards = cardsOfTableau(outcome, tableau);
    const isPlayed = !annulled.some((result) => result.tableau === tableau);
    return isPlayed && cards !== undefined && isHand(cards) ? [{ tableau, cards }] : [];
  });
  const puntoIsFree = bets.some((bet) => isBanco(bet) || bet.type.startsWith('banco-cloth'));
  const coup = { facts, outcome, bank, cloths, puntoIsFree };
  return [...cloths.flatMap((cloth) => checkPunto(coup, cloth)), ...checkBank(coup)];
}

const isHand = ({ length }: readonly Card[]): boolean => length === 2 || length === 3;

const firstTwo = (cards: readonly Card[]): number => baccaratTotal(cards.slice(0, 2));

function checkPunto(
  { facts: { rules, drawing, cloths }, bank, puntoIsFree }: DealtCoup,
  { tableau, cards }: DealtCoup['cloths'][number],
): readonly Finding[] {
  const total = firstTwo(cards);
  const on =
    cloths.length > 1 ? said('punto-of-cloth-on', { tableau, total }) : said('punto-on', { punto: total });
  if (isNatural(total) || isNatural(firstTwo(bank))) {
    return checkThirdCard(cards, false, { rule: rules.natural, on: said('coup-being-over-on', { on }) });
  }
  if (puntoIsFree || total === drawing.puntoFreeOn) return [];
  const mustDraw = total <= drawing.puntoDrawsUpTo;
  return checkThirdCard(cards, mustDraw, { rule: mustDraw ? rules.puntoDraws : rules.puntoStands, on });
}

function checkBank(coup: DealtCoup): readonly Finding[] {
  const { facts, bank, cloths } = coup;
  const { rules } = facts;
  const total = firstTwo(bank);
  const on = said('bank-on', { total });
  const open = cloths.filter(({ cards }) => !isNatural(firstTwo(cards)));
  if (cloths.length === 0) return [];
  if (isNatural(total) || open.length === 0) {
    return checkThirdCard(bank, false, { rule: rules.natural, on: said('coup-being-over-on', { on }) });
  }
  const follows = followsTable(coup, open.length < cloths.length);
  const cells = open.map(({ cards }) => cellOf(facts, total, cards));
  const [first, ...others] = follows?.drawsByChoice === true ? cells.map(asDrawing) : cells;
  // Where cells differ, or are optional, the banker decides.
  if (follows !== undefined && first !== 'O' && others.every((cell) => cell === first)) {
    return checkThirdCard(bank, first === 'T', { rule: follows.rule, on: said('by-table', { on }) });
  }
  return total === 0 ? checkThirdCard(bank, true, { rule: rules.bankDraws, on }) : [];
}

interface FollowedTable {
  readonly rule: Rule;
  readonly drawsByChoice: boolean;
}

function followsTable(
  { facts, outcome }: DealtCoup,
  oneClothShowedNatural: boolean,
): FollowedTable | undefined {
  const effect = coupError(facts, outcome);
  if (effect === 'bank-follows-table' || effect === 'bank-draws-by-table') {
    return {
      rule: facts.errors[outcome.errorRule!]!.rule,
      drawsByChoice: effect === 'bank-draws-by-table',
    };
  }
  const { afterNatural } = facts.drawing;
  if (oneClothShowedNatural && afterNatural !== undefined) return { rule: afterNatural, drawsByChoice: true };
  const asked = outcome.decisions?.some(
    ({ hand, said }) => hand === 'bank' && ASKS_FOR_THE_TABLE.test(said ?? ''),
  );
  return asked === true ? { rule: facts.rules.bankFollows, drawsByChoice: false } : undefined;
}

const ASKS_FOR_THE_TABLE = /^\s*(the )?(table|tabla)\b|^\s*la tabla\b/i;

type Cell = 'T' | 'P' | 'O';

function cellOf({ drawing }: BankGameFacts, bank: number, punto: readonly Card[]): Cell {
  const third = punto[2];
  const cell = drawing.bankTable[bank]?.[third === undefined ? 10 : baccaratPoints(third)];
  return cell === 'P' || cell === 'O' ? cell : 'T';
}

const asDrawing = (cell: Cell): Cell => (cell === 'O' ? 'T' : cell);

const DEALT_AS_USUAL: ReadonlySet<ErrorEffect | undefined> = new Set([
  undefined,
  'goes-on',
  'bank-follows-table',
  'bank-draws-by-table',
  'bets-withdrawable',
] as const);

const TABLEAUX: readonly Tableau[] = [1, 2];

/** Finds hands without two or three cards, and cards on a cloth that the game does not have. */
export function checkHandSizes(facts: BankGameFacts, outcome: CoupOutcome): readonly Finding[] {
  const strangers = TABLEAUX.filter((tableau) => !facts.cloths.includes(tableau)).flatMap((tableau) => {
    const cards = cardsOfTableau(outcome, tableau) ?? [];
    return cards.length === 0 ? [] : [notDue(facts, tableau, cards)];
  });
  if (!DEALT_AS_USUAL.has(coupError(facts, outcome))) return strangers;
  const isPlayed = (tableau: Tableau): boolean =>
    outcome.results.some((result) => result.tableau === tableau && result.winner !== 'annulled');
  const cloths = facts.cloths.filter(isPlayed).map((tableau) => ({
    of: facts.cloths.length > 1 ? said('cloth', { tableau }) : said('the-punto'),
    cards: cardsOfTableau(outcome, tableau),
  }));
  const bank = facts.cloths.some(isPlayed) ? [{ of: said('the-bank'), cards: outcome.cards?.bank }] : [];
  return [...strangers, ...[...cloths, ...bank].flatMap((hand) => checkSize(facts, hand))];
}

function checkSize(
  { rules }: BankGameFacts,
  { of, cards }: { readonly of: Said; readonly cards: readonly Card[] | undefined },
): readonly Finding[] {
  if (cards === undefined || cards.length === 2 || cards.length === 3) return [];
  return [
    breach(rules.natural, {
      code: 'hand-card-count',
      expected: said('two-cards-for-or-three-or-rule-on-error', { cloths: of }),
      found: cards.join(' ') || said('none'),
    }),
  ];
}

const notDue = ({ rules }: BankGameFacts, tableau: Tableau, cards: readonly Card[]): Finding =>
  breach(rules.natural, {
    code: 'card-not-due',
    expected: said('no-cards-for-cloth-which-game-has-not', { tableau }),
    found: cards.join(' '),
  });

const CALLS_FOR_THE_BANK: ReadonlySet<string> = new Set(['banco', 'banco-seguido']);

export const isBanco = ({ type }: Pick<PlacedBet, 'type'>): boolean => CALLS_FOR_THE_BANK.has(type);

interface SeguidoRight {
  readonly player: string;
  readonly bank: string;
}

/** The player who may call banco seguido, and the bank that he may call it against; undefined if unknown. */
export function seguidoRight({ before }: Round): SeguidoRight | undefined {
  const { seguidoOf, seguidoAgainst } = before?.memory ?? {};
  if (typeof seguidoOf !== 'string' || typeof seguidoAgainst !== 'string') return undefined;
  return { player: seguidoOf, bank: seguidoAgainst };
}

/**
 * The right to banco seguido after a coup: it is that of the player who lost banco, or of the only player, if he lost;
 * on a tie it stays with its player. Undefined if no player has it.
 */
export function bancoSeguidoAfter(
  { bets: offered }: BankGameFacts,
  round: Round,
  { outcome, winner }: { readonly outcome: CoupOutcome; readonly winner: Winner | undefined },
): TableState | undefined {
  if (!Object.hasOwn(offered, 'banco-seguido') || outcome.bank === undefined) return undefined;
  const remember = ({ player, bank }: SeguidoRight): TableState => ({
    held: [],
    released: [],
    memory: { seguidoOf: player, seguidoAgainst: bank },
  });
  if (winner === 'bank') {
    const player = loserOf(round.bets);
    return player === undefined ? undefined : remember({ player, bank: outcome.bank });
  }
  const right = seguidoRight(round);
  const stays = (winner === 'tie' || winner === 'annulled') && right?.bank === outcome.bank;
  return stays ? remember(right) : undefined;
}

function loserOf(bets: readonly PlacedBet[]): string | undefined {
  const banco = bets.find(isBanco);
  if (banco !== undefined) return banco.player;
  const players = new Set(bets.map(({ player }) => player));
  return players.size === 1 ? bets[0]?.player : undefined;
}

/**
 * The banco of a shoe after a coup. It may be repeated while its coups are null or, by another answer to OP1-27, even.
 */
export function bancoAfter({ banco }: BankLife, { bets, winners, gain }: CoupOfBank): BankLife['banco'] {
  const call = bets.find((bet) => isBanco(bet) || bet.type.startsWith('banco-cloth'));
  if (call === undefined) return banco === undefined ? undefined : { ...banco, open: false, even: false };
  const isNull = winners.every((winner) => winner === 'tie' || winner === 'annulled');
  const nulls = (banco?.nulls ?? 0) + (isNull ? 1 : 0);
  const even = gain === 0n;
  const evens = (banco?.evens ?? 0) + (even ? 1 : 0);
  return { nulls, open: isNull, evens, even, ...present({ player: call.player }) };
}
