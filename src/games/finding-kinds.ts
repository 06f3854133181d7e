/** What the games can find, by code, as people read it. Closed: a check that finds something new says it here. */
export const FINDING_KINDS = {
  'bet-id-repeated': {
    english: 'One id for several bets',
    spanish: 'Un mismo identificador para varias apuestas',
  },
  'bet-not-offered': { english: 'A bet the game has not', spanish: 'Apuesta que el juego no ofrece' },
  'bet-not-readable': { english: 'A bet that cannot be read', spanish: 'Apuesta ilegible' },
  'burnt-cards-miscounted': {
    english: 'Wrong number of burnt cards',
    spanish: 'Número de naipes quemados incorrecto',
  },
  'card-too-often': {
    english: 'A card more often than the shoe holds it',
    spanish: 'Naipe repetido de más en la talla',
  },
  'carried-bet-unknown': {
    english: 'A bet said to stay that was not there',
    spanish: 'Apuesta mantenida que no constaba',
  },
  'chief-over-two-tables': {
    english: 'A chief with too many tables',
    spanish: 'Jefe de mesa con demasiadas mesas',
  },
  'chief-shared': {
    english: 'A chief who may have one table only',
    spanish: 'Jefe de mesa que no puede compartirse',
  },
  'choice-not-stated': {
    english: 'The choice of the player is not stated',
    spanish: 'No consta la opción del jugador',
  },
  'coup-after-cut-card': {
    english: 'A coup begun after the cut card',
    spanish: 'Jugada iniciada tras el naipe de detención',
  },
  'cut-card-misplaced': {
    english: 'The cut card in a wrong place',
    spanish: 'Naipe de detención mal colocado',
  },
  'decks-not-by-rule': { english: 'Wrong number of decks', spanish: 'Número de barajas incorrecto' },
  'deduction-differs': { english: 'Another deduction than due', spanish: 'Deducción distinta de la debida' },
  'game-not-in-catalogue': { english: 'A game not in the catalogue', spanish: 'Juego fuera del catálogo' },
  'held-bet-at-close': { english: 'A bet still held at the close', spanish: 'Apuesta retenida al cierre' },
  'held-bet-changed': { english: 'A held bet that changed', spanish: 'Apuesta retenida modificada' },
  'late-bet': { english: 'A bet after "no va más"', spanish: 'Apuesta posterior al «no va más»' },
  'limit-change-notice': {
    english: 'Wrong notice of a change of limits',
    spanish: 'Preaviso incorrecto del cambio de límites',
  },
  'maximum-not-by-rule': { english: 'A maximum no rule allows', spanish: 'Máximo no permitido' },
  'minimum-not-authorised': { english: 'A minimum that is not authorised', spanish: 'Mínimo no autorizado' },
  'no-table-at-authorised-minimum': {
    english: 'No table at the authorised minimum',
    spanish: 'Ninguna mesa con el mínimo autorizado',
  },
  'null-throw-after-settlement': {
    english: 'A null throw that was settled',
    spanish: 'Tirada nula ya liquidada',
  },
  'outcome-not-readable': { english: 'An outcome that cannot be read', spanish: 'Resultado ilegible' },
  'over-limit': { english: 'A bet above the maximum', spanish: 'Apuesta superior al máximo' },
  'paid-differs': { english: 'Another payment than due', spanish: 'Pago distinto del debido' },
  'player-dealt': { english: 'A player dealt', spanish: 'Reparto por un jugador' },
  'punto-hand-misplaced': {
    english: 'The hand of punto with the wrong player',
    spanish: 'Mano de punto mal entregada',
  },
  'refund-not-the-stake': {
    english: 'Another refund than the stake',
    spanish: 'Devolución distinta de la apuesta',
  },
  'result-differs': {
    english: 'Another result than the bets give',
    spanish: 'Resultado distinto del de las apuestas',
  },
  'rulebook-unknown': { english: 'An unknown rulebook', spanish: 'Reglamento desconocido' },
  'rules-not-known-yet': {
    english: 'A game whose rules are to come',
    spanish: 'Juego cuyas reglas aún no se aplican',
  },
  'seat-not-at-table': { english: 'A seat the table has not', spanish: 'Puesto inexistente en la mesa' },
  'seat-shared': { english: 'Several players on one seat', spanish: 'Varios jugadores en un puesto' },
  'shoe-not-passed': { english: 'The shoe was not passed on', spanish: 'El sabot no pasó' },
  'simple-minimum-not-by-rule': {
    english: 'A minimum of simple bets no rule allows',
    spanish: 'Mínimo de apuestas sencillas no permitido',
  },
  'staff-above-maximum': {
    english: 'More staff than the table has',
    spanish: 'Personal por encima del previsto',
  },
  'staff-below-minimum': { english: 'Staff missing', spanish: 'Personal por debajo del mínimo' },
  'stake-not-a-multiple': { english: 'A stake off the step', spanish: 'Apuesta que no es múltiplo' },
  'stake-not-payable-exactly': {
    english: 'A stake that was rounded',
    spanish: 'Apuesta liquidada con redondeo',
  },
  'step-not-by-rule': { english: 'A step no rule allows', spanish: 'Múltiplo exigido no permitido' },
  'taken-differs': { english: 'More or less taken than due', spanish: 'Cobro distinto del debido' },
  'third-card-not-allowed': { english: 'A third card against the rule', spanish: 'Tercer naipe indebido' },
  'third-card-not-drawn': { english: 'A third card missing', spanish: 'Tercer naipe omitido' },
  'tie-maximum-not-by-rule': {
    english: 'A maximum of the tie no rule allows',
    spanish: 'Máximo de igualdad no permitido',
  },
  'tier-unknown': { english: 'A tier there is not', spanish: 'Escala de máximos inexistente' },
  'tiers-mixed': { english: 'Maxima of several tiers', spanish: 'Máximos de varias escalas' },
  'under-minimum': { english: 'A bet below the minimum', spanish: 'Apuesta inferior al mínimo' },
  'withdrawal-not-available': {
    english: 'A withdrawal that was not allowed',
    spanish: 'Retirada no permitida',
  },
} as const satisfies Readonly<Record<string, { readonly english: string; readonly spanish: string }>>;

export type FindingCode = keyof typeof FINDING_KINDS;
