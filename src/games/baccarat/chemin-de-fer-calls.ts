import { either, listed } from '../../words/message';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import { isBanco, seguidoRight } from '../player-bank/coup-drawing';
import { type EvaluatedCoup, overLimit } from '../player-bank/coup-checks';
import { inPlayOf } from '../player-bank/coup-outcome';
import { halvingAt, smallerHalf } from '../player-bank/coverage';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { coupRules as RULES } from './chemin-de-fer.register.json';
import { betNamed } from '../bet-names';

export const checkCalls = (coup: EvaluatedCoup, setting: Setting): readonly Finding[] => [
  ...coup.round.bets.flatMap((bet) => checkCalledAmount(bet, coup, setting)),
  ...checkConLaMesa(coup),
  ...checkSeguido(coup),
];

/**
 * Checks the stakes of calls: banco the whole bank, con la mesa half, último completo the rest; other bets at most the
 * bank.
 */
function checkCalledAmount(bet: PlacedBet, coup: EvaluatedCoup, setting: Setting): readonly Finding[] {
  const bank = inPlayOf(coup.round, coup.outcome);
  if (bank === undefined) return [];
  const { currency } = setting;
  if (isBanco(bet)) {
    return bet.stake === bank ? [] : [calledOther('banco-not-whole-bank', bet, [bank], currency)];
  }
  if (bet.type === 'banco-con-la-mesa') {
    const halves = halvesOf(bank, setting);
    return halves.includes(bet.stake) ? [] : [calledOther('banco-mesa-not-half', bet, halves, currency)];
  }
  if (bet.type === 'ultimo-completo') return checkCompletes(bet, bank, coup, currency);
  const playing =
    bet.type === 'line-bet'
      ? smallerHalf(bet.stake, halvingAt(setting.terms, setting.answers).line)
      : bet.stake;
  return playing > bank ? [overLimit(RULES.betMaximum, bet, bank, currency)] : [];
}

/** Half of the bank in minor units: exact, or rounded up to the step of the table (OP1-20). */
function halvesOf(bank: Minor, { terms, answers }: Setting): readonly Minor[] {
  const exact = (bank + 1n) / 2n;
  const step = terms?.step ?? 1n;
  if (answers['OP1-20'] === 'exact-half' || step <= 1n) return [exact];
  const upToStep = ((exact + step - 1n) / step) * step;
  return bank % 2n === 0n && upToStep !== exact ? [exact, upToStep] : [upToStep];
}

function checkCompletes(
  bet: PlacedBet,
  bank: Minor,
  { round: { bets } }: EvaluatedCoup,
  currency: string,
): readonly Finding[] {
  const others = bets.filter((each) => each !== bet).reduce((sum, { stake }) => sum + stake, 0n);
  const left = bank > others ? bank - others : 0n;
  return bet.stake === left ? [] : [calledOther('banco-mesa-not-half', bet, [left], currency)];
}

function calledOther(
  code: 'banco-not-whole-bank' | 'banco-mesa-not-half',
  { betId, type, stake }: PlacedBet,
  amounts: readonly Minor[],
  currency: string,
): Finding {
  return breach(code === 'banco-not-whole-bank' ? RULES.banco : RULES.bancoConLaMesa, {
    code,
    expected: either(amounts.map((amount) => money(amount, currency))),
    found: said('as', { what: money(stake, currency), as: betNamed(type) }),
    betIds: [betId],
  });
}

/** Con la mesa is called where no player makes banco, and último completo only after con la mesa. */
function checkConLaMesa({ round: { bets } }: EvaluatedCoup): readonly Finding[] {
  const banco = bets.find(isBanco);
  const conLaMesa = bets.filter(({ type }) => type === 'banco-con-la-mesa');
  const completing = bets.filter(({ type }) => type === 'ultimo-completo');
  const inVain = banco === undefined ? [] : [...conLaMesa, ...completing];
  const alone = conLaMesa.length === 0 ? completing : [];
  return [...new Set([...inVain, ...alone, ...conLaMesa.slice(1)])].map(({ betId, type }) =>
    breach(RULES.bancoConLaMesa, {
      code: 'call-not-available',
      expected: said('one-call-of-con-la-mesa-where-nobody-makes'),
      found: listed(
        [
          betNamed(type),
          banco === undefined ? '' : said('then-having-been-called', { bet: betNamed(banco.type) }),
        ],
        '',
      ),
      betIds: [betId],
    }),
  );
}

function checkSeguido({ round, outcome }: EvaluatedCoup): readonly Finding[] {
  if (round.before === undefined || outcome.bank === undefined) return [];
  const right = seguidoRight(round);
  const mayCall = right?.bank === outcome.bank ? right.player : undefined;
  return round.bets
    .filter(({ type, player }) => type === 'banco-seguido' && player !== undefined && player !== mayCall)
    .map(({ betId, player }) =>
      breach(RULES.bancoSeguido, {
        code: 'call-not-available',
        expected: mayCall === undefined ? said('no-banco-seguido-nobody-lost-bank-before') : mayCall,
        found: said('banco-seguido-by', { player }),
        betIds: [betId],
      }),
    );
}
