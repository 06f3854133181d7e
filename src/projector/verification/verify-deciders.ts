import { eventIn } from '../../kernel/stored-form';
import { covers, PERMISSIONS_WITH_PIN, ROLES_BY_PERMISSION } from '../../access/permissions';
import { nameKey } from '../../kernel/person-name';
import { isSamePerson, type Person } from '../../kernel/second-person';
import { DECISION_RIGHTS } from './decision-rights';
import { applyToHouse, emptyHouse, type House, rolesAt, tiedTo } from '../../people/house.state';
import type { PeopleEvent } from '../../people/people.events';
import { STALENESS_MS_MAX } from '../../people/people-register';
import { monthBefore } from '../../people/principal-of';

/** A record as it is kept, with when and by which credential it was recorded. */
export interface KeptDecision {
  readonly where: string;
  readonly casino: string;
  readonly bytes: string;
  readonly recordedAt: string;
  readonly principal: string | undefined;
}

export interface DecisionToVerify extends Omit<KeptDecision, 'bytes'> {
  readonly type: string;
  readonly at: number;
  readonly gamingDay: string;
  readonly persons: readonly Person[];
  readonly isImported: boolean;
  readonly isSigned: boolean;
}

/** How many decisions of persons the records of a casino contain, and how they relate to the register of persons. */
export interface DecisionsSeen {
  readonly casino: string;
  /** Decided here by persons, signed with a passkey or not. */
  readonly signed: number;
  readonly unsigned: number;
  /** Received as history: the persons are those of another house. */
  readonly imported: number;
  /** Recorded before the first person was registered: the names are statements of their sender. */
  readonly unregistered: number;
  /** Days whose last certificate is by the person who closed them, which no rule forbids. */
  readonly certifiedByCloser: readonly string[];
}

interface DecidersSeen {
  readonly problems: readonly string[];
  readonly decisions: readonly DecisionsSeen[];
}

/**
 * Compares the persons who decided about casinos with the register of persons in the same log. Each person of a
 * decision was registered under that name, had not left, and had a role that permits it at that casino at the time of
 * the decision. Two persons are different ones without a common credential. The decision was recorded with a
 * credential of the person who decided last, or on a tablet where a PIN is enough. Another process of the house may
 * learn of a change of the register only after `STALENESS_MS_MAX`: a decision holds if one version of the register
 * within that time permits it.
 *
 * Imported history names persons of another house, and records from before the first registration name no number of a
 * register: both are only counted. A person named at the console (`rebuild --by`) takes no decision over the API.
 * @param people the events of the house, in their order
 * @param given in any order
 */
export function compareDeciders(
  people: readonly { readonly bytes: string; readonly recordedAt: string }[],
  given: readonly DecisionToVerify[],
): DecidersSeen {
  const changes = people.map(({ bytes }) => eventIn<PeopleEvent & { readonly time: string }>(bytes));
  const first = people[changes.findIndex(({ type }) => type === 'cagnotte.people.registered.v1')];
  const begun = first === undefined ? Number.POSITIVE_INFINITY : Date.parse(first.recordedAt);
  const decisions = given.toSorted((one, other) => one.at - other.at);
  const [before, after] = [new HouseInTime(changes), new HouseInTime(changes)];
  const problems: string[] = [];
  for (const decision of decisions.filter((each) => isCompared(each, begun))) {
    const [early, late] = [decision.at - STALENESS_MS_MAX, decision.at + STALENESS_MS_MAX];
    const why =
      deciderFault(before.at(early), decision, early) && deciderFault(after.at(late), decision, late);
    if (why !== undefined && !wasDecidedBetween(changes, decision, { early, late }))
      problems.push(`${decision.where} (${decision.type}): ${why}`);
  }
  const casinos = [...new Set(decisions.map(({ casino }) => casino))].sort();
  return {
    problems,
    decisions: casinos.map((casino) => seenOf(casino, decisions, begun)),
  };
}

const isCompared = ({ isImported, recordedAt }: DecisionToVerify, begun: number): boolean =>
  !isImported && Date.parse(recordedAt) >= begun;

interface Deciders {
  readonly by?: Person | readonly Person[];
  readonly proposedBy?: Person;
  readonly approvedBy?: Person | readonly Person[];
}

/** The persons who decided, by a record; empty for a record that is no decision about a casino. */
export function decisionIn({ bytes, ...kept }: KeptDecision): DecisionToVerify[] {
  const { type, time, gamingday, data, imported, signature } = eventIn(bytes);
  if (!(type in DECISION_RIGHTS)) return [];
  const { by = [], proposedBy = [], approvedBy = [] } = data as Deciders;
  return [
    {
      ...kept,
      type,
      at: Date.parse(time),
      gamingDay: gamingday,
      persons: [proposedBy, by, approvedBy].flat(),
      isImported: imported !== undefined,
      isSigned: signature !== undefined,
    },
  ];
}

