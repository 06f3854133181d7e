import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { RulesAtTable } from '../_core/rules/rules-at-table';
import type { Evaluated, LedgerState } from '../_core/evaluation.state';
import type { CasinoEvent } from '../../kernel/envelope';
import { sessionKeyOf, tableConcerned } from '../table-session/session-key.state';
import type { PieceInUse, ShoeOfOneTable } from '../../games/table-reports';
import { present } from '../../kernel/present';
import { EquipmentAtHand, homologationOn, type Piece, shoesForGame } from './equipment.state';
import { FIELDS_OF_PIECES, KINDS_BY_FIELD, type NamedPieces, serialsNamed } from './named-pieces.state';
import { withHandingOut } from './handed-out-by-lot';

type Used = Pick<Evaluated, 'equipment'> & { readonly findings: readonly Finding[] };

const NOTHING_USED: Used = { findings: [] };

/**
 * A table uses pieces of equipment: they are taken to its session, and compared with the register. Without a register
 * nothing is compared, because a number names a piece only there (decision 173).
 * @param rules the rules of the game of the session, if known
 */
export function useEquipment(
  event: CasinoEvent,
  named: NamedPieces,
  before: Pick<LedgerState, 'equipment'>,
  rules: RulesAtTable | undefined,
): Used {
  const serials = serialsNamed(named);
  if (serials.length === 0) return NOTHING_USED;
  const atHand = new EquipmentAtHand(before.equipment);
  const { register } = atHand;
  if (register === undefined) return NOTHING_USED;
  const [table, session] = [tableConcerned(event)!, sessionKeyOf(event)!];
  const pieces = serials.flatMap((serial) => atHand.piece(serial) ?? []);
  const known = new Set(pieces.map(({ serial }) => serial));
  const missing = FIELDS_OF_PIECES.filter((field) =>
    KINDS_BY_FIELD[field].some((kind) => register.kinds.includes(kind)),
  )
    .flatMap((field) => named[field] ?? [])
    .filter((serial) => !known.has(serial));
  const used = pieces.map((piece) => inUse(piece, event, session));
  const shoes = pieces.filter(({ kind, isAutomatic }) => kind === 'shoe' && isAutomatic !== true);
  const handed = rules && handOut(atHand, { shoes, table, session, game: rules.rules.code });
  const byRules =
    rules?.rules.checks.equipment?.({
      // Cards that are reported as used ones are found by the report itself.
      pieces: used.map((piece) => ({ ...piece, isUsed: piece.isUsed && named.newDecks !== false })),
      shoesOfOneTable: handed ?? [],
    }) ?? [];
  for (const piece of pieces) atHand.put(taken(piece, { table, session }));
  return {
    findings: [
      ...checkRegistered(missing),
      ...pieces.flatMap((piece) => checkPlace(piece, table)),
      ...byRules,
      ...checkDeclaredNew(used, named, byRules),
    ],
    ...present({ equipment: atHand.changes }),
  };
}

function handOut(
  atHand: EquipmentAtHand,
  to: {
    readonly shoes: readonly Piece[];
    readonly table: string;
    readonly session: string;
    readonly game: string;
  },
): readonly ShoeOfOneTable[] {
  const { table, session, game } = to;
  const shoes = to.shoes.map(({ serial }) => serial).sort();
  const among = shoesForGame(atHand.register!, game);
  const after = withHandingOut(atHand.handings(table), { session, shoes, among }, table);
  if (after === undefined) return [];
  atHand.putHandings(table, after.handings);
  return after.found;
}

const inUse = (piece: Piece, { gamingday }: CasinoEvent, session: string): PieceInUse => {
  const { serial, kind, isAutomatic = false, backs, usedIn = session } = piece;
  return {
    serial,
    kind,
    isAutomatic,
    homologation: homologationOn(piece, gamingday),
    ...present({ backs }),
    isUsed: usedIn !== session,
  };
};

const taken = (piece: Piece, at: { readonly table: string; readonly session: string }): Piece => ({
  ...piece,
  at,
  ...(piece.kind === 'cards' && piece.usedIn === undefined ? { usedIn: at.session } : {}),
});

/** Numbers that the register does not have. */
export const checkRegistered = (missing: readonly string[]): readonly Finding[] =>
  missing.length === 0
    ? []
    : [
        raise({
          code: 'equipment-not-registered',
          expected: said('piece-of-register'),
          found: said('pieces-not-registered', { serials: [...new Set(missing)].join(', ') }),
        }),
      ];

/** One finding about a piece: where it is gone, its place is no further difference. */
export function checkPlace({ serial, gone, at, isDefective }: Piece, table?: string): readonly Finding[] {
  if (gone !== undefined) {
    const found = gone === 'lost' ? said('piece-lost', { serial }) : said('piece-destroyed', { serial });
    return [raise({ code: 'equipment-gone', expected: said('piece-in-use-again', { serial }), found })];
  }
  if (at !== undefined && at.table !== table) {
    const found = said('piece-at-table', { serial, table: at.table });
    return [raise({ code: 'equipment-elsewhere', expected: said('piece-in-store', { serial }), found })];
  }
  if (isDefective !== true || table === undefined) return [];
  const [expected, found] = [said('piece-in-good-order', { serial }), said('found-defective', { serial })];
  return [raise({ code: 'equipment-defective', expected, found })];
}

/** Cards that the rule of the game finds already are not found again because of what the report says of them. */
function checkDeclaredNew(
  used: readonly PieceInUse[],
  { newDecks }: NamedPieces,
  byRules: readonly Finding[],
): readonly Finding[] {
  if (newDecks !== true || byRules.some(({ code }) => code === 'cards-from-old-decks')) return [];
  return used
    .filter(({ kind, isUsed }) => kind === 'cards' && isUsed)
    .map(({ serial }) =>
      raise({
        code: 'new-decks-used-before',
        expected: said('new-decks'),
        found: said('set-used-in-another-session', { serial }),
      }),
    );
}

/** The session of a table ends: the pieces that it used are back in store, unless another report took them elsewhere. */
export function giveBackEquipment(
  event: CasinoEvent,
  { session, equipment }: Pick<LedgerState, 'session' | 'equipment'>,
): Pick<Evaluated, 'equipment'> {
  const { equipment: serials = [] } = session;
  const atHand = new EquipmentAtHand(equipment);
  if (serials.length === 0 || atHand.register === undefined) return {};
  const key = sessionKeyOf(event);
  for (const serial of serials) {
    const piece = atHand.piece(serial);
    if (piece?.at?.session === key && piece !== undefined) atHand.put(withoutPlace(piece));
  }
  return present({ equipment: atHand.changes });
}

export const withoutPlace = ({ at: _at, ...piece }: Piece): Piece => piece;
