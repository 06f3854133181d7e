import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { mintKey } from '../access/api-key';
import { sha256 } from '../kernel/identity';
import { accepted, type Result } from '../kernel/result';
import {
  approveCredential,
  type DeviceWanted,
  enrol,
  issueCredential,
  makeDeviceCredential,
  offerFirst,
  rotateCredential,
} from './credential.rules';
import type { DeclaredIdentity, DrawnKey, DrawnLink, MadePasskey } from './credential-part.rules';
import { identityNamed } from './credential-part.rules';
import type { CredentialOfHouse, House, Offer } from './house.state';
import type { DecidedBy, PeopleEvent } from './people.events';
import { PeopleRegister } from './people-register';
import { type PeopleRefusal, refusing } from './people.refusals';
import type { Moment, PeopleDecision } from './people.rules';
import type { SigningActor } from './principal-of';
import { offerTablet, type TabletWanted } from './tablet.rules';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** Five years, about as long as a device is used. The credential of a lost device is revoked. */
const PASSKEY_MS = 5 * YEAR_MS;
/** Ten minutes, since a link is handed over in person (OWASP ASVS 5.0, V6.5.5). `approveCredential` makes another one. */
const LINK_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const LONGEST_OVERLAP_HOURS = 168;

export interface ShownSecret {
  readonly secret: string;
  readonly expiresAt: Date;
}

export interface MadeCredential extends ShownSecret {
  readonly credential: CredentialOfHouse;
  readonly house: House;
}

export type Issued =
  | { readonly kind: 'offered'; readonly link: ShownSecret }
  | { readonly kind: 'proposed'; readonly proposal: string };

interface Expiring {
  readonly expiresAt?: Date | undefined;
}

export type NewDevice = Omit<DeviceWanted, 'key' | 'latest'> & Expiring;

