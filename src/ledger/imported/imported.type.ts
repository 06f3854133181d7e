import { Field, ObjectType } from '@nestjs/graphql';
import type { Imported } from '../event-contract/imported';

@ObjectType('Imported', {
  description:
    'A decision that was taken in as history (cagnotte import): no person with a key has taken it here, and the names in it are those that the history states.',
})
export class ImportedType implements Imported {
  @Field({ description: 'When it was taken in.' })
  at!: string;

  @Field({ description: 'Who took it in at the console of the machine, and the account.' })
  by!: string;
}

/** The description of the field of a decision. */
export const IMPORTED_FIELD = {
  nullable: true,
  description: 'How it came in, where it was taken in as history; null of a decision that was taken here.',
} as const;
