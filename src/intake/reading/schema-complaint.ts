import type { Breach } from './validators';

export interface Demand {
  readonly en: string;
  readonly es: string;
}

/** The JSON pointer to the error; for a missing field, where it should be. */
export const breachPath = (breach: Breach): string =>
  breach.keyword === 'required'
    ? `${breach.instancePath}/${String(breach.params['missingProperty'])}`
    : breach.instancePath;

/** What the broken rule demands: "must be a whole number", "debe ser un número entero". */
export function demandOf(breach: Pick<Breach, 'keyword' | 'params'>): Demand {
  const demand = DEMANDS[breach.keyword];
  return demand
    ? demand(breach.params)
    : { en: `must satisfy "${breach.keyword}"`, es: `debe cumplir «${breach.keyword}»` };
}

type Params = Record<string, unknown>;

const DEMANDS: Readonly<Record<string, (params: Params) => Demand>> = {
  required: () => ({ en: 'is required', es: 'es obligatorio' }),
  type: ({ type }) =>
    TYPE_DEMANDS[String(type)] ?? { en: `must be ${String(type)}`, es: `debe ser ${String(type)}` },
  format: ({ format }) => FORMAT_DEMANDS[String(format)]!,
  pattern: ({ pattern }) => ({
    en: `must match ${String(pattern)}`,
    es: `debe tener la forma ${String(pattern)}`,
  }),
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

const TYPE_DEMANDS: Readonly<Record<string, Demand>> = {
  integer: { en: 'must be a whole number', es: 'debe ser un número entero' },
  number: { en: 'must be a number', es: 'debe ser un número' },
  string: { en: 'must be text', es: 'debe ser texto' },
  boolean: { en: 'must be true or false', es: 'debe ser true o false' },
  object: { en: 'must be an object', es: 'debe ser un objeto' },
  array: { en: 'must be a list', es: 'debe ser una lista' },
};

const FORMAT_DEMANDS: Readonly<Record<string, Demand>> = {
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

function oneOf(values: readonly unknown[]): Demand {
  const list = values.map(quoted).join(', ');
  return { en: `must be one of ${list}`, es: `debe ser uno de ${list}` };
}
