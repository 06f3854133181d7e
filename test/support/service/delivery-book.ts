import { createHash } from 'node:crypto';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { KnownOutcome } from './delivery-outcomes';

/** An event as sent; the log must contain its text byte for byte. */
export interface Delivery {
  readonly casino: string;
  /** Source and id. */
  readonly identity: string;
  readonly text: string;
}

export function deliveryOf(event: CasinoEvent): Delivery {
  return { casino: event.source.split('/')[2]!, identity: identityOf(event), text: JSON.stringify(event) };
}

export const identityOf = ({ source, id }: { readonly source: string; readonly id: string }): string =>
  `${source} ${id}`;

/**
 * Everything that the senders of a test sent, and the answers: the counterpart of the log. An answer that contradicts an
 * earlier one throws at once.
 */
export class DeliveryBook {
  /** All texts sent under an identity. */
  readonly sent = new Map<string, Set<string>>();
  /** Deliveries acknowledged as events, by identity. */
  readonly kept = new Map<string, Delivery>();
  /** Deliveries acknowledged as conflicts in quarantine, by the SHA-256 of their bytes. */
  readonly setAside = new Map<string, Delivery>();
  /** The numbers of answers by outcome; `unclear` counts each event of a request that must be sent again. */
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

  /** The number of acknowledged events. */
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
