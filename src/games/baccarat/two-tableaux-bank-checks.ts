import { either } from '../../words/message';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { Minor } from '../../kernel/money';
import { type BankLife, type CoupOfBank, depositOf } from '../bank-life';
import type { Setting } from '../game-rules';
import {
  bankChecks,
  type ReportOf,
  atLeast,
  atMost,
  bankModeNamed,
  broken,
  checkReturned,
  exactly,
  FINE,
} from '../player-bank/bank-checks';
import { inPlayBefore } from '../player-bank/coverage';
import type { BankMode } from '../round';
import type { Rule } from '../rule';
import { money } from '../wording';
import { checkBancoOnce } from './two-tableaux-banco-once';
import { rules as RULES } from './two-tableaux.register.json';

export const twoTableauxBankChecks = bankChecks({
  'shoe-started': checkShoes,
  auctioned: checkAuction,
  adjudicated: checkAdjudicated,
  deposited: checkDeposit,
  'put-in-play': checkPutInPlay,
  withdrawn: checkWithdrawn,
  broken: checkBroken,
  ended: (life, report, setting) => [
    ...(report.cause === 'broken' ? checkBroken(life, report, setting) : FINE),
    ...checkReturned(RULES.winningsJoin, report, setting),
  ],
  coup: checkBankCoup,
});

const SHOES_A_SESSION = 2;

const isFree = ({ tenure }: BankLife, { terms }: Setting): boolean =>
  (tenure?.mode ?? terms?.bank) === 'free';

function checkShoes(life: BankLife, _report: ReportOf<'shoe-started'>, setting: Setting): readonly Finding[] {
  if (!isFree(life, setting) || life.shoes < SHOES_A_SESSION) return FINE;
  const due = said('shoes-in-session', { shoes: SHOES_A_SESSION });
  return broken(RULES.quotas, 'free-bank-quota', due, said('shoe', { shoe: life.shoes + 1 }));
}

function checkAuction(_life: BankLife, { bids, winner, byLot }: ReportOf<'auctioned'>): readonly Finding[] {
  const highest = bids.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
  const best = bids.filter(({ amount }) => amount === highest).map(({ player }) => player);
  const isWon = winner === undefined ? best.length === 0 : best.includes(winner);
  if (!isWon) {
    const expected = best.length > 0 ? either(best) : said('no-winner-there-being-no-bid');
    return broken(RULES.adjudication, 'auction-winner-not-highest', expected, winner ?? said('nobody'));
  }
  if (best.length < 2 || byLot) return FINE;
  const lot = said('lot-among', { best: best.join(', ') });
  return broken(RULES.adjudication, 'lot-not-drawn', lot, said('none'));
}

function checkAdjudicated(
  life: BankLife,
  report: ReportOf<'adjudicated'>,
  setting: Setting,
): readonly Finding[] {
  const { banker, amount, how, fromDeposit, mode } = report;
  const { currency } = setting;
  const { available, guaranteed } = depositOf(life, banker);
  const has = (life.tenure?.banker === banker ? life.tenure.inPlay : 0n) + available + guaranteed;
  const { auction } = life.turn;
  return [
    ...(fromDeposit && has >= amount
      ? FINE
      : broken(
          depositRule(mode),
          'deposit-missing',
          said('deposited', { amount: money(amount, currency) }),
          money(has, currency),
        )),
    ...checkBarred(life, banker),
    ...(how === 'auction' && auction !== undefined && auction.winner !== banker
      ? broken(RULES.adjudication, 'adjudication-not-by-auction', auction.winner ?? said('nobody'), banker)
      : FINE),
    ...checkKind(life, mode, setting),
    ...checkLimits(life, report, setting),
    ...(how === 'offer'
      ? atLeast(life.abandoned?.initial, amount, { rule: RULES.reOffer, code: 'bank-below-floor', currency })
      : FINE),
  ];
}

/**
 * A limited bank is put up within the authorised limits; a continued one may exceed them by its winnings (I.2.a). A
 * deposit above the maximum was found when it was made.
 */
function checkLimits(
  life: BankLife,
  { banker, amount, how, mode }: ReportOf<'adjudicated'>,
  { currency, terms }: Setting,
): readonly Finding[] {
  const { minimum, maximum } = terms?.authorised?.bank ?? {};
  const isLimited = (mode ?? terms?.bank ?? 'limited') === 'limited';
  if (!isLimited || how === 'continued' || isInPlay(life, banker)) return FINE;
  const wasFound = maximum !== undefined && depositOf(life, banker).last > maximum;
  const limit = { rule: RULES.bankLimits, currency };
  return [
    ...atLeast(minimum, amount, { ...limit, code: 'bank-below-minimum' }),
    ...(wasFound ? FINE : atMost(maximum, amount, { ...limit, code: 'bank-over-maximum' })),
  ];
}

const isInPlay = ({ tenure }: BankLife, banker: string): boolean =>
  tenure?.banker === banker && tenure.putUp > 0n;

const depositRule = (mode: string | undefined): Rule => (mode === 'free' ? RULES.freeDeposit : RULES.deposit);

const checkBarred = ({ barred }: BankLife, banker: string): readonly Finding[] =>
  barred.includes(banker)
    ? broken(RULES.barred, 'banker-barred', said('another-banker-in-this-shoe'), banker)
    : FINE;

const checkKind = ({ tenure }: BankLife, mode: BankMode | undefined, setting: Setting): readonly Finding[] =>
  mode === undefined || mode === tenure?.mode ? FINE : checkMode(mode, setting);

