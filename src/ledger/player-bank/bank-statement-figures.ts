import type { BankLineFigure, BankMeasure } from '../_core/books/bank-line-figure';
import { addressOfFigure } from '../_core/books/figure';
import {
  type BankChoice,
  ofFigure,
  ofLines,
  roundingNamed,
  saysOfTerm,
  type SourcedPart,
} from '../_core/books/cell-part';
import { chipsOf, commissionOf } from '../_core/account-paths';
import type { Minor } from '../../kernel/money';
import type { BothLanguages } from '../../kernel/words';
import { rational } from '../../kernel/rational';
import { type StatementLine } from './bank-statement';
import { type StatementCoup, totalHeld } from './coup-of-statement';
import type { BankPlace } from './player-bank.state';

/** The line of a statement, as its figures name it. */
export type BankLineAt = Pick<BankLineFigure, 'table' | 'day' | 'sessionNo' | 'bank'>;

export const addressOfBankLine = (
  at: BankLineAt,
  { recordNumber: record }: StatementLine,
  measure: BankMeasure,
  member?: string,
): string =>
  addressOfFigure({ kind: 'bank', ...at, record, measure, ...(member === undefined ? {} : { member }) });

/** An amount of a line in minor units; undefined if the line has none by this name, or if it is not known. */
export function amountOfBankLine(
  line: StatementLine,
  measure: BankMeasure,
  member?: string,
): Minor | undefined {
  if (member !== undefined) return amountOfMember(line, measure, member);
  const { coup, deposit, before, after } = line;
  switch (measure) {
    case 'before':
      return totalHeld(before);
    case 'after':
      return totalHeld(after);
    case 'change':
      return totalHeld(after) - totalHeld(before);
    case 'voluntary-garage':
      return after.voluntary;
    case 'improper-garage':
      return after.improper;
    case 'put-in':
      return line.putIn;
    case 'taken-out':
      return line.takenOut;
    case 'undone':
      return line.undone;
    case 'not-covered':
      return line.notCovered;
    case 'deposit':
      return deposit?.owed;
    case 'guarantee':
      return deposit?.guaranteed;
    case 'in-play':
      return coup?.inPlay;
    case 'answers-for':
      return coup?.answersFor;
    case 'staked':
      return coup?.staked;
    case 'covered':
      return coup?.covered;
    case 'mandatory-garage':
      return coup?.mandatory;
    case 'gain':
      return coup?.gain;
    case 'commission':
      return coup?.commission;
  }
}

function amountOfMember(line: StatementLine, measure: BankMeasure, member: string): Minor | undefined {
  const share = line.shares.find((each) => each.member === member);
  if (share === undefined) return undefined;
  if (measure === 'change') return share.change;
  if (measure === 'after') return totalHeld(share.after);
  if (measure === 'voluntary-garage') return share.after.voluntary;
  return measure === 'improper-garage' ? share.after.improper : undefined;
}

interface LineOfBank {
  readonly at: BankLineAt;
  readonly line: StatementLine;
  readonly banker: string;
  readonly currency: string;
}

type BankPart = Omit<Extract<SourcedPart, { from: 'bank' }>, 'from' | 'bank' | 'sign'>;

/**
 * What an amount of a line is made of: facts of the bank for what it has, lines of the journal for what a coup brought,
 * stakes as the table stated them, and what the rules cover of each.
 */
export function partsOfBankLine(of: LineOfBank, measure: BankMeasure, member?: string): SourcedPart[] {
  return isOfHoldings(measure) ? partsOfHoldings(of, measure, member) : partsOfCoup(of, measure);
}

const OF_HOLDINGS = [
  'before',
  'after',
  'change',
  'put-in',
  'undone',
  'taken-out',
  'voluntary-garage',
  'improper-garage',
] as const satisfies readonly BankMeasure[];

type MeasureOfHoldings = (typeof OF_HOLDINGS)[number];

const isOfHoldings = (measure: BankMeasure): measure is MeasureOfHoldings =>
  OF_HOLDINGS.some((each) => each === measure);

const heldIn =
  ({ at }: LineOfBank, member?: string) =>
  (choice: BankPart, sign: 1 | -1 = 1): SourcedPart => ({
    from: 'bank',
    bank: choiceOf(at),
    ...(member === undefined ? {} : { member }),
    ...choice,
    sign,
  });

