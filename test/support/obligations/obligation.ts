import HOUSE from './events-of-the-house.json';
import OBLIGATIONS from './obligations.json';

/** What the regulation asks a casino to do with a fact. */
export const VERBS = ['record', 'account', 'limit', 'display', 'report'] as const;

/** A spec, and a title in it, that fails where the obligation is not met. */
interface Proof {
  readonly spec: string;
  readonly title: string;
}

/** One obligation that an auditor would tick. Types of events are named without `cagnotte.` and version. */
export interface Obligation {
  readonly id: string;
  readonly asks: string;
  /** `1.1.3, II.1` of the Order of 2010, or the text and its article. */
  readonly articles: readonly string[];
  readonly verbs: readonly string[];
  readonly events: readonly string[];
  readonly findings?: readonly string[];
  readonly rules?: readonly string[];
  readonly books?: readonly string[];
  /** Paths of the web application below the casino, or from the root if they begin with a slash. */
  readonly screens?: readonly string[];
  readonly queries?: readonly string[];
  readonly proof: readonly Proof[];
  /** Why the product does not meet it, where it does not. */
  readonly missing?: string;
}

interface Chapter {
  readonly chapter: string;
  readonly lines: readonly Obligation[];
}

export const CHAPTERS: readonly Chapter[] = OBLIGATIONS;

export const allObligations = (): readonly Obligation[] => CHAPTERS.flatMap(({ lines }) => lines);

/** Types of events that none of the texts on the games asks for, with what they are for. */
export const EVENTS_OF_THE_HOUSE: readonly { readonly why: string; readonly events: readonly string[] }[] =
  HOUSE;
