import type { EventOf } from '../event-contract/catalogue';
import { checkQuarantined, endedByDiscarding } from './quarantine.check';
import type { Evaluation } from '../_core/evaluation.state';
import { raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { CasinoEvent } from '../_core/events/envelope';
import { about, type EventFinding } from '../_core/finding';

export const evaluateQuarantined = (
  event: EventOf<'cagnotte.intake.quarantined.v1'>,
): Partial<Evaluation> => ({
  findings: checkQuarantined(event),
});

export const evaluateDiscarded = ({
  data,
}: EventOf<'cagnotte.intake.discarded.v1'>): Partial<Evaluation> => ({
  settles: [endedByDiscarding(data.delivery)],
});

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
