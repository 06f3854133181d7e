import type { BothLanguages } from '../../../kernel/words';
import figures from '../../../words/figures.json';
import ofTables from '../../../words/performance.json';
import { listed } from '../../../words/message';
import type { Said } from '../../../finding-catalogue/finding';
import type { BankMeasure } from './bank-line-figure';
import { addressOfFigure, type Figure, type ResultPart } from './figure';
import type { PoolTerm } from './pool-figure';

export interface FigureWords extends BothLanguages {
  readonly formula: string;
  readonly formulaEs: string;
}

interface Named {
  readonly name: BothLanguages;
  readonly formula: BothLanguages;
}

const OF_KIND: Readonly<Record<Exclude<Figure['kind'], 'bank' | 'pool'> | 'counted', Named>> = figures.kinds;

const OF_PART: Readonly<Record<ResultPart, Named>> = figures.partsOfAResult;

const OF_POOL: Readonly<Record<PoolTerm, Named>> = figures.partsOfAPool;

const OF_BANK: Readonly<Record<BankMeasure, Named>> = figures.amountsOfABankStatement;

const namedBy = (figure: Figure): Named => {
  if (figure.kind === 'tie-out' && figure.side === 'counted') return OF_KIND.counted;
  if (figure.kind === 'pool') return OF_POOL[figure.part];
  if (figure.kind === 'bank') return OF_BANK[figure.measure];
  if (figure.kind === 'performance')
    return { ...OF_KIND.performance, name: ofTables.figures[figure.measure] };
  return figure.kind === 'result' && figure.part !== undefined ? OF_PART[figure.part] : OF_KIND[figure.kind];
};

export function wordsOf(figure: Figure): FigureWords {
  const { name, formula } = namedBy(figure);
  return { ...name, formula: formula.en, formulaEs: formula.es };
}

export function titleOf(figure: Figure): Said {
  return listed([namedBy(figure).name, ...placeOf(figure)], ' · ');
}

/** What the figure is of; of a group what people read, without the words that only an address needs. */
function placeOf(figure: Figure): readonly string[] {
  if (figure.kind !== 'performance')
    return addressOfFigure(figure).split('/').slice(1).map(decodeURIComponent);
  const { casinos, day, until, parts } = figure;
  const groups = parts.map(({ value }) => value).filter((value) => value !== '');
  return [casinos.join(', '), ...groups, day === until ? day : `${day}..${until}`];
}
