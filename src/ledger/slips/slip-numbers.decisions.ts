import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { badInput, codedError } from '../../api/coded-error';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { derivedId } from '../../kernel/identity';
import type { CasinoEvent } from '../../kernel/envelope';
import { streamOf } from '../event-contract/streams';
import { toAppend, eventIn } from '../../kernel/stored-form';
import { type SlipNumbersLeased, slipNumbersLeased } from './slips.events';

export interface NumbersAsked {
  readonly casino: string;
  readonly gamingDay: string;
  readonly pad: string;
  readonly count: number;
  readonly tablet: string;
  readonly request: string;
}

/** How often another tablet may take numbers of the pad between reading and writing before the caller must try again. */
const MOST_TRIES = 5;
const LAST_NUMBER = 999_999_999;

/**
 * Leases numbers of slips, each to one tablet: a tablet uses its own without the network, and no other tablet has
 * them.
 */
@Injectable()
export class SlipNumbers {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStorePort) {}

  /**
   * Gives the next numbers of a pad. A repeated `request`, whose answer was lost, gets the same numbers.
   * @throws GraphQLError BAD_USER_INPUT where the pad has no numbers left; UNAVAILABLE where too many ask at once
   */
  async lease(
    asked: NumbersAsked,
    by: Pick<Principal, 'personId' | 'credentialId' | 'name'>,
  ): Promise<SlipNumbersLeased> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const leased = await this.attempt(asked, by);
      if (leased !== 'again') return leased;
    }
    throw codedError('UNAVAILABLE', {
      en: `pad ${asked.pad}: other tablets take numbers at the same moment; ask again.`,
      es: `talonario ${asked.pad}: otras tabletas toman números en el mismo momento; repita la petición.`,
    });
  }

  private async attempt(
    { casino, gamingDay, ...asked }: NumbersAsked,
    { personId, credentialId, name }: Pick<Principal, 'personId' | 'credentialId' | 'name'>,
  ): Promise<SlipNumbersLeased | 'again'> {
    const { pad, count, tablet, request } = asked;
    const { leases, version } = await this.read(casino, pad);
    const same = leases.find((lease) => lease.tablet === tablet && lease.request === request);
    if (same !== undefined) return same;
    const first = (leases.at(-1)?.last ?? 0) + 1;
    const last = first + count - 1;
    if (last > LAST_NUMBER) throw padUsedUp(pad);
    const data: SlipNumbersLeased = {
      pad,
      first,
      last,
      tablet,
      request,
      by: { id: personId ?? credentialId, name },
    };
    const event: CasinoEvent = {
      specversion: '1.0',
      source: `/casinos/${casino}/accounting`,
      type: slipNumbersLeased.type,
      id: derivedId('slip-numbers', casino, pad, `${first}`),
      time: new Date().toISOString(),
      gamingday: gamingDay,
      datacontenttype: 'application/json',
      data,
    };
    const appended = await this.store.append({
      stream: streamOf(event),
      principal: credentialId,
      expected: version ?? 'none',
      events: [toAppend(event)],
    });
    return appended.kind === 'appended' ? data : 'again';
  }

  private async read(
    casino: string,
    pad: string,
  ): Promise<{ readonly leases: readonly SlipNumbersLeased[]; readonly version: number | undefined }> {
    const leases: SlipNumbersLeased[] = [];
    let last: number | undefined;
    for await (const { bytes, version } of this.store.readStream(padStream(casino, pad))) {
      leases.push(eventIn<CasinoEvent<SlipNumbersLeased>>(bytes).data);
      last = version;
    }
    return { leases, version: last };
  }
}

const padStream = (casino: string, pad: string): string =>
  `cagnotte_${slipNumbersLeased.category}-${casino}/${encodeURIComponent(pad)}`;

const padUsedUp = (pad: string) =>
  badInput({
    en: `pad: ${pad} has no such many numbers left; take another pad.`,
    es: `pad: al talonario ${pad} no le quedan tantos números; use otro.`,
  });
