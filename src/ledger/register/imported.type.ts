import { Field, ObjectType } from '@nestjs/graphql';
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