type HouseChanges = readonly (PeopleEvent & { readonly time: string })[];

/** The house at successive moments, each later than the one before. */
class HouseInTime {
  private readonly house = emptyHouse();
  private applied = 0;

  constructor(private readonly changes: HouseChanges) {}

  at(moment: number): House {
    for (; this.applied < this.changes.length; this.applied += 1) {
      const change = this.changes[this.applied]!;
      if (Date.parse(change.time) > moment) break;
      applyToHouse(this.house, change, change.time);
    }
    return this.house;
  }
}

function deciderFault(house: House, decision: DecisionToVerify, moment: number): string | undefined {
  const { type, casino, persons } = decision;
  const { permission, persons: wanted } = DECISION_RIGHTS[type]!;
  const now = new Date(moment).toISOString();
  if (persons.length === 0) return 'it names nobody';
  if (persons.length < wanted) return 'it names one person, and two decide it';
  for (const person of persons) {
    const why = unknownDeciderFault(house, person, { permission, casino, now });
    if (why !== undefined) return why;
  }
  return twoPersonsFault(house, persons, now) ?? unrecordedDecisionFault(house, decision, permission);
}

/** Whether any moment in the window permits the decision: a role may be granted and withdrawn within it. */
function wasDecidedBetween(
  changes: HouseChanges,
  decision: DecisionToVerify,
  { early, late }: { readonly early: number; readonly late: number },
): boolean {
  const changed = changes.map(({ time }) => Date.parse(time)).filter((at) => at > early && at < late);
  const house = new HouseInTime(changes);
  return [...changed, decision.at]
    .sort((one, other) => one - other)
    .some((moment) => deciderFault(house.at(moment), decision, moment) === undefined);
}

type Permission = keyof typeof ROLES_BY_PERMISSION;

function unknownDeciderFault(
  house: House,
  { id, name }: Person,
  {
    permission,
    casino,
    now,
  }: { readonly permission: Permission; readonly casino: string; readonly now: string },
): string | undefined {
  const known = house.persons.get(id);
  if (known === undefined) return `${id} was not registered`;
  if (name !== undefined && nameKey(name) !== nameKey(known.name))
    return `${id} was registered under another name than the decision has`;
  if (known.left !== undefined) return `${id} had left at ${known.left.at}`;
  const may = rolesAt(house, id, now).some(
    ({ role, casinos }) =>
      covers(casinos, [casino]) && (ROLES_BY_PERMISSION[permission] as readonly string[]).includes(role),
  );
  return may ? undefined : `${id} had no role with ${permission} at ${casino}`;
}

function twoPersonsFault(house: House, persons: readonly Person[], now: string): string | undefined {
  const [first, second] = persons;
  if (first === undefined || second === undefined) return undefined;
  if (isSamePerson(first, second)) return `${second.id} is no second person`;
  return tiedTo(house, second.id, monthBefore(now)).includes(first.id)
    ? `${second.id} and ${first.id} are tied by a credential`
    : undefined;
}

/** Records of releases that did not store principals have none, and are not checked for one. */
function unrecordedDecisionFault(
  { credentials }: House,
  { principal, persons }: DecisionToVerify,
  permission: Permission,
): string | undefined {
  if (principal === undefined) return undefined;
  const { id: decider } = persons.at(-1)!;
  const credential = credentials.get(principal);
  if (credential?.person === decider) return undefined;
  if (credential?.tablet !== undefined && PERMISSIONS_WITH_PIN.includes(permission)) return undefined;
  const whose = credential?.person === undefined ? 'is none of a person' : `is one of ${credential.person}`;
  return `${decider} decided it, and it was recorded by ${principal}, which ${whose}`;
}

function seenOf(casino: string, all: readonly DecisionToVerify[], begun: number): DecisionsSeen {
  const own = all.filter((each) => each.casino === casino);
  const here = own.filter((each) => isCompared(each, begun));
  const signed = here.filter(({ isSigned }) => isSigned).length;
  const imported = own.filter(({ isImported }) => isImported).length;
  return {
    casino,
    signed,
    unsigned: here.length - signed,
    imported,
    unregistered: own.length - here.length - imported,
    certifiedByCloser: certifiedByCloser(here),
  };
}

function certifiedByCloser(decisions: readonly DecisionToVerify[]): string[] {
  const closers = new Map<string, Person>();
  const days = new Set<string>();
  for (const { type, gamingDay, persons } of decisions) {
    const [person] = persons;
    if (person === undefined) continue;
    if (type === 'cagnotte.gaming-day.closed.v1') {
      closers.set(gamingDay, person);
      days.delete(gamingDay);
    }
    const closer = closers.get(gamingDay);
    if (type === 'cagnotte.gaming-day.certified.v1' && closer && isSamePerson(closer, person))
      days.add(gamingDay);
  }
  return [...days].sort();
}
