import type { BothLanguages } from '../kernel/words';
import { present } from '../kernel/present';
import accounting from '../words/findings/accounting.json';
import banks from '../words/findings/banks.json';
import bets from '../words/findings/bets.json';
import cards from '../words/findings/cards.json';
import customers from '../words/findings/customers.json';
import equipment from '../words/findings/equipment.json';
import interruptions from '../words/findings/interruptions.json';
import general from '../words/findings/general.json';
import incidents from '../words/findings/incidents.json';
import poker from '../words/findings/poker.json';
import pools from '../words/findings/pools.json';
import seats from '../words/findings/seats.json';
import tables from '../words/findings/tables.json';
import type { FindingKind, FindingSeverity, RuleInWords } from './finding-kind';

/** A file of `words/findings`. The first of several severities is used, unless a check states another. */
interface Subject {
  readonly remedies: Readonly<Record<string, BothLanguages>>;
  readonly rules?: Readonly<Record<string, RuleInWords>>;
  readonly findings: Readonly<
    Record<
      string,
      BothLanguages & {
        readonly severity: FindingSeverity | readonly FindingSeverity[];
        readonly remedy: string;
        readonly rule?: string;
      }
    >
  >;
}

/** In the order of docs/errors.md. */
const SUBJECTS = [
  bets,
  cards,
  banks,
  poker,
  pools,
  tables,
  seats,
  interruptions,
  accounting,
  customers,
  incidents,
  equipment,
] as readonly Subject[];

const kindsOf = ({ remedies, rules, findings }: Subject): readonly (readonly [string, FindingKind])[] =>
  Object.entries(findings).map(([code, { severity, remedy, rule, en, es }]) => [
    code,
    {
      severities: [severity].flat() as [FindingSeverity, ...FindingSeverity[]],
      title: { en, es },
      remedy: remedies[remedy]!,
      ...present({ rule: rule === undefined ? undefined : rules?.[rule] }),
    },
  ]);

type Kinds = typeof bets.findings &
  typeof cards.findings &
  typeof banks.findings &
  typeof poker.findings &
  typeof pools.findings &
  typeof tables.findings &
  typeof seats.findings &
  typeof interruptions.findings &
  typeof accounting.findings &
  typeof customers.findings &
  typeof incidents.findings &
  typeof equipment.findings;

export type FindingCode = keyof Kinds;

/** Every kind of finding, by code. `raise` takes no other code. */
export const FINDING_CATALOGUE = Object.fromEntries(SUBJECTS.flatMap(kindsOf)) as Readonly<
  Record<FindingCode, FindingKind>
>;

export const findingKind = (code: string): FindingKind | undefined =>
  Object.hasOwn(FINDING_CATALOGUE, code) ? FINDING_CATALOGUE[code as FindingCode] : undefined;

/** The texts of `expected` and `found`, by code. */
export const FINDING_TEXTS = {
  ...general.texts,
  ...bets.texts,
  ...cards.texts,
  ...banks.texts,
  ...poker.texts,
  ...pools.texts,
  ...tables.texts,
  ...seats.texts,
  ...interruptions.texts,
  ...accounting.texts,
  ...customers.texts,
  ...incidents.texts,
  ...equipment.texts,
} as const satisfies Readonly<Record<string, BothLanguages>>;

export type TextCode = keyof typeof FINDING_TEXTS;
