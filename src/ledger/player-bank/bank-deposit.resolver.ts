import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readBankDeposits } from './bank-deposits.queries';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { type BankDeposit, BankDepositConnection, bankDepositOf } from './bank-deposit.type';

const DEPOSITS: PagedList = { name: 'bank-deposits', key: ['record', 'text'] };

@ArgsType()
class BankDepositsArguments extends PageArguments {
  @Field({ nullable: true, description: 'Only those of this banker.' })
  banker?: string;
}

@Resolver()
@RequirePermission('tables:read')
export class BankDepositResolver {
  @Query(() => BankDepositConnection, {
    description: 'Deposits of bankers, movement by movement, in the order of the facts.',
  })
  async bankDeposits(
    @Args() args: BankDepositsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<BankDeposit>> {
    const page = pageRequest(DEPOSITS, args, await positionFor(principal, args, snapshot));
    const moves = await snapshot.read((manager) =>
      readBankDeposits(manager, { ...page, banker: args.banker, limit: page.first + 1 }),
    );
    return pageOf(moves, page, {
      node: bankDepositOf,
      key: ({ recordNumber, banker }) => [recordNumber.toString(), banker],
    });
  }
}
