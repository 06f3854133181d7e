import { ClientError } from 'openid-client';
import { Reflector } from '@nestjs/core';
import {
  type AccessRefusal,
  asGraphQLError,
  SIGNATURE_REQUIRED,
  SIGNATURE_WRONG,
} from '../../../src/access/access-refusal';
import { PASSKEY_COPIED } from '../../../src/access/sign-in-refusals';
import { DecisionPolicy } from '../../../src/access/access-sources';
import { onTablet, type Principal, type Signing, type Tablet } from '../../../src/access/principal';
import { FailedAttempts } from '../../../src/access/failed-attempts';
import { Admission } from '../../../src/access/admission';
import { PersonalKeyMissing } from '../../../src/access/personal-data/house-key';
import { SubjectKeys } from '../../../src/access/personal-data/subject-keys';
import { SealKeyMissing } from '../../../src/access/key-file';
import { SealKeys } from '../../../src/ledger/gaming-day/seal-keys';
import { FILE_LIMITS, type FileLimits, FileThreads } from '../../../src/exports/file-threads';
import { OperationSnapshot } from '../../../src/api/snapshot/operation-snapshot';
import { ViewClock } from '../../../src/api/timed-feeds';
import { EventStoreUnavailable } from '../../../src/event-log/event-store.port';
import { Intake } from '../../../src/intake/intake';
import { IntakeStopping } from '../../../src/intake/delivery-outcome';
import { accepted } from '../../../src/kernel/result';
import { Documents } from '../../../src/ledger/documents/document.decisions';
import { WebhookOffice } from '../../../src/outgoing/webhooks/webhook-office';
import { PeopleRegister } from '../../../src/people/people-register';
import { Authentication } from '../../../src/people/sign-in/authentication';
import { IdentityProvider } from '../../../src/people/sign-in/identity-provider';
import { Passkeys } from '../../../src/people/sign-in/passkeys';
import { Pins, type PinShown } from '../../../src/people/sign-in/pins';
import { Tablets } from '../../../src/people/sign-in/tablets';
import { ReceiptWatch } from '../../../src/projector/runner/receipt-watch';
import type { ServiceUnderTest } from '../service/service-under-test';

function isOvertaken({ store }: ServiceUnderTest): void {
  const otherwise = { kind: 'wrong-expected-version', expected: 'none', actual: 0 } as const;
  jest.spyOn(store, 'append').mockResolvedValue(otherwise);
}

