import type { BothLanguages } from '../../kernel/words';
import decisions from '../../words/refusals/decisions.json';
import tieOuts from '../../words/tie-outs.json';

export interface TieOutDefinition {
  /** A hard tie-out fails only by a bug, and nothing overrides it; a named person may explain a soft one. */
  readonly strength: 'hard' | 'soft';
  readonly formula: string;
  readonly formulaEs: string;
  readonly says: string;
  readonly saysEs: string;
  readonly remedy: string;
  readonly remedyEs: string;
}

interface WordsOfTieOut {
  readonly strength: TieOutDefinition['strength'];
  readonly formula: BothLanguages;
  readonly says: BothLanguages;
  readonly remedy: BothLanguages;
}

const definitionOf = ({ strength, formula, says, remedy }: WordsOfTieOut): TieOutDefinition => ({
  strength,
  ...{ formula: formula.en, formulaEs: formula.es },
  ...{ says: says.en, saysEs: says.es },
  ...{ remedy: remedy.en, remedyEs: remedy.es },
});

const WORDS = tieOuts as Readonly<Record<TieOutName, WordsOfTieOut>>;

/** The tie-outs of a gaming day, by name. K1 is divided by identity, because not all of them have one strength. */
export const TIE_OUTS = Object.fromEntries(
  Object.entries(WORDS).map(([name, words]) => [name, definitionOf(words)]),
) as Readonly<Record<TieOutName, TieOutDefinition>>;

export type TieOutName = keyof typeof tieOuts;

export const TIE_OUT_NAMES = Object.keys(TIE_OUTS) as TieOutName[];

const ORDER_OF_DAYS = decisions.citations['order-of-days'];

export const TIE_OUT_CITATION = { citation: ORDER_OF_DAYS.en, citationEs: ORDER_OF_DAYS.es };
