import { type Finding, said } from '../../finding-catalogue/finding';
import type { BankLife, CoupOfBank } from '../bank-life';
import type { Setting } from '../game-rules';
import { broken, FINE } from '../player-bank/bank-checks';
import { rules as RULES } from './two-tableaux.register.json';

const REPEATS_OF_A_NULL_BANCO = 2;

/** A banco may be repeated up to twice after a null coup; OP1-27 answers which coups are null. */
function mayBeRepeated(
  { nulls, open, evens, even }: NonNullable<BankLife['banco']>,
  { answers }: Setting,
): boolean {
  return answers['OP1-27'] === 'null-when-even'
    ? even && evens <= REPEATS_OF_A_NULL_BANCO
    : open && nulls <= REPEATS_OF_A_NULL_BANCO;
}

export function checkBancoOnce(
  { shoe, banco }: BankLife,
  { bets, shoeNo }: CoupOfBank,
  setting: Setting,
): readonly Finding[] {
  const call = bets.find(({ type }) => type.startsWith('banco'));
  if (call === undefined) return FINE;
  const isFirst = shoe === undefined || shoe.shoeNo !== shoeNo || shoe.coups === 0;
  const isAllowed =
    banco === undefined ? isFirst : banco.player === call.player && mayBeRepeated(banco, setting);
  if (isAllowed) return FINE;
  const expected = said('banco-once-at-beginning-of-game-and-twice');
  return broken(
    RULES.bancoOnce,
    'banco-not-available',
    expected,
    said('banco-by', { player: call.player ?? said('somebody') }),
  );
}
