import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { GameChecks, Setting } from '../game-rules';
import type { BankGameFacts } from '../player-bank/bank-game-facts';
import { bankGameChecks } from '../player-bank/bank-game-checks';
import type { TableTerms } from '../round';
import { breach } from '../rule';
import type { OpenTable } from '../table-reports';
import { CHEMIN_DE_FER_RULES as RULES } from './chemin-de-fer.register';
import { cheminDeFerBankChecks } from './bank-checks';
import { checkCalls } from './calls';

export const cheminDeFerChecks = (facts: BankGameFacts): GameChecks =>
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
      expected: said`banks up to 100 times the minimum`,
      found: said`banks that are ${bank}`,
    }),
  ];
}

const TABLES_OF_AN_AUXILIARY = 4;

function checkAuxiliaries(tables: readonly OpenTable[]): readonly Finding[] {
  const auxiliaries = new Set(
    tables.flatMap(({ staff }) => staff.filter(({ role }) => role === 'auxiliary').map(({ id }) => id)),
  );
  const allowed = Math.ceil(tables.length / TABLES_OF_AN_AUXILIARY);
  if (auxiliaries.size <= allowed) return [];
  return [
    breach(RULES.auxiliaries, {
      code: 'staff-above-maximum',
      as: 'violation',
      expected: said`at most ${allowed} auxiliaries at ${tables.length} tables`,
      found: [...auxiliaries].join(', '),
    }),
  ];
}
