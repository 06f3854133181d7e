import type { Result } from '../kernel/result';
import type { AccessRefusal } from './access-refusal';
import type { CredentialCarrier } from './credentials';
import type { Principal } from './principal';

export type Authenticated = Result<Principal, AccessRefusal>;

/** Says whose a credential is. Sign-in knows how (`people/sign-in/authentication.ts`); the guard only asks. */
export abstract class Authenticator {
  abstract authenticate(carrier: CredentialCarrier): Promise<Authenticated>;

  /** The same later, as of then: for what continues after the request and is no use of a session. */
  abstract again(carrier: CredentialCarrier): Promise<Authenticated>;

  /** What a request shows, right or wrong: its `Authorization`, or the cookie of a session. */
  abstract shownIn(carrier: CredentialCarrier): string | undefined;
}
