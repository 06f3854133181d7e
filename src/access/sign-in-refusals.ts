import { accessRefusal } from './access-refusal';

/** One answer for a tablet that was never enrolled, was revoked or has expired. */
export const TABLET_UNKNOWN = accessRefusal('ACCESS.TABLET_UNKNOWN');

/** A tablet shows what is displayed at its own tables only. */
export const TABLET_ELSEWHERE = accessRefusal('ACCESS.TABLET_ELSEWHERE');

/**
 * One answer for a wrong PIN, a person without a PIN and an unknown staff number, so that an attacker learns nothing from the
 * difference.
 */
export const PIN_WRONG = accessRefusal('ACCESS.PIN_WRONG');

export const PIN_LOCKED = accessRefusal('ACCESS.PIN_LOCKED');

export const PIN_OVER = accessRefusal('ACCESS.PIN_OVER');

export const PIN_OPENS_NOTHING = accessRefusal('ACCESS.PIN_OPENS_NOTHING');

export const PIN_CAPTURES_ONLY = accessRefusal('ACCESS.PIN_CAPTURES_ONLY');

/** One answer for an undeclared account, a revoked one, and that of a person who has left. */
export const ACCOUNT_UNKNOWN = accessRefusal('ACCESS.ACCOUNT_UNKNOWN');

export const ACCOUNT_REFUSED = accessRefusal('ACCESS.ACCOUNT_REFUSED');

export const PROVIDER_UNREACHABLE = accessRefusal('ACCESS.PROVIDER_UNREACHABLE');

/** Its signature counter is not above the last one (WebAuthn Level 3, 7.2, step 22). */
export const PASSKEY_COPIED = accessRefusal('ACCESS.PASSKEY_COPIED');
