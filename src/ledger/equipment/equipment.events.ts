import { Type } from 'typebox';
import { defineFact } from '../_core/fact-definition';
import { Day, DocumentId, GameCodeField, Reason, StaffList, TableId } from '../../kernel/fields.schema';
import type { DataOf } from '../../kernel/event-definition';

export const Serial = Type.String({
  minLength: 1,
  maxLength: 80,
  description: "the casino's number of a piece of equipment, or the maker's",
});

const Serials = Type.Array(Serial, { minItems: 1, maxItems: 200 });

const HomologationNo = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'number of the resolution that homologates or authorises the model',
});

const Backs = Type.Array(
  Type.Object({
    colour: Type.String({ minLength: 1, maxLength: 40 }),
    decks: Type.Integer({ minimum: 1, maximum: 12 }),
  }),
  { maxItems: 12, description: 'of a set of cards: its decks by the colour of their backs' },
);

const PieceEntered = Type.Object({
  serial: Serial,
  kind: Type.Enum(['wheel', 'shoe', 'shuffler', 'die', 'cards'], {
    description: 'cards: a set of decks that is used together',
  }),
  model: Type.Optional(Type.String({ maxLength: 120 })),
  automatic: Type.Optional(
    Type.Boolean({ description: 'of a shoe: automatic, so that it may stay at its table' }),
  ),
  games: Type.Optional(
    Type.Array(GameCodeField, {
      maxItems: 40,
      description: 'of a shoe: the games for which its model is authorised; every game where not given',
    }),
  ),
  homologation: Type.Optional(
    Type.Object({ number: HomologationNo, validUntil: Type.Optional(Day) }, { description: 'of its model' }),
  ),
  backs: Type.Optional(Backs),
});

export const equipmentEntered = defineFact({
  type: 'cagnotte.equipment.entered.v1',
  title: { en: 'Equipment entered', es: 'Entrada de elementos de juego' },
  category: 'equipment',
  reportedBy: ['office'],
  description:
    'Wheels, shoes, shufflers, dice or sets of cards enter the register: a delivery, or the stock when the register begins.',
  data: Type.Object({
    pieces: Type.Array(PieceEntered, { minItems: 1, maxItems: 200 }),
    document: Type.Optional(DocumentId),
    by: StaffList,
  }),
});
export type EquipmentEntered = DataOf<typeof equipmentEntered>;

export const homologationRenewed = defineFact({
  type: 'cagnotte.equipment.homologation-renewed.v1',
  title: { en: 'Homologation renewed', es: 'Renovación de homologación' },
  category: 'equipment',
  reportedBy: ['office'],
  description: 'The model of pieces of equipment is homologated, or its homologation is renewed.',
  data: Type.Object({
    serials: Serials,
    number: HomologationNo,
    validUntil: Type.Optional(Day),
    document: Type.Optional(DocumentId),
    by: StaffList,
  }),
});

export const homologationEnded = defineFact({
  type: 'cagnotte.equipment.homologation-ended.v1',
  title: { en: 'Homologation ended', es: 'Fin de homologación' },
  category: 'equipment',
  reportedBy: ['office'],
  description: 'The homologation of the model of pieces of equipment ends before its last day.',
  data: Type.Object({
    serials: Serials,
    reason: Type.Optional(Reason),
    document: Type.Optional(DocumentId),
    by: StaffList,
  }),
});

export const equipmentTakenOut = defineFact({
  type: 'cagnotte.equipment.taken-out.v1',
  title: { en: 'Equipment taken out', es: 'Salida de elementos de juego' },
  category: 'equipment',
  reportedBy: ['office', 'cage'],
  description: 'Pieces of equipment are taken out of the store for a table, before its session names them.',
  data: Type.Object({ serials: Serials, to: TableId, by: StaffList }),
});

export const equipmentReturned = defineFact({
  type: 'cagnotte.equipment.returned.v1',
  title: { en: 'Equipment returned', es: 'Devolución de elementos de juego' },
  category: 'equipment',
  reportedBy: ['office', 'cage'],
  description: 'Pieces of equipment are back in store, also those that were lost and found again.',
  data: Type.Object({ serials: Serials, by: StaffList }),
});

export const equipmentChecked = defineFact({
  type: 'cagnotte.equipment.checked.v1',
  title: { en: 'Equipment checked', es: 'Revisión de elementos de juego' },
  category: 'equipment',
  reportedBy: ['office', 'cage'],
  description: 'Pieces of equipment are checked, and found in good order or defective.',
  data: Type.Object({
    serials: Serials,
    outcome: Type.Enum(['in-order', 'defective']),
    remark: Type.Optional(Reason),
    by: StaffList,
  }),
});

export const equipmentLost = defineFact({
  type: 'cagnotte.equipment.lost.v1',
  title: { en: 'Equipment lost', es: 'Extravío de elementos de juego' },
  category: 'equipment',
  reportedBy: ['office', 'cage'],
  description: 'Pieces of equipment are missing.',
  data: Type.Object({ serials: Serials, reason: Type.Optional(Reason), by: StaffList }),
});

export const equipmentDestroyed = defineFact({
  type: 'cagnotte.equipment.destroyed.v1',
  title: { en: 'Equipment destroyed', es: 'Destrucción de elementos de juego' },
  category: 'equipment',
  reportedBy: ['office'],
  description: 'Worn or marked cards, dice or other pieces of equipment are destroyed.',
  data: Type.Object({
    serials: Serials,
    reason: Type.Optional(Reason),
    document: Type.Optional(DocumentId),
    by: StaffList,
  }),
});

export const equipmentEvents = [
  equipmentEntered,
  homologationRenewed,
  homologationEnded,
  equipmentTakenOut,
  equipmentReturned,
  equipmentChecked,
  equipmentLost,
  equipmentDestroyed,
] as const;
