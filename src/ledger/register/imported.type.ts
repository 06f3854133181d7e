import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Position } from '../../api/scalars';
import type { Imported } from '../event-contract/imported';

@ObjectType('Imported', {
  description:
    'A decision imported as history (cagnotte import): nobody made it here with a key, and its names are those that the history states.',
})
export class ImportedType implements Imported {
  @Field({ description: 'Time of the import.' })
  at!: string;

  @Field({ description: 'The person who imported it at the console of the machine, and the account.' })
  by!: string;
}

export const IMPORTED_FIELD = {
  nullable: true,
  description: 'The mark of imported history; null for a decision made here.',
} as const;

@ObjectType('DecisionSignature', {
  description:
    'Whether the record of a decision carries the signature of the person, made with a passkey. `cagnotte verify` checks it.',
})
export class DecisionSignatureType {
  @Field()
  signed!: boolean;

  @Field(() => ID, { nullable: true, description: 'The credential of the passkey; null if not signed.' })
  credential!: string | null;

  @Field({ description: 'The same in a sentence.' })
  words!: string;

  @Field({ description: 'In Spanish.' })
  wordsEs!: string;
}

/** @param credential with which it was signed; null where nobody signed */
export const signatureOf = (
  credential: string | null,
  { imported }: { readonly imported?: Imported | null | undefined } = {},
): DecisionSignatureType => {
  const [words, wordsEs] =
    credential !== null
      ? [`Signed with the passkey ${credential}.`, `Firmada con la llave de acceso ${credential}.`]
      : imported
        ? ['Not signed: imported as history.', 'Sin firma: importada como historia.']
        : ['Not signed: taken without a passkey.', 'Sin firma: tomada sin llave de acceso.'];
  return { signed: credential !== null, credential, words, wordsEs };
};

@ObjectType({ isAbstract: true })
export abstract class ProposalType {
  @Field(() => Position, { description: 'Of the proposal.' })
  recordNumber!: bigint;

  @Field()
  reason!: string;

  @Field()
  proposedBy!: string;

  @Field({ description: 'As stated.' })
  proposedAt!: string;

  @Field(() => Position, {
    nullable: true,
    description: 'Of the approval; null until another person approves.',
  })
  recordedAs!: bigint | null;

  @Field(() => DecisionSignatureType, {
    description: 'Of the approval; of the proposal as long as it is proposed.',
  })
  signature!: DecisionSignatureType;
}
