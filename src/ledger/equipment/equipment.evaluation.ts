import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { present } from '../../kernel/present';
import type { Evaluated, Evaluator, LedgerState } from '../_core/evaluation.state';
import { checkPlace, checkRegistered, withoutPlace } from './equipment-at-table';
import type { EquipmentEntered } from './equipment.events';
import { EquipmentAtHand, type Piece } from './equipment.state';

export const evaluateEquipmentEntered: Evaluator<'cagnotte.equipment.entered.v1'> = (
  { data: { pieces } },
  { equipment },
) => {
  const atHand = new EquipmentAtHand(equipment);
  const findings: Finding[] = [];
  for (const entered of pieces) {
    const known = atHand.piece(entered.serial);
    if (known === undefined) atHand.put(pieceEntered(entered));
    else findings.push(enteredTwice(known));
  }
  return { findings, ...present({ equipment: atHand.changes }) };
};

const pieceEntered = ({
  serial,
  kind,
  automatic,
  games,
  homologation,
  backs,
}: EquipmentEntered['pieces'][number]): Piece => ({
  serial,
  kind,
  ...(automatic === true ? { isAutomatic: true } : {}),
  ...present({ games, homologation, backs }),
});

const enteredTwice = ({ serial }: Piece): Finding =>
  raise({
    code: 'equipment-entered-twice',
    expected: said('number-entered-once'),
    found: said('entered-already', { serial }),
  });

interface AboutPieces {
  readonly data: { readonly serials: readonly string[] };
}

/** A report about pieces of the register: each changes, and what differs is found. A piece that was never entered is found only. */
function aboutPieces(
  { data: { serials } }: AboutPieces,
  { equipment }: Pick<LedgerState, 'equipment'>,
  change: (piece: Piece) => Piece,
  check: (piece: Piece) => readonly Finding[] = () => [],
): Evaluated {
  const atHand = new EquipmentAtHand(equipment);
  const named = [...new Set(serials)];
  const pieces = named.flatMap((serial) => atHand.piece(serial) ?? []);
  const missing = named.filter((serial) => !pieces.some((piece) => piece.serial === serial));
  for (const piece of pieces) atHand.put(change(piece));
  return {
    findings: [...checkRegistered(missing), ...pieces.flatMap(check)],
    ...present({ equipment: atHand.changes }),
  };
}

export const evaluateHomologationRenewed: Evaluator<'cagnotte.equipment.homologation-renewed.v1'> = (
  event,
  before,
) => {
  const { number, validUntil } = event.data;
  return aboutPieces(event, before, (piece) => ({
    ...piece,
    homologation: { number, ...present({ validUntil }) },
  }));
};

export const evaluateHomologationEnded: Evaluator<'cagnotte.equipment.homologation-ended.v1'> = (
  event,
  before,
) =>
  aboutPieces(event, before, ({ homologation = { number: '' }, ...piece }) => ({
    ...piece,
    homologation: { ...homologation, isEnded: true },
  }));

export const evaluateEquipmentTakenOut: Evaluator<'cagnotte.equipment.taken-out.v1'> = (event, before) => {
  const { to: table } = event.data;
  return aboutPieces(
    event,
    before,
    (piece) => (piece.at?.table === table ? piece : { ...piece, at: { table } }),
    (piece) => checkPlace(piece, table),
  );
};

export const evaluateEquipmentReturned: Evaluator<'cagnotte.equipment.returned.v1'> = (event, before) =>
  aboutPieces(
    event,
    before,
    ({ gone, ...piece }) => withoutPlace(gone === 'destroyed' ? { ...piece, gone } : piece),
    (piece) => (piece.gone === 'destroyed' ? checkPlace(piece) : []),
  );

export const evaluateEquipmentChecked: Evaluator<'cagnotte.equipment.checked.v1'> = (event, before) => {
  const isDefective = event.data.outcome === 'defective';
  return aboutPieces(
    event,
    before,
    ({ isDefective: _was, ...piece }) => ({ ...piece, ...(isDefective ? { isDefective } : {}) }),
    (piece) => (piece.gone === 'destroyed' ? checkPlace(piece) : []),
  );
};

export const evaluateEquipmentLost: Evaluator<'cagnotte.equipment.lost.v1'> = (event, before) =>
  aboutPieces(
    event,
    before,
    (piece) => withoutPlace({ ...piece, gone: piece.gone ?? 'lost' }),
    (piece) => (piece.gone === 'destroyed' ? checkPlace(piece) : []),
  );

/** A piece that is at a table cannot be destroyed; one that was lost may have been found for it. */
export const evaluateEquipmentDestroyed: Evaluator<'cagnotte.equipment.destroyed.v1'> = (event, before) =>
  aboutPieces(
    event,
    before,
    (piece) => withoutPlace({ ...piece, gone: 'destroyed' }),
    (piece) => (piece.gone === 'lost' ? [] : checkPlace(piece)),
  );
