import { chartAccountOf } from './chart-of-accounts';

/** The chart's accounts by their Spanish names, by the paths that stand in it. */
const NAMES: Readonly<Record<string, string>> = {
  'cash:cage': 'Efectivo en caja central',
  'cash:drop': 'Efectivo en cajas metálicas',
  'cash:cambista': 'Efectivo de cambistas',
  'cheques:cage': 'Cheques en caja central',
  bank: 'Bancos',
  'chips:cage': 'Fichas en caja central',
  'chips:table': 'Fichas en mesas',
  'chips:cambista': 'Fichas de cambistas',
  'chips:cagnotte': 'Fichas en pozos',
  'chips:jackpot': 'Fichas en ranuras de botes',
  'chips:tips': 'Fichas en cajas de propinas',
  'chips:transit': 'Fichas en camino',
  'chips:custody': 'Fichas de jugadores en custodia',
  'chips:issued': 'Fichas en servicio',
  'player-bank': 'Bancas de jugadores',
  'garage:voluntary': 'Garajes voluntarios',
  'garage:improper': 'Garajes impropios',
  pot: 'Botes de manos',
  'bank-deposit': 'Depósitos de banqueros',
  'jackpot:{pool}': 'Premio acumulado',
  'prizes-payable': 'Premios por pagar',
  tips: 'Propinas del personal',
  'lost-money': 'Dinero huérfano',
  'gaming-duty-payable': 'Tasa fiscal devengada por pagar',
  'win:{game}': 'Resultado del juego',
  'commission:{rule}': 'Comisiones y derechos',
  'jackpot-share:{pool}': 'Parte de la casa en botes',
  'jackpot-funding:{pool}': 'Dotaciones de botes',
  'variance:{point}': 'Diferencias pendientes',
  'gaming-duty': 'Tasa fiscal sobre el juego',
  'gaming-duty-of-earlier-year:{year}': 'Tasa fiscal de un ejercicio anterior',
  loss: 'Pérdidas por faltantes',
  receivable: 'Deudores',
  'other-income': 'Otros ingresos',
  fx: 'Posición en divisas',
  opening: 'Saldos de apertura',
};

/** What an account is called in Spanish books; nothing for an account of no chart. */
export const accountInSpanish = (account: string): string => NAMES[chartAccountOf(account)?.path ?? ''] ?? '';
