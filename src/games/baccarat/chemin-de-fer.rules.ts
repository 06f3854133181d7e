import { rational } from '../../kernel/rational';
import type { GameRules, GameChecks, Setting } from '../game-rules';
import type { BankBet, BankGameFacts, ErrorOfPlay } from '../player-bank/bank-game-facts';
import { registerOf } from '../player-bank/bank-game-facts';
import { bankGameChecks, bankGameRules } from '../player-bank/bank-game-rules';
import { atTable, bankRules, coupRules, errors, notCheckable } from './chemin-de-fer.register.json';
import { type Finding, said } from '../../finding-catalogue/finding';
import type { TableTerms } from '../round';
import { breach } from '../rule';
import type { TableAsOpened } from '../table-reports';
import { cheminDeFerBankChecks } from './chemin-de-fer-bank-checks';
import { checkCalls } from './chemin-de-fer-calls';
import { bankModeNamed } from '../player-bank/bank-checks';

const RULES = { ...coupRules, ...bankRules };

const bet = (precedence: number, facts: Omit<BankBet, 'on' | 'precedence'>): BankBet => ({
  ...facts,
  on: [1],
  precedence,
});

const cheminDeFerChecks = (facts: BankGameFacts): GameChecks =>
  bankGameChecks(facts, {
    bank: cheminDeFerBankChecks(facts),
    coup: checkCalls,
    terms: checkUnlimitedBank,
    opening: () => [],
    shoe: () => [],
    room: checkAuxiliaries,
  });

function checkUnlimitedBank({ bank, authorised }: TableTerms, _setting: Setting): readonly Finding[] {
  if (bank === undefined || bank === 'limited') return [];
  if (authorised === undefined || authorised.unlimitedBank === true) return [];
  return [
    breach(RULES.unlimitedBank, {
      code: 'unlimited-bank-not-authorised',
      expected: said('banks-up-to-100-times-minimum'),
      found: said('banks-that-are', { mode: bankModeNamed(bank) }),
    }),
  ];
}

const TABLES_OF_AN_AUXILIARY = 4;

function checkAuxiliaries(tables: readonly TableAsOpened[]): readonly Finding[] {
  const auxiliaries = new Set(
    tables.flatMap(({ staff }) => staff.filter(({ role }) => role === 'auxiliary').map(({ id }) => id)),
  );
  const allowed = Math.ceil(tables.length / TABLES_OF_AN_AUXILIARY);
  if (auxiliaries.size <= allowed) return [];
  return [
    breach(RULES.auxiliaries, {
      code: 'staff-above-maximum',
      as: 'violation',
      expected: said('at-most-auxiliaries-at-tables', { allowed, count: tables.length }),
      found: [...auxiliaries].join(', '),
    }),
  ];
}

const COMMISSION = rational(5n, 100n);

/** Chemin de fer under the Order of 4 February 2010 (heading 1.1.8.A), as data. */
export const CHEMIN_DE_FER: BankGameFacts = {
  code: 'chemin-de-fer',
  rules: {
    ...RULES,
    commissionBasis: RULES.commission,
    withdrawal: errors['1.1.8.A-VIII.3.f-01'].rule,
    betsAgainstBank: RULES.punto,
  },
  register: registerOf({ rules: { ...RULES, ...atTable }, errors, notCheckable }),
  bets: {
    punto: bet(3, {
      spanish: 'postura',
      rule: RULES.punto,
      covers: 'punto is nearer to nine than the bank',
      maximum: 'the bank of the coup',
    }),
    banco: bet(1, {
      rule: RULES.banco,
      covers: 'as punto, against the whole bank',
      maximum: 'the whole bank, exactly',
    }),
    'banco-con-la-mesa': bet(2, {
      rule: RULES.bancoConLaMesa,
      covers: 'as punto, against half of the bank',
      maximum: 'half of the bank, exactly',
    }),
    'ultimo-completo': bet(2, {
      rule: RULES.bancoConLaMesa,
      covers: 'as punto, completing the other half of the bank',
      maximum: 'what is left of the bank',
    }),
    'banco-seguido': bet(0, {
      rule: RULES.bancoSeguido,
      covers: 'as banco, again by who lost it',
      maximum: 'the whole bank, exactly',
    }),
    'line-bet': {
      ...bet(3, {
        rule: RULES.lineBet,
        covers: 'as punto, with half of the stake',
        maximum: 'the bank of the coup',
      }),
      onTheLine: true,
    },
  },
  cloths: [1],
  commission: { limited: COMMISSION, unlimited: COMMISSION, free: COMMISSION },
  drawing: {
    puntoDrawsUpTo: 4,
    puntoFreeOn: 5,
    bankTable: [
      'TTTTTTTTTTT',
      'TTTTTTTTTTT',
      'TTTTTTTTTTT',
      'TTTTTTTTPOT',
      'PPTTTTTTPPT',
      'PPPPOTTTPPT',
      'PPPPPPTTPPP',
      'PPPPPPPPPPP',
    ],
    naturalIsHigher: false,
  },
  errors: errors as Readonly<Record<string, ErrorOfPlay>>,
  mandatoryGarage: RULES.mandatoryGarage,
  staff: [
    { role: 'inspector', atLeast: 1 },
    { role: 'croupier', atLeast: 1 },
    { role: 'cambista', atLeast: 1 },
  ],
  playersAtLeast: 4,
  decks: 6,
  cutCard: { cards: 7, orMore: false },
};

export const cheminDeFer: GameRules = bankGameRules(CHEMIN_DE_FER, {
  seating: { waitingList: { rule: atTable.waitingList, order: 'changes-after-shoe' } },
  checks: cheminDeFerChecks(CHEMIN_DE_FER),
  tableSettings: ['bank', 'unlimitedBank'],
  openPoints: [
    'OP1-01',
    'OP1-06',
    'OP1-16',
    'OP1-17',
    'OP1-18',
    'OP1-19',
    'OP1-20',
    'OP1-21',
    'OP1-22',
    'OP1-23',
    'OP1-24',
    'OP1-31',
  ],
});
