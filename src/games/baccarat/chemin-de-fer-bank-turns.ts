import { either } from '../../words/message';
import { type Finding, said } from '../../finding-catalogue/finding';
import { type AtTheTable, atTheTableInWords, type BankLife, type BankTurn } from '../bank-life';
import type { Setting } from '../game-rules';
import type { Minor } from '../../kernel/money';
import type { BankMode } from '../round';
import { atLeast, broken, exactly, FINE, type ReportOf } from '../player-bank/bank-checks';
import { breach, type Rule } from '../rule';
import { checkBankAmount, ofABank } from './chemin-de-fer-bank-limits';
import { bankRules as RULES } from './chemin-de-fer.register.json';

const rightOf = (seat: number, seats: number | undefined): number => (seat === seats ? 1 : seat + 1);

function firstSeatRule({ after }: BankTurn, { lastSeatedBanker }: BankLife): Rule {
  if (after === 'shoe') return RULES.firstBanker;
  if (after === 'pass') return RULES.afterPass;
  return lastSeatedBanker === undefined ? RULES.bankEnds : RULES.afterBuyer;
}

export function checkOffer(
  life: BankLife,
  report: ReportOf<'offered'>,
  setting: Setting,
): readonly Finding[] {
  const { turn } = life;
  const { currency, terms } = setting;
  const floor = floorOf(turn, terms?.bank, setting) ?? terms?.minimum;
  const ofAmount =
    floor === undefined
      ? FINE
      : exactly(floor, report.floor, { rule: RULES.floor, code: 'offer-floor-differs', currency });
  const isPasser = report.player !== undefined && report.player === turn.passer;
  if (isPasser && turn.asked.length > 0) return [...ofAmount, ...checkBackToPasser(turn)];
  if (report.standing === true) return [...ofAmount, ...checkToStanding(turn)];
  return [...ofAmount, ...checkSeatInTurn(life, report, setting)];
}

const checkToStanding = ({ asked }: BankTurn): readonly Finding[] =>
  asked.length > 0
    ? FINE
    : broken(
        RULES.standing,
        'bank-step-skipped',
        said('seats-before-those-standing'),
        said('no-seat-was-asked'),
      );

const checkBackToPasser = ({ standingAsked }: BankTurn): readonly Finding[] =>
  standingAsked
    ? FINE
    : broken(
        RULES.standing,
        'bank-step-skipped',
        said('those-standing-before-who-passed-it'),
        said('they-were-not-asked'),
      );

/** Seats are asked in the order of their numbers. A seat that is left out may be vacant: an advisory. */
function checkSeatInTurn(life: BankLife, { seat }: AtTheTable, { terms }: Setting): readonly Finding[] {
  const { turn } = life;
  const before = turn.asked.at(-1) ?? turn.from;
  if (seat === undefined || before === undefined) return FINE;
  const due = rightOf(before, terms?.seats);
  if (seat === due) return FINE;
  const rule = turn.asked.length === 0 ? firstSeatRule(turn, life) : RULES.refusal;
  const [expected, found] = [said('seat-unless-it-is-vacant', { seat: due }), said('seat', { seat })];
  return [breach(rule, { code: 'bank-out-of-turn', as: 'advisory', expected, found })];
}

export function checkRefusal(life: BankLife, report: ReportOf<'refused'>): readonly Finding[] {
  const { seat, seatForfeited } = report;
  if (seat === undefined || report.standing === true || seatForfeited) return FINE;
  const mustTake = life.turn.auction !== undefined && life.turn.auction.bids === 0;
  if (mustTake) {
    const expected = said('bank-at-minimum-or-seat-given-up');
    return broken(
      RULES.forcedMinimum,
      'seat-not-forfeited',
      expected,
      said('keeps-it', { who: atTheTableInWords(report) }),
    );
  }
  if (!life.refused.includes(seat)) return FINE;
  const expected = said('seat-given-up-at-second-refusal');
  return broken(
    RULES.twoRefusals,
    'seat-not-forfeited',
    expected,
    said('keeps-it', { who: atTheTableInWords(report) }),
  );
}

export function checkAuction(life: BankLife, { bids, winner }: ReportOf<'auctioned'>): readonly Finding[] {
  const { excluded } = life.turn;
  const barred = bids.filter(({ player }) => excluded.includes(player));
  const valid = bids.filter(({ player }) => !excluded.includes(player));
  const highest = valid.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
  const best = valid.filter(({ amount }) => amount === highest);
  const seated = best.filter(({ standing }) => standing !== true);
  const winners = (seated.length > 0 ? seated : best).map(({ player }) => player);
  const isWon = winner === undefined ? winners.length === 0 : winners.includes(winner);
  const rule =
    life.tenure === undefined && life.turn.passer === undefined ? RULES.auction : RULES.passersMayNotBid;
  return [
    ...barred.flatMap((bid) =>
      broken(
        rule,
        'bidder-excluded',
        said('bids-of-others-than-who-passed-it-and-his'),
        atTheTableInWords(bid),
      ),
    ),
    ...(isWon
      ? FINE
      : broken(
          RULES.auction,
          'auction-winner-not-highest',
          winners.length > 0 ? either(winners) : said('no-winner-there-being-no-bid'),
          winner ?? said('nobody'),
        )),
  ];
}