function isDayLater({ service }: ServiceUnderTest): void {
  jest.spyOn(service.app.get(ViewClock), 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
}

/** Faults that no request can cause, by their names on the pages of test/errors. */
export const FAULTS: Readonly<Record<string, (running: ServiceUnderTest) => void>> = {
  'the log cannot be reached': ({ store }) => {
    jest.spyOn(store, 'head').mockRejectedValue(new EventStoreUnavailable('away'));
    jest.spyOn(store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
  },
  'the books are behind the log': ({ service }) => {
    jest.spyOn(service.app.get(ReceiptWatch), 'passed').mockResolvedValue(false);
  },
  'this machine has no seal key': ({ service }) => {
    const missing = new SealKeyMissing('It is not here', 'Copy it here');
    jest.spyOn(service.app.get(SealKeys), 'current').mockRejectedValue(missing);
  },
  'this machine has no key for personal data': ({ service }) => {
    const missing = new PersonalKeyMissing('It is not here', 'Copy it here');
    jest.spyOn(service.app.get(SubjectKeys), 'house').mockRejectedValue(missing);
  },
  'a test of the webhook is under way': ({ service }) => {
    jest.spyOn(service.app.get(WebhookOffice), 'sendTest').mockResolvedValue(undefined);
  },
  'the documents of the day are used up': ({ service }) => {
    jest.replaceProperty(service.app.get(Documents), 'mostPerDay', 0);
  },
  'a printed book may have no rows': ({ service }) => {
    const files = service.app.get(FileThreads);
    jest.replaceProperty(files as unknown as { limits: FileLimits }, 'limits', {
      ...FILE_LIMITS,
      rows: { pdf: 0 },
    });
  },
  'somebody else is quicker': isOvertaken,
  'a day has gone by': isDayLater,
  'a day has gone by and somebody else is quicker': (running) => {
    isDayLater(running);
    isOvertaken(running);
  },
  'too much is waiting': ({ service }) => {
    jest.spyOn(service.app.get(Intake), 'isFull', 'get').mockReturnValue(true);
  },
  'the service is stopping': ({ service }) => {
    jest.spyOn(service.app.get(Intake), 'record').mockRejectedValue(new IntakeStopping());
  },
  'the intake is broken': ({ service }) => {
    jest.spyOn(service.app.get(Intake), 'record').mockRejectedValue(new Error('broken'));
  },
  'the books are broken': () => {
    jest.spyOn(OperationSnapshot.prototype, 'read').mockRejectedValue(new Error('broken'));
  },
  // Of queries and of files, which have places of their own.
  'too many operations wait': () => {
    jest.spyOn(Admission.prototype, 'enter').mockResolvedValue(undefined);
  },
  'the account was shown six minutes ago': (running) =>
    authenticatedAs(running, (person) => ({ ...person, session: sessionFreshFor(-60_000) })),
  'the account was shown a minute ago': (running) =>
    authenticatedAs(running, (person) => ({ ...person, session: sessionFreshFor(240_000) })),
  'a PIN was typed on a tablet': (running) => authenticatedAs(running, (person) => onTablet(person, TABLET)),
  'this browser is a tablet': (running) => isTablet(running),
  'this browser is a tablet of table RF1': ({ service }) => {
    const tablet = { ...TABLET, sources: ['/casinos/noche-a/tables/RF1'] };
    jest.spyOn(service.app.get(Tablets), 'known').mockResolvedValue(tablet);
  },
  'this browser is a tablet and the PIN is right': (running) => isTablet(running, 'right'),
  'this browser is a tablet and the PIN is locked': (running) => isTablet(running, 'locked'),
  'this browser is a tablet and the PIN is over': (running) => isTablet(running, 'over'),
  'the same signature is sent again': ({ store }) => {
    jest.spyOn(store, 'append').mockResolvedValue({ kind: 'conflict', indices: [0] });
  },
  'a person with a passkey has not signed': (running) => signsNot(running, SIGNATURE_REQUIRED),
  'a person with a passkey has signed something else': (running) => signsNot(running, SIGNATURE_WRONG),
  'the passkey of a person counts back': (running) => signsNot(running, PASSKEY_COPIED),
  'who proposed it has lost the role': (running) =>
    authenticatedAs(running, (person) => ({ ...person, holds: () => false })),
  'a role of the person has just ended': (running) =>
    authenticatedAs(running, (person) => ({
      ...person,
      grants: [{ role: 'administrator', casinos: 'all' }],
    })),
  'only signed decisions are taken': ({ service }) => {
    jest.replaceProperty(service.app.get(DecisionPolicy), 'mustBeSigned', true);
  },
  'the provider knows the account': ({ service }) => {
    const identity = { issuer: 'https://login.example.org', subject: 'account-1' };
    jest
      .spyOn(service.app.get(IdentityProvider), 'arrive')
      .mockResolvedValue({ identity, shownAt: undefined });
  },
  'the provider refuses the account': ({ service }) => {
    const arrive = jest.spyOn(service.app.get(IdentityProvider), 'arrive');
    arrive.mockRejectedValue(new ClientError('access_denied'));
  },
  'the provider of accounts is away': ({ service }) => {
    jest.spyOn(service.app.get(IdentityProvider), 'arrive').mockRejectedValue(new TypeError('fetch failed'));
  },
  'the device makes always the same passkey': ({ service }) => {
    const passkey = { id: 'AAAA', publicKey: 'AAAA', rpId: 'localhost' };
    jest.spyOn(service.app.get(Passkeys), 'made').mockResolvedValue(passkey);
  },
  'this address showed a hundred unknown keys': () => {
    jest.spyOn(FailedAttempts.prototype, 'refusedFor').mockReturnValue(60);
  },
  'a question takes too long': () => {
    const position = jest.spyOn(OperationSnapshot.prototype, 'positionOf');
    position.mockImplementation(async function (this: OperationSnapshot) {
      this.endIn(1);
      await this.read((manager) => manager.query('SELECT pg_sleep(600)'));
      return undefined;
    });
  },
  'another field has failed': () => {
    const position = jest.spyOn(OperationSnapshot.prototype, 'positionOf');
    position.mockImplementation(async function (this: OperationSnapshot) {
      await this.close();
      return this.read(() => Promise.resolve(undefined));
    });
  },
  'keys cannot be read': ({ store }) => {
    jest.spyOn(store, 'readStream').mockImplementation(() => {
      throw new EventStoreUnavailable('away');
    });
  },
  'nobody else can sign in': ({ service }) => {
    const register = service.app.get(PeopleRegister);
    jest.spyOn(register, 'decide').mockImplementation(async (rule) => {
      const house = await register.house();
      const persons = new Map([...house.persons].filter(([id]) => id === 'marta-gil'));
      const now = new Date().toISOString();
      const decided = rule({ ...house, persons }, { now, monthAgo: now, newId: () => '' });
      return decided.ok ? accepted({ events: decided.value, house }) : decided;
    });
  },
  'the handler has lost its permission': () => {
    jest.spyOn(Reflector.prototype, 'getAllAndOverride').mockReturnValue(undefined);
  },
};

const TABLET: Tablet = {
  credential: '0'.repeat(16),
  name: 'pit-1',
  casino: 'noche-a',
  sources: ['/casinos/noche-a'],
  toldBy: ['table'],
};

function isTablet({ service }: ServiceUnderTest, shown?: PinShown): void {
  jest.spyOn(service.app.get(Tablets), 'known').mockResolvedValue(TABLET);
  if (shown !== undefined) jest.spyOn(service.app.get(Pins), 'show').mockResolvedValue(shown);
}

/** The session of a person who signed in at an OpenID provider. */
const sessionFreshFor = (milliseconds: number): NonNullable<Principal['session']> => {
  const freshUntil = new Date(Date.now() + milliseconds);
  return { id: '0'.repeat(16), signedInWith: 'oidc', until: new Date(), freshUntil };
};

/** Replaces the principal of every valid credential. */
function authenticatedAs({ service }: ServiceUnderTest, as: (shown: Principal) => Principal): void {
  const authentication = service.app.get(Authentication);
  const authenticate = authentication.authenticate.bind(authentication);
  jest.spyOn(authentication, 'authenticate').mockImplementation(async (carrier) => {
    const shown = await authenticate(carrier);
    return shown.ok ? accepted(as(shown.value)) : shown;
  });
}

/** Makes the service demand a signature with a constant challenge; the real one differs in every run. */
function signsNot(running: ServiceUnderTest, refusal: AccessRefusal): void {
  const sign = refusal === PASSKEY_COPIED ? undefined : { nonce: '…', statement: '…', options: {} };
  const signing: Signing = {
    begin: () => Promise.resolve({ text: 'AAAA', at: new Date() }),
    sign: () => Promise.reject(asGraphQLError(refusal, sign)),
  };
  authenticatedAs(running, (person) => ({ ...person, signing }));
}
