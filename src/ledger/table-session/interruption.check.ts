import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { breach } from '../../games/rule';
import type { CasinoEvent } from '../../kernel/envelope';
import { secondsOf } from '../../kernel/instant';
import { definitionOf, type EventOf } from '../event-contract/catalogue';
import type { Check } from '../_core/evaluation.state';
import { type RulesAtTable, rulesAtTable } from '../_core/rules/rules-at-table';
import { shoeStarted } from './table.events';
import type { Interruption, TableSession } from './table-session.state';

/** An interruption states its reason in words where it is none of the usual ones, and begins while the table plays. */
export const checkInterrupted: Check<'cagnotte.table.interrupted.v1'> = ({ data }, { session }) => [
  ...(data.reason === 'other' && data.explanation === undefined
    ? [
        raise({
          code: 'interruption-without-reason',
          expected: said('reason-in-words'),
          found: said('another-reason-without-words'),
        }),
      ]
    : []),
  ...(session.interruption === undefined
    ? []
    : [
        raise({
          code: 'interrupted-twice',
          expected: said('table-that-plays'),
          found: interruptedSince(session.interruption),
        }),
      ]),
];

export const checkResumed: Check<'cagnotte.table.resumed.v1'> = (event, before) => {
  const rules = rulesAtTable(event, before);
  const needed = rules?.ok === true ? rules.value.rules.players : undefined;
  const { interruption } = before.session;
  return [
    ...(interruption === undefined
      ? [
          raise({
            code: 'resumed-without-interruption',
            expected: said('interruption-of-table-before'),
            found: said('none'),
          }),
        ]
      : checkWait(needed, interruption, event)),
    ...checkEnough(needed, event),
  ];
};

type Needed = RulesAtTable['rules']['players'];
type Resumed = EventOf<'cagnotte.table.resumed.v1'>;

const SECONDS_OF_A_MINUTE = 60;

/** Finds a table that waited longer for players than the time after which the house may close it. */
function checkWait(needed: Needed, { reason, since }: Interruption, { time }: Resumed): Finding[] {
  const waits = needed?.waits;
  if (waits === undefined || reason !== 'players-missing') return [];
  const seconds = secondsOf(time) - secondsOf(since);
  if (seconds <= waits.minutes * SECONDS_OF_A_MINUTE) return [];
  return [
    breach(waits.rule, {
      code: 'waited-longer-for-players',
      expected: said('wait-of-minutes-then-close', { minutes: waits.minutes }),
      found: said('resumed-after-minutes', { minutes: Math.floor(seconds / SECONDS_OF_A_MINUTE) }),
    }),
  ];
}

function checkEnough(needed: Needed, { data: { playersPresent } }: Resumed): Finding[] {
  const atLeast = needed?.atLeast;
  if (atLeast === undefined || playersPresent === undefined || playersPresent >= atLeast.players) return [];
  return [
    breach(atLeast.rule, {
      code: 'players-below-minimum',
      expected: said('at-least-players', { players: atLeast.players }),
      found: said('at-table-count', { count: playersPresent }),
    }),
  ];
}

/** Finds a round, hand, coup or shoe that is played while the table is interrupted. */
export function checkPlayInterrupted(
  { type }: CasinoEvent,
  { interruption }: Pick<TableSession, 'interruption'>,
): Finding[] {
  if (interruption === undefined) return [];
  if (definitionOf(type)?.plays === undefined && type !== shoeStarted.type) return [];
  return [
    raise({
      code: 'played-while-interrupted',
      expected: said('resumption-of-table-before'),
      found: interruptedSince(interruption),
    }),
  ];
}

const interruptedSince = ({ eventId }: Interruption) => said('interrupted-by', { event: eventId });
