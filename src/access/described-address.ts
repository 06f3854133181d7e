import { SetMetadata } from '@nestjs/common';
import { type TSchema, Type } from 'typebox';

export const ADDRESS_DESCRIPTION = 'cagnotte:address';

/** What a body or an answer holds, by media type; schemas are JSON Schema 2020-12, as OpenAPI 3.1 has them. */
export type Content = Readonly<Record<string, TSchema>>;

export interface DescribedParameter {
  readonly about: string;
  readonly schema?: TSchema;
  /** A parameter of the path is always required. */
  readonly required?: boolean;
}

export interface DescribedAnswer {
  readonly about: string;
  readonly content?: Content;
  /** Headers besides those of every answer, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What an address of HTTP takes and answers, for the OpenAPI document. Who may use it is not repeated here: that is the permission of its
 * handler, from which the document has its security and the refusals that every such address knows.
 */
export interface AddressDescription {
  /** A verb and an object, as a list of addresses shows it. */
  readonly summary: string;
  readonly about?: string;
  readonly path?: Readonly<Record<string, DescribedParameter>>;
  readonly query?: Readonly<Record<string, DescribedParameter>>;
  readonly body?: Content;
  readonly answers: Readonly<Record<number, DescribedAnswer>>;
  /** Statuses of its own refusals, with when they come; their bodies have the form of every refusal. */
  readonly refusals?: Readonly<Record<number, string>>;
  /** Cookies that authorise instead of a permission. */
  readonly cookie?: 'tablet' | 'departure';
}

/** Describes the address of a handler; `src/app/open-api.ts` reads it. */
export const Described = (address: AddressDescription) =>
  SetMetadata<string, AddressDescription>(ADDRESS_DESCRIPTION, address);

export const JSON_TYPE = 'application/json';

export const json = (schema: TSchema): Content => ({ [JSON_TYPE]: schema });

/** A JSON object for a line each. */
export const lines = (schema: TSchema): Content => ({ 'application/x-ndjson': schema });

/** Bytes: OpenAPI 3.1 has no schema for what is no JSON. */
export const bytes = (...types: readonly string[]): Content =>
  Object.fromEntries(types.map((type) => [type.split(';', 1)[0]!, Type.Unsafe<string>({})]));

export const oneOfTexts = (values: readonly string[]): TSchema =>
  Type.Unsafe<string>({ type: 'string', enum: values });

export const orNull = (schema: TSchema): TSchema => Type.Union([schema, Type.Null()]);

export const MOMENT = Type.String({ format: 'date-time', description: 'RFC 3339, UTC' });

export const CASINO: DescribedParameter = {
  about: 'Id of the casino.',
  schema: Type.String(),
  required: true,
};

export const DAY: DescribedParameter = {
  about: 'Gaming day, `YYYY-MM-DD`.',
  schema: Type.String({ format: 'date' }),
  required: true,
};
