import { ROLES_ON_TABLETS } from '../access/permissions';
import { accepted } from '../kernel/result';
import { type Reporter, REPORTERS } from '../kernel/event-definition';
import { reportingRefusal } from './credential.rules';
import type { DrawnKey, DrawnLink } from './credential-part.rules';
import { type House, type Instant, isGood, rolesAt, type TabletOffered } from './house.state';
import { refusing } from './people.refusals';
import { scopeOf } from './casinos.rules';
import { type Actor, casinoScopeRefusal, type Moment, type PeopleDecision } from './people.rules';

export interface TabletWanted extends Omit<TabletOffered, 'expiresAt'> {
  readonly expiresAt: Instant;
  readonly latest: Instant;
  readonly link: DrawnLink;
}

const NAME = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;

const ON_TABLETS: readonly Reporter[] = ['table', 'cage', 'count-room'];

/** Offers a tablet its credential by a link. One administrator suffices, because a tablet permits no decisions. */
export function offerTablet(
  house: House,
  actor: Actor,
  { name, casino, sources, toldBy, expiresAt, latest, link }: TabletWanted,
  { now, newId }: Moment,
): PeopleDecision {
  if (!NAME.test(name)) return refusing('PEOPLE.TABLET_NAME', JSON.stringify(name.slice(0, 60)));
  const refusal = casinoScopeRefusal(actor, [casino]);
  if (refusal) return refusal;
  if (toldBy.length === 0 || !toldBy.every((each) => ON_TABLETS.includes(each)))
    return refusing('PEOPLE.TABLET_CLASS');
  const noReport = reportingRefusal({ roles: ['ingest'], casinos: [casino], sources, toldBy });
  if (noReport) return noReport;
  if (expiresAt <= now || expiresAt > latest) return refusing('PEOPLE.EXPIRY');
  if (tabletNamed(house, { name, casino }, now)) return refusing('PEOPLE.TABLET_TAKEN', name);
  const tablet = {
    name,
    casino,
    expiresAt,
    sources: [...new Set(sources)].sort(),
    toldBy: REPORTERS.filter((each) => toldBy.includes(each)),
  };
  return accepted([
    { type: 'cagnotte.credential.offered.v1', data: { offer: newId(), tablet, ...link, by: actor.by } },
  ]);
}

const tabletNamed = (
  { credentials }: House,
  { name, casino }: Pick<TabletOffered, 'name' | 'casino'>,
  now: Instant,
): boolean =>
  [...credentials.values()].some(
    (each) =>
      each.tablet === name && each.casinos !== 'all' && each.casinos.includes(casino) && isGood(each, now),
  );

export function enrolTablet(
  house: House,
  { codeHash, key }: { readonly codeHash: string; readonly key: Omit<DrawnKey, 'expiresAt'> },
  { now }: Moment,
): PeopleDecision {
  const offer = [...house.offers.values()].find((each) => each.codeHash === codeHash);
  if (offer?.tablet === undefined || offer.isUsed || offer.expiresAt <= now)
    return refusing('PEOPLE.LINK_OVER');
  const { name, casino, sources, toldBy, expiresAt } = offer.tablet;
  // Two links of one name may be open at once.
  if (tabletNamed(house, offer.tablet, now)) return refusing('PEOPLE.TABLET_TAKEN', name);
  const made = { credential: key.id, kind: 'device' as const, keyHash: key.keyHash, expiresAt };
  const bound = { name, tablet: name, roles: [], sources: [...sources], toldBy: [...toldBy] };
  const by = { kind: 'service' as const, id: key.id, name };
  return accepted([
    {
      type: 'cagnotte.credential.made.v1',
      data: { ...made, ...bound, ...scopeOf([casino]), by, offer: offer.id },
    },
  ]);
}

const PIN = /^[0-9]{6}$/;

/** Gives a person who works on tablets a PIN, in place of an earlier one. Nothing of the PIN itself is recorded. */
export function setPin(house: House, actor: Actor, pin: string, { now, newId }: Moment): PeopleDecision {
  const { kind, id: person } = actor.by;
  if (kind !== 'person') return refusing('PEOPLE.PIN_NEEDS_SESSION');
  const works = rolesAt(house, person, now).some(({ role }) => role in ROLES_ON_TABLETS);
  if (!works) return refusing('PEOPLE.PIN_NEEDS_ROLE', Object.keys(ROLES_ON_TABLETS).join(', '));
  if (!PIN.test(pin)) return refusing('PEOPLE.PIN_MALFORMED');
  if (isEasy(pin, person)) return refusing('PEOPLE.PIN_EASY');
  return accepted([{ type: 'cagnotte.credential.pin-set.v1', data: { pin: newId(), person, by: actor.by } }]);
}

/** One digit, or two in turn, digits that count up or down, or the staff number. */
function isEasy(pin: string, person: string): boolean {
  const counts = ['0123456789012345', '9876543210987654'].some((digits) => digits.includes(pin));
  const number = person.replaceAll(/\D/g, '');
  return counts || /^(.{1,2})\1+$/.test(pin) || (number !== '' && number.padStart(6, '0') === pin);
}
