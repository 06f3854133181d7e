import { Args, ArgsType, Field, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readCorrections } from './corrections.queries';
import type { JournalLineRow } from '../journal/journal.read-model';
import {
  After,
  type Connection,
  First,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { JournalLine, journalLineOf } from '../journal/journal-line.type';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { CORRECTION_LINES } from './correction-lines.answer';
import { CorrectionConnection, correctionOf, CorrectionType } from './correction.type';

const CORRECTIONS: PagedList = { name: 'corrections', key: ['record'] };

@ArgsType()
class CorrectionsArguments extends CasinoArguments {
  @First()
  first!: number;

  @After()
  after?: string;

  @Field({ nullable: true, description: 'Only those of the proposal with this event id.' })
  proposal?: string;
}

@Resolver(() => CorrectionType)
@RequirePermission('corrections:read')
export class CorrectionResolver {
  @Query(() => CorrectionConnection, {
    description: 'Corrections (correcciones) of recorded facts: proposed, replaced and recorded, in order.',
  })
  async corrections(
    @Args() args: CorrectionsArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<CorrectionType>> {
    const { casino, proposal } = args;
    const page = pageRequest(CORRECTIONS, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const wanted = { casino, position, after: after?.[0], limit: first + 1 };
    const corrections = await snapshot.read((manager) =>
      readCorrections(manager, { ...wanted, ...(proposal === undefined ? {} : { proposal }) }),
    );
    return pageOf(corrections, page, {
      node: (known) => correctionOf(known, page),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  @ResolveField(() => [JournalLine], { description: 'The reversed lines.' })
  reversed(
    @Parent() correction: CorrectionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<JournalLine[]> {
    return linesOf(correction, 'reversal', snapshot);
  }

  @ResolveField(() => [JournalLine], { description: 'The replacement lines.' })
  replaced(
    @Parent() correction: CorrectionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<JournalLine[]> {
    return linesOf(correction, 'replacement', snapshot);
  }
}

async function linesOf(
  { at: { casino, position, record } }: CorrectionType,
  kind: JournalLineRow['entryKind'],
  snapshot: OperationSnapshot,
): Promise<JournalLine[]> {
  if (record === null) return [];
  const lines = await snapshot.load(CORRECTION_LINES, { casino, position, record });
  return lines.filter(({ entryKind }) => entryKind === kind).map(journalLineOf);
}
