import { Args, createUnionType, ID, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { isSealKey, keyIdOf } from './introduced-keys';
import type { SealKeyProposal } from '../../people/house.state';
import { PeopleRegister, type Taken } from '../../people/people-register';
import { approveSealKey, proposeSealKey } from '../../people/seal-key.rules';
import {
  decided,
  DecidedByType,
  decidedByOf,
  HouseDecisionField,
  instanceOf,
  PeopleRefused,
} from '../../people/people.type';
import { g } from '../../api/schema-fields';

@ObjectType('SealKeyProposal', {
  description: 'A seal key that two administrators introduce because the one before was lost.',
})
export class SealKeyProposalType extends g.object({
  id: g.id(),
  key: g.text('Short name of the key: compare it with that of the file.'),
  publicKey: g.text('Ed25519, SPKI in base64.'),
  reason: g.text(),
  at: g.dateTime(),
  by: g.of(() => DecidedByType),
  approved: g.bool('Whether a second administrator has approved it.'),
}) {}

@ObjectType({
  description: 'The seal key is proposed, or introduced where two administrators have decided it.',
})
export class SealKeyChanged extends g.object({
  proposal: g.of(() => SealKeyProposalType),
}) {}

export const SealKeyResult = createUnionType({
  name: 'SealKeyResult',
  types: () => [SealKeyChanged, PeopleRefused] as const,
});

const shown = ({ publicKey, at, by, isDone, ...proposal }: SealKeyProposal): SealKeyProposalType => ({
  ...proposal,
  publicKey,
  key: keyIdOf(publicKey),
  approved: isDone,
  at: new Date(at),
  by: decidedByOf(by),
});

/**
 * Lets two persons introduce a key after the house lost its seal key; any other key is introduced by the key before it.
 */
@Resolver(() => SealKeyProposalType)
@RequirePermission('people:read')
export class SealKeyResolver {
  constructor(private readonly register: PeopleRegister) {}

  @Query(() => [SealKeyProposalType], {
    description: 'Seal keys that were proposed or introduced by two administrators, oldest first.',
  })
  async sealKeyProposals(@CurrentPrincipal() { casinos }: Principal): Promise<SealKeyProposalType[]> {
    if (casinos !== 'all') return [];
    const { sealKeys } = await this.register.house();
    return [...sealKeys.values()].map(shown);
  }

  @HouseDecisionField(
    () => SealKeyResult,
    'Proposes a seal key in the place of one that was lost, signed with a passkey; a second administrator of every casino approves it. `cagnotte verify` names such a key for ever: while the key before is there, have it introduce the new one (cagnotte seal-key introduce).',
  )
  @RequirePermission('people:manage')
  proposeSealKey(
    @Args('publicKey', { description: 'Ed25519, SPKI in base64, as `cagnotte seal-key new` prints it.' })
    publicKey: string,
    @Args('reason', { description: 'What became of the key before.' }) reason: string,
  ) {
    const wanted = { publicKey, reason, isSealKey: isSealKey(publicKey) };
    return decided(
      (actor) => this.register.decide((_house, moment) => proposeSealKey(actor, wanted, moment), actor),
      changed,
    );
  }

  @HouseDecisionField(
    () => SealKeyResult,
    'Approves a seal key that another administrator proposed, signed with a passkey.',
  )
  @RequirePermission('people:manage')
  approveSealKey(@Args('proposal', { type: () => ID }) proposal: string) {
    return decided(
      (actor) =>
        this.register.decide((house, moment) => approveSealKey(house, actor, proposal, moment), actor),
      changed,
    );
  }
}

function changed({ events, house }: Taken): SealKeyChanged {
  const { proposal } = events[0]!.data as { readonly proposal: string };
  return instanceOf(SealKeyChanged, { proposal: shown(house.sealKeys.get(proposal)!) });
}
