import { parseAccount } from '../_core/account';
import { ObjectType, Args, Resolver } from '@nestjs/graphql';
import { outstandingChips, owedInChips } from './chips-flow';
import type { Minor } from '../../kernel/money';
import type { AccountSum, SubLedgerSum } from '../journal/account-sums.queries';
import { accountSums, subLedgerSums } from '../journal/account-sums.queries';
import { SubLedger as SubLedgerType, subLedgerOf } from '../journal/account.resolver';
import { Money, moneyOf, enumOfValues } from '../../api/scalars';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { Answer } from '../../api/snapshot/operation-context';
import { RequirePermission } from '../../access/require-permission.decorator';
import { periodOf, ReportArguments } from '../../api/snapshot/casino-scope';
import { g } from '../../api/schema-fields';

type ChipHolder = 'cage' | 'table' | 'cambista' | 'cagnotte' | 'jackpot' | 'tips' | 'transit' | 'custody';

const ChipHolderName = enumOfValues<ChipHolder>('ChipHolder', 'A holder of chips.', {
  cage: 'The cage (caja).',
  table: 'The float of a table (anticipo).',
  cambista: 'The imprest of the cambista of a non-banked table.',
  cagnotte: 'The slot of a table (pozo): commissions and rakes.',
  jackpot: 'The slot of a table for stakes of a pool.',
  tips: 'The tip box of a table (tronco).',
  transit: 'In transit between cage and table, by slip.',
  custody: "Players' chips that the croupier keeps: banks, garages, pots.",
});

@ObjectType({ description: 'The chips of one holder, at face value.' })
export class ChipHolding extends g.object({
  holder: g.of(() => ChipHolderName),
  table: g.nullable(g.text('Its table.')),
  amount: g.money('Balance according to the ledger.'),
}) {}

@ObjectType({ description: 'Chips in one currency, at face value.' })
export class ChipsInCurrency extends g.object({
  currency: g.text(),
  issued: g.money('Sets in service.'),
  holders: g.listOf(() => ChipHolding, 'Every holder whose balance is not zero, by path.'),
  inHands: g.money(
    'H, outstanding chips: sets in service less all holders. Identity A2, rule 3 of the ledger.',
  ),
  owed: g.money('Owed to customers in chips: outstanding or in custody.'),
  openSlips: g.listOf(
    () => SubLedgerType,
    'Slips with a missing half; positive if only the cage has reported.',
  ),
}) {}

@ObjectType({ description: 'The holders of the chips (posición de fichas).' })
export class ChipPosition extends g.object(Answer, {
  currencies: g.listOf(() => ChipsInCurrency, 'One per currency.'),
}) {}

export function chipsByCurrency(
  sums: readonly AccountSum[],
  slips: readonly SubLedgerSum[],
): ChipsInCurrency[] {
  const currencies = [...new Set(sums.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const held = sums
      .filter((sum) => sum.currency === currency)
      .map(({ account, debits, credits }): [string, Minor] => [account, debits - credits]);
    const [, issued = 0n] = held.find(([account]) => account === 'chips:issued') ?? [];
    return {
      currency,
      issued: moneyOf(-issued, currency),
      holders: held.flatMap(([account, amount]) => holdingOf(account, moneyOf(amount, currency))),
      inHands: moneyOf(outstandingChips(held), currency),
      owed: moneyOf(owedInChips(held), currency),
      openSlips: slips.filter((slip) => slip.currency === currency).map(subLedgerOf),
    };
  });
}

function holdingOf(account: string, amount: Money): ChipHolding[] {
  const { holder, table } = parseAccount(account) ?? {};
  const isHolder = Object.values(ChipHolderName).includes(holder as ChipHolder);
  if (!isHolder || amount.minorUnits === '0') return [];
  return [{ holder: holder as ChipHolder, table: table ?? null, amount }];
}

@Resolver()
@RequirePermission('ledger:read')
export class ChipPositionResolver {
  @AnswerField(() => ChipPosition, 'The holders of the chips of a casino, and the outstanding chips.')
  chipPosition(@Args() args: ReportArguments): AnswerOf<ChipPosition> {
    return async ({ manager, position }) => {
      const period = periodOf(args, position);
      const sums = await accountSums(manager, period, { under: 'chips' });
      const [slips = []] = await subLedgerSums(manager, [{ ...period, account: 'chips:transit' }]);
      return { currencies: chipsByCurrency(sums, slips) };
    };
  }
}
