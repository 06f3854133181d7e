import type { BankLife, BankReport, BankTurn, CoupOfBank, Tenure, VoidedCoup } from '../bank-life';
import { EMPTY_TENURE } from '../bank-life';
import { deposit, inPlayBefore, moveGarages, payIn, putInPlay, returnDeposit } from './coverage';
import { bancoAfter } from './coup-drawing';
import { withoutUncovered, withUncovered } from './uncovered';
import { present } from '../../kernel/present';

type Follow<Kind extends BankReport['kind']> = (
  life: BankLife,
  report: Extract<BankReport, { kind: Kind }>,
) => BankLife;

const FOLLOW: { readonly [Kind in BankReport['kind']]: Follow<Kind> } = {
  'shoe-started': startShoe,
  'shoe-ended': endShoe,
  offered: ask,
  refused: (life, { seat }) =>
    seat === undefined || life.refused.includes(seat) ? life : { ...life, refused: [...life.refused, seat] },
  adjudicated: adjudicate,
  raised: (life, report) => addToBank(life, report),
  'partner-joined': (life, report) => addToBank(life, report),
  passed: (life, { amount }) =>
    life.tenure === undefined ? life : { ...life, turn: turnAfterPass(life, life.tenure, amount) },
  auctioned: (life, { bids, winner }) => {
    const amount = bids.find(({ player }) => player === winner)?.amount ?? 0n;
    const auction = { amount, bids: bids.length, ...present({ winner }) };
    return { ...life, turn: { ...life.turn, auction } };
  },
  ended: (life, { cause, returned, toDeposit = false }) =>
    endTenure(
      toDeposit ? returned.reduce((paid, { member, amount }) => payIn(paid, member, amount), life) : life,
      cause,
    ),
  deposited: deposit,
  'put-in-play': putInPlay,
  withdrawn: withdraw,
  broken: (life) => life,
  'deposit-returned': returnDeposit,
  coup: playCoup,
  'coup-voided': undoCoup,
};

/** The state of a bank after a report. Total: a report that does not fit the state changes what it can. */
export const followBank = (life: BankLife, report: BankReport): BankLife =>
  (FOLLOW[report.kind] as Follow<BankReport['kind']>)(life, report);

const FRESH_TURN = { excluded: [], asked: [], standingAsked: false, passerAsked: false } as const;

function startShoe(
  { banco: _banco, endedShoe: _endedShoe, ...life }: BankLife,
  { shoeNo }: Extract<BankReport, { kind: 'shoe-started' }>,
): BankLife {
  const begun = { ...life, shoe: { shoeNo, coups: 0 }, shoes: life.shoes + 1, barred: [] };
  return life.tenure === undefined ? { ...begun, turn: { ...FRESH_TURN, from: 0, after: 'shoe' } } : begun;
}

function endShoe({ shoe, ...rest }: BankLife): BankLife {
  const life = shoe === undefined ? rest : { ...rest, endedShoe: { shoeNo: shoe.shoeNo, coups: 0 } };
  const { tenure } = life;
  if (tenure?.last !== 'won') return life;
  return { ...life, mayGoOn: { player: tenure.banker, amount: tenure.inPlay } };
}

function ask(life: BankLife, report: Extract<BankReport, { kind: 'offered' }>): BankLife {
  const { turn } = life;
  const isPasser = report.player !== undefined && report.player === turn.passer;
  const asked = report.seat === undefined || isPasser ? turn.asked : [...turn.asked, report.seat];
  const standingAsked = turn.standingAsked || (report.standing === true && !isPasser);
  return { ...life, turn: { ...turn, asked, standingAsked, passerAsked: turn.passerAsked || isPasser } };
}

function adjudicate(life: BankLife, report: Extract<BankReport, { kind: 'adjudicated' }>): BankLife {
  const { seat, standing } = report;
  const { refused, ...rest } = nobodyGoesOn(life);
  const tenure = tenureOf(life, report);
  if (seat === undefined || standing === true) return { ...rest, refused, tenure };
  return { ...rest, refused: refused.filter((each) => each !== seat), tenure, lastSeatedBanker: seat };
}

