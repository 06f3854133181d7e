import { BY, openedBook, tableOpened, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import type { Minor } from '../../kernel/money';
import {
  type BalanceInBookCurrency,
  chipsFlow,
  chipVariance,
  outstandingChips,
  owedInChips,
} from './chips-flow';

const balances: BalanceInBookCurrency[] = [
  ['chips:issued', -1_000n],
  ['chips:cage', 600n],
  ['chips:transit', 50n],
  ['chips:custody:CF1', 100n],
  ['cash:cage', 777n],
  ['player-bank', -100n],
];

describe('outstanding chips, as a stock', () => {
  it('are what was issued less what the house holds, custody and transit included', () =>
    expect(outstandingChips(balances)).toBe(250n));

  it('together with those in custody are the chips owed to customers', () =>
    expect(owedInChips(balances)).toBe(350n));
});

describe('outstanding chips, as a flow', () => {
  function ofLast(...events: readonly CasinoEvent[]): { flow: Minor; variance: Minor } {
    const { event, session, evaluation } = openedBook(...events).entries.at(-1)!;
    const { lines } = evaluation;
    return { flow: chipsFlow(event, { ...evaluation, session }), variance: chipVariance(event.type, lines) };
  }
  const boule = tableOpened('boule');
  const uncaptured = tableOpened('boule', { rounds: false, buyIns: false });
  const fill = tell('table.filled', { amount: 1_000, slip: 'F' });
  const count = (inventory: number): CasinoEvent => tell('table.counted', { inventory, certifiedBy: BY });
  const box = (amount: number): CasinoEvent => tell('drop.counted', { box: 'B-1', amount, by: BY });
  const close = (chips: number): CasinoEvent =>
    tell('table.closed', { toCage: [{ holder: 'table', chips }], certifiedBy: BY });

  it('change by what customers buy and give back, and not by chips for plaques', () => {
    const exchanged = (kind: 'cash-for-chips' | 'chips-for-cash' | 'chips-for-chips'): CasinoEvent =>
      tell('chips.exchanged', { kind, amount: 300 });
    const of = (kind: Parameters<typeof exchanged>[0]): Minor => ofLast(boule, fill, exchanged(kind)).flow;
    expect(of('cash-for-chips')).toBe(300n);
    expect(of('chips-for-cash')).toBe(-300n);
    expect(of('chips-for-chips')).toBe(0n);
  });

  it('do not change by a fact of an unknown type', () => {
    const { evaluation, session } = openedBook(boule).entries.at(-1)!;
    const unknown: CasinoEvent = { ...fill, type: 'cagnotte.chips.melted.v1' };
    expect(chipsFlow(unknown, { ...evaluation, session })).toBe(0n);
  });

  it('do not change by a shortage that a count finds, since those chips still exist', () =>
    expect(ofLast(boule, fill, count(990))).toEqual({ flow: 0n, variance: -10n }));

  it('change by the result of a session that captures nothing, as its count finds it', () =>
    expect(ofLast(uncaptured, fill, count(1_200), close(1_200))).toEqual({ flow: -200n, variance: 0n }));

  it('change by buy-ins that only the count of the box shows', () =>
    expect(ofLast(uncaptured, fill, box(300))).toEqual({ flow: 300n, variance: 0n }));

  it('change by unreported buy-ins in a box that is counted after the float, which ends the shortage of the float', () => {
    const rounds = tableOpened('boule', { rounds: true, buyIns: false });
    expect(ofLast(rounds, fill, count(700), box(300))).toEqual({ flow: 300n, variance: 300n });
  });
});
