import { column, type RowOf, table, type Written } from '../../database/table';
import type { CasinoEvent } from '../../kernel/envelope';
import { present } from '../../kernel/present';
import { FACT_COLUMNS, factColumns, sessionColumns } from '../_core/store/numbered-event';
import { type EvaluatedEvent, VERSION_COLUMNS, versionedLines } from '../_core/store/read-model';
import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';
import type { EquipmentEntered } from './equipment.events';
import type { PieceKind } from './equipment.state';
import { type NamedPieces, serialsNamed } from './named-pieces.state';

/** What a fact says about a piece of equipment. */
export type PieceMovement =
  | 'entered'
  | 'homologation-renewed'
  | 'homologation-ended'
  | 'taken-out'
  | 'used'
  | 'withdrawn'
  | 'returned'
  | 'checked-in-order'
  | 'checked-defective'
  | 'lost'
  | 'destroyed';

export const EQUIPMENT_MOVEMENT = table('equipment_movement', {
  ...FACT_COLUMNS,
  ...VERSION_COLUMNS,
  /** The number of the line within the fact, from 1 on. */
  line: column.key(column.integer),
  serial: column.text,
  movement: column.oneOf<PieceMovement>(),
  tableId: column.optional(column.text),
  sessionNo: column.optional(column.integer),
  kind: column.optional(column.oneOf<PieceKind>()),
  model: column.optional(column.text),
  homologation: column.optional(column.text),
  validUntil: column.optional(column.date),
  document: column.optional(column.text),
  note: column.optional(column.text),
  /** The numbers of the employees. Their names stay in the event. */
  reportedBy: column.optional(column.text),
  details: column.optional(column.text),
});

export type EquipmentMovementRow = RowOf<typeof EQUIPMENT_MOVEMENT>;

/** What an entry says of a piece besides its columns, as JSON in `details`. */
export type DetailsOfPiece = Pick<EquipmentEntered['pieces'][number], 'automatic' | 'games' | 'backs'>;

interface Line extends Partial<
  Pick<
    Written<EquipmentMovementRow>,
    'kind' | 'model' | 'homologation' | 'validUntil' | 'document' | 'note' | 'details'
  >
> {
  readonly serial: string;
  readonly movement: PieceMovement;
  /** The table that a fact of the house names; a fact of a table is about its own session. */
  readonly table?: string;
}

const NOTHING_SAID = {
  ...{ tableId: null, sessionNo: null, kind: null, model: null, homologation: null },
  ...{ validUntil: null, document: null, note: null, details: null },
} as const;

/** A row for each piece that a fact names, in every casino: what a number means may be reported later than its use. */
export const equipmentMovementReadModel = versionedLines(EQUIPMENT_MOVEMENT, (fact) =>
  linesOf(fact.event as CatalogueEvent).map((line, index) => rowOf(line, index, fact)),
);

const rowOf = ({ table: tableId, ...line }: Line, index: number, fact: EvaluatedEvent) => ({
  ...NOTHING_SAID,
  ...sessionColumns(fact),
  ...present({ tableId }),
  line: index + 1,
  reportedBy: reporters(fact.event),
  ...line,
  ...factColumns(fact),
});

function reporters({ data }: CasinoEvent): string | null {
  const { by } = data as { readonly by?: readonly { readonly id: string }[] };
  return by === undefined ? null : by.map(({ id }) => id).join(', ');
}

const each = (serials: readonly string[] = [], movement: PieceMovement, more: object = {}): Line[] =>
  [...new Set(serials)].map((serial) => ({ serial, movement, ...more }));

const used = (named: NamedPieces = {}): Line[] => each(serialsNamed(named), 'used');

type LinesOf<Type extends EventType> = (data: EventOf<Type>['data']) => readonly Line[];

const LINES: { readonly [Type in EventType]?: LinesOf<Type> } = {
  'cagnotte.equipment.entered.v1': (data) => data.pieces.map((piece) => entered(piece, data)),
  'cagnotte.equipment.homologation-renewed.v1': ({ serials, number: homologation, validUntil, document }) =>
    each(serials, 'homologation-renewed', present({ homologation, validUntil, document })),
  'cagnotte.equipment.homologation-ended.v1': ({ serials, reason: note, document }) =>
    each(serials, 'homologation-ended', present({ note, document })),
  'cagnotte.equipment.taken-out.v1': ({ serials, to: table }) => each(serials, 'taken-out', { table }),
  'cagnotte.equipment.returned.v1': ({ serials }) => each(serials, 'returned'),
  'cagnotte.equipment.checked.v1': ({ serials, outcome, remark: note }) =>
    each(serials, `checked-${outcome}`, present({ note })),
  'cagnotte.equipment.lost.v1': ({ serials, reason: note }) => each(serials, 'lost', present({ note })),
  'cagnotte.equipment.destroyed.v1': ({ serials, reason: note, document }) =>
    each(serials, 'destroyed', present({ note, document })),
  'cagnotte.table.opened.v1': ({ equipment }) => used(equipment),
  'cagnotte.shoe.started.v1': (data) => used(data),
  'cagnotte.dice.changed.v1': ({ supplied, withdrawn = [], lost = [] }) => [
    ...each(supplied, 'used'),
    ...each(
      withdrawn.filter((serial) => !lost.includes(serial)),
      'withdrawn',
    ),
    ...each(lost, 'lost'),
  ],
};

function linesOf({ type, data }: CatalogueEvent): readonly Line[] {
  const lines = Object.hasOwn(LINES, type) ? (LINES[type] as LinesOf<EventType>) : undefined;
  return lines?.(data) ?? [];
}

function entered(
  { serial, kind, model, homologation, ...piece }: EquipmentEntered['pieces'][number],
  { document }: EquipmentEntered,
): Line {
  const { automatic, games, backs } = piece;
  const details = present({ automatic, games, backs }) satisfies DetailsOfPiece;
  return {
    serial,
    movement: 'entered',
    kind,
    ...present({ model, document, homologation: homologation?.number, validUntil: homologation?.validUntil }),
    ...(Object.keys(details).length === 0 ? {} : { details: JSON.stringify(details) }),
  };
}
