import type { Rule } from '../rule';
import { underHeading } from '../player-bank/heading';

const { rule } = underHeading('1.1.8.B');

export const TWO_TABLEAUX_BANK_RULES = {
  bancoOnce: rule(
    'VI.e-02',
    'VI.e L3248-3250',
    'Banco is called once, and only at the beginning of each game.',
  ),
  bankLimits: rule(
    'V.7-01',
    'V.7 L3180-3184',
    'A limited bank is put up within its authorised minimum and maximum; winnings may take it above.',
  ),
  freeDeposit: rule(
    'V.8-02',
    'V.8 L3189-3197 (OP1-30)',
    'The banker of a free bank proves a deposit that covers all bets, in the cash desk or at a credit institution.',
  ),
  quotas: rule(
    'V.9-01',
    'V.9 L3199-3203',
    'A free bank has one table in the house, two sessions, and two shoes in each.',
  ),
  redeposit: rule(
    'V.4-01',
    'V.4 L3156-3162 (OP1-29)',
    'A broken bank goes on with a new deposit that is at least the first.',
  ),
  broken: rule(
    'V.4-02',
    'V.4 L3156-3162',
    'A bank is broken when nothing is left; its banker deposits again or abandons it.',
  ),
  winningsJoin: rule(
    'VII.11-01',
    'VII.11 L3347-3348',
    'Winnings, less the commission, join the bank; there is no garage.',
  ),
  adjudication: rule(
    'V.1-01',
    'V.1 L3133-3141',
    'Without a banker the bank goes to the highest bid; equal ones are decided by lot.',
  ),
  deposit: rule(
    'V.2-02',
    'V.2 L3146-3148',
    'The bank is deposited in the cash desk before the game, in cash or cheques of a bank.',
  ),
  abandon: rule(
    'V.3-01',
    'V.3 L3150-3152 (OP1-28)',
    'A bank may be abandoned after the first coup, announcing what is withdrawn.',
  ),
  barred: rule(
    'V.3-02',
    'V.3 L3152-3154 (D1-47)',
    'Who won and withdrew is not banker again in the same shoe.',
  ),
  reOffer: rule(
    'V.5-01',
    'V.5 L3164-3173',
    'An abandoned bank is offered for the same initial amount, and goes on with a new shoe.',
  ),
  bankInPlay: rule(
    'VII.3-01',
    'VII.3 L3283-3288',
    'The banker gives what is in play to the croupier, in chips.',
  ),
  houseIsNoPlayer: {
    id: 'Art2.2-01',
    citation: 'Art. 2.2 L94-101',
    says: 'The house takes no part in a non-banked game: nobody of it is banker or punto.',
  },
} as const satisfies Readonly<Record<string, Rule>>;
