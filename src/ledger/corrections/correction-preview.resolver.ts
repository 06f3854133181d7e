import { Inject } from '@nestjs/common';
import { Args, ArgsType, createUnionType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { type BooksInView, statedData } from '../../api/decision-writer';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { type CorrectionToPreview, previewCorrection } from '../../projector/runner/preview-decision';
import { correctionRefused, CorrectionRefusedType } from './correction-decision.resolver';
import { CorrectionDecisions, type WantedCorrection } from './correction.decisions';
import { DecisionPreview, NOTHING_PREVIEWED, previewOf } from './decision-preview.type';
import { g } from '../../api/schema-fields';

@ArgsType()
class CorrectionPreviewArguments extends g.args(OfCasinoArguments, {
  source: g.text('As in proposeCorrection: the source of the event, or of its last correction.'),
  event: g.id('Id of that event within its source.'),
  replacement: g.optional(
    g.text('The replacement data as JSON text; without it the event would be cancelled.'),
  ),
}) {}

@ObjectType({
  description: 'What a correction would change if it were the next record. Nothing is recorded.',
})
export class CorrectionPreview extends DecisionPreview {}

export const CorrectionPreviewResult = createUnionType({
  name: 'CorrectionPreviewResult',
  types: () => [CorrectionPreview, CorrectionRefusedType] as const,
  resolveType: (value: object) => ('isPreviewed' in value ? CorrectionPreview : CorrectionRefusedType),
});

@Resolver()
@RequirePermission('corrections:decide')
export class CorrectionPreviewResolver {
  constructor(
    private readonly decisions: CorrectionDecisions,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @Query(() => CorrectionPreviewResult, {
    description:
      'What a correction would change in the books, and which findings it would open and end: before it is proposed, and before it is approved.',
  })
  async correctionPreview(
    @Args() { casino, source, event, replacement }: CorrectionPreviewArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<typeof CorrectionPreviewResult> {
    const wanted = {
      corrects: { source, id: event },
      replacement: replacement ? statedData(replacement, 'replacement') : undefined,
    };
    const position = await positionFor(principal, { casino }, snapshot);
    return snapshot.read((manager) => this.preview(wanted, { casino, position, manager }));
  }

  private async preview(
    wanted: Pick<WantedCorrection, 'corrects' | 'replacement'>,
    inView: BooksInView,
  ): Promise<CorrectionPreview | CorrectionRefusedType> {
    const { casino, position, manager } = inView;
    const looked = await this.decisions.lookAt(wanted, inView);
    if (!looked.ok) return correctionRefused(looked.refusal);
    const gamingDay = looked.value.fact.gamingday;
    const asked = { ...wanted, casino, position, gamingDay, at: new Date().toISOString() };
    // The schema of the event was looked at, so it is the data of one.
    const effect = await previewCorrection(manager, this.store, asked as CorrectionToPreview);
    const preview = effect === undefined ? NOTHING_PREVIEWED : await previewOf(effect, inView);
    return Object.assign(new CorrectionPreview(), {
      position,
      asOf: null,
      isPreviewed: effect !== undefined,
      ...preview,
    });
  }
}