/** Draws the secrets of links and credentials; only their hashes are recorded. */
@Injectable()
export class Credentials {
  constructor(
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  issue(actor: SigningActor, person: string): Promise<Result<Issued, PeopleRefusal>> {
    return this.linked(
      (link, house, moment) => issueCredential(house, actor, { person, link }, moment),
      actor,
    );
  }

  approve(actor: SigningActor, proposal: string): Promise<Result<Issued, PeopleRefusal>> {
    return this.linked(
      (link, house, moment) => approveCredential(house, actor, { proposal, link }, moment),
      actor,
    );
  }

  /** A link with which a tablet is enrolled, for as long as is wanted, or for a year. */
  offerTablet(
    actor: SigningActor,
    { expiresAt, ...wanted }: Omit<TabletWanted, 'link' | 'latest' | 'expiresAt'> & Expiring,
  ): Promise<Result<Issued, PeopleRefusal>> {
    return this.linked((link, house, moment) => {
      const latest = later(moment, YEAR_MS);
      const tablet = { ...wanted, link, latest, expiresAt: expiresAt?.toISOString() ?? latest };
      return offerTablet(house, actor, tablet, moment);
    }, actor);
  }

  /** A link for the first administrator; undefined once a person is registered. */
  async offerFirst(by: DecidedBy): Promise<ShownSecret | undefined> {
    const issued = await this.linked((link, house, moment) => offerFirst(house, by, link, moment));
    return issued.ok && issued.value.kind === 'offered' ? issued.value.link : undefined;
  }

  /**
   * Whether the link of a code can still be used. That of the first administrator can be used until a person is registered.
   */
  async isOpen(code: string): Promise<boolean> {
    return (await this.offerOf(code)) !== undefined;
  }

  async offerOf(code: string): Promise<Offer | undefined> {
    const codeHash = sha256(code);
    const now = this.sources.now().toISOString();
    const { offers, persons } = await this.register.house();
    return [...offers.values()].find(
      (each) =>
        each.codeHash === codeHash &&
        each.tablet === undefined &&
        (each.person !== undefined || persons.size === 0) &&
        !each.isUsed &&
        now < each.expiresAt,
    );
  }

  enrol(
    code: string,
    self?: { readonly id: string; readonly name: string },
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    const codeHash = sha256(code);
    return this.keyed((key, house, moment) => enrol(house, { codeHash, key, self }, moment));
  }

  enrolPasskey(
    code: string,
    passkey: MadePasskey['passkey'],
    self?: { readonly id: string; readonly name: string },
  ): Promise<Result<Omit<MadeCredential, 'secret'>, PeopleRefusal>> {
    return this.enrolWith(code, { passkey }, self);
  }

  /**
   * The valid credential of an account at a provider; undefined for an account that no person has enrolled, and for that of a
   * person who has left.
   */
  async ofIdentity(
    identity: DeclaredIdentity['identity'],
  ): Promise<{ readonly id: string; readonly person: string } | undefined> {
    const house = await this.register.house();
    const { id, person } = identityNamed(house, identity, this.sources.now().toISOString()) ?? {};
    if (id === undefined || person === undefined) return undefined;
    return house.persons.get(person)!.left === undefined ? { id, person } : undefined;
  }

  enrolIdentity(
    code: string,
    identity: DeclaredIdentity['identity'],
  ): Promise<Result<Omit<MadeCredential, 'secret'>, PeopleRefusal>> {
    return this.enrolWith(code, { identity });
  }

  private async enrolWith(
    code: string,
    part: Pick<MadePasskey, 'passkey'> | Pick<DeclaredIdentity, 'identity'>,
    self?: { readonly id: string; readonly name: string },
  ): Promise<Result<Omit<MadeCredential, 'secret'>, PeopleRefusal>> {
    const codeHash = sha256(code);
    const id = this.sources.randomBytes(8).toString('hex');
    const expiresAt = new Date(this.sources.now().getTime() + PASSKEY_MS);
    const key = { id, ...part, expiresAt: expiresAt.toISOString() };
    const taken = await this.register.decide((house, moment) =>
      enrol(house, { codeHash, key, self }, moment),
    );
    if (!taken.ok) return taken;
    const { house } = taken.value;
    return accepted({ expiresAt, credential: house.credentials.get(id)!, house });
  }

  makeForDevice(
    actor: SigningActor,
    { expiresAt, ...wanted }: NewDevice,
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    return this.keyed(
      (key, _house, moment) =>
        makeDeviceCredential(actor, { ...wanted, key, latest: later(moment, YEAR_MS) }, moment),
      { expiry: expiresAt, actor },
    );
  }

  /** @param overlapHours for how long the former credential stays valid, 0 to 168 */
  async rotate(
    actor: SigningActor,
    id: string,
    overlapHours: number,
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    if (!(overlapHours >= 0 && overlapHours <= LONGEST_OVERLAP_HOURS)) return refusing('PEOPLE.OVERLAP');
    return this.keyed(
      (key, house, moment) =>
        rotateCredential(house, actor, { id, key, until: later(moment, overlapHours * HOUR_MS) }, moment),
      { actor },
    );
  }

  private async linked(
    rule: (link: DrawnLink, ...asked: DecisionInputs) => PeopleDecision,
    actor?: SigningActor,
  ): Promise<Result<Issued, PeopleRefusal>> {
    const secret = `cgl_${this.sources.randomBytes(32).toString('hex')}`;
    const codeHash = sha256(secret);
    const taken = await this.register.decide(
      (house, moment) => rule({ codeHash, expiresAt: later(moment, LINK_MS) }, house, moment),
      actor,
    );
    if (!taken.ok) return taken;
    const [event] = taken.value.events;
    return event?.type === 'cagnotte.credential.offered.v1'
      ? accepted({ kind: 'offered', link: { secret, expiresAt: new Date(event.data.expiresAt) } })
      : accepted({ kind: 'proposed', proposal: proposalIn(event) });
  }

  private async keyed(
    rule: (key: DrawnKey, ...asked: DecisionInputs) => PeopleDecision,
    { expiry, actor }: { readonly expiry?: Date | undefined; readonly actor?: SigningActor } = {},
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    let made: DrawnKey | undefined;
    let secret = '';
    const taken = await this.register.decide((house, moment) => {
      const draw = (count: number): Buffer => this.sources.randomBytes(count);
      const { id, clear, hash: keyHash } = mintKey(draw, moment.newId());
      secret = clear;
      made = { id, keyHash, expiresAt: expiry?.toISOString() ?? later(moment, YEAR_MS) };
      return rule(made, house, moment);
    }, actor);
    if (!taken.ok) return taken;
    const { house } = taken.value;
    const { id, expiresAt } = made!;
    return accepted({
      secret,
      expiresAt: new Date(expiresAt),
      credential: house.credentials.get(id)!,
      house,
    });
  }
}

type DecisionInputs = Parameters<Parameters<PeopleRegister['decide']>[0]>;

const later = ({ now }: Pick<Moment, 'now'>, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString();

const proposalIn = (event: PeopleEvent | undefined): string =>
  event?.type === 'cagnotte.credential.proposed.v1' ? event.data.proposal : '';
