import { definitionOf } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { type Minor, minorFromWire } from '../../kernel/money';
import { present } from '../../kernel/present';
import { tableOf } from '../../kernel/source';
import type { ChipsUnderSlip, DeclaredSlip, NamedSlip, SlipEnd } from '../_core/named-slip';

/** A slip between table and cage in a session, with what each end has reported of it. Minor units. */
export interface SlipReports {
  readonly slip: string;
  readonly direction: ChipsUnderSlip['direction'];
  readonly currency: string;
  readonly cage?: Minor;
  readonly table?: Minor;
  /** The closing float: the close of the table posts it alone, and the cage's receipt only reconciles. */
  readonly closing?: true;
}

/** What one end reports under a slip: chips that it has sent, or received. Minor units. */
export interface HalfMoved {
  readonly slip: string;
  readonly direction: ChipsUnderSlip['direction'];
  readonly half: SlipEnd;
  readonly amount: Minor;
  readonly currency: string;
  readonly closing?: true;
}

export const findSlip = (
  slips: readonly SlipReports[],
  { slip, direction }: Pick<SlipReports, 'slip' | 'direction'>,
): SlipReports | undefined => slips.find((use) => use.slip === slip && use.direction === direction);

export function enterSlip(slips: readonly SlipReports[], report: HalfMoved): readonly SlipReports[] {
  const { slip, direction, half, amount, currency, closing } = report;
  const known = findSlip(slips, report);
  const mark = present({ closing });
  if (known === undefined) return [...slips, { slip, direction, currency, [half]: amount, ...mark }];
  const next: SlipReports = { ...known, [half]: known[half] ?? amount, ...mark };
  return slips.map((use) => (use === known ? next : use));
}

/** The slips and boxes that a fact names, as its type declares them (`slips`). */
export const slipsIn = (event: CasinoEvent): NamedSlip[] =>
  declaredSlips(event).map(({ travel: _travel, ...slip }) => slip);

/** What a fact reports of chips between table and cage: of each slip one half, that of its own end. */
export function halvesReported(event: CasinoEvent): readonly HalfMoved[] {
  return declaredSlips(event).flatMap(({ slip, kind, end, travel }) => {
    if (travel === undefined) return [];
    const { currency } = event.data as { readonly currency: string };
    const closing = kind === 'closing' ? true : undefined;
    const amount = minorFromWire(travel.chips);
    return [{ slip, direction: travel.direction, half: end, amount, currency, ...present({ closing }) }];
  });
}

type DeclaredNumber = DeclaredSlip & { readonly slip: string };

function declaredSlips({ type, source, data }: CasinoEvent): readonly DeclaredNumber[] {
  const definition = definitionOf(type);
  if (definition?.slips === undefined) return [];
  const declared = definition.slips(data, { end: 'table', table: tableOf(source) ?? null });
  return declared.filter((each): each is DeclaredNumber => each.slip !== undefined && each.slip !== '');
}
