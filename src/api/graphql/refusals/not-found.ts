import { TIE_OUT_CITATION } from '../../../ledger/_core/tie-out-catalogue';

/** Why a question about one thing has no answer. */
export type NotFoundCode =
  | 'ACCOUNT.UNKNOWN'
  | 'TABLE_SESSION.UNKNOWN'
  | 'ROUND.UNKNOWN'
  | 'PLAYER_BANK.UNKNOWN'
  | 'JACKPOT.UNKNOWN'
  | 'GAMING_DAY.UNKNOWN'
  | 'FIGURE.UNKNOWN'
  | 'BOOK.OF_ONE_DAY'
  | 'GAMING_DUTY.NO_TARIFF';

/** What a refusal says to the person who asks, and where it stands what should have been there. */
export interface NotFoundText {
  readonly message: string;
  readonly messageEs: string;
  readonly citation: string;
  readonly citationEs: string;
}

/** What each refusal says. */
export const NOT_FOUND: Record<NotFoundCode, NotFoundText> = {
  'ACCOUNT.UNKNOWN': {
    message: 'Nothing was posted to this account by then: see the query accounts.',
    messageEs: 'No había ningún apunte en esta cuenta en ese momento: véase la consulta accounts.',
    citation: 'Real Decreto 1514/2007, General Accounting Plan, part four: the chart of accounts',
    citationEs: 'Real Decreto 1514/2007, Plan General de Contabilidad, cuarta parte: cuadro de cuentas',
  },
  'TABLE_SESSION.UNKNOWN': {
    message: 'Nothing was reported of this session of this table by then: see the query tableSessions.',
    messageEs: 'No constaba nada de esta sesión de la mesa en ese momento: véase la consulta tableSessions.',
    citation: 'Orden of 9 January 1979, article 48.2: what a table is given is noted in its register at once',
    citationEs:
      'Orden de 9 de enero de 1979, artículo 48.2: el anticipo de cada mesa se anota en el acto en su registro',
  },
  'ROUND.UNKNOWN': {
    message: 'Nothing was reported of this round of a house-banked game by then: see the query rounds.',
    messageEs:
      'No constaba nada de esta ronda de un juego contra la casa en ese momento: véase la consulta rounds.',
    citation: 'ledger rule 4: what was not captured is not zero, and is not there',
    citationEs: 'regla contable 4: lo que no se captó no es cero, y no consta',
  },
  'PLAYER_BANK.UNKNOWN': {
    message: 'Nothing was reported of this bank in this session by then: see the query playerBanks.',
    messageEs: 'No constaba nada de esta banca en la sesión en ese momento: véase la consulta playerBanks.',
    citation: 'Orden of 9 January 1979, article 53.2: the register of profits names the bankers',
    citationEs:
      'Orden de 9 de enero de 1979, artículo 53.2: el registro de beneficios nombra a los banqueros',
  },
  'JACKPOT.UNKNOWN': {
    message: 'Nothing was reported of this pool by then: see the query jackpots.',
    messageEs: 'No constaba nada de este bote en ese momento: véase la consulta jackpots.',
    citation: 'ledger identity A4: the meter of a pool is what was reported of it',
    citationEs: 'identidad contable A4: el contador de un bote es lo que consta de él',
  },
  'GAMING_DAY.UNKNOWN': {
    message: 'Nothing was recorded of this gaming day by then: see the query gamingDays.',
    messageEs: 'No constaba nada de esta jornada en ese momento: véase la consulta gamingDays.',
    ...TIE_OUT_CITATION,
  },
  'BOOK.OF_ONE_DAY': {
    message: 'This book is kept day by day: ask for each day of the period by itself.',
    messageEs: 'Este libro se lleva por jornadas: pídase por separado el de cada día del periodo.',
    citation: 'Orden of 9 January 1979, articles 52 and 54: registers are totalled per day',
    citationEs: 'Orden de 9 de enero de 1979, artículos 52 y 54: los registros se totalizan por jornadas',
  },
  'FIGURE.UNKNOWN': {
    message: 'Nothing was known of this figure by then: see docs/books/explain.md for what is explained.',
    messageEs: 'No constaba nada de esta cifra en ese momento: véase docs/books/explain.md.',
    citation: 'ledger: every amount is made of lines, and every line of a fact',
    citationEs: 'libro mayor: todo importe se compone de apuntes, y todo apunte de un hecho',
  },
  'GAMING_DUTY.NO_TARIFF': {
    message: 'No tariff of the gaming duty was read for this casino and quarter: see its authorisation.',
    messageEs:
      'No se ha leído ninguna tarifa de la tasa para este casino y trimestre: véase su autorización.',
    citation: 'Real Decreto 2221/1984, of 12 December: the duty on games of chance',
    citationEs: 'Real Decreto 2221/1984, de 12 de diciembre: la tasa sobre los juegos',
  },
};
