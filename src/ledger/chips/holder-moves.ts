import type { GamingDay } from '../../kernel/gaming-day';
import type { Minor } from '../../kernel/money';
import type { EntryLine } from '../_core/journal-entry';
import { isHolder } from './holder.checks';

export interface HolderMove {
  readonly account: string;
  readonly currency: string;
  readonly byDay: ReadonlyMap<GamingDay, Minor>;
}

export class HolderMoves {
  private readonly moves = new Map<string, HolderMove & { readonly byDay: Map<GamingDay, Minor> }>();

  add(day: GamingDay, lines: readonly EntryLine[]): this {
    for (const { account, currency, debit, credit } of lines) {
      if (!isHolder(account)) continue;
      const key = holderKey({ account, currency });
      const known = this.moves.get(key) ?? { account, currency, byDay: new Map<GamingDay, Minor>() };
      this.moves.set(key, known);
      known.byDay.set(day, (known.byDay.get(day) ?? 0n) + debit - credit);
    }
    return this;
  }

  get all(): readonly HolderMove[] {
    return [...this.moves.values()];
  }

  clear(): void {
    this.moves.clear();
  }
}

/** What names a holder in one currency: `chips:table:RF1 EUR`. */
export const holderKey = ({ account, currency }: { account: string; currency: string }): string =>
  `${account} ${currency}`;
