import { isGameCode } from '../../games/game-codes';
import type { BothLanguages } from '../../kernel/words';
import { currencyExponent } from '../../kernel/money';
import { rational, type Rational } from '../../kernel/rational';
import { refusalOfCasinos } from '../casino/several-casinos';
import { type Dimension, includesCage, MOST_DIMENSIONS } from './dimensions';
import { cannotHave, OF_THE_CAGE, type PerformanceFigure, UNIT_OF } from './figures';
import { finenessOf, type Having, inMinor } from './grouped';
import { type ComparedBy, daysIn } from './period-comparison';

/** A limit as it is asked: decimal numbers as people write them. */
interface LimitWanted {
  readonly figure: PerformanceFigure;
  readonly atLeast?: string | undefined;
  readonly atMost?: string | undefined;
}

/** What is asked of the figures of tables. */
export interface PerformanceWanted {
  readonly casinos: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly by: readonly Dimension[];
  readonly compare?: ComparedBy | undefined;
  readonly compareFrom?: string | undefined;
  readonly currency?: string | undefined;
  readonly games?: readonly string[] | undefined;
  readonly tables?: readonly string[] | undefined;
  readonly having?: readonly LimitWanted[] | undefined;
  readonly orderBy?:
    | { readonly figure: PerformanceFigure; readonly change: boolean; readonly descending: boolean }
    | undefined;
}

export const MOST_DAYS_OF_FIGURES = 1_100;
/** A day has some fifty quarters of an hour for each table. */
export const MOST_DAYS_BY_HOUR = 370;
export const MOST_ROWS = 10_000;
const MOST_LIMITS = 10;

/** Why it cannot be asked, with what to do; undefined if it can. */
export function refusalOfWanted(wanted: PerformanceWanted): BothLanguages | undefined {
  return refusalOfPeriod(wanted) ?? refusalOfGroups(wanted) ?? refusalOfFigures(wanted);
}

function refusalOfPeriod({ casinos, from, to, by, compare, compareFrom }: PerformanceWanted) {
  const ofCasinos = refusalOfCasinos(casinos);
  if (ofCasinos !== undefined) return ofCasinos;
  if (to < from) {
    return {
      en: `to must not be before from: the period from ${from} to ${to} ends before it begins.`,
      es: `to no puede ser anterior a from: el período de ${from} a ${to} termina antes de empezar.`,
    };
  }
  const most = by.includes('hour') || by.includes('shift') ? MOST_DAYS_BY_HOUR : MOST_DAYS_OF_FIGURES;
  if (daysIn({ from, to }) > most) {
    return {
      en: `A period by these groups has at most ${most} days: ask for a shorter one, or several.`,
      es: `Un período con esta agrupación tiene como máximo ${most} jornadas: pida uno más corto, o varios.`,
    };
  }
  return compare === undefined || compareFrom === undefined
    ? undefined
    : {
        en: 'Give compare or compareFrom, not both.',
        es: 'Indique compare o compareFrom, no ambos.',
      };
}

/** Groups that are told of different parts of a session, so that none is told of both. */
const APART: readonly Dimension[] = ['bet', 'croupier', 'shift', 'hour'];

function refusalOfGroups({ by, games }: PerformanceWanted): BothLanguages | undefined {
  if (by.length > MOST_DIMENSIONS || new Set(by).size < by.length) {
    return {
      en: `by takes up to ${MOST_DIMENSIONS} groups, each once: leave some out, or ask twice.`,
      es: `by admite hasta ${MOST_DIMENSIONS} grupos, cada uno una vez: quite alguno o pregunte dos veces.`,
    };
  }
  if (by.filter((dimension) => APART.includes(dimension)).length > 1) {
    return {
      en: 'by takes one of BET, CROUPIER, SHIFT and HOUR: ask for each of them by itself.',
      es: 'by admite uno de BET, CROUPIER, SHIFT y HOUR: pregunte por cada uno por separado.',
    };
  }
  const unknown = (games ?? []).filter((game) => !isGameCode(game));
  return unknown.length === 0
    ? undefined
    : {
        en: `games: there is no game ${unknown.join(', ')}; the query games lists the codes.`,
        es: `games: no existe el juego ${unknown.join(', ')}; la consulta games recoge los códigos.`,
      };
}

function refusalOfFigures({ by, having = [], orderBy }: PerformanceWanted): BothLanguages | undefined {
  const fineness = finenessOf(by);
  const figures = [...having.map(({ figure }) => figure), ...(orderBy ? [orderBy.figure] : [])];
  const none = figures.find((figure) => cannotHave(fineness, figure));
  if (none !== undefined) {
    return {
      en: `No group by ${fineness} has the figure ${none}: group otherwise, or use another figure in having and orderBy.`,
      es: `Ningún grupo por ${fineness} tiene el dato ${none}: agrupe de otro modo, o use otro dato en having y orderBy.`,
    };
  }
  const ofCage = figures.find((figure) => OF_THE_CAGE.includes(figure));
  if (ofCage !== undefined && !includesCage({ by })) {
    return {
      en: `Only the cage has the figure ${ofCage}: leave the groups GAME, TABLE, AREA, BET and CROUPIER out, or use another figure in having and orderBy.`,
      es: `Solo la caja tiene el dato ${ofCage}: quite los grupos GAME, TABLE, AREA, BET y CROUPIER, o use otro dato en having y orderBy.`,
    };
  }
  const wrong = having
    .flatMap(({ atLeast, atMost }) => [atLeast, atMost])
    .find((limit) => limit !== undefined && decimalOf(limit) === undefined);
  if (wrong !== undefined || having.length > MOST_LIMITS) {
    return {
      en: `having takes up to ${MOST_LIMITS} limits, decimal numbers like -1250.50.`,
      es: `having admite hasta ${MOST_LIMITS} límites, números decimales como -1250.50.`,
    };
  }
  return undefined;
}

/** A decimal number, exact; undefined for another text. */
export function decimalOf(text: string): Rational | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const value = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return sign === '-' ? rational(-value.numerator, value.denominator) : value;
}

/** Limits of rows of a currency: amounts in its minor units. */
export const limitsIn = (currency: string, having: readonly LimitWanted[]): Having[] =>
  having.map(({ figure, atLeast, atMost }) => {
    const limit = (text: string | undefined): Rational | undefined => {
      const decimal = text === undefined ? undefined : decimalOf(text);
      if (decimal === undefined || UNIT_OF[figure] !== 'money') return decimal;
      return inMinor(decimal, currencyExponent(currency));
    };
    const [least, most] = [limit(atLeast), limit(atMost)];
    return {
      figure,
      ...(least === undefined ? {} : { atLeast: least }),
      ...(most === undefined ? {} : { atMost: most }),
    };
  });
