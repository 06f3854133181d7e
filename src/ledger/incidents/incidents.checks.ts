import { type EventFinding, type Finding, raise, said } from '../../finding-catalogue/finding';
import type { Rule, RuleRegister } from '../../games/rule';
import { type ClosedDays, isClosed } from '../casino/authorisation.state';
import { incidentsIn, type Room } from '../casino/open-room.state';
import type { Check, LedgerState } from '../_core/evaluation.state';
import { capturesAt, gameAt, rulesAtTable } from '../_core/rules/rules-at-table';
import type { CasinoEvent } from '../../kernel/envelope';
import { findIncident, isYetToCome } from '../table-session/incidents-of-session.state';

export const checkIncidentRecorded: Check<'cagnotte.incident.recorded.v1'> = (event, before) => {
  const { incident, rule, play } = event.data;
  const known = findIncident(before.session, incident);
  const isOver = before.session.closedBy !== undefined;
  return [
    ...(known === undefined ? [] : [usedTwice(incident, known.eventId)]),
    ...checkRuleInvoked(event, rule, before),
    ...(isOver && play !== undefined && isYetToCome(play, before.session)
      ? playsMissing(event, [{ incident, awaitedPlay: play }], before)
      : []),
  ];
};

export const checkIncidentDecided: Check<'cagnotte.incident.decided.v1'> = (event, before) => {
  const { incident, rule } = event.data;
  const isKnown = findIncident(before.session, incident) !== undefined;
  return [
    ...(isKnown
      ? []
      : [
          raise({
            code: 'decision-without-incident',
            expected: said('incident-recorded-before-its-decision', { incident }),
            found: said('decision-about-unknown-incident'),
          }),
        ]),
    ...checkRuleInvoked(event, rule, before),
  ];
};

const usedTwice = (incident: string, event: string): Finding =>
  raise({
    code: 'incident-number-used-twice',
    expected: said('one-incident-under-its-number', { incident, event }),
    found: said('further-incident-under-it'),
  });

/** At the close of a table whose rounds are captured: the rounds, hands and coups that its incidents name were reported. */
export function checkPlaysOfIncidents(event: CasinoEvent, before: LedgerState): Finding[] {
  const { incidents = [] } = before.session;
  if (incidents.length === 0) return [];
  return playsMissing(event, incidents, before);
}

function playsMissing(
  event: CasinoEvent,
  incidents: readonly { readonly incident: string; readonly awaitedPlay?: string }[],
  before: LedgerState,
): Finding[] {
  if (!capturesAt(event, before).rounds) return [];
  return incidents.flatMap(({ incident, awaitedPlay }) =>
    awaitedPlay === undefined
      ? []
      : raise({
          code: 'incident-play-not-reported',
          expected: said('play-of-incident-reported', { incident, play: awaitedPlay }),
          found: said('last-play-of-session-before-it'),
        }),
  );
}

/**
 * The rule on which somebody rests an incident or its decision is one of the game in force: an id of its register, or an article
 * under a heading (epígrafe) of which the register has rules.
 */
function checkRuleInvoked(event: CasinoEvent, invoked: string | undefined, before: LedgerState): Finding[] {
  if (invoked === undefined) return [];
  const found = rulesAtTable(event, before);
  if (!found?.ok || isRuleOf(found.value.rules.register, invoked)) return [];
  return [
    raise({
      code: 'rule-not-of-game',
      expected: said('rule-of-game-in-force', { game: gameAt(event, before) }),
      found: said('rule-invoked', { rule: invoked }),
    }),
  ];
}

export function isRuleOf({ applied, notCheckable }: RuleRegister, invoked: string): boolean {
  const rules: readonly Rule[] = [...applied, ...notCheckable];
  if (rules.some(({ id }) => id === invoked)) return true;
  const isRuleId = /-[0-9]{2}$/.test(invoked);
  return !isRuleId && rules.some(({ id }) => headingOf(id) === headingOf(invoked));
}

/** `1.1.8.A` of `1.1.8.A-VIII.4.h-01`, of `1.1.8.A, VIII.4.h` and of `1.1.8.A VIII.4.h`. */
const headingOf = (rule: string): string => rule.split(/[-, ]/)[0]!;

/** Finds the undecided incidents of closed gaming days. */
export const checkUndecided = (room: Room, closedDays: ClosedDays = []): EventFinding[] =>
  incidentsIn(room)
    .filter(({ day }) => isClosed(closedDays, day))
    .flatMap(({ session, day, table, undecided }) =>
      undecided.map(({ incident, eventId }) => ({
        ...raise({
          code: 'incident-undecided',
          expected: said('decision-about-incident', { incident }),
          found: said('none-at-close-of-day'),
        }),
        eventIds: [eventId],
        of: { gamingDay: day, table },
        standing: `incident-undecided ${session} ${incident}`,
      })),
    );