export function checkAdjudicated(
  life: BankLife,
  report: ReportOf<'adjudicated'>,
  setting: Setting,
): readonly Finding[] {
  const total = report.partners.reduce((sum, { amount }) => sum + amount, report.amount);
  const mode = report.mode ?? setting.terms?.bank ?? 'limited';
  return [
    ...checkBankAmount(total, mode, setting, wonBefore(life, report)),
    ...WAYS[report.how](life, report, { total, mode, setting }),
  ];
}

function wonBefore({ turn, mayGoOn }: BankLife, { how, banker }: ReportOf<'adjudicated'>): Minor | undefined {
  if (how === 'continued') return mayGoOn?.player === banker ? mayGoOn.amount : undefined;
  return how === 'retake' && turn.passer === banker ? turn.floor : undefined;
}

/** The least amount of a bank after a pass: the passed amount, at most the maximum of a bank. */
const floorOf = ({ floor }: BankTurn, mode: BankMode | undefined, setting: Setting): Minor | undefined =>
  floor === undefined ? undefined : ofABank(floor, mode ?? 'limited', setting);

interface PutUp {
  readonly total: bigint;
  readonly mode: BankMode;
  readonly setting: Setting;
}

type Way = (life: BankLife, report: ReportOf<'adjudicated'>, putUp: PutUp) => readonly Finding[];

const WAYS: Readonly<Record<ReportOf<'adjudicated'>['how'], Way>> = {
  offer: ({ turn }, _report, { total, mode, setting }) =>
    atLeast(floorOf(turn, mode, setting), total, {
      rule: RULES.floor,
      code: 'bank-below-floor',
      currency: setting.currency,
    }),
  retake: checkRetake,
  auction: checkBought,
  lot: () => broken(RULES.auction, 'adjudication-not-by-auction', said('seated-bidder-first'), said('lot')),
  'forced-minimum': checkForced,
  continued: checkContinued,
};

function checkRetake(
  { turn }: BankLife,
  { banker }: ReportOf<'adjudicated'>,
  { total, mode, setting }: PutUp,
) {
  const { currency, answers } = setting;
  const { passer, floor, standingAsked, auction, asked } = turn;
  const isEarly =
    answers['OP1-21'] === 'auction-then-retake'
      ? auction === undefined || auction.bids > 0
      : asked.length > 0 && !standingAsked;
  const step =
    answers['OP1-21'] === 'auction-then-retake' ? said('auction-without-bids') : said('those-standing-asked');
  return [
    ...(passer === banker
      ? FINE
      : broken(RULES.standing, 'retake-not-by-passer', passer ?? said('bank-that-was-passed'), banker)),
    ...(floor === undefined || total === floorOf(turn, mode, setting)
      ? FINE
      : exactly(floor, total, { rule: RULES.standing, code: 'retake-amount-differs', currency })),
    ...(isEarly
      ? broken(RULES.standing, 'bank-step-skipped', said('before-retake', { step }), said('no-such-step'))
      : FINE),
  ];
}

function checkBought({ turn }: BankLife, { banker }: ReportOf<'adjudicated'>, { total, setting }: PutUp) {
  const { auction } = turn;
  if (auction === undefined) {
    return broken(RULES.auction, 'bank-step-skipped', said('auction-with-its-bids'), said('none-reported'));
  }
  const ofWinner =
    auction.winner === banker
      ? FINE
      : broken(RULES.auction, 'adjudication-not-by-auction', auction.winner ?? said('nobody'), banker);
  const { currency } = setting;
  return [
    ...ofWinner,
    ...atLeast(auction.amount, total, { rule: RULES.auction, code: 'bank-below-floor', currency }),
  ];
}

function checkForced({ turn }: BankLife, { seat }: ReportOf<'adjudicated'>, { setting }: PutUp) {
  const hasNoBids = turn.auction !== undefined && turn.auction.bids === 0;
  const due = turn.from === undefined ? undefined : rightOf(turn.from, setting.terms?.seats);
  return [
    ...(hasNoBids
      ? FINE
      : broken(
          RULES.forcedMinimum,
          'bank-step-skipped',
          said('auction-without-bids'),
          said('none-reported'),
        )),
    ...(due === undefined || seat === undefined || seat === due
      ? FINE
      : broken(RULES.forcedMinimum, 'bank-out-of-turn', said('seat', { seat: due }), said('seat', { seat }))),
  ];
}

function checkContinued(
  { mayGoOn }: BankLife,
  { banker }: ReportOf<'adjudicated'>,
  { total, mode, setting }: PutUp,
) {
  if (mayGoOn?.player !== banker) {
    const expected = mayGoOn?.player ?? said('nobody-last-coup-was-not-won');
    return broken(RULES.goesOn, 'goes-on-not-winner', expected, banker);
  }
  const { currency } = setting;
  return atLeast(ofABank(mayGoOn.amount, mode, setting), total, {
    rule: RULES.goesOn,
    code: 'bank-below-floor',
    currency,
  });
}
