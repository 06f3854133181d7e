import type { CasinoScope } from '../access/permissions';
import { accepted } from '../kernel/result';
import { type CredentialOfHouse, type House, type Instant, isGood } from './house.state';
import { endedWithMaker } from './credential-part.rules';
import { scopeOf } from './casinos.rules';
import { refusing } from './people.refusals';
import { type Actor, casinoScopeRefusal, type Moment, type PeopleDecision } from './people.rules';

export interface SqlAccessWanted {
  /** A login role of PostgreSQL, which the operator of the database makes. */
  readonly login: string;
  /** For what it is: shown in the list of credentials. */
  readonly name: string;
  readonly casinos: CasinoScope;
  readonly expiresAt: Instant;
  readonly latest: Instant;
}

const LOGIN = /^[a-z][a-z0-9_]{1,61}[a-z0-9]$/;

/** PostgreSQL keeps these names for its own roles. */
const OF_THE_SERVER = 'pg_';

/**
 * Lets a login role read the schema `bi` of some casinos, until a day. The role sees nothing before, and the decision
 * makes no role: so neither an administrator nor the operator of the database opens the figures alone.
 */
export function giveSqlAccess(
  house: House,
  actor: Actor,
  { login, casinos, expiresAt, latest, ...wanted }: SqlAccessWanted,
  { now, newId }: Moment,
): PeopleDecision {
  const name = wanted.name.trim();
  if (name === '' || name.length > 200 || /[\p{C}]/u.test(name)) return refusing('PEOPLE.NAME_MISSING');
  if (!LOGIN.test(login) || login.startsWith(OF_THE_SERVER))
    return refusing('PEOPLE.SQL_LOGIN', JSON.stringify(login.slice(0, 70)));
  const refusal = casinoScopeRefusal(actor, casinos);
  if (refusal) return refusal;
  if (expiresAt <= now || expiresAt > latest) return refusing('PEOPLE.EXPIRY');
  if (sqlReadersAt(house, now).some(({ sqlLogin }) => sqlLogin === login))
    return refusing('PEOPLE.SQL_LOGIN_TAKEN', login);
  const made = { credential: newId(), kind: 'service' as const, name, sqlLogin: login, expiresAt };
  return accepted([
    { type: 'cagnotte.credential.made.v1', data: { ...made, ...scopeOf(casinos), by: actor.by } },
  ]);
}

type SqlReader = CredentialOfHouse & { readonly sqlLogin: string };

/** The decisions about readers that are in force: at most one for a login. */
export const sqlReadersAt = (house: House, now: Instant): SqlReader[] =>
  [...house.credentials.values()].filter(
    (each): each is SqlReader =>
      each.sqlLogin !== undefined && isGood(each, now) && !endedWithMaker(house, each),
  );
