import { createHash } from 'node:crypto';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { KnownOutcome } from './delivery-outcomes';

/** An event as it is sent: its text is what the log must hold, byte for byte. */
export interface Delivery {
  readonly casino: string;
  /** source and id. */
  readonly identity: string;
  readonly text: string;
}

export function deliveryOf(event: CasinoEvent): Delivery {
  return { casino: event.source.split('/')[2]!, identity: identityOf(event), text: JSON.stringify(event) };
}

export const identityOf = ({ source, id }: { readonly source: string; readonly id: string }): string =>
  `${source} ${id}`;

/**
 * What all senders of a test sent and what they were told of it: the other side of the log. An answer that
 * contradicts an earlier one is thrown at once.
 */
export class DeliveryBook {
  /** Every text ever sent under an identity. */
  readonly sent = new Map<string, Set<string>>();
  /** Acknowledged as events: identity and text. */
  readonly kept = new Map<string, Delivery>();
  /** Acknowledged as conflicts and kept in quarantine: SHA-256 of the delivered bytes, and the text. */
  readonly setAside = new Map<string, Delivery>();
  /** Answers by outcome; `unclear` counts each event of a request that must be sent again. */
  readonly counts = { stored: 0, duplicate: 0, conflict: 0, unclear: 0 };

  send({ identity, text }: Delivery): void {
    const texts = this.sent.get(identity) ?? new Set();
    this.sent.set(identity, texts.add(text));
  }

  enter(delivery: Delivery, told: KnownOutcome | 'unclear'): void {
    if (told === 'unclear') return void this.counts.unclear++;
    this.counts[told.outcome as 'stored' | 'duplicate' | 'conflict']++;
    if (told.outcome === 'conflict') this.enterConflict(delivery, told.delivery);
    else this.enterKept(delivery);
  }

  /** How many events are acknowledged as kept. */
  get acknowledged(): number {
    return this.kept.size;
  }

  private enterKept(delivery: Delivery): void {
    const before = this.kept.get(delivery.identity);
    if (before && before.text !== delivery.text) {
      throw new Error(`two contents of ${delivery.identity} were acknowledged as kept`);
    }
    this.kept.set(delivery.identity, delivery);
  }

  private enterConflict(delivery: Delivery, hash: string | undefined): void {
    if (hash !== createHash('sha256').update(delivery.text).digest('hex')) {
      throw new Error(`a conflict of ${delivery.identity} was answered with another delivery: ${hash}`);
    }
    if (this.kept.get(delivery.identity)?.text === delivery.text) {
      throw new Error(`${delivery.identity} was acknowledged and then called a conflict with itself`);
    }
    this.setAside.set(hash, delivery);
  }
}
