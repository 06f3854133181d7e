import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AccessRefusal, SESSION_OVER, UNAVAILABLE } from '../../access/access-refusal';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { sameHash } from '../../access/api-key';
import { onTablet, type Principal } from '../../access/principal';
import { sha256 } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { type House, isGood } from '../house.state';
import { PeopleRegister } from '../people-register';
import { goodTablet, personAs } from '../principal-of';
import { asBytes, column, insertRows, type RowOf, table } from '../../database/table';
import { readRows } from '../../database/queryable';

/**
 * How a person showed who they are. `oidc`: with an account at a provider. `pin`: on an enrolled tablet. `demo`: chose a name,
 * where the demo allows it.
 */
export type SignedInWith = 'passkey' | 'oidc' | 'pin' | 'demo';

export const SESSION = table('access.session', {
  id: column.key(column.text),
  secretHash: column.text,
  person: column.text,
  /** The passkey, or the PIN; without one the person came in another way. */
  credential: column.optional(column.text),
  tablet: column.optional(column.text),
  signedInWith: column.oneOf<SignedInWith>(),
  /** SHA-256 of the challenge that began it: each begins one session. */
  challenge: column.optional(column.text),
  agent: column.text,
  beganAt: column.instant,
  seenAt: column.instant,
  freshAt: column.instant,
  endedAt: column.optional(column.instant),
});

export const CHALLENGE_KEY = table('access.challenge_key', {
  id: column.key(column.text),
  secret: column.bytes,
});

export type SessionRow = RowOf<typeof SESSION>;

const COLUMNS = SESSION.columns.map(({ sqlName }) => sqlName).join(', ');

/** Sessions are deleted after this time; their challenges have lapsed long before. */
const KEPT_MS = 7 * 86_400_000;

/** The secret of all processes of the house; the first one draws it. */
export async function challengeKey(db: DataSource, drawn: Buffer): Promise<Buffer> {
  const first = { id: 'challenges', secret: asBytes(drawn) };
  await insertRows(db, CHALLENGE_KEY, [first], 'ON CONFLICT DO NOTHING');
  const [row] = await readRows<RowOf<typeof CHALLENGE_KEY>>(
    db,
    `SELECT id, secret FROM ${CHALLENGE_KEY.sqlName} WHERE id = 'challenges'`,
  );
  return row!.secret;
}

/** A session ends after this time without a request. */
export const IDLE_MS = 30 * 60_000;
export const LONGEST_MS = 8 * 3_600_000;
/** For this long after a person has shown who they are, decisions are taken without asking again. */
export const FRESH_MS = 5 * 60_000;

/** For a session with a PIN: other persons stand near the tablet, and the PIN has six digits. */
export const PIN_IDLE_MS = 2 * 60_000;
export const PIN_LONGEST_MS = 3_600_000;

/**
 * Milliseconds by which an instant may be ahead: clocks of several machines differ by less. An instant further ahead was
 * written before the clock was set back.
 */
export const AHEAD_MS = 60_000;

/** The last use of a session is written at most this often, in milliseconds. */
const SEEN_EVERY_MS = 60_000;
const PIN_SEEN_EVERY_MS = 10_000;

const limitsOf = ({ signedInWith }: Pick<SessionRow, 'signedInWith'>) =>
  signedInWith === 'pin'
    ? { idle: PIN_IDLE_MS, longest: PIN_LONGEST_MS, seenEvery: PIN_SEEN_EVERY_MS }
    : { idle: IDLE_MS, longest: LONGEST_MS, seenEvery: SEEN_EVERY_MS };

const COOKIE = /^cgs_([0-9a-f]{16})_[0-9a-f]{64}$/;
const LONGEST_AGENT = 200;

export interface SignedIn {
  readonly person: string;
  readonly with: SignedInWith;
  readonly credential?: string;
  readonly tablet?: string;
  /** The challenge that the passkey signed, and when it was drawn. Each challenge begins one session. */
  readonly challenge?: { readonly text: string; readonly drawnAt: Date };
  readonly agent: string;
}

/**
 * Sessions of persons in browsers. They stand in the database, so that every process of the house knows them and one can be
 * ended at once; the cookie holds a secret of which only the hash is kept.
 */
