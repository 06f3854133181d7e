import { Type } from 'typebox';
import { type AddressDescription, json, MOMENT, oneOfTexts, orNull } from '../../access/described-address';
import { PERMISSIONS, ROLES } from '../../access/permissions';

const WebAuthn = Type.Object({}, { additionalProperties: true });

const SESSION_BEGINS = {
  204: { about: 'The session begins.', headers: { 'set-cookie': 'The cookie of the session.' } },
};

const NOT_SIGNED_IN = { 401: 'The sign-in failed.' };

export const PASSKEY_TO_SHOW: AddressDescription = {
  summary: 'Begin to sign in with a passkey',
  answers: { 200: { about: 'Options of WebAuthn.', content: json(WebAuthn) } },
};

export const SIGN_IN: AddressDescription = {
  summary: 'Sign in with a passkey',
  body: json(WebAuthn),
  answers: SESSION_BEGINS,
  refusals: NOT_SIGNED_IN,
};

const Offered = Type.Object({
  person: Type.String(),
  name: Type.String(),
  roles: Type.Array(oneOfTexts(ROLES)),
});

export const DEMO_PERSONS: AddressDescription = {
  summary: 'List the persons of the demo',
  answers: { 200: { about: 'None outside of the demo.', content: json(Type.Array(Offered)) } },
};

export const DEMO_SIGN_IN: AddressDescription = {
  summary: 'Sign in as a person of the demo',
  body: json(Type.Object({ person: Type.String() })),
  answers: SESSION_BEGINS,
  refusals: NOT_SIGNED_IN,
};

const CasinosOf = Type.Union([oneOfTexts(['all']), Type.Array(Type.String())]);

const Who = Type.Object({
  person: orNull(Type.String({ description: 'Staff number.' })),
  name: Type.String(),
  roles: Type.Array(Type.String()),
  permissions: Type.Array(oneOfTexts(PERMISSIONS)),
  casinos: CasinosOf,
  grants: Type.Array(
    Type.Object({ role: Type.String(), casinos: CasinosOf }, { additionalProperties: true }),
  ),
  rolesByPermission: Type.Object({}, { additionalProperties: true }),
  language: oneOfTexts(['es', 'en']),
  signedInWith: Type.String({ description: '`key` where there is no session.' }),
  until: orNull(MOMENT),
  freshUntil: orNull(MOMENT),
  tablet: orNull(Type.Object({ name: Type.String(), casino: Type.String() })),
});

export const WHO_AM_I: AddressDescription = {
  summary: 'Tell who is signed in',
  answers: { 200: { about: 'The owner of the session or key.', content: json(Who) } },
};

export const SIGN_OUT: AddressDescription = {
  summary: 'End the own session',
  answers: { 204: { about: 'It has ended.' } },
};

const Session = Type.Object({
  id: Type.String(),
  signedInWith: Type.String(),
  browser: Type.String(),
  isThisOne: Type.Boolean(),
  beganAt: MOMENT,
  lastUsedAt: MOMENT,
});

const ID = { id: { about: 'Id of the session.' } };
const PERSON = { person: { about: 'Staff number of the person.' } };
const SESSIONS = { 200: { about: 'Running sessions.', content: json(Type.Array(Session)) } };
const NO_SUCH = { 404: 'There is no such session, or it is not yours to see.' };

export const OWN_SESSIONS: AddressDescription = { summary: 'List the own sessions', answers: SESSIONS };

export const END_OWN_SESSION: AddressDescription = {
  summary: 'End one of the own sessions',
  path: ID,
  answers: { 204: { about: 'It has ended.' } },
  refusals: NO_SUCH,
};

export const SESSIONS_OF: AddressDescription = {
  summary: 'List the sessions of a person',
  path: PERSON,
  answers: SESSIONS,
  refusals: NO_SUCH,
};

export const END_SESSION_OF: AddressDescription = {
  summary: 'End a session of a person',
  path: { ...PERSON, ...ID },
  answers: { 204: { about: 'It has ended.' } },
  refusals: NO_SUCH,
};

export const PROVIDER: AddressDescription = {
  summary: 'Tell which provider of accounts the house has',
  answers: {
    200: {
      about: 'Its name; null without one.',
      content: json(Type.Object({ provider: orNull(Type.String()) })),
    },
  },
};

export const DEPART: AddressDescription = {
  summary: 'Begin to sign in at the provider',
  body: json(
    Type.Object({ fresh: Type.Optional(Type.Boolean({ description: 'The provider asks again.' })) }),
  ),
  answers: {
    200: { about: 'Where the browser goes.', content: json(Type.Object({ url: Type.String() })) },
  },
  refusals: NOT_SIGNED_IN,
};

export const ARRIVE: AddressDescription = {
  summary: 'Come back from the provider',
  cookie: 'departure',
  body: json(
    Type.Object({
      answer: Type.String({ description: 'What stands behind `?` in the address.' }),
      code: Type.Optional(Type.String({ description: 'Of a link: the account becomes a credential.' })),
    }),
  ),
  answers: {
    200: {
      about: 'What came of it.',
      content: json(Type.Object({ took: oneOfTexts(['session', 'credential']) })),
      headers: { 'set-cookie': 'The cookie of the session.' },
    },
  },
  refusals: { 400: 'Staff number or name will not do.', ...NOT_SIGNED_IN },
};

const Tablet = Type.Object({ tablet: Type.String(), casino: Type.String() });

export const ENROL_TABLET: AddressDescription = {
  summary: 'Enrol a browser as a tablet',
  body: json(Type.Object({ code: Type.String({ description: 'The code of the link, `cgl_…`.' }) })),
  answers: {
    200: {
      about: 'The tablet.',
      content: json(Tablet),
      headers: { 'set-cookie': 'The cookie of the tablet.' },
    },
  },
  refusals: { 401: 'The link was used, has expired or is unknown.' },
};

export const WHICH_TABLET: AddressDescription = {
  summary: 'Tell which tablet this browser is',
  cookie: 'tablet',
  answers: { 200: { about: 'The tablet.', content: json(Tablet) } },
};

export const PIN_SESSION: AddressDescription = {
  summary: 'Begin a session with a PIN',
  cookie: 'tablet',
  body: json(Type.Object({ person: Type.String(), pin: Type.String() })),
  answers: SESSION_BEGINS,
  refusals: { 401: 'Staff number and PIN do not match.' },
};
