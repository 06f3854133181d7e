import { diceUsedBefore, noteDice } from '../casino/casino-books.state';
import { rulesAtTable } from '../_core/rules/rules-at-table';
import type { Evaluated, Evaluator, LedgerState } from '../_core/evaluation.state';
import type { EventOf } from '../event-contract/catalogue';
import { present } from '../../kernel/present';
import { useEquipment, withoutPlace } from './equipment-at-table';
import { EquipmentAtHand, type EquipmentStates } from './equipment.state';

type DiceChanged = EventOf<'cagnotte.dice.changed.v1'>;

/** The dice of a table change: new ones count as used in this session, and the register follows all of them. */
export const evaluateDiceChanged: Evaluator<'cagnotte.dice.changed.v1'> = (event, before) => {
  const { supplied } = event.data;
  const found = rulesAtTable(event, before);
  const rules = found?.ok === true ? found.value : undefined;
  const used = useEquipment(event, present({ dice: supplied }), before, rules);
  const byRules = rules?.rules.checks.dice?.(changeOf(event, before)) ?? [];
  return {
    findings: [...byRules, ...used.findings],
    ...noteSupplied(event, before),
    ...present({ equipment: withoutOldDice(event.data, before, used.equipment) }),
  };
};

const changeOf = ({ gamingday: day, data: { cause, supplied } }: DiceChanged, before: LedgerState) => ({
  cause,
  usedDice: supplied === undefined ? [] : diceUsedBefore(before.books, { day, dice: supplied }),
  ...present({ supplied, left: before.session.play.left }),
});

const noteSupplied = (
  { gamingday: day, data: { supplied: dice = [] } }: DiceChanged,
  { books }: LedgerState,
): Pick<Evaluated, 'books'> => (dice.length === 0 ? {} : { books: noteDice(books, { day, dice }) });

/** The register after old dice have left the table: withdrawn ones are in store, lost ones are gone. */
function withoutOldDice(
  { withdrawn = [], lost = [] }: DiceChanged['data'],
  { equipment }: LedgerState,
  used: EquipmentStates | undefined,
): EquipmentStates | undefined {
  if (withdrawn.length + lost.length === 0) return used;
  const atHand = new EquipmentAtHand((cell) => used?.get(cell) ?? equipment(cell));
  if (atHand.register === undefined) return used;
  for (const serial of [...withdrawn, ...lost]) {
    const piece = atHand.piece(serial);
    if (piece === undefined) continue;
    atHand.put(withoutPlace(lost.includes(serial) ? { ...piece, gone: piece.gone ?? 'lost' } : piece));
  }
  const changed = new Map([...(used ?? []), ...(atHand.changes ?? [])]);
  return changed.size === 0 ? undefined : changed;
}
