import { CONSOLE } from '../event-log/event-store.port';
import type { SecurityEntry } from '../security-log/security-entry';
import type { PeopleEvent } from './people.events';

/** The parts of a decision that may be in a line: identifiers, roles and dates. No names, words or hashes. */
const TOLD = [
  ...['person', 'proposal', 'grant', 'offer', 'role', 'from', 'until', 'expiresAt'],
] as const satisfies readonly string[];

/** A decision about persons, roles or credentials, as the security log tells of it. About one casino if it is of one. */
export function decisionLine({ type, data }: PeopleEvent): SecurityEntry & { readonly kind: DecisionKind } {
  const { by, ...decided } = data;
  const { casinos = casinosOfTablet(decided) } = decided as Partial<CredentialFacts>;
  return {
    kind: type.slice('cagnotte.'.length, -'.v1'.length) as DecisionKind,
    casino: casinos?.length === 1 ? casinos[0] : undefined,
    credential: by.credential ?? (by.kind === 'console' ? CONSOLE : by.id),
    person: by.kind === 'person' ? by.id : undefined,
    details: {
      ...textsOf(decided),
      ...ofCredential(decided as Partial<CredentialFacts>),
      ...ofTablet(decided as { readonly tablet?: TabletFact }),
      ...(by.kind === 'console' && { account: by.id }),
      ...(by.and && { secondPerson: by.and.id }),
    },
  };
}

function textsOf(decided: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    TOLD.flatMap((name) => {
      const text = decided[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}

function ofCredential({
  credential,
  roles,
  casinos,
  everyCasino,
  replaces,
}: Partial<CredentialFacts>): Record<string, string> {
  return {
    ...(credential !== undefined && { of: credential }),
    ...(replaces && { replaces: replaces.credential }),
    ...(roles && { roles: roles.join(',') }),
    ...(everyCasino ? { casinos: 'all' } : casinos && { casinos: casinos.join(',') }),
  };
}

type TabletFact = string | { readonly name: string; readonly casino: string };

function ofTablet({ tablet }: { readonly tablet?: TabletFact }): Record<string, string> {
  if (tablet === undefined) return {};
  return { tablet: typeof tablet === 'string' ? tablet : tablet.name };
}

function casinosOfTablet(decided: object): readonly string[] | undefined {
  const { tablet } = decided as { readonly tablet?: TabletFact };
  return typeof tablet === 'object' ? [tablet.casino] : undefined;
}

type DecisionKind = PeopleEvent['type'] extends `cagnotte.${infer Kind}.v1` ? Kind : never;

interface CredentialFacts {
  readonly credential: string;
  readonly roles: readonly string[];
  readonly casinos: readonly string[];
  readonly everyCasino: boolean;
  readonly replaces: { readonly credential: string };
}
