import type { Minor, WireAmount } from '../kernel/money';

/** An amount as events carry it; simulated ones are far from what a JSON integer can hold. */
export const toWire = (amount: Minor): WireAmount => Number(amount);