function tenureOf(life: BankLife, report: Extract<BankReport, { kind: 'adjudicated' }>): Tenure {
  const { bank, banker, amount, partners, how, seat, mode, fromDeposit, standing = false } = report;
  const known = life.tenure?.bank === bank ? life.tenure : undefined;
  const all = partners.reduce((sum, part) => sum + part.amount, amount);
  // A bank out of a deposit is put up by the report that puts it in play.
  const now = fromDeposit ? 0n : all;
  const { putUp, inPlay, initial } = known ?? { ...EMPTY_TENURE, initial: all };
  return {
    ...(known ?? EMPTY_TENURE),
    bank,
    banker,
    standing,
    how,
    initial,
    partners: [...new Set([...(known?.partners ?? []), ...partners.map(({ member }) => member)])],
    putUp: putUp + now,
    inPlay: inPlay + now,
    ...present({ seat, mode }),
    ...(how === 'auction' ? { bought: boughtFrom(life.turn) } : {}),
  };
}

const boughtFrom = ({ from, excluded }: BankTurn): Tenure['bought'] & object => ({
  excluded,
  ...present({ from }),
});

function nobodyGoesOn({ mayGoOn: _mayGoOn, ...life }: BankLife): BankLife {
  return life;
}

function addToBank(
  life: BankLife,
  { kind, bank, member, amount, fromDeposit }: Extract<BankReport, { kind: 'raised' | 'partner-joined' }>,
): BankLife {
  const { tenure } = life;
  if (tenure?.bank !== bank) return life;
  const added = fromDeposit ? 0n : amount;
  const partners = kind === 'partner-joined' ? [...new Set([...tenure.partners, member])] : tenure.partners;
  const [putUp, inPlay] = [tenure.putUp + added, tenure.inPlay + added];
  return { ...life, tenure: { ...tenure, partners, putUp, inPlay } };
}

function turnAfterPass({ lastSeatedBanker }: BankLife, tenure: Tenure, amount: bigint): BankTurn {
  const from = tenure.standing ? lastSeatedBanker : tenure.seat;
  const isUndealt = tenure.bought !== undefined && tenure.coups === 0;
  return {
    ...FRESH_TURN,
    after: 'pass',
    excluded: [tenure.banker, ...tenure.partners, ...(isUndealt ? tenure.bought.excluded : [])],
    passer: tenure.banker,
    ...(isUndealt ? {} : { floor: amount }),
    ...present({ from }),
  };
}

function withdraw(
  life: BankLife,
  { amount, toDeposit = false }: Extract<BankReport, { kind: 'withdrawn' }>,
): BankLife {
  const { tenure } = life;
  if (tenure === undefined) return life;
  const left = { ...life, tenure: { ...tenure, inPlay: tenure.inPlay - amount } };
  const paid = toDeposit ? payIn(left, tenure.banker, amount) : left;
  return amount >= tenure.inPlay ? endTenure(paid, 'withdrawn', amount > tenure.putUp) : paid;
}

function endTenure(life: BankLife, cause: string, won = false): BankLife {
  const { tenure, ...rest } = life;
  if (tenure === undefined) return life;
  const abandoned = {
    initial: tenure.initial,
    ...(life.shoe === undefined ? {} : { shoeNo: life.shoe.shoeNo }),
  };
  return {
    ...rest,
    turn: turnAfterEnd(life, tenure, cause),
    ...(cause === 'withdrawn' || cause === 'broken' ? { abandoned } : {}),
    barred: cause === 'withdrawn' && won ? [...life.barred, tenure.banker] : life.barred,
  };
}

function turnAfterEnd(life: BankLife, tenure: Tenure, cause: string): BankTurn {
  const isPassed = life.turn.after === 'pass' && life.turn.passer === tenure.banker;
  if (isPassed) return life.turn;
  if (cause === 'passed') return turnAfterPass(life, tenure, tenure.inPlay);
  if (cause !== 'lost') return { ...FRESH_TURN, after: 'shoe', from: 0 };
  const from = tenure.bought === undefined ? (tenure.seat ?? life.lastSeatedBanker) : tenure.bought.from;
  return { ...FRESH_TURN, after: 'loss', ...present({ from }) };
}

