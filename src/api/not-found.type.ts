import type { Type } from '@nestjs/common';
import { createUnionType, ObjectType } from '@nestjs/graphql';
import { TIE_OUT_CITATION } from '../ledger/_core/tie-out-catalogue';
import type { DecisionRefusalText } from './decision-refused';
import { g } from './schema-fields';

@ObjectType({ description: 'The requested thing did not exist at the requested position.' })
export class NotFound extends g.object({
  code: g.text<NotFoundCode>('Stable, e.g. `ACCOUNT.UNKNOWN`.'),
  message: g.text(),
  messageEs: g.text('In Spanish.'),
  citation: g.text('Where the expected thing is documented.'),
  citationEs: g.text('In Spanish.'),
}) {}

export const notFound = (code: NotFoundCode): NotFound => ({ code, ...NOT_FOUND[code] });

export const isNotFound = (answer: object): answer is NotFound => 'messageEs' in answer;

export const foundOrNot = <Found extends object>(name: string, found: Type<Found>) =>
  createUnionType({
    name,
    types: () => [found, NotFound] as const,
    resolveType: (answer: object) => (isNotFound(answer) ? NotFound : found),
  });

type NotFoundCode = keyof typeof NOT_FOUND;

export const NOT_FOUND = {
  'ACCOUNT.UNKNOWN': {
    message: 'This account had no posting at that time: see the query accounts.',
    messageEs: 'Esta cuenta no tenía ningún apunte en ese momento: véase la consulta accounts.',
    citation: 'Real Decreto 1514/2007, General Accounting Plan, part four: the chart of accounts',
    citationEs: 'Real Decreto 1514/2007, Plan General de Contabilidad, cuarta parte: cuadro de cuentas',
  },
  'TABLE_SESSION.UNKNOWN': {
    message: 'There was no report of this session of this table at that time: see the query tableSessions.',
    messageEs: 'No constaba nada de esta sesión de la mesa en ese momento: véase la consulta tableSessions.',
    citation: 'Orden of 9 January 1979, article 48.2: what a table is given is noted in its register at once',
    citationEs:
      'Orden de 9 de enero de 1979, artículo 48.2: el anticipo de cada mesa se anota en el acto en su registro',
  },
  'ROUND.UNKNOWN': {
    message: 'There was no report of this round of a house-banked game at that time: see the query rounds.',
    messageEs:
      'No constaba nada de esta jugada de un juego de contrapartida en ese momento: véase la consulta rounds.',
    citation: 'ledger rule 4: what was not captured is not zero, and is not there',
    citationEs: 'regla contable 4: lo que no se captó no es cero, y no consta',
  },
  'PLAYER_BANK.UNKNOWN': {
    message: 'There was no report of this bank in this session at that time: see the query playerBanks.',
    messageEs: 'No constaba nada de esta banca en la sesión en ese momento: véase la consulta playerBanks.',
    citation: 'Orden of 9 January 1979, article 53.2: the register of profits names the bankers',
    citationEs:
      'Orden de 9 de enero de 1979, artículo 53.2: el registro de beneficios nombra a los banqueros',
  },
  'JACKPOT.UNKNOWN': {
    message: 'There was no report of this pool at that time: see the query jackpots.',
    messageEs: 'No constaba nada de esta bolsa en ese momento: véase la consulta jackpots.',
    citation: 'ledger identity A4: the meter of a pool is what was reported of it',
    citationEs: 'identidad contable A4: el contador de una bolsa es lo que consta de ella',
  },
  'GAMING_DAY.UNKNOWN': {
    message: 'There was no record of this gaming day at that time: see the query gamingDays.',
    messageEs: 'No constaba nada de esta jornada en ese momento: véase la consulta gamingDays.',
    ...TIE_OUT_CITATION,
  },
  'EVENT.UNKNOWN': {
    message: 'There was no record of this event at that time: see the query events.',
    messageEs: 'No constaba este evento en ese momento: véase la consulta events.',
    citation: 'ledger: the log has every event under a number of its casino, from 1 on and without gaps',
    citationEs:
      'libro mayor: el registro guarda cada evento con un número de su casino, desde el 1 y sin saltos',
  },
  'BOOK.OF_ONE_DAY': {
    message: 'This book covers one day only: request each day of the period separately.',
    messageEs: 'Este libro se lleva por jornadas: solicite por separado el de cada día del periodo.',
    citation: 'Orden of 9 January 1979, articles 52 and 54: registers are totalled per day',
    citationEs: 'Orden de 9 de enero de 1979, artículos 52 y 54: los registros se totalizan por jornadas',
  },
  'FIGURE.UNKNOWN': {
    message: 'This figure did not exist at that time: docs/books/explain.md lists all figures.',
    messageEs: 'Esta cifra no existía en ese momento: docs/books/explain.md recoge todas las cifras.',
    citation: 'ledger: every amount is made of lines, and every line of a fact',
    citationEs: 'libro mayor: todo importe se compone de apuntes, y todo apunte de un hecho',
  },
  'GAMING_DUTY.NO_TARIFF': {
    message:
      'There is no rate schedule of the gaming duty for this casino and quarter: see its authorisation.',
    messageEs: 'No hay tarifa de la tasa fiscal para este casino y trimestre: véase su autorización.',
    citation: 'Real Decreto 2221/1984, of 12 December: the duty on games of chance',
    citationEs: 'Real Decreto 2221/1984, de 12 de diciembre: la tasa sobre los juegos',
  },
} as const satisfies Record<string, DecisionRefusalText>;
