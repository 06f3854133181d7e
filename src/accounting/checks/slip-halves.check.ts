import type { CasinoBooks } from '../../domain/casino-books/casino-books';
import type { SlipUse } from '../../domain/table-session/slips';
import type { TableSession } from '../../domain/table-session/table-session';
import { money } from '../../games/wording';
import type { FindingWithoutEvents } from '../finding';
import type { Judgement } from '../judgement';

/** A session of a table before something is known of it, and after. */
interface SessionChange {
  readonly before: TableSession;
  readonly after: TableSession;
  /** `table/RF1/2026-01-01/1` */
  readonly session: string;
  readonly books: Pick<CasinoBooks, 'currency'>;
}

type Standing = Required<Pick<Judgement, 'settles'>> & { readonly findings: readonly FindingWithoutEvents[] };

/**
 * From the close of a table on, a slip of which one end has reported nothing stands as a finding, until the other half
 * comes. Closing floats are posted by the close alone, and need no receipt.
 */
export function checkHalves({ before, after, session, books }: SessionChange): Standing {
  if (before === after) return { findings: [], settles: [] };
  const { currency = 'EUR' } = books;
  const [was, is] = [missingHalves(before, session), missingHalves(after, session)];
  return {
    findings: [...is]
      .filter(([name]) => !was.has(name))
      .map(([name, use]) => halfMissing(name, use, currency)),
    settles: [...was.keys()].filter((name) => !is.has(name)),
  };
}

function missingHalves(of: TableSession, session: string): ReadonlyMap<string, SlipUse> {
  const halves =
    of.closedBy === undefined ? [] : of.slips.filter((use) => isHalf(use) && !isOpening(of, use));
  return new Map(halves.map((use) => [`slip-half-missing ${session} ${use.direction} ${use.slip}`, use]));
}

const isHalf = ({ cage, table, closing }: SlipUse): boolean =>
  closing !== true && (cage === undefined) !== (table === undefined);

/** A float that the table reported without its slip is that of the cage's slip all the same. */
const isOpening = ({ opening }: TableSession, { direction, cage }: SlipUse): boolean =>
  direction === 'to-table' && opening !== undefined && opening.slip === undefined && opening.float === cage;

function halfMissing(standing: string, use: SlipUse, currency: string): FindingWithoutEvents {
  const [here, there] = use.table === undefined ? ['cage', 'table'] : ['table', 'cage'];
  return {
    code: 'slip-half-missing',
    severity: 'violation',
    ruleId: 'K4',
    citation: 'each slip is used once or void, and says the same at the cage and at the table',
    expected: `slip ${use.slip} reported by the ${there}, too`,
    found: `${money(use.table ?? use.cage ?? 0n, currency)} reported by the ${here} alone`,
    standing,
  };
}
