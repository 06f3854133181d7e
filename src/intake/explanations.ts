import type { BothLanguages, RefusalText } from '../kernel/words';
import type { EventDefinition } from '../kernel/event-definition';

/** Why a delivery could not be stored as its event. A closed list; the codes are part of the API. */
export const QUARANTINE_REASONS = [
  /** Not UTF-8, a byte order mark, or not JSON. */
  'unparsable',
  'not-an-object',
  'duplicate-key',
  /** The key `__proto__`, which JavaScript programs treat as the prototype. */
  'forbidden-key',
  /** U+0000 or a lone surrogate, which databases and other programs cannot store. */
  'forbidden-character',
  'inexact-number',
  /** Objects and lists nested deeper than `MAX_DEPTH`. */
  'too-deep',
  'schema',
  'unknown-type',
  'states-its-import',
  'states-a-signature',
  /** Too long ago, or too far ahead: `DayWindow`. */
  'implausible-day',
  'implausible-time',
  /** A segment of the source is `.` or `..`. */
  'source-not-canonical',
  /** Another id could look the same. */
  'id-not-plain',
  'source-without-table',
  'subject-disagrees',
  'other-currency',
  /** The identity is recorded with other content. Known only to the store, never a result of reading. */
  'conflict',
  'decided-already',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export interface Cause {
  readonly path: string;
  /** The value found: a key, a number, a character, a type, a currency. Shortened in the message. */
  readonly found?: string;
  readonly expected?: BothLanguages;
}

export function explain(reason: QuarantineReason, cause: Cause): RefusalText {
  const { message, messageEs } = explainAlone(reason, cause);
  return { message: `${message} ${RESUBMIT.en}`, messageEs: `${messageEs} ${RESUBMIT.es}` };
}

export function explainAlone(reason: QuarantineReason, cause: Cause): RefusalText {
  const { en, es } = SENTENCES[reason]({ ...cause, found: shortened(cause.found ?? '') });
  return { message: en, messageEs: es };
}

const RESUBMIT = {
  en: 'The delivery is kept in quarantine; send the corrected event with its hash in "resubmits".',
  es: 'La entrega queda en cuarentena; envíe el evento corregido con su huella en «resubmits».',
};

type SentenceMaker = (cause: Cause & { readonly found: string }) => BothLanguages;

const SENTENCES: Readonly<Record<QuarantineReason, SentenceMaker>> = {
  unparsable: ({ found }) => ({
    en: `The delivery is not JSON in UTF-8 without byte order mark (${found}). Write one CloudEvent as JSON text.`,
    es: `La entrega no es JSON en UTF-8 sin marca de orden de bytes (${found}). Escriba un CloudEvent como texto JSON.`,
  }),
  'not-an-object': ({ found }) => ({
    en: `The delivery is ${found}, not a JSON object. Write one CloudEvent as one object.`,
    es: `La entrega es ${found}, no un objeto JSON. Escriba un CloudEvent como un solo objeto.`,
  }),
  'duplicate-key': ({ path, found }) => ({
    en: `The key "${found}" appears twice in one object (${path}). Write each key once.`,
    es: `La clave «${found}» aparece dos veces en un objeto (${path}). Escriba cada clave una sola vez.`,
  }),
  'forbidden-key': ({ path, found }) => ({
    en: `The key "${found}" is not allowed (${path}). Use another name for the field.`,
    es: `La clave «${found}» no está permitida (${path}). Dé otro nombre al campo.`,
  }),
  'forbidden-character': ({ path, found }) => ({
    en: `The text at ${at(path)} holds ${found}, which cannot be stored. Leave this character out.`,
    es: `El texto en ${at(path)} contiene ${found}, que no se puede guardar. Quite ese carácter.`,
  }),
  'inexact-number': ({ path, found }) => ({
    en: `The number ${found} at ${at(path)} cannot be represented exactly as written. Write whole numbers up to 9007199254740991 and other figures as text.`,
    es: `El número ${found} en ${at(path)} no se puede conservar exactamente. Escriba enteros hasta 9007199254740991 y las demás cifras como texto.`,
  }),
  'too-deep': ({ path }) => ({
    en: `Objects and lists are nested deeper than 64 levels (${path.slice(0, 80)}). Flatten them.`,
    es: `Hay objetos y listas anidados a más de 64 niveles (${path.slice(0, 80)}). Redúzcalos.`,
  }),
  schema: ({ path, found, expected }) => ({
    en: `${at(path)} ${expected?.en ?? ''}${found === '' ? '' : `; it is ${found}`}. Correct the field${isDecimal(found) ? ': money is written in whole cents, 100.50 as 10050' : ''}.`,
    es: `${at(path)} ${expected?.es ?? ''}${found === '' ? '' : `; es ${found}`}. Corrija el campo${isDecimal(found) ? ': los importes se escriben en céntimos enteros, 100,50 como 10050' : ''}.`,
  }),
  'unknown-type': ({ found }) => ({
    en: `The type "${found}" is not in the catalogue of events. Use a type and version that it names.`,
    es: `El tipo «${found}» no está en el catálogo de eventos. Use un tipo y una versión que figuren en él.`,
  }),
  'states-its-import': () => ({
    en: 'Only cagnotte import may mark an event as imported; a delivery may not. Leave "imported" out.',
    es: 'Solo cagnotte import hace constar que un evento es importado; una entrega no. Omita «imported».',
  }),
  'states-a-signature': () => ({
    en: 'Only decisions have the signature of a person, and only this service records decisions. Leave "signature" out.',
    es: 'Solo las decisiones llevan la firma de una persona, y las escribe este servicio. Omita «signature».',
  }),
  'implausible-day': ({ found, expected }) => ({
    en: `The gaming day ${found} is not within ${expected?.en ?? ''}. Correct the gaming day or the clock of the device; cagnotte import reads older days.`,
    es: `La jornada ${found} no está dentro de ${expected?.es ?? ''}. Corrija la jornada o el reloj del dispositivo; las jornadas anteriores se incorporan con cagnotte import.`,
  }),
  'implausible-time': ({ found, expected }) => ({
    en: `The time ${found} is not within ${expected?.en ?? ''}. Correct the time or the clock of the device; cagnotte import reads older events.`,
    es: `La hora ${found} no está dentro de ${expected?.es ?? ''}. Corrija la hora o el reloj del dispositivo; los eventos anteriores se incorporan con cagnotte import.`,
  }),
  'source-not-canonical': ({ found }) => ({
    en: `A source is written in one way only, without the segments "." and ".."; it is ${found}. Correct the source.`,
    es: `Un origen se escribe de una sola manera, sin los segmentos «.» y «..»; es ${found}. Corrija source.`,
  }),
  'id-not-plain': ({ found }) => ({
    en: `The id holds ${found}, and another id could look the same. Write Latin letters (an accent with its letter as one character, NFC), digits, punctuation and single spaces inside.`,
    es: `El id contiene ${found}, y otro id podría verse igual. Escriba letras latinas (cada tilde con su letra en un solo carácter, NFC), cifras, signos y espacios sueltos en su interior.`,
  }),
  'source-without-table': ({ found }) => ({
    en: `An event of a table must come from /casinos/{casino}/tables/{table}; its source is ${found}. Correct the source.`,
    es: `Un evento de mesa debe venir de /casinos/{casino}/tables/{table}; su source es ${found}. Corrija source.`,
  }),
  'subject-disagrees': ({ found, expected }) => ({
    en: `The subject is "${found}", but the event belongs to ${expected?.en ?? ''}. Correct subject, or leave it out.`,
    es: `El subject es «${found}», pero el evento pertenece a ${expected?.es ?? ''}. Corrija subject u omítalo.`,
  }),
  'other-currency': ({ path, found, expected }) => ({
    en: `The currency at ${at(path)} is ${found}; the books of the casino are kept in ${expected?.en ?? ''}, and only the cage and the counts of boxes may state another. Correct the currency.`,
    es: `La moneda en ${at(path)} es ${found}; los libros del casino se llevan en ${expected?.es ?? ''} y solo la caja central y los recuentos de cajas metálicas admiten otra. Corrija la moneda.`,
  }),
  conflict: ({ found }) => ({
    en: `An event with this source and id ("${found}") is recorded with other content. Give a new event a new id; correct a recorded one with a correction.`,
    es: `Ya consta un evento con este source e id («${found}») y otro contenido. Dé un id nuevo a un evento nuevo; un evento registrado se cambia con una corrección.`,
  }),
  'decided-already': ({ found }) => ({
    en: `Another event has decided this already (${found}), and it can be decided only once. Correct that event instead.`,
    es: `Otro evento ya ha decidido esto (${found}) y solo puede decidirse una vez. Corrija aquel evento.`,
  }),
};

const isDecimal = (found: string): boolean => /^"?-?\d+[.,]\d+"?$/.test(found);

const at = (path: string): string => (path === '' ? '/' : path);

const shortened = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 59)}…`);

/** Why a delivery is not kept although its sender may report for the casino. A closed list; part of the API. */
export const REFUSAL_REASONS = ['decided-by-a-person', 'written-by-the-service', 'days-are-sealed'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal extends RefusalText {
  readonly reason: RefusalReason;
}

export function refusalOf({ type, toldBy, decidedBy, begunHere }: EventDefinition): Refusal {
  if (toldBy === 'service') {
    return {
      reason: 'written-by-the-service',
      message: `Events of type "${type}" are written by this service alone. Leave it out; nothing of it was kept.`,
      messageEs: `Los eventos de tipo «${type}» solo los escribe este servicio. Omítalo; no se ha guardado nada de él.`,
    };
  }
  const [orImport, oImportelo] =
    begunHere === true
      ? ['', '']
      : [
          '; cagnotte import reads decisions made elsewhere',
          '; las decisiones tomadas en otro lugar se incorporan con cagnotte import',
        ];
  return {
    reason: 'decided-by-a-person',
    message:
      `Events of type "${type}" are decisions of persons, and cannot be delivered. ` +
      `Use the mutation ${decidedBy} with a credential of your own${orImport}. Nothing of it was kept.`,
    messageEs:
      `Los eventos de tipo «${type}» son decisiones de personas y ninguna entrega puede contenerlas. ` +
      `Decida con la mutación ${decidedBy} y una clave propia${oImportelo}. No se ha guardado nada de él.`,
  };
}

export const daysAreSealed = (type: string, casino: string): Refusal => ({
  reason: 'days-are-sealed',
  message:
    `Events of type "${type}" cannot be imported: casino ${casino} has sealed a day here, and from then on persons ` +
    `decide here. Leave it out; nothing of it was kept.`,
  messageEs:
    `Los eventos de tipo «${type}» no se pueden importar: el casino ${casino} ya ha precintado aquí una jornada y ` +
    `desde entonces se decide aquí. Omítalo; no se ha guardado nada de él.`,
});
