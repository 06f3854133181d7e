import type { Minor, WireAmount } from '../kernel/money';

export const toWire = (amount: Minor): WireAmount => Number(amount);