function playCoup(life: BankLife, coup: CoupOfBank): BankLife {
  const shoe = { shoeNo: coup.shoeNo, coups: (life.shoe?.shoeNo === coup.shoeNo ? life.shoe.coups : 0) + 1 };
  const banco = bancoAfter(life, coup);
  const played = {
    ...notAbandoned(life),
    ...fewestAfter(life, coup),
    ...sinceTheEnd(life, coup),
    shoe,
    ...present({ banco }),
  };
  const { tenure } = life;
  return tenure?.bank === coup.bank ? { ...played, tenure: afterCoup(tenure, coup) } : played;
}

const sinceTheEnd = ({ endedShoe }: BankLife, { shoeNo }: CoupOfBank): Pick<BankLife, 'endedShoe'> =>
  endedShoe?.shoeNo === shoeNo ? { endedShoe: { shoeNo, coups: endedShoe.coups + 1 } } : {};

const fewestAfter = (
  { fewestPlayers = Infinity }: BankLife,
  { playersPresent = Infinity }: CoupOfBank,
): Pick<BankLife, 'fewestPlayers'> =>
  playersPresent < fewestPlayers ? { fewestPlayers: playersPresent } : {};

function notAbandoned({ abandoned: _abandoned, ...life }: BankLife): BankLife {
  return life;
}

function afterCoup(tenure: Tenure, coup: CoupOfBank): Tenure {
  const moved = moveGarages(tenure, coup);
  const atStake = inPlayBefore(tenure, coup, true);
  const uncovered = coup.played > 0n && atStake > coup.played ? atStake - coup.played : 0n;
  const { gain, commission } = coup;
  const won = gain > 0n ? gain : 0n;
  const last = endingOf(coup);
  return {
    ...withoutLast(moved),
    inPlay: moved.inPlay + gain - commission,
    ...withUncovered(moved, coup, uncovered),
    wonNet: moved.wonNet + (won > 0n ? won - commission : 0n),
    wonGross: moved.wonGross + won,
    coups: tenure.coups + 1,
    ...present({ last }),
  };
}

/**
 * Whether the bank won or lost a coup, by its gain: a coup without bets is even, also if punto is higher
 * (1.1.8.A-V.3-01). Undefined if the report states no money, or money that contradicts the result on the only cloth.
 */
function endingOf({ gain, winners, isMoneyUntold }: CoupOfBank): Tenure['last'] {
  if (isMoneyUntold === true) return undefined;
  const [winner] = winners;
  const contradicts = (winner === 'bank' && gain < 0n) || (winner === 'punto' && gain > 0n);
  if (winners.length === 1 && contradicts) return undefined;
  if (gain === 0n) return 'even';
  return gain > 0n ? 'won' : 'lost';
}

const withoutLast = ({ last: _last, ...tenure }: Tenure): Tenure => tenure;

export const withVoidedCoup = (life: BankLife): BankLife =>
  life.tenure === undefined ? life : { ...life, tenure: { ...life.tenure, hasVoidedCoup: true } };

function undoCoup(life: BankLife, voided: VoidedCoup): BankLife {
  const { tenure } = life;
  if (tenure?.bank !== voided.bank) return life;
  const { inPlay, voluntary, improper, commission } = voided;
  const gained = inPlay + voluntary + improper;
  const won = gained > 0n ? gained : 0n;
  const undone = {
    ...withoutLast(tenure),
    inPlay: tenure.inPlay - inPlay,
    voluntary: tenure.voluntary - voluntary,
    improper: tenure.improper - improper,
    ...withoutUncovered(tenure, voided.coup),
    wonNet: tenure.wonNet - won + voluntary,
    wonGross: tenure.wonGross - (won > 0n ? won + commission : 0n) + voluntary,
    coups: tenure.coups > 0 ? tenure.coups - 1 : 0,
  };
  return withVoidedCoup({ ...life, tenure: undone });
}
