import type { GameRules } from '../../../src/games/game-rules';
import type { PieceInUse, ShoeOfOneTable } from '../../../src/games/table-reports';

const PIECE: PieceInUse = {
  serial: 'S-1',
  kind: 'shoe',
  isAutomatic: false,
  homologation: 'valid',
  isUsed: false,
};

/** Code and rule of what a game finds of one piece, which is a manual shoe in good order but for what is stated. */
export const foundOfPiece = ({ checks }: Pick<GameRules, 'checks'>, piece: Partial<PieceInUse>): string[] =>
  checks.equipment!({ pieces: [{ ...PIECE, ...piece }], shoesOfOneTable: [] }).map(
    ({ code, ruleId }) => `${code} ${ruleId}`,
  );

/** Code and rule of what a game finds where a shoe goes systematically to one table. */
export const foundOfTurns = ({ checks }: Pick<GameRules, 'checks'>): string[] => {
  const shoe: ShoeOfOneTable = { shoe: 'S-1', table: 'T1', times: 18, handings: 18 };
  return checks.equipment!({ pieces: [], shoesOfOneTable: [shoe] }).map(
    ({ code, ruleId }) => `${code} ${ruleId}`,
  );
};

export const backs = (...decks: readonly number[]): Partial<PieceInUse> => ({
  kind: 'cards',
  backs: decks.map((count, index) => ({ colour: ['red', 'blue', 'green'][index]!, decks: count })),
});
