import { refusalText } from '../words/message';
import deliveries from '../words/refusals/deliveries.json';
import {
  type Principal,
  mayReportAs,
  mayReportFrom,
  personOfSource,
  reportingAt,
  tabletOfSource,
} from '../access/principal';
import { covers } from '../access/permissions';
import { reportersOf } from '../kernel/event-definition';
import { definitionOf } from '../ledger/event-contract/catalogue';
import { isOfTheService } from '../kernel/source';
import { HOUSE } from '../kernel/house';
import type { RefusalText } from '../kernel/words';
import type { History } from './reading';

/**
 * The sender of a delivery: a credential, or `CONSOLE`, with its casinos, sources and classes. For imported history only the
 * casinos count.
 */
export interface Sender extends Pick<
  Principal,
  'credentialId' | 'casinos' | 'sources' | 'toldBy' | 'grants' | 'personId' | 'tablet'
> {
  readonly history?: History;
}

export interface Reported {
  readonly casino?: string;
  readonly source?: string;
  readonly type?: string;
}

/**
 * The right that the sender lacks. Nothing of the delivery is kept, whether or not it is valid. The names are part of the
 * API.
 */
export type MissingRight =
  | 'other-casino'
  | 'reports-nothing'
  | 'service-source'
  | 'other-source'
  | 'other-person'
  | 'other-tablet'
  | 'other-class';

export interface Forbidden extends RefusalText {
  readonly reason: MissingRight;
}

export const isOtherCasino = (sender: Pick<Sender, 'casinos'>, { casino }: Reported): boolean =>
  casino !== undefined && !covers(sender.casinos, [casino]);

/** Whether the sender may report nothing at all, so that its body need not be read. */
export function reportsNothing(sender: Omit<Sender, 'credentialId'>): boolean {
  const { sources = [], toldBy = [], inNameOf } = reportingAt(sender, undefined);
  // The sources of a person follow from the casino that a report names.
  return toldBy.length === 0 || (sources.length === 0 && inNameOf === undefined);
}

/**
 * The right that the sender lacks for this report; undefined if it may report it. The sources and classes of history are not
 * checked.
 */
export function missingRight(
  sender: Omit<Sender, 'credentialId'>,
  reported: Reported,
): Forbidden | undefined {
  // No sender reports for the house itself: its records are decisions about persons.
  if (isOtherCasino(sender, reported) || reported.casino === HOUSE) return otherCasino(reported.casino!);
  if (sender.history !== undefined) return undefined;
  const { sources = [], toldBy = [], inNameOf, onTablet } = reportingAt(sender, reported.casino);
  if (sources.length === 0 || toldBy.length === 0) return REPORTS_NOTHING;
  return (
    missingSource({ sources }, reported) ??
    missingName({ inNameOf, onTablet }, reported) ??
    missingClass({ toldBy }, reported)
  );
}

type Bound = Required<Pick<Sender, 'sources' | 'toldBy'>>;

function missingSource(sender: Pick<Bound, 'sources'>, { source }: Reported): Forbidden | undefined {
  if (source === undefined) return undefined;
  if (isOfTheService(source)) return serviceSource(source);
  return mayReportFrom(sender, source) ? undefined : otherSource(source, sender);
}

/**
 * A person reports from a tablet in their own name only, so that the record names its author; a person with a PIN reports
 * only from the tablet where it was typed.
 */
function missingName(
  { inNameOf, onTablet }: { readonly inNameOf: string | undefined; readonly onTablet: string | undefined },
  { source }: Reported,
): Forbidden | undefined {
  if (inNameOf === undefined || source === undefined) return undefined;
  if (personOfSource(source) !== inNameOf) return otherPerson(source, inNameOf);
  return onTablet === undefined || tabletOfSource(source) === onTablet
    ? undefined
    : otherTablet(source, onTablet);
}

function missingClass(sender: Pick<Bound, 'toldBy'>, { type }: Reported): Forbidden | undefined {
  const definition = type === undefined ? undefined : definitionOf(type);
  if (definition === undefined) return undefined;
  const reporters = reportersOf(definition);
  return mayReportAs(sender, reporters) ? undefined : otherClass(definition.type, reporters, sender);
}

export const otherCasino = (casino: string): Forbidden => ({
  reason: 'other-casino',
  ...refusalText(deliveries.rights['other-casino'], { casino }),
});

/**
 * The refusal of a key without sources and classes: an administrator's, or one of an earlier release after its period of
 * grace.
 */
export const REPORTS_NOTHING: Forbidden = {
  reason: 'reports-nothing',
  ...refusalText(deliveries.rights['reports-nothing']),
};

export const serviceSource = (source: string): Forbidden => ({
  reason: 'service-source',
  ...refusalText(deliveries.rights['service-source'], { source }),
});

export const otherSource = (
  source: string,
  { sources }: { readonly sources: readonly string[] },
): Forbidden => ({
  reason: 'other-source',
  ...refusalText(deliveries.rights['other-source'], { source, sources: sources.join(', ') }),
});

export const otherPerson = (source: string, person: string): Forbidden => ({
  reason: 'other-person',
  ...refusalText(deliveries.rights['other-person'], { person, source }),
});

export const otherTablet = (source: string, tablet: string): Forbidden => ({
  reason: 'other-tablet',
  ...refusalText(deliveries.rights['other-tablet'], { tablet, source }),
});

export const otherClass = (
  type: string,
  reporters: readonly string[],
  { toldBy }: { readonly toldBy: readonly string[] },
): Forbidden => ({
  reason: 'other-class',
  ...refusalText(deliveries.rights['other-class'], {
    type,
    reporters: reporters.join(', '),
    toldBy: toldBy.join(', '),
  }),
});
