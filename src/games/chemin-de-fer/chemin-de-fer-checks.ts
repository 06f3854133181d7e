import type { GameChecks, Setting } from '../game-rules';
import type { BankGameFacts } from '../player-bank/bank-game-facts';
import { bankGameChecks } from '../player-bank/bank-game-checks';
import type { TableTerms } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { OpenTable } from '../table-reports';
import { CHEMIN_DE_FER_RULES as RULES } from './chemin-de-fer.register';
import { cheminDeFerBankChecks } from './bank-checks';
import { checkCalls } from './calls';

/** What is checked of chemin de fer. */
export const cheminDeFerChecks = (facts: BankGameFacts): GameChecks =>
  bankGameChecks(facts, {
    bank: cheminDeFerBankChecks(facts),
    coup: checkCalls,
    terms: checkUnlimitedBank,
    opening: () => [],
    shoe: () => [],
    room: checkAuxiliaries,
  });

/** A bank without a maximum at a table that is not authorised for it. */
function checkUnlimitedBank({ bank, authorised }: TableTerms, _setting: Setting): readonly RuleFinding[] {
  if (bank === undefined || bank === 'limited') return [];
  if (authorised === undefined || authorised.unlimitedBank === true) return [];
  return [
    breach(RULES.unlimitedBank, {
      code: 'unlimited-bank-not-authorised',
      severity: 'violation',
      expected: 'banks up to 100 times the minimum',
      found: `banks that are ${bank}`,
    }),
  ];
}

const TABLES_OF_AN_AUXILIARY = 4;

/** Auxiliaries at the tables of the game: one for each four of them, or fraction of four. */
function checkAuxiliaries(tables: readonly OpenTable[]): readonly RuleFinding[] {
  const auxiliaries = new Set(
    tables.flatMap(({ staff }) => staff.filter(({ role }) => role === 'auxiliary').map(({ id }) => id)),
  );
  const allowed = Math.ceil(tables.length / TABLES_OF_AN_AUXILIARY);
  if (auxiliaries.size <= allowed) return [];
  return [
    breach(RULES.auxiliaries, {
      code: 'staff-above-maximum',
      severity: 'violation',
      expected: `at most ${allowed} auxiliaries at ${tables.length} tables`,
      found: [...auxiliaries].join(', '),
    }),
  ];
}
