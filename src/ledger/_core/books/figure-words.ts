import { listed, type Said } from '../../../finding-catalogue/finding';
import { addressOf, type Figure, type ResultPart } from './figure';

export interface FigureWords {
  readonly en: string;
  readonly es: string;
  readonly formula: string;
  readonly formulaEs: string;
}

const OF_PART: Readonly<Record<ResultPart, FigureWords>> = {
  inventory: {
    en: 'Closing inventory (I)',
    es: 'Existencias al cierre (I)',
    formula: 'as it was counted last',
    formulaEs: 'según el último recuento',
  },
  boxes: {
    en: 'Drop (D)',
    es: 'Cajas metálicas (D)',
    formula: 'sum of the boxes as they were counted',
    formulaEs: 'suma de las cajas metálicas contadas',
  },
  credits: {
    en: 'Credits to the cage (C)',
    es: 'Devoluciones (C)',
    formula: 'sum of the credit slips',
    formulaEs: 'suma de los vales de devolución',
  },
  prizes: {
    en: 'Pool prizes from the float (JP)',
    es: 'Premios de bolsa (JP)',
    formula: 'sum of lines',
    formulaEs: 'suma de apuntes',
  },
  'to-slot': {
    en: 'Deductions to the slot (SL)',
    es: 'A la ranura (SL)',
    formula: 'sum of lines',
    formulaEs: 'suma de apuntes',
  },
  'opening-float': {
    en: 'Opening float (O)',
    es: 'Anticipo inicial (O)',
    formula: 'as it was put on the table',
    formulaEs: 'según se colocó en la mesa',
  },
  fills: {
    en: 'Fills (F)',
    es: 'Reposiciones (F)',
    formula: 'sum of the fill slips',
    formulaEs: 'suma de los vales de reposición',
  },
  'stakes-swept': {
    en: 'Pool stakes swept in (JS)',
    es: 'Apuestas a la bolsa (JS)',
    formula: 'sum of lines',
    formulaEs: 'suma de apuntes',
  },
  booked: {
    en: 'Result as posted',
    es: 'Resultado contabilizado',
    formula: 'win + commission + V_table + V_drop',
    formulaEs: 'resultado + comisión + V_mesa + V_cajas',
  },
  win: {
    en: 'Win as posted',
    es: 'Resultado del juego contabilizado',
    formula: 'credits - debits of win',
    formulaEs: 'haber - debe del resultado',
  },
  commission: {
    en: 'Commission as posted',
    es: 'Comisión contabilizada',
    formula: 'credits - debits',
    formulaEs: 'haber - debe',
  },
  'variance-table': {
    en: 'Difference of the float',
    es: 'Diferencia del anticipo',
    formula: 'V_table',
    formulaEs: 'V_mesa',
  },
  'variance-drop': {
    en: 'Difference of the boxes',
    es: 'Diferencia de las cajas metálicas',
    formula: 'V_drop',
    formulaEs: 'V_cajas',
  },
};

const RESULT: FigureWords = {
  en: 'Result of a house-banked table (R)',
  es: 'Resultado de una mesa de contrapartida (R)',
  formula: 'R = (I + D + C + JP + SL) - (O + F + JS)',
  formulaEs: 'R = (I + D + C + JP + SL) - (O + F + JS)',
};

const OF_KIND: Readonly<Record<Exclude<Figure['kind'], 'result'>, FigureWords>> = {
  income: {
    en: 'Income of a session',
    es: 'Ingreso de una sesión',
    formula: 'R where the float was counted, else commissions and the difference of the cagnotte',
    formulaEs: 'R si se contó el anticipo; si no, comisiones y diferencia del pozo',
  },
  'control-book': {
    en: 'Income of a day in the control book',
    es: 'Ingreso de una jornada en el libro-registro de control',
    formula: 'sum of the incomes of the sessions',
    formulaEs: 'suma de los ingresos de las sesiones',
  },
  balance: {
    en: 'Balance of an account',
    es: 'Saldo de una cuenta',
    formula: 'sum of the movements of the days',
    formulaEs: 'suma de los movimientos de las jornadas',
  },
  movement: {
    en: 'Movement of a day',
    es: 'Movimiento de una jornada',
    formula: 'debits - credits of the lines',
    formulaEs: 'debe - haber de los apuntes',
  },
  commission: {
    en: 'Commissions of a day',
    es: 'Comisiones de una jornada',
    formula: 'credits - debits of the commission accounts',
    formulaEs: 'haber - debe de las cuentas de comisión',
  },
  meter: {
    en: 'Meter of a pool',
    es: 'Contador de una bolsa',
    formula: 'credits - debits of its account',
    formulaEs: 'haber - debe de su cuenta',
  },
  duty: {
    en: 'Gaming duty of a quarter',
    es: 'Tasa fiscal sobre el juego del trimestre',
    formula:
      'base: credits - debits of the accounts in it; to pay: quota to date - earlier quarters; accrued: lines of closes',
    formulaEs:
      'base: haber - debe de sus cuentas; a ingresar: cuota acumulada - trimestres anteriores; devengo: apuntes de los cierres',
  },
  master: {
    en: 'Figure of the master game report',
    es: 'Cifra del informe maestro de juegos',
    formula: 'sum over the sessions of the column',
    formulaEs: 'suma de las sesiones de la columna',
  },
  'tie-out': {
    en: 'Amount of a tie-out of a day',
    es: 'Importe de una comprobación de la jornada',
    formula: 'sum of its parts; difference: found - expected',
    formulaEs: 'suma de sus partes; diferencia: hallado - esperado',
  },
  book: {
    en: 'Amount in a book',
    es: 'Importe de un libro',
    formula: 'sum of what it was made from',
    formulaEs: 'suma de sus componentes',
  },
};

const COUNTED: FigureWords = {
  en: 'What a tie-out of a day has counted',
  es: 'Lo contado por una comprobación de la jornada',
  formula: 'events and findings, one by one',
  formulaEs: 'hechos e incidencias, uno a uno',
};

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
