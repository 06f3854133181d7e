import { type Finding, raise, said } from '../../finding-catalogue/finding';
import type { CasinoEvent } from '../../kernel/envelope';
import type { EventOf } from '../event-contract/catalogue';
import type { TableClosed, TableOpened } from './table.events';
import { diceUsedBefore, otherFreeBanks } from '../casino/casino-books.state';
import { changedTerms, openingTerms, shoeStartOf, termsOf } from './table-play.state';
import { tableConcerned } from './session-key.state';
import type { LimitChange, ReportedOpening, VoidedRound } from '../../games/table-reports';
import { minorFromWire } from '../../kernel/money';
import type { LedgerState, Check } from '../_core/evaluation.state';
import { authorisedTableOf, rulesAtTable, rulesOn, withAuthorised } from '../_core/rules/rules-at-table';
import { present } from '../../kernel/present';

type Findings = readonly Finding[];

/**
 * The opening of a table: that its casino is authorised and may open it, that its game has rules on that day, and what
 * these state about terms, staff and equipment.
 */
export function checkOpening(event: CasinoEvent<TableOpened>, before: LedgerState): Findings {
  const { game, staff, equipment } = event.data;
  const authorisation = checkAuthorised(event, before);
  const found = rulesOn(event.gamingday, game, before);
  if (!found.ok) return [...authorisation, found.refusal];
  const { decks, newDecks, dice } = equipment ?? {};
  const opening: ReportedOpening = {
    terms: withAuthorised(openingTerms(event.data), event, before),
    staff,
    sessionNo: event.sessionno ?? 1,
    freeBankAt: otherFreeBanks(before.books, { day: event.gamingday, table: tableConcerned(event)! }),
    ...present({ decks, newDecks }),
    ...(dice === undefined
      ? {}
      : { dice, usedDice: diceUsedBefore(before.books, { day: event.gamingday, dice }) }),
  };
  return [...authorisation, ...found.value.rules.checks.opening(opening, found.value.setting)];
}

function checkAuthorised(event: CasinoEvent<TableOpened>, before: LedgerState): Findings {
  if ((before.books.authorisations ?? []).every(({ validFrom }) => validFrom > event.gamingday)) {
    return [
      raise({
        code: 'casino-not-authorised',
        expected: said('authorisation-of-casino-that-is-valid-on', { day: event.gamingday }),
        found: said('none-evaluated-as-casino-of-andalusia'),
      }),
    ];
  }
  const table = authorisedTableOf(event, before);
  if (table?.game === event.data.game) return [];
  return [
    raise({
      code: 'table-not-authorised',
      expected:
        table === undefined ? said('table-of-authorisation') : said('at-this-table', { game: table.game }),
      found: event.data.game,
    }),
  ];
}

export const checkLimitChange: Check<'cagnotte.table.limits-changed.v1'> = (event, before) => {
  const found = rulesAtTable(event, before);
  const old = termsOf(before.session.play);
  if (!found?.ok || old === undefined) return [];
  const { announcedAtRound, firstRound } = event.data;
  const change: LimitChange = {
    before: withAuthorised(old, event, before),
    after: withAuthorised(changedTerms(old, event.data), event, before),
    announcedAtRound,
    ...present({ firstRound }),
  };
  return found.value.rules.checks.limitChange(change, found.value.setting);
};

export function checkClosing(event: CasinoEvent<TableClosed>, before: LedgerState): Findings {
  const found = rulesAtTable(event, before);
  if (!found?.ok) return [];
  const { rules, setting } = found.value;
  const { left } = before.session.play;
  const { wheel } = event.data;
  return [
    ...(left === undefined ? [] : rules.checks.closing(left, setting)),
    ...(rules.checks.putAway?.(present({ wheel })) ?? []),
  ];
}

export function checkVoidedRound(event: EventOf<'cagnotte.round.voided.v1'>, before: LedgerState): Findings {
  const { roundNo } = event.data;
  const { last } = before.session.play;
  const bets = last?.roundNo === roundNo ? last.bets : undefined;
  return checkVoided(event, bets, rulesAtTable(event, before, roundNo));
}

/**
 * The void of a coup against a player's bank. Bets are not known by cloth, so the void of one cloth is checked
 * without bets.
 */
export function checkVoidedCoup(event: EventOf<'cagnotte.coup.voided.v1'>, before: LedgerState): Findings {
  const { shoeNo, coupNo, tableaux } = event.data;
  const { lastCoup } = before.session.play;
  const isKnown = lastCoup?.shoeNo === shoeNo && lastCoup.coupNo === coupNo && tableaux === undefined;
  return checkVoided(event, isKnown ? lastCoup.bets : undefined, rulesAtTable(event, before));
}

function checkVoided(
  { data: { settled, reasonCode, refunds } }: EventOf<'cagnotte.round.voided.v1' | 'cagnotte.coup.voided.v1'>,
  bets: VoidedRound['bets'],
  found: ReturnType<typeof rulesAtTable>,
): Findings {
  if (!found?.ok) return [];
  const voided: VoidedRound = {
    settled,
    reasonCode,
    refunds: refunds.map(({ betId, player, amount }) => ({
      ...present({ betId, player }),
      amount: minorFromWire(amount),
    })),
    ...present({ bets }),
  };
  return found.value.rules.checks.voided(voided, found.value.setting);
}

export function checkShoeStartAtTable(
  event: EventOf<'cagnotte.shoe.started.v1'>,
  before: LedgerState,
): Findings {
  const found = rulesAtTable(event, before);
  if (!found?.ok) return [];
  return found.value.rules.checks.shoe?.started(shoeStartOf(event.data), found.value.setting) ?? [];
}

export function checkShoeEnd(event: EventOf<'cagnotte.shoe.ended.v1'>, before: LedgerState): Findings {
  const found = rulesAtTable(event, before);
  const { shoe } = before.session.play;
  if (!found?.ok || shoe?.shoeNo !== event.data.shoeNo) return [];
  return found.value.rules.checks.shoe?.dealt(shoe, found.value.setting) ?? [];
}
