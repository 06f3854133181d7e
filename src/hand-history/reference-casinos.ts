import { sha256 } from '../kernel/identity';
import type { ParsedHand } from './parsed-hand';

/** The casino that hands of a currency belong to: non-banked games of online rooms, evaluated by their own rulebook. */
export const casinoOf = (hand: ParsedHand): string =>
  `reference-room-${hand.header.money.currency.toLowerCase()}`;

/** The table as a part of a source: `Laodica IV` is laodica-iv. */
export function tableIdOf(hand: ParsedHand): string {
  const slug = slugOf(hand.table.name);
  return slug === '' ? `table-${sha256(hand.table.name).slice(0, 12)}` : slug;
}

/**
 * The opaque id of a player. `Player3` only names a seat, so it counts for its table: lampland-player3. Any other
 * screen name may lead to a person, so that a digest stands for it, the same at every table.
 */
export function playerIdOf(hand: ParsedHand, name: string): string {
  if (/^Player\d+$/.test(name)) return `${tableIdOf(hand)}-${name.toLowerCase()}`;
  return `player-${sha256(name).slice(0, 16)}`;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
