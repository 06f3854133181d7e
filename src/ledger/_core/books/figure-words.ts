import type { BothLanguages } from '../../../kernel/words';
import { listed } from '../../../words/message';
import type { Said } from '../../../finding-catalogue/finding';
import { addressOf, type Figure, type ResultPart } from './figure';

export interface FigureWords extends BothLanguages {
  readonly formula: string;
  readonly formulaEs: string;
}

type InBoth = readonly [english: string, spanish: string];

const words = ([en, es]: InBoth, [formula, formulaEs]: InBoth): FigureWords => ({
  en,
  es,
  formula,
  formulaEs,
});

const OF_PART: Readonly<Record<ResultPart, FigureWords>> = {
  inventory: words(
    ['Closing inventory (I)', 'Existencias al cierre (I)'],
    ['as it was counted last', 'según el último recuento'],
  ),
  boxes: words(
    ['Drop (D)', 'Cajas metálicas (D)'],
    ['sum of the boxes as they were counted', 'suma de las cajas metálicas contadas'],
  ),
  credits: words(
    ['Credits to the cage (C)', 'Devoluciones (C)'],
    ['sum of the credit slips', 'suma de los vales de devolución'],
  ),
  prizes: words(
    ['Pool prizes from the float (JP)', 'Premios de bolsa (JP)'],
    ['sum of lines', 'suma de apuntes'],
  ),
  'to-slot': words(['Deductions to the slot (SL)', 'A la ranura (SL)'], ['sum of lines', 'suma de apuntes']),
  'opening-float': words(
    ['Opening float (O)', 'Anticipo inicial (O)'],
    ['as it was put on the table', 'según se colocó en la mesa'],
  ),
  fills: words(
    ['Fills (F)', 'Reposiciones (F)'],
    ['sum of the fill slips', 'suma de los vales de reposición'],
  ),
  'stakes-swept': words(
    ['Pool stakes swept in (JS)', 'Apuestas a la bolsa (JS)'],
    ['sum of lines', 'suma de apuntes'],
  ),
  booked: words(
    ['Result as posted', 'Resultado contabilizado'],
    ['win + commission + V_table + V_drop', 'resultado + comisión + V_mesa + V_cajas'],
  ),
  win: words(
    ['Win as posted', 'Resultado del juego contabilizado'],
    ['credits - debits of win', 'haber - debe del resultado'],
  ),
  commission: words(['Commission as posted', 'Comisión contabilizada'], ['credits - debits', 'haber - debe']),
  'variance-table': words(['Difference of the float', 'Diferencia del anticipo'], ['V_table', 'V_mesa']),
  'variance-drop': words(
    ['Difference of the boxes', 'Diferencia de las cajas metálicas'],
    ['V_drop', 'V_cajas'],
  ),
};

const RESULT = words(
  ['Result of a house-banked table (R)', 'Resultado de una mesa de contrapartida (R)'],
  ['R = (I + D + C + JP + SL) - (O + F + JS)', 'R = (I + D + C + JP + SL) - (O + F + JS)'],
);

const OF_KIND: Readonly<Record<Exclude<Figure['kind'], 'result'>, FigureWords>> = {
  income: words(
    ['Income of a session', 'Ingreso de una sesión'],
    [
      'R where the float was counted, else commissions and the difference of the cagnotte',
      'R si se contó el anticipo; si no, comisiones y diferencia del pozo',
    ],
  ),
  'control-book': words(
    ['Income of a day in the control book', 'Ingreso de una jornada en el libro-registro de control'],
    ['sum of the incomes of the sessions', 'suma de los ingresos de las sesiones'],
  ),
  balance: words(
    ['Balance of an account', 'Saldo de una cuenta'],
    ['sum of the movements of the days', 'suma de los movimientos de las jornadas'],
  ),
  movement: words(
    ['Movement of a day', 'Movimiento de una jornada'],
    ['debits - credits of the lines', 'debe - haber de los apuntes'],
  ),
  commission: words(
    ['Commissions of a day', 'Comisiones de una jornada'],
    ['credits - debits of the commission accounts', 'haber - debe de las cuentas de comisión'],
  ),
  meter: words(
    ['Meter of a pool', 'Contador de una bolsa'],
    ['credits - debits of its account', 'haber - debe de su cuenta'],
  ),
  duty: words(
    ['Gaming duty of a quarter', 'Tasa fiscal sobre el juego del trimestre'],
    [
      'base: credits - debits of the accounts in it; to pay: duty due to date - earlier quarters; accrued: lines of closes',
      'base: haber - debe de sus cuentas; a ingresar: cuota acumulada - trimestres anteriores; devengo: apuntes de los cierres',
    ],
  ),
  master: words(
    ['Figure of the master game report', 'Cifra del informe maestro de juegos'],
    ['sum over the sessions of the column', 'suma de las sesiones de la columna'],
  ),
  'tie-out': words(
    ['Amount of a tie-out of a day', 'Importe de una comprobación de la jornada'],
    ['sum of its parts; difference: found - expected', 'suma de sus partes; diferencia: hallado - esperado'],
  ),
  book: words(
    ['Amount in a book', 'Importe de un libro'],
    ['sum of what it was made from', 'suma de sus componentes'],
  ),
};

const COUNTED = words(
  ['What a tie-out of a day has counted', 'Lo contado por una comprobación de la jornada'],
  ['events and findings, one by one', 'hechos e incidencias, uno a uno'],
);

export const wordsOf = (figure: Figure): FigureWords => {
  if (figure.kind === 'tie-out' && figure.side === 'counted') return COUNTED;
  if (figure.kind !== 'result') return OF_KIND[figure.kind];
  return figure.part === undefined ? RESULT : OF_PART[figure.part];
};

export function titleOf(figure: Figure): Said {
  const { en, es } = wordsOf(figure);
  const [, ...of] = addressOf(figure).split('/').map(decodeURIComponent);
  return listed([{ en, es }, ...of], ' · ');
}
