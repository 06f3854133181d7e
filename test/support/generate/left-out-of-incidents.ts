import { alike, assumed, type LeftOut, NONE, SHOWN, UNKNOWN } from './left-out-rows';

/** Rows of incidents and of readings of tables; see `LEFT_OUT`. */
export const LEFT_OUT_OF_INCIDENTS: Readonly<Record<string, LeftOut>> = {
  'incident.recorded play': assumed('that it concerns no single round', 'incident-play-not-reported'),
  ...alike(
    SHOWN,
    `incident.recorded players, incident.recorded seats, incident.recorded employees, incident.decided consulted`,
  ),
  'incident.recorded rule': assumed('that nobody invoked one', 'rule-not-of-game'),
  'incident.decided rule': assumed('that nobody invoked one', 'rule-not-of-game'),
  'incident.decided sentAway': NONE,
  ...alike(UNKNOWN, `heads, floatEstimate, boxEstimate`),
  places: assumed('the seats of the opening of the table'),
  'reading.taken minimum': assumed('that it was not read', 'minimum-read-differs'),
};