@Injectable()
export class Sessions {
  private readonly logger = new Logger(Sessions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  /** The text for the cookie of a new session; undefined where the challenge has begun one before. */
  async begin({
    person,
    with: signedInWith,
    credential,
    tablet,
    challenge,
    agent,
  }: SignedIn): Promise<string | undefined> {
    const id = this.sources.randomBytes(8).toString('hex');
    const text = `cgs_${id}_${this.sources.randomBytes(32).toString('hex')}`;
    const now = this.sources.now();
    await this.dataSource.query(`DELETE FROM ${SESSION.sqlName} WHERE began_at < $1`, [
      new Date(now.getTime() - KEPT_MS).toISOString(),
    ]);
    const begun = await readRows<{ id: string }>(
      this.dataSource,
      `INSERT INTO ${SESSION.sqlName}
         (id, secret_hash, person, credential, signed_in_with, challenge, agent, began_at, seen_at, fresh_at, tablet)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10) ON CONFLICT (challenge) DO NOTHING RETURNING id`,
      [
        id,
        sha256(text),
        person,
        credential ?? null,
        signedInWith,
        challenge === undefined ? null : sha256(challenge.text),
        agent.replace(/\p{C}/gu, '').slice(0, LONGEST_AGENT),
        now.toISOString(),
        (challenge?.drawnAt ?? now).toISOString(),
        tablet ?? null,
      ],
    );
    return begun.length === 1 ? text : undefined;
  }

  /**
   * Who is signed in with a cookie, with the roles of this moment. Ended, idle for too long, too old, the person has left
   * or the passkey was revoked: all the same refusal. Never throws: an unreachable database is a refusal too.
   * @param isUse whether the session is used by this; a subscription that looks again by itself is no use
   */
  async authenticate(
    cookie: string,
    { isUse }: { readonly isUse: boolean },
  ): Promise<Result<Principal, AccessRefusal>> {
    const id = COOKIE.exec(cookie)?.[1];
    if (id === undefined) return refused(SESSION_OVER);
    try {
      const session = await this.find(id);
      if (!session || !sameHash(session.secretHash, sha256(cookie))) return refused(SESSION_OVER);
      const now = this.sources.now();
      const house = await this.register.recently();
      if (!isRunning(session, now) || !mayUse(house, session, now)) return refused(SESSION_OVER);
      if (isUse) await this.noteUse(session, now);
      return accepted(principalIn(house, isUse ? { ...session, seenAt: now } : session, now));
    } catch (failure) {
      this.logger.error(`sessions cannot be read: ${String(failure)}`);
      return refused(UNAVAILABLE);
    }
  }

  async running(person: string): Promise<readonly SessionRow[]> {
    const now = this.sources.now();
    const house = await this.register.recently();
    const sessions = await readRows<SessionRow>(
      this.dataSource,
      `SELECT ${COLUMNS} FROM ${SESSION.sqlName} WHERE person = $1 ORDER BY began_at DESC, id LIMIT 200`,
      [person],
    );
    return sessions.filter((session) => isRunning(session, now) && mayUse(house, session, now));
  }

  async end(person: string, id: string): Promise<boolean> {
    const session = await this.find(id);
    if (session?.person !== person) return false;
    await this.dataSource.query(
      `UPDATE ${SESSION.sqlName} SET ended_at = coalesce(ended_at, $2::timestamptz) WHERE id = $1`,
      [id, this.sources.now().toISOString()],
    );
    return true;
  }

  private async find(id: string): Promise<SessionRow | undefined> {
    const found = `SELECT ${COLUMNS} FROM ${SESSION.sqlName} WHERE id = $1`;
    return (await readRows<SessionRow>(this.dataSource, found, [id]))[0];
  }

  private async noteUse(
    { id, tablet, credential, seenAt, signedInWith }: SessionRow,
    at: Date,
  ): Promise<void> {
    // A PIN is no credential of the register: the tablet was used.
    const shown = tablet ?? credential;
    if (shown !== null) this.register.saw(shown, at);
    if (at.getTime() - seenAt.getTime() < limitsOf({ signedInWith }).seenEvery) return;
    await this.dataSource.query(
      `UPDATE ${SESSION.sqlName} SET seen_at = greatest(seen_at, $2::timestamptz) WHERE id = $1`,
      [id, at.toISOString()],
    );
  }
}

/** Whether an instant is at most this long ago and not ahead: otherwise a clock that is set back would extend a session. */
export const isWithin = (at: Date, milliseconds: number, now: Date): boolean => {
  const age = now.getTime() - at.getTime();
  return age >= -AHEAD_MS && age < milliseconds;
};

const isRunning = (session: SessionRow, now: Date): boolean =>
  session.endedAt === null &&
  isWithin(session.seenAt, limitsOf(session).idle, now) &&
  isWithin(session.beganAt, limitsOf(session).longest, now);

function mayUse(house: House, { person, credential, signedInWith, tablet }: SessionRow, now: Date): boolean {
  const known = house.persons.get(person);
  if (known === undefined || known.left !== undefined) return false;
  // A tablet that was revoked, and a PIN in whose place there is another one, end what was begun with them.
  if (signedInWith === 'pin')
    return goodTablet(house, tablet ?? '', now) !== undefined && house.pins.get(person) === credential;
  if (credential === null) return true;
  const passkey = house.credentials.get(credential);
  return passkey !== undefined && isGood(passkey, now.toISOString());
}

function principalIn(house: House, session: SessionRow, now: Date): Principal {
  const { id, person, credential, signedInWith, beganAt, seenAt, freshAt } = session;
  const { idle, longest } = limitsOf(session);
  const until = new Date(Math.min(beganAt.getTime() + longest, seenAt.getTime() + idle));
  const known = personAs(house, { person, credentialId: credential ?? id }, now.toISOString());
  if (signedInWith === 'pin') {
    const tablet = goodTablet(house, session.tablet ?? '', now)!;
    // A PIN is never fresh enough for a decision.
    return { ...onTablet(known, tablet), session: { id, signedInWith, until, freshUntil: new Date(0) } };
  }
  // A person who chose a name in the demo has no credential to show again.
  const isFresh = isWithin(freshAt, FRESH_MS, now);
  const freshUntil = signedInWith === 'demo' ? until : new Date(isFresh ? freshAt.getTime() + FRESH_MS : 0);
  return { ...known, session: { id, signedInWith, until, freshUntil } };
}
