import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { isClosed } from '../casino/closed-days.state';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { BookList, booksOf } from './book-list.type';
import { badInput } from '../../api/graphql/refusals/coded-error';

@ArgsType()
class BooksArguments extends CasinoArguments {
  @Field(() => GamingDayType)
  day!: string;

  @Field(() => GamingDayType, { nullable: true, description: 'Last day of a period that begins with `day`.' })
  until?: string;
}

@Resolver()
@RequirePermission('ledger:read')
export class BookListResolver {
  @Query(() => BookList, {
    description: 'The official books of a gaming day or a period, with the addresses of their files.',
  })
  async books(
    @Args() args: BooksArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<BookList> {
    const { casino, day, until = day } = args;
    if (until < day) {
      throw badInput({
        en: `The last day of a period is not before its first: until is ${until}, day is ${day}.`,
        es: `El último día de un periodo no es anterior al primero: until es ${until}, day es ${day}.`,
      });
    }
    const position = await positionFor(principal, args, snapshot);
    const { closedDays = [] } = await snapshot.read((manager) =>
      readCasinoBooks(manager, { casino, position }),
    );
    const open = [...new Set([day, until])].filter((each) => !isClosed(closedDays, each));
    const books = booksOf({ casino, position, day, until });
    return { position, asOf: until, complete: true, day, until, open, books };
  }
}
