import type { CasinoScope } from '../access/permissions';

/** The casinos that an event names: all, or these. */
export const scopeNamed = ({
  everyCasino,
  casinos,
}: {
  readonly everyCasino: boolean;
  readonly casinos: readonly string[];
}): CasinoScope => (everyCasino ? 'all' : casinos);