/** A table opens for one kind of bank, which decides commission, quotas and limits. */
function checkMode(mode: BankMode, { terms }: Setting): readonly Finding[] {
  const ofTable = terms?.bank;
  if (ofTable === undefined || (mode === 'free') === (ofTable === 'free')) return FINE;
  const expected = said('bank-that-is-as-table-opened', { mode: bankModeNamed(ofTable) });
  const found = said('one-that-is', { mode: bankModeNamed(mode) });
  return broken(RULES.commission, 'bank-mode-differs', expected, found);
}

/**
 * A deposit is in cash or by cheque, for a free bank also by guarantee; for a limited bank within its limits; a further
 * one at least as high as the first or the last (OP1-29).
 */
function checkDeposit(
  life: BankLife,
  { banker, amount, means, mode, again }: ReportOf<'deposited'>,
  setting: Setting,
): readonly Finding[] {
  const { currency, terms, answers } = setting;
  const allowed = means !== 'guarantee' || mode === 'free';
  const { minimum, maximum } = terms?.authorised?.bank ?? {};
  const isLimited = mode !== 'free' && !again;
  const { first, last } = depositOf(life, banker);
  const due = answers['OP1-29'] === 'last' ? last : first;
  return [
    ...checkMode(mode, setting),
    ...(allowed
      ? FINE
      : broken(RULES.deposit, 'deposit-means-not-allowed', said('cash-or-cheque-of-bank'), means)),
    ...(isLimited
      ? [
          ...atLeast(minimum, amount, { rule: RULES.bankLimits, code: 'bank-below-minimum', currency }),
          ...atMost(maximum, amount, { rule: RULES.bankLimits, code: 'bank-over-maximum', currency }),
        ]
      : FINE),
    ...(again
      ? atLeast(due, amount, { rule: RULES.redeposit, code: 'redeposit-below-initial', currency })
      : FINE),
  ];
}

function checkPutInPlay(
  life: BankLife,
  { banker, amount }: ReportOf<'put-in-play'>,
  { currency }: Setting,
): readonly Finding[] {
  const { available, guaranteed } = depositOf(life, banker);
  const rule = depositRule(life.tenure?.mode);
  return [
    ...atMost(available + guaranteed, amount, { rule, code: 'deposit-missing', currency }),
    ...checkBarred(life, banker),
  ];
}

function checkWithdrawn(
  { tenure }: BankLife,
  { bank, banker, amount }: ReportOf<'withdrawn'>,
  { currency, answers }: Setting,
): readonly Finding[] {
  if (tenure?.bank !== bank) return FINE;
  const early =
    tenure.coups > 0
      ? FINE
      : broken(RULES.abandon, 'withdrawn-before-first-coup', said('one-coup-at-least'), said('none-played'));
  const limit = { rule: RULES.abandon, code: 'withdrawal-not-whole', currency } as const;
  const partly = answers['OP1-28'] === 'parts-allowed';
  const another =
    banker === tenure.banker ? FINE : broken(RULES.abandon, 'banker-differs', tenure.banker, banker);
  return [...early, ...another, ...(partly ? atMost : exactly)(tenure.inPlay, amount, limit)];
}

function checkBroken(
  { tenure }: BankLife,
  { bank }: Pick<ReportOf<'broken'>, 'bank'>,
  { currency }: Setting,
): readonly Finding[] {
  if (tenure?.bank !== bank || tenure.inPlay <= 0n) return FINE;
  const left = said('in-play', { amount: money(tenure.inPlay, currency) });
  return broken(RULES.broken, 'bank-not-broken', said('nothing-left'), left);
}

function checkBankCoup(life: BankLife, coup: CoupOfBank, setting: Setting): readonly Finding[] {
  const { tenure } = life;
  const { currency } = setting;
  const ofBank =
    tenure?.bank !== coup.bank
      ? FINE
      : [
          ...checkHasFunds(life, tenure.inPlay, tenure.coups, coup),
          ...exactly(inPlayBefore(tenure, coup, false), coup.announced, {
            rule: tenure.last === 'won' ? RULES.winningsJoin : RULES.bankInPlay,
            code: 'bank-amount-differs',
            currency,
          }),
        ];
  return [
    ...ofBank,
    ...checkNoGarage(coup),
    ...checkNewShoe(life, coup),
    ...checkBancoOnce(life, coup, setting),
  ];
}

function checkHasFunds(
  life: BankLife,
  inPlay: Minor,
  coups: number,
  { played, gain }: CoupOfBank,
): readonly Finding[] {
  const { available, guaranteed } = depositOf(life, life.tenure?.banker ?? '');
  const isEmpty = inPlay <= 0n && (played > 0n || gain !== 0n);
  if (!isEmpty || available + guaranteed > 0n) return FINE;
  if (coups === 0) {
    const due = said('deposit-before-first-coup');
    return broken(depositRule(life.tenure?.mode), 'deposit-missing', due, said('none'));
  }
  const due = said('new-deposit-or-another-banker');
  return broken(RULES.broken, 'broken-bank-played', due, said('further-coup'));
}

function checkNoGarage({ garages, allIn }: CoupOfBank): readonly Finding[] {
  if (garages.length === 0 && !allIn) return FINE;
  const found = allIn ? said('todo-va') : said('garage');
  return broken(RULES.winningsJoin, 'garage-not-available', said('no-garage'), found);
}

function checkNewShoe({ abandoned }: BankLife, { shoeNo }: CoupOfBank): readonly Finding[] {
  if (abandoned?.shoeNo === undefined || abandoned.shoeNo !== shoeNo) return FINE;
  const due = said('new-shoe-after-bank-was-abandoned');
  return broken(RULES.reOffer, 'new-shoe-missing', due, said('shoe', { shoe: shoeNo }));
}
