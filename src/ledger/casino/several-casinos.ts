import type { BothLanguages } from '../../kernel/words';

/** The most casinos of one question. */
export const MOST_CASINOS = 50;

/** Why a list of casinos cannot be asked; undefined if it can. */
export const refusalOfCasinos = (casinos: readonly string[]): BothLanguages | undefined =>
  casinos.length === 0 || casinos.length > MOST_CASINOS || new Set(casinos).size < casinos.length
    ? {
        en: `casinos must name 1 to ${MOST_CASINOS} casinos, each once: see the query casinos.`,
        es: `casinos debe indicar de 1 a ${MOST_CASINOS} casinos, cada uno una vez: véase la consulta casinos.`,
      }
    : undefined;

/** How many casinos a question is charged for; the question itself refuses more. */
export const casinosCharged = (casinos: unknown): number =>
  Array.isArray(casinos) ? Math.min(casinos.length, MOST_CASINOS) : 1;
