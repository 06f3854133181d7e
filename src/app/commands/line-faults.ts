import { faultInWords, type RoundFault } from '../../games/settle-round';
import { type Explanation, explainAlone } from '../../intake/reading/explanations';
import { demandOf } from '../../intake/reading/schema-complaint';
import type { TextFault } from './round-text';

/** Why a line of `cagnotte settle --lines` has no settlement; stable. */
export type LineFaultCode =
  | TextFault['reason']
  | RoundFault['code']
  | 'not-an-object'
  | 'too-large'
  | 'chain-broken'
  | 'chain-and-before';

/** A fault of a line: JSON pointer into the line, and what is wrong there, in both languages. */
export interface LineFault extends Explanation {
  readonly code: LineFaultCode;
  readonly path: string;
}

/** A line that is no JSON, or that parsing would change. */
export function faultOfText({ reason, path, found }: TextFault): LineFault {
  if (reason !== 'unparsable') return { code: reason, path, ...explainAlone(reason, { path, found }) };
  return {
    code: reason,
    path,
    message: `The line is not JSON in UTF-8 without byte order mark (${found}). Write one round as JSON text.`,
    messageEs: `La línea no es JSON en UTF-8 sin marca de orden de bytes (${found}). Escriba una ronda como texto JSON.`,
  };
}

export const noObject = (found: string): LineFault => ({
  code: 'not-an-object',
  path: '',
  message: `The line is ${found}, not a JSON object. Write one round as one object.`,
  messageEs: `La línea es ${found}, no un objeto JSON. Escriba una ronda como un solo objeto.`,
});

export const tooLong = (size: number | string, most: number): LineFault => ({
  code: 'too-large',
  path: '',
  message: `The line has ${size} bytes; a round may have ${most}. Write one round a line.`,
  messageEs: `La línea ocupa ${size} bytes; una ronda admite ${most}. Escriba una ronda por línea.`,
});

export const BROKEN_CHAINS = {
  'no-line': { en: 'there is no line before it', es: 'no hay línea anterior' },
  'in-error': { en: 'the line before is in error', es: 'la línea anterior es errónea' },
  unread: {
    en: 'the outcome of the line before cannot be read, and what it left is not known',
    es: 'el resultado de la línea anterior no se puede leer y no se sabe qué dejó en la mesa',
  },
} as const;

export function brokenChain(why: keyof typeof BROKEN_CHAINS): LineFault {
  const { en, es } = BROKEN_CHAINS[why];
  return {
    code: 'chain-broken',
    path: '/chain',
    message: `The round goes on from the line before, but ${en}. Put that line right, or state "before".`,
    messageEs: `La ronda continúa la línea anterior, pero ${es}. Corrija aquella línea o indique «before».`,
  };
}

export const CHAIN_AND_BEFORE: LineFault = {
  code: 'chain-and-before',
  path: '/chain',
  message: 'The line states "before" and goes on from the line before as well. Leave one of them out.',
  messageEs: 'La línea indica «before» y además continúa la línea anterior. Omita una de las dos cosas.',
};

/** A `chain` that is neither true nor false. */
export const CHAIN_NOT_READABLE: LineFault = faultOfRound({
  code: 'schema',
  path: '/chain',
  says: 'must be boolean',
  keyword: 'type',
  demands: { type: 'boolean' },
});

export function faultOfRound(fault: RoundFault): LineFault {
  const { code, path, says } = fault;
  if (code === 'schema') return { code, path, ...misread(fault) };
  if (code === 'unknown-field') {
    return {
      ...{ code, path },
      message: `Nothing reads ${path}: it ${says}. Leave the field out, or name it so.`,
      messageEs: `Nada lee ${path}: no es ninguno de ${says.replace('is none of ', '')}. Omítalo o dele uno de esos nombres.`,
    };
  }
  return {
    ...{ code, path },
    message: `There are no rules for the round (${faultInWords(fault)}). Correct game, rulebook or day.`,
    messageEs: `No hay reglas para la ronda (${faultInWords(fault)}). Corrija juego, «rulebook» o «day».`,
  };
}

function misread({ path, keyword = '', demands = {} }: RoundFault): Explanation {
  const missing = keyword === 'required' ? (demands['requiredProperties'] as readonly string[]) : [];
  const at = missing[0] === undefined ? path : `${path}/${missing[0]}`;
  return explainAlone('schema', { path: at, expected: demandOf({ keyword, params: demands }) });
}
