import { rulesOn } from '../_core/rules/rules-at-table';
import { inForce } from '../casino/authorisation.state';
import type { CasinoBooks } from '../casino/casino-books.state';
import { type TableCard, tableCard } from './table-card';

/** The cards of the tables authorised on a day whose game has rules then; undefined without an authorisation. */
export function cardsOn(books: Partial<CasinoBooks>, day: string): readonly TableCard[] | undefined {
  const authorisation = inForce(books.authorisations ?? [], day);
  return authorisation?.tables.flatMap((each) => {
    const found = rulesOn(day, each.game, { books });
    return found.ok ? [tableCard(authorisation, each, found.value.rules)] : [];
  });
}