/** What the bank, or a member, has before and after the line, and what the line moved: by the facts of the bank. */
function partsOfHoldings(of: LineOfBank, measure: MeasureOfHoldings, member?: string): SourcedPart[] {
  const { line } = of;
  const record = line.recordNumber;
  const held = heldIn(of, member);
  switch (measure) {
    case 'before':
      return [held({ before: record })];
    case 'after':
      return [held({ upTo: record })];
    case 'voluntary-garage':
      return [held({ upTo: record, places: ['voluntary'] })];
    case 'improper-garage':
      return [held({ upTo: record, places: ['improper'] })];
    case 'taken-out':
      return line.takenOut === 0n ? [] : [held({ ofRecord: record }, -1)];
    case 'put-in':
      return line.putIn === 0n ? [] : [held({ ofRecord: record })];
    case 'undone':
      return line.undone === 0n ? [] : [held({ ofRecord: record })];
    case 'change':
      return [held({ ofRecord: record })];
  }
}

function partsOfCoup(of: LineOfBank, measure: Exclude<BankMeasure, MeasureOfHoldings>): SourcedPart[] {
  const { line, at } = of;
  const { recordNumber: record, coup } = line;
  const held = heldIn(of);
  const figure = (measured: BankMeasure, sign: 1 | -1 = 1): SourcedPart =>
    ofFigure(addressOfBankLine(at, line, measured), sign);
  const keptOut = (sign: 1 | -1): SourcedPart[] =>
    computed(saysOfTerm('held-back'), coup?.heldBack ?? 0n, sign);
  switch (measure) {
    case 'deposit':
      return [ofDeposits(of, 'amount')];
    case 'guarantee':
      return [ofDeposits(of, 'guarantee')];
    case 'in-play':
      return [
        held({ before: record, places: [IN_PLAY] }),
        held({ ofRecord: record, places: GARAGES }, -1),
        ...keptOut(-1),
      ];
    case 'answers-for': {
      const deposits = line.deposit === undefined ? [] : [figure('deposit'), figure('guarantee')];
      return [figure('in-play'), ...keptOut(1), ...deposits];
    }
    case 'staked':
      return (coup?.bets ?? []).map(({ index }) => ofCoup(record, `bets.${index}.stake`));
    case 'covered':
      return coverParts(record, coup);
    case 'mandatory-garage':
      return [
        figure('in-play'),
        figure('covered', -1),
        ...keptOut(1),
        ...computed(saysOfTerm('beyond-in-play'), beyondInPlay(coup), 1),
      ];
    case 'gain': {
      const under = [chipsOf('custody', at.table), chipsOf('cagnotte', at.table)];
      return [ofLines({ under, ofFacts: [record] })];
    }
    case 'commission':
      return [ofLines({ under: [commissionOf('bank', at.table)], ofFacts: [record] }, -1)];
    case 'not-covered':
      return coup === undefined ? [] : [figure('change'), figure('gain', -1), figure('commission')];
  }
}

const ofCoup = (record: bigint, at: string): SourcedPart => ({ from: 'coup-report', record, at, sign: 1 });

const IN_PLAY: BankPlace = 'in-play';
const GARAGES: readonly BankPlace[] = ['voluntary', 'improper'];

const choiceOf = ({ table, day, sessionNo, bank }: BankLineAt): BankChoice => ({
  day,
  table,
  sessionNo,
  bank,
});

const ofDeposits = (
  { line, banker, currency }: LineOfBank,
  measure: 'amount' | 'guarantee',
): SourcedPart => ({
  from: 'deposits',
  banker,
  currency,
  measure,
  record: line.recordNumber,
  isBalance: true,
  sign: 1,
});

const computed = (says: BothLanguages, amount: Minor, sign: 1 | -1): SourcedPart[] =>
  amount === 0n
    ? []
    : [
        {
          from: 'computed',
          says,
          amount,
          exact: rational(amount),
          rounding: roundingNamed('none'),
          sign,
        },
      ];

const beyondInPlay = (coup: StatementCoup | undefined): Minor => {
  if (coup?.covered === undefined) return 0n;
  const beyond = coup.covered - coup.inPlay - coup.heldBack;
  return beyond > 0n ? beyond : 0n;
};

function coverParts(record: bigint, coup: StatementCoup | undefined): SourcedPart[] {
  if (coup?.covered === undefined) return [];
  if (coup.coverBasis === 'totals')
    return [ofCoup(record, 'totals.collected'), ofCoup(record, 'totals.paid')];
  if (coup.coverBasis === 'stated')
    return coup.bets.map(({ index }) => ofCoup(record, `bets.${index}.covered`));
  return coup.bets.flatMap(({ betId, staked, covered = 0n }) =>
    computed(saysOfTerm(covered === staked ? 'stake-covered' : 'part-covered', { bet: betId }), covered, 1),
  );
}
