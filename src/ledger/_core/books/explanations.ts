import { TIE_OUTS, type TieOutName } from '../tie-out-catalogue';
import { type ColumnOf, moment, type Section, sectionOf, text } from './book';
import type { Imported } from '../../event-contract/imported';
import { nameOf, signedAs } from './declared-fact';

export interface ExplanationInBook {
  readonly day: string;
  readonly record: bigint;
  readonly check: string;
  /** The row that it is of; all of the check where nothing is said. */
  readonly at?: string;
  readonly explanation: string;
  readonly by: { readonly id: string; readonly name?: string };
  readonly imported?: Imported | undefined;
}

const COLUMNS: readonly ColumnOf<ExplanationInBook>[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada', of: ({ day }) => moment(day) },
  {
    ...{ id: 'record', en: 'Record of the close', es: 'Registro del cierre' },
    of: ({ record }) => text(record.toString()),
  },
  { id: 'check', en: 'Check', es: 'Comprobación', of: ({ check }) => text(check) },
  {
    ...{ id: 'what', en: 'What it holds', es: 'Qué comprueba' },
    of: ({ check }) => (Object.hasOwn(TIE_OUTS, check) ? text(TIE_OUTS[check as TieOutName].saysEs) : null),
  },
  { id: 'at', en: 'At', es: 'Punto', of: ({ at = 'toda la comprobación' }) => text(at) },
  { id: 'explanation', en: 'Explanation', es: 'Explicación', of: ({ explanation }) => text(explanation) },
  {
    ...{ id: 'by', en: 'Explained by', es: 'Explicado por' },
    of: ({ by, imported }) => text(signedAs(nameOf(by), imported)),
  },
];

/** What did not hold at the close, and how a named person explained it, in the order of the closes. */
export const explanationsSection = (explanations: readonly ExplanationInBook[]): Section =>
  sectionOf({ en: 'Explained at the close', es: 'Explicaciones dadas al cierre' }, COLUMNS, explanations);
