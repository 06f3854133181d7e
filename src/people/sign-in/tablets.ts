import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { sameHash } from '../../access/api-key';
import { onTablet, type Tablet } from '../../access/principal';
import { sha256 } from '../../kernel/identity';
import type { AccessRefusal } from '../../access/access-refusal';
import { PIN_LOCKED, PIN_OPENS_NOTHING, PIN_OVER, PIN_WRONG } from '../../access/sign-in-refusals';
import { accepted, refused, type Result } from '../../kernel/result';
import { PeopleRegister } from '../people-register';
import type { PeopleRefusal } from '../people.refusals';
import { goodTablet, personAs, type SigningActor, tabletOf } from '../principal-of';
import { enrolTablet, setPin } from '../tablet.rules';
import { Pins } from './pins';
import { Sessions } from './sessions';

const COOKIE = /^cgt_([0-9a-f]{16})_[0-9a-f]{64}$/;

export interface EnrolledTablet {
  readonly tablet: Tablet;
  readonly secret: string;
  readonly expiresAt: Date;
}

@Injectable()
export class Tablets {
  constructor(
    private readonly register: PeopleRegister,
    private readonly pins: Pins,
    private readonly sessions: Sessions,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  async enrol(code: string): Promise<Result<EnrolledTablet, PeopleRefusal>> {
    const codeHash = sha256(code);
    const id = this.sources.randomBytes(8).toString('hex');
    const secret = `cgt_${id}_${this.sources.randomBytes(32).toString('hex')}`;
    const key = { id, keyHash: sha256(secret) };
    const taken = await this.register.decide((house, moment) =>
      enrolTablet(house, { codeHash, key }, moment),
    );
    if (!taken.ok) return taken;
    const credential = taken.value.house.credentials.get(id)!;
    return accepted({ secret, tablet: tabletOf(credential)!, expiresAt: new Date(credential.expiresAt) });
  }

  async known(cookie: string | undefined): Promise<Tablet | undefined> {
    const id = COOKIE.exec(cookie ?? '')?.[1];
    if (id === undefined) return undefined;
    // Re-read: another process may have enrolled the tablet.
    const house = (await this.register.recently()).credentials.has(id)
      ? await this.register.recently()
      : await this.register.house();
    const credential = house.credentials.get(id);
    if (credential?.keyHash === undefined || !sameHash(credential.keyHash, sha256(cookie!))) return undefined;
    return goodTablet(house, id, this.sources.now());
  }

  /**
   * The cookie of a new session of a person who types their PIN on a tablet.
   * @returns or why there is none, and whether this attempt has locked the PIN
   */
  async identify(
    tablet: Tablet,
    { person, pin, agent }: { readonly person: string; readonly pin: string; readonly agent: string },
  ): Promise<Result<string, AccessRefusal & { readonly hasLocked?: true }>> {
    const shown = await this.pins.show(person, pin, tablet.credential);
    if (shown === 'locked-now') return refused({ ...PIN_LOCKED, hasLocked: true });
    if (shown === 'over-now') return refused({ ...PIN_OVER, hasLocked: true });
    if (shown === 'over') return refused(PIN_OVER);
    if (shown === 'locked') return refused(PIN_LOCKED);
    const house = await this.register.recently();
    const known = house.persons.get(person);
    if (shown === 'wrong' || known === undefined || known.left) return refused(PIN_WRONG);
    const now = this.sources.now().toISOString();
    const { roles } = onTablet(personAs(house, { person, credentialId: tablet.credential }, now), tablet);
    if (roles.length === 0) return refused(PIN_OPENS_NOTHING);
    const credential = house.pins.get(person)!;
    const cookie = await this.sessions.begin({
      person,
      with: 'pin',
      credential,
      tablet: tablet.credential,
      agent,
    });
    return accepted(cookie!);
  }

  /** Gives a person a PIN: the decision is recorded, what checks the PIN is kept beside the log. */
  async setPin(actor: SigningActor, pin: string): Promise<Result<undefined, PeopleRefusal>> {
    const taken = await this.register.decide((house, moment) => setPin(house, actor, pin, moment), actor);
    if (!taken.ok) return taken;
    const [event] = taken.value.events;
    if (event?.type === 'cagnotte.credential.pin-set.v1')
      await this.pins.keep(event.data.person, event.data.pin, pin);
    return accepted(undefined);
  }
}
