import { rational } from '../../kernel/rational';
import { answersOf } from '../open-points';
import type { Settlement } from '../settlement';
import { decide } from './banked-bets';
import { checkHouseRounding, checkRounding, houseShareStep, roundingOfHeadings } from './rounding-step';

describe('an amount that is no whole number of cents', () => {
  it('is rounded as the casino answers', () => {
    const step = (answer: 'half-up-to-cent' | 'down-to-cent' | 'half-up-to-ten-cents') =>
      roundingOfHeadings(answersOf({ 'OP1-01': answer }));
    expect(step('half-up-to-cent')).toEqual({ mode: 'half-up', unit: 1n });
    expect(step('down-to-cent')).toEqual({ mode: 'floor', unit: 1n });
    expect(step('half-up-to-ten-cents')).toEqual({ mode: 'half-up', unit: 10n });
    const house = (answer: 'rake-down-to-chip' | 'house-down-to-cent' | 'half-up-to-cent') =>
      houseShareStep(answersOf({ 'OP2-01': answer }));
    expect(house('rake-down-to-chip')).toEqual({ mode: 'floor', unit: 1n });
    expect(house('house-down-to-cent')).toEqual({ mode: 'floor', unit: 1n });
    expect(house('half-up-to-cent')).toEqual({ mode: 'half-up', unit: 1n });
  });

  it('is an information finding, because the table pays in chips', () => {
    const rounded = {
      exact: rational(1001n, 2n),
      rounded: 501n,
      rounding: roundingOfHeadings(answersOf({})),
    };
    const whole = { betId: 'a', type: 'red', stake: 1000n };
    const bets = [decide(whole, 'wins', {}, []), decide({ ...whole, betId: 'b' }, 'wins', { rounded }, [])];
    const settlement = { bets } as unknown as Settlement;
    const said = {
      code: 'stake-not-payable-exactly',
      severity: 'information',
      betIds: ['b'],
      expected: 'a stake on red that can be settled in whole units',
      found: 'exactly 5.005 EUR, rounded to 5.01 EUR',
      foundEs: 'exactamente 5,005 EUR, redondeado a 5,01 EUR',
    };
    expect(checkRounding(settlement, 'EUR')).toMatchObject([{ ruleId: 'OP1-01', ...said }]);
    expect(checkHouseRounding(settlement, 'EUR')).toMatchObject([{ ruleId: 'OP2-01', ...said }]);
  });
});
