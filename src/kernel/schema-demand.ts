import { JSON_CONTENT } from './json-content';
import { CLEAR_NAME } from './person-name';
import type { BothLanguages } from './words';

/** The broken rule of a schema as a validator reports it: its keyword and its parameters. */
export interface BrokenRule {
  readonly keyword: string;
  readonly params: object;
}

/** The JSON pointer to the error; for a missing field, where it should be. */
export const breachPath = ({
  keyword,
  instancePath,
  params,
}: BrokenRule & { readonly instancePath: string }): string =>
  keyword === 'required' ? `${instancePath}/${String((params as Params)['missingProperty'])}` : instancePath;

/** What the broken rule demands: "must be a whole number", "debe ser un número entero". */
export function demandOf(breach: BrokenRule): BothLanguages {
  const demand = DEMANDS[breach.keyword];
  return demand
    ? demand(breach.params as Params)
    : { en: `must satisfy "${breach.keyword}"`, es: `debe cumplir «${breach.keyword}»` };
}

type Params = Record<string, unknown>;

const DEMANDS: Readonly<Record<string, (params: Params) => BothLanguages>> = {
  required: () => ({ en: 'is required', es: 'es obligatorio' }),
  type: ({ type }) =>
    TYPE_DEMANDS[String(type)] ?? { en: `must be ${String(type)}`, es: `debe ser ${String(type)}` },
  format: ({ format }) => FORMAT_DEMANDS[String(format)]!,
  pattern: ({ pattern }) =>
    PATTERN_DEMANDS[String(pattern)] ??
    (String(pattern).includes(CLEAR_NAME) ? NAME_DEMAND : undefined) ?? {
      en: `must match ${String(pattern)}`,
      es: `debe tener la forma ${String(pattern)}`,
    },
  personal: () => NAME_DEMAND,
  enum: ({ allowedValues }) => oneOf(allowedValues as readonly unknown[]),
  const: ({ allowedValue }) => ({
    en: `must be ${quoted(allowedValue)}`,
    es: `debe ser ${quoted(allowedValue)}`,
  }),
  anyOf: () => ({
    en: 'must have the fields of one of its forms, see docs/events',
    es: 'debe tener los campos de una de sus formas, véase docs/events',
  }),
  minimum: ({ limit }) => ({
    en: `must be at least ${String(limit)}`,
    es: `debe ser al menos ${String(limit)}`,
  }),
  maximum: ({ limit }) => ({
    en: `must be at most ${String(limit)}`,
    es: `debe ser como máximo ${String(limit)}`,
  }),
  minLength: ({ limit }) => ({
    en: `must have at least ${String(limit)} character(s)`,
    es: `debe tener al menos ${String(limit)} carácter(es)`,
  }),
  maxLength: ({ limit }) => ({
    en: `must have at most ${String(limit)} characters`,
    es: `debe tener como máximo ${String(limit)} caracteres`,
  }),
  minItems: ({ limit }) => ({
    en: `must have at least ${String(limit)} entry(ies)`,
    es: `debe tener al menos ${String(limit)} elemento(s)`,
  }),
  maxItems: ({ limit }) => ({
    en: `must have at most ${String(limit)} entries`,
    es: `debe tener como máximo ${String(limit)} elementos`,
  }),
  minProperties: ({ limit }) => ({
    en: `must have at least ${String(limit)} field(s)`,
    es: `debe tener al menos ${String(limit)} campo(s)`,
  }),
};

const NAME_DEMAND: BothLanguages = {
  en: 'must be a name of 1 to 100 visible characters that does not begin with ~',
  es: 'debe ser un nombre de 1 a 100 caracteres visibles que no empiece por ~',
};

const TYPE_DEMANDS: Readonly<Record<string, BothLanguages>> = {
  integer: { en: 'must be a whole number', es: 'debe ser un número entero' },
  number: { en: 'must be a number', es: 'debe ser un número' },
  string: { en: 'must be text', es: 'debe ser texto' },
  boolean: { en: 'must be true or false', es: 'debe ser true o false' },
  object: { en: 'must be an object', es: 'debe ser un objeto' },
  array: { en: 'must be a list', es: 'debe ser una lista' },
};

/** What a pattern demands, in words, for fields that people type. */
const PATTERN_DEMANDS: Readonly<Record<string, BothLanguages>> = {
  '^[A-Z]{3}$': {
    en: 'must be a currency of three capital letters (ISO 4217), like EUR',
    es: 'debe ser una moneda de tres letras mayúsculas (ISO 4217), como EUR',
  },
  [JSON_CONTENT]: {
    en: 'must be application/json, with or without parameters, like application/json; charset=utf-8',
    es: 'debe ser application/json, con o sin parámetros, como application/json; charset=utf-8',
  },
  '^/casinos/[a-z0-9][a-z0-9-]{0,62}(/[A-Za-z0-9._~-]{1,80})*$': {
    en: 'must name who reports, like /casinos/granada/cage or /casinos/granada/tables/RF1',
    es: 'debe indicar quién comunica, como /casinos/granada/cage o /casinos/granada/tables/RF1',
  },
  '^[A-Za-z0-9._~-]{1,80}$': {
    en: 'must be a name of at most 80 letters, digits and . _ ~ -, like RF1',
    es: 'debe ser un nombre de 80 letras, cifras y . _ ~ - como máximo, como RF1',
  },
  '^(0|[1-9][0-9]{0,17})$': {
    en: 'must be a whole number as text, like "12"',
    es: 'debe ser un número entero como texto, como "12"',
  },
  '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$': {
    en: 'must be the IANA name of a time zone, like Europe/Madrid or Atlantic/Canary',
    es: 'debe ser el nombre IANA de una zona horaria, como Europe/Madrid o Atlantic/Canary',
  },
  '^([01][0-9]|2[0-3]):(00|15|30|45)$': {
    en: 'must be a full hour or a quarter of it, HH:MM from 00:00 to 23:45, like 17:00',
    es: 'debe ser una hora en punto o un cuarto, HH:MM de 00:00 a 23:45, como 17:00',
  },
  '^[2-9TJQKA][cdhs]$': {
    en: 'must be a card by rank and suit, like Th (ten of hearts) or As (ace of spades)',
    es: 'debe ser un naipe por valor y palo, como Th (diez de corazones) o As (as de picas)',
  },
};

const FORMAT_DEMANDS: Readonly<Record<string, BothLanguages>> = {
  instant: {
    en: 'must be an existing instant with offset, like 2026-01-01T21:30:00+01:00',
    es: 'debe ser un instante existente con desfase horario, como 2026-01-01T21:30:00+01:00',
  },
  'gaming-day': {
    en: 'must be an existing date, like 2026-01-31',
    es: 'debe ser una fecha existente, como 2026-01-31',
  },
};

const quoted = (value: unknown): string => JSON.stringify(value);

function oneOf(values: readonly unknown[]): BothLanguages {
  const list = values.map(quoted).join(', ');
  return { en: `must be one of ${list}`, es: `debe ser uno de ${list}` };
}
