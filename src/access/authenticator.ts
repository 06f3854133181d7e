import type { Result } from '../kernel/result';
import type { AccessRefusal } from './access-refusal';
import type { CredentialCarrier } from './credentials';
import type { Principal } from './principal';

export type Authenticated = Result<Principal, AccessRefusal>;

/**
 * Finds the principal of a credential. Sign-in implements it (`people/sign-in/authentication.ts`), so that the guard need not
 * import people.
 */
export abstract class Authenticator {
  abstract authenticate(carrier: CredentialCarrier): Promise<Authenticated>;

  /**
   * Authenticates again while work continues after its request, such as a subscription. It does not count as a use of the
   * session, which would keep the session from becoming idle.
   */
  abstract again(carrier: CredentialCarrier): Promise<Authenticated>;

  /** The credential that a request carries, valid or not: its `Authorization`, or the cookie of a session. */
  abstract shownIn(carrier: CredentialCarrier): string | undefined;
}
