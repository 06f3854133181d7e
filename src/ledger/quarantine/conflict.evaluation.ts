import { raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { CasinoEvent } from '../_core/events/envelope';
import { about, type EventFinding } from '../_core/finding';

export const evaluateConflictingRecord = (event: CasinoEvent): EventFinding[] =>
  about(
    [
      raise({
        code: 'identity-conflict',
        expected: said`one content for id ${event.id} of ${event.source}`,
        found: said`a later record of the same id with other content; it is kept and not counted`,
      }),
    ],
    event.id,
  );
