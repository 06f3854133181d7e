import { TIE_OUTS, type TieOutName } from '../tie-out-catalogue';
import { type Column, moment, type Section, text } from './book';
import type { Imported } from '../../event-contract/imported';
import { nameOf, signedAs } from './declared-fact';

/** What whoever closed a day said of a check that did not hold. */
export interface ExplanationInBook {
  readonly day: string;
  /** Of the close. */
  readonly record: bigint;
  readonly check: string;
  /** The row that it is of; all of the check where nothing is said. */
  readonly at?: string;
  readonly explanation: string;
  readonly by: { readonly id: string; readonly name?: string };
  /** Of a close that was taken in as history. */
  readonly imported?: Imported | undefined;
}

const COLUMNS: readonly Column[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'record', en: 'Record of the close', es: 'Registro del cierre' },
  { id: 'check', en: 'Check', es: 'Comprobación' },
  { id: 'what', en: 'What it holds', es: 'Qué comprueba' },
  { id: 'at', en: 'At', es: 'Punto' },
  { id: 'explanation', en: 'Explanation', es: 'Explicación' },
  { id: 'by', en: 'Explained by', es: 'Explicado por' },
];

/** What did not hold at the close, and how a named person explained it, in the order of the closes. */
export const explanationsSection = (explanations: readonly ExplanationInBook[]): Section => ({
  ...{ en: 'Explained at the close', es: 'Explicaciones dadas al cierre', columns: COLUMNS },
  rows: explanations.map(({ day, record, check, at, explanation, by, imported }) => [
    moment(day),
    text(record.toString()),
    text(check),
    Object.hasOwn(TIE_OUTS, check) ? text(TIE_OUTS[check as TieOutName].saysEs) : null,
    at === undefined ? text('toda la comprobación') : text(at),
    text(explanation),
    text(signedAs(nameOf(by), imported)),
  ]),
});
