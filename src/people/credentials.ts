import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_SOURCES, type AccessSources } from '../access/access-sources';
import { mintKey } from '../access/api-key';
import { sha256 } from '../kernel/identity';
import { accepted, type Result } from '../kernel/result';
import {
  approveCredential,
  type DeviceWanted,
  type DrawnKey,
  type DrawnLink,
  type MadePasskey,
  enrol,
  issueCredential,
  makeDeviceCredential,
  offerFirst,
  rotateCredential,
} from './credential.rules';
import type { CredentialOfHouse, House, Offer } from './house.state';
import type { DecidedBy } from './people.events';
import { PeopleRegister } from './people-register';
import { type PeopleRefusal, refusing } from './people.refusals';
import type { Actor, Decided } from './people.rules';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
/** About as long as a device is used; a lost one is revoked. */
const PASSKEY_MS = 5 * YEAR_MS;
/** A link waits a week for the person it is for. */
const LINK_MS = 7 * DAY_MS;
const HOUR_MS = 3_600_000;
const LONGEST_OVERLAP_HOURS = 168;

/** A secret that is shown once and stored nowhere. */
export interface Shown {
  readonly secret: string;
  readonly expiresAt: Date;
}

export interface MadeCredential extends Shown {
  readonly credential: CredentialOfHouse;
  readonly house: House;
}

/** A link, or the proposal of one that a second administrator has to approve. */
export type Issued =
  | { readonly kind: 'offered'; readonly link: Shown }
  | { readonly kind: 'proposed'; readonly proposal: string };

export type NewDevice = Omit<DeviceWanted, 'key' | 'latest'> & { readonly expiresAt?: Date | undefined };

/** Draws the secrets of links and credentials; only their hashes are recorded. */
@Injectable()
export class Credentials {
  constructor(
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  /** Offers a person a credential by a link, or proposes to. */
  issue(actor: Actor, person: string): Promise<Result<Issued, PeopleRefusal>> {
    return this.linked((link, house, moment) => issueCredential(house, actor, { person, link }, moment));
  }

  approve(actor: Actor, proposal: string): Promise<Result<Issued, PeopleRefusal>> {
    return this.linked((link, house, moment) => approveCredential(house, actor, { proposal, link }, moment));
  }

  /** A link for the first administrator; undefined once somebody is registered. */
  async offerFirst(by: DecidedBy): Promise<Shown | undefined> {
    const issued = await this.linked((link, house, moment) => offerFirst(house, by, link, moment));
    return issued.ok && issued.value.kind === 'offered' ? issued.value.link : undefined;
  }

  /** Whether the code of a link is still good. */
  async isOpen(code: string): Promise<boolean> {
    return (await this.offerOf(code)) !== undefined;
  }

  /** What the code of a link that is still good offers, and to whom. */
  async offerOf(code: string): Promise<Offer | undefined> {
    const codeHash = sha256(code);
    const now = this.sources.now().toISOString();
    const offers = [...(await this.register.house()).offers.values()];
    return offers.find((each) => each.codeHash === codeHash && !each.isUsed && now < each.expiresAt);
  }

  /** Takes the credential of a link. Who is the first administrator says number and name. */
  enrol(
    code: string,
    self?: { readonly id: string; readonly name: string },
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    const codeHash = sha256(code);
    return this.keyed(undefined, (key, house, moment) => enrol(house, { codeHash, key, self }, moment));
  }

  /** Takes a passkey with a link; answers whose it is. */
  async enrolPasskey(
    code: string,
    passkey: MadePasskey['passkey'],
    self?: { readonly id: string; readonly name: string },
  ): Promise<Result<Omit<MadeCredential, 'secret'>, PeopleRefusal>> {
    const codeHash = sha256(code);
    const id = this.sources.randomBytes(8).toString('hex');
    const expiresAt = this.inFuture(PASSKEY_MS);
    const key = { id, passkey, expiresAt: expiresAt.toISOString() };
    const taken = await this.register.decide((house, moment) =>
      enrol(house, { codeHash, key, self }, moment),
    );
    if (!taken.ok) return taken;
    const { house } = taken.value;
    return accepted({ expiresAt, credential: house.credentials.get(id)!, house });
  }

  makeForDevice(
    actor: Actor,
    { expiresAt, ...wanted }: NewDevice,
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    const inAYear = this.inFuture(YEAR_MS);
    const latest = inAYear.toISOString();
    return this.keyed(expiresAt ?? inAYear, (key, _house, moment) =>
      makeDeviceCredential(actor, { ...wanted, key, latest }, moment),
    );
  }

  /** @param overlapHours for how long the former credential stays valid, 0 to 168 */
  async rotate(
    actor: Actor,
    id: string,
    overlapHours: number,
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    if (!(overlapHours >= 0 && overlapHours <= LONGEST_OVERLAP_HOURS)) return refusing('PEOPLE.OVERLAP');
    const until = this.inFuture(overlapHours * HOUR_MS).toISOString();
    return this.keyed(undefined, (key, house, moment) =>
      rotateCredential(house, actor, { id, key, until }, moment),
    );
  }

  private async linked(
    rule: (link: DrawnLink, ...asked: Parameters<Parameters<PeopleRegister['decide']>[0]>) => Decided,
  ): Promise<Result<Issued, PeopleRefusal>> {
    const secret = `cgl_${this.sources.randomBytes(32).toString('hex')}`;
    const expiresAt = this.inFuture(LINK_MS);
    const link = { codeHash: sha256(secret), expiresAt: expiresAt.toISOString() };
    const taken = await this.register.decide((house, moment) => rule(link, house, moment));
    if (!taken.ok) return taken;
    const [event] = taken.value.events;
    return event?.type === 'cagnotte.credential.proposed.v1' || event === undefined
      ? accepted({ kind: 'proposed', proposal: event?.data.proposal ?? '' })
      : accepted({ kind: 'offered', link: { secret, expiresAt } });
  }

  private async keyed(
    expiry: Date | undefined,
    rule: (key: DrawnKey, ...asked: Parameters<Parameters<PeopleRegister['decide']>[0]>) => Decided,
  ): Promise<Result<MadeCredential, PeopleRefusal>> {
    const { id, clear, hash: keyHash } = mintKey((count) => this.sources.randomBytes(count));
    const expiresAt = expiry ?? this.inFuture(YEAR_MS);
    const key = { id, keyHash, expiresAt: expiresAt.toISOString() };
    const taken = await this.register.decide((house, moment) => rule(key, house, moment));
    if (!taken.ok) return taken;
    const { house } = taken.value;
    return accepted({ secret: clear, expiresAt, credential: house.credentials.get(id)!, house });
  }

  private inFuture(milliseconds: number): Date {
    return new Date(this.sources.now().getTime() + milliseconds);
  }
}
