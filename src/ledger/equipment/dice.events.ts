import { Type } from 'typebox';
import { StaffList } from '../../kernel/fields.schema';
import { defineFact } from '../_core/fact-definition';
import { Serial } from './equipment.events';

const Dice = Type.Array(Serial, { maxItems: 20 });

export const diceChanged = defineFact({
  type: 'cagnotte.dice.changed.v1',
  title: { en: 'Dice changed', es: 'Cambio de dados' },
  category: 'table',
  reportedBy: ['table'],
  description: 'The dice of a table are changed, one of them is lost, or a new set is supplied.',
  data: Type.Object({
    cause: Type.Enum(['at-request', 'by-supervisor', 'die-fell', 'die-lost'], {
      description:
        'die-fell: a die on the floor, for which the shooter picks another one; die-lost: it was not found afterwards',
    }),
    withdrawn: Type.Optional(Dice),
    lost: Type.Optional(Dice),
    supplied: Type.Optional(
      Type.Array(Serial, {
        maxItems: 20,
        description: 'dice that come to the table; an empty list if none do',
      }),
    ),
    by: Type.Optional(StaffList),
  }),
});

export const diceEvents = [diceChanged] as const;
