import type { CasinoBooks } from './casino-books.state';
import type { Room, TableInRoom } from './open-room.state';
import type { GamingDay } from '../../kernel/gaming-day';
import { isGameCode } from '../../games/game-codes';
import type { OpenTable } from '../../games/table-reports';
import type { EventFinding } from '../_core/finding';
import { authorisedOn } from '../_core/rules/reporting';
import { rulesOn } from '../_core/rules/rules-at-table';

export function checkRoom(room: Room, day: GamingDay, books: CasinoBooks): EventFinding[] {
  const tables = room.filter(
    (table): table is TableInRoom & OpenTable => table.day === day && isGameCode(table.game),
  );
  const onTerms = tables.map((table) => ({ ...table, terms: termsOf(table, books) }));
  const findings = [...new Set(tables.map(({ game }) => game))].flatMap((game) => {
    const found = rulesOn(day, game, { books });
    return found.ok ? found.value.rules.checks.room(onTerms, found.value.setting) : [];
  });
  return findings.map((finding) => ({
    ...finding,
    eventIds: [],
    of: { gamingDay: day },
    standing: `room ${day} ${finding.code} ${finding.ruleId} ${finding.found}`,
  }));
}

function termsOf({ table, day, terms }: TableInRoom, books: CasinoBooks): TableInRoom['terms'] {
  const authorised = authorisedOn(day, table, books);
  return authorised === undefined ? terms : { ...terms, authorised: authorised.terms };
}
