import { Type } from 'typebox';
import { type AddressDescription, json, MOMENT, orNull } from '../access/described-address';

const CODE = Type.String({ description: 'The code of the link, `cgl_…`.' });

const Self = Type.Optional(
  Type.Object(
    { id: Type.String(), name: Type.String() },
    { description: 'For a link that names nobody: the first administrator.' },
  ),
);

const refusals = {
  400: 'Staff number or name will not do.',
  401: 'The link was used, has expired or is unknown.',
};

const Person = { person: Type.String(), name: Type.String() };

export const ENROL: AddressDescription = {
  summary: 'Exchange a link for an API key',
  body: json(Type.Object({ code: CODE, person: Self })),
  answers: {
    201: {
      about: 'The key, which is shown once.',
      content: json(Type.Object({ ...Person, credential: Type.String(), expiresAt: MOMENT })),
    },
  },
  refusals,
};

export const LINK: AddressDescription = {
  summary: 'Read for whom a link is',
  body: json(Type.Object({ code: CODE })),
  answers: {
    200: {
      about: 'The person; null for the first administrator.',
      content: json(Type.Object({ person: orNull(Type.String()), name: orNull(Type.String()) })),
    },
  },
  refusals,
};

/** Of WebAuthn: the browser makes and reads them. */
const WebAuthn = Type.Object({}, { additionalProperties: true });

export const PASSKEY_OPTIONS: AddressDescription = {
  summary: 'Begin to make a passkey',
  body: json(Type.Object({ code: CODE, person: Self })),
  answers: { 200: { about: 'Options of WebAuthn.', content: json(WebAuthn) } },
  refusals,
};

export const ENROL_PASSKEY: AddressDescription = {
  summary: 'Enrol a passkey',
  body: json(Type.Object({ code: CODE, person: Self, passkey: WebAuthn })),
  answers: {
    201: { about: 'It is enrolled.', content: json(Type.Object({ ...Person, expiresAt: MOMENT })) },
  },
  refusals,
};
