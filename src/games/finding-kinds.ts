/** What the games can find, by code, as people read it. Closed: a check that finds something new says it here. */
export const FINDING_KINDS = {
  'acted-after-fold': {
    english: 'An action of who had left the hand',
    spanish: 'Actuación de quien ya se había retirado',
  },
  'adjudication-not-by-auction': {
    english: 'A bank not to the winner of the auction',
    spanish: 'Banca no adjudicada al mejor postor',
  },
  'all-in-with-chips-left': {
    english: 'All-in with chips left',
    spanish: 'Resto anunciado con fichas aún delante',
  },
  'annulment-without-rule': {
    english: 'A null coup without a rule',
    spanish: 'Jugada anulada sin norma que lo permita',
  },
  'ante-above-half': {
    english: 'An ante of more than half the minimum',
    spanish: 'Ante superior a la mitad del mínimo',
  },
  'ante-missing': { english: 'A player without the ante', spanish: 'Jugador sin el ante puesto' },
  'antes-left-out': {
    english: 'A player without the ante for too many hands',
    spanish: 'Jugador sin ante durante demasiadas manos',
  },
  'auction-winner-not-highest': {
    english: 'An auction not won by the highest bid',
    spanish: 'Subasta no ganada por la mejor puja',
  },
  'award-differs': {
    english: 'Another award than the cards give',
    spanish: 'Reparto distinto del que dan los naipes',
  },
  'award-without-claim': {
    english: 'An award to a seat without a claim',
    spanish: 'Premio a un puesto sin derecho al bote',
  },
  'banco-mesa-not-half': {
    english: 'Banco con la mesa of other than half',
    spanish: 'Banco con la mesa distinto de la mitad',
  },
  'banco-not-available': {
    english: 'A call for the bank that was not available',
    spanish: 'Petición de banco improcedente',
  },
  'banco-not-whole-bank': {
    english: 'Banco of other than the whole bank',
    spanish: 'Banco distinto de toda la banca',
  },
  'bank-amount-differs': { english: 'Another bank than there is', spanish: 'Banca distinta de la existente' },
  'bank-below-bets': {
    english: 'A bank that does not cover the bets',
    spanish: 'Banca que no cubre las apuestas',
  },
  'bank-below-floor': { english: 'A bank below what it must be', spanish: 'Banca inferior a la exigida' },
  'bank-below-minimum': { english: 'A bank below its minimum', spanish: 'Banca inferior al mínimo' },
  'bank-kept-after-loss': { english: 'A bank kept after it lost', spanish: 'Banca conservada tras perder' },
  'bank-lowered': { english: 'A bank that was lowered', spanish: 'Banca reducida' },
  'bank-not-broken': {
    english: 'A bank said to be broken that is not',
    spanish: 'Banca declarada saltada que no lo está',
  },
  'bank-out-of-turn': { english: 'A bank offered out of turn', spanish: 'Banca ofrecida fuera de turno' },
  'bank-over-maximum': { english: 'A bank above its maximum', spanish: 'Banca superior al máximo' },
  'bank-passed-undealt': {
    english: 'A bank given up before it dealt',
    spanish: 'Banca cedida sin haber dado cartas',
  },
  'bank-step-skipped': {
    english: 'A step skipped on the way of the bank',
    spanish: 'Paso omitido en la adjudicación de la banca',
  },
  'bank-return-differs': {
    english: 'Another amount returned than owed',
    spanish: 'Devolución distinta de lo que corresponde',
  },
  'banker-barred': {
    english: 'A banker who may not be one again',
    spanish: 'Banquero que no puede volver a serlo',
  },
  'bet-after-surrender': {
    english: 'A bet on a hand that was given up',
    spanish: 'Apuesta en una mano a la que se renunció',
  },
  'bet-forfeited': {
    english: 'A bet lost by conduct',
    spanish: 'Apuesta perdida por conducta prohibida',
  },
  'bet-below-minimum': { english: 'A bet below the minimum', spanish: 'Apuesta inferior al mínimo' },
  'bet-id-repeated': {
    english: 'One id for several bets',
    spanish: 'Un mismo identificador para varias apuestas',
  },
  'bet-not-offered': { english: 'A bet the game has not', spanish: 'Apuesta que el juego no ofrece' },
  'bet-not-available': {
    english: 'A bet that could not be made then',
    spanish: 'Apuesta no admitida en ese momento',
  },
  'bet-not-readable': { english: 'A bet that cannot be read', spanish: 'Apuesta ilegible' },
  'bet-out-of-turn': {
    english: 'A bet made at the wrong moment',
    spanish: 'Apuesta hecha fuera de su momento',
  },
  'bets-not-equal': {
    english: 'A round closed with unequal bets',
    spanish: 'Ronda cerrada con apuestas desiguales',
  },
  'bidder-excluded': {
    english: 'A bid of somebody who may not bid',
    spanish: 'Puja de quien no puede pujar',
  },
  'blind-not-by-minimum': {
    english: 'A blind other than the minimum gives',
    spanish: 'Ciega distinta de la que marca el mínimo',
  },
  'bring-in-below-minimum': {
    english: 'A bring-in below the minimum',
    spanish: 'Apuesta obligada inferior al mínimo',
  },
  'bring-in-not-of-lowest': {
    english: 'A bring-in of another than the lowest card',
    spanish: 'Apuesta obligada de quien no tenía la carta más baja',
  },
  'broken-bank-played': {
    english: 'A broken bank that played on',
    spanish: 'Banca saltada que siguió jugando',
  },
  'burnt-cards-miscounted': {
    english: 'Wrong number of burnt cards',
    spanish: 'Número de naipes quemados incorrecto',
  },
  'buyer-did-not-deal': {
    english: 'A buyer of the bank who did not deal',
    spanish: 'Comprador de la banca que no dio cartas',
  },
  'call-differs': {
    english: 'A call of another amount than the bet',
    spanish: 'Apuesta cubierta por importe distinto',
  },
  'call-not-available': { english: 'A call that was not available', spanish: 'Petición improcedente' },
  'card-after-21': {
    english: 'A card asked for with 21 or more',
    spanish: 'Naipe pedido con veintiuno o más',
  },
  'card-not-due': {
    english: 'A card for who was not to have one',
    spanish: 'Naipe dado a quien no le correspondía',
  },
  'card-too-often': {
    english: 'A card more often than the shoe holds it',
    spanish: 'Naipe repetido de más en la talla',
  },
  'card-purchase-differs': {
    english: 'A card bought against the rule',
    spanish: 'Compra de naipe improcedente',
  },
  'cards-from-old-decks': { english: 'Decks that are not new', spanish: 'Barajas que no son nuevas' },
  'cards-after-decision': {
    english: 'Cards shown after the one that decided',
    spanish: 'Naipes descubiertos después del que decide',
  },
  'cards-above-deal': {
    english: 'More cards than the game deals',
    spanish: 'Más naipes de los que reparte el juego',
  },
  'carried-bet-unknown': {
    english: 'A bet said to stay that was not there',
    spanish: 'Apuesta mantenida que no constaba',
  },
  'carried-pot-differs': {
    english: 'Another pot carried over than the rules leave',
    spanish: 'Bote acumulado distinto del que procede',
  },
  'check-against-bet': { english: 'A check against a bet', spanish: 'Paso habiendo una apuesta' },
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
  'colour-shared': {
    english: 'One colour for several players',
    spanish: 'Un mismo color para varios jugadores',
  },
  'colour-stake-differs': {
    english: 'Colour chips that are not the stake',
    spanish: 'Fichas de color que no suman la apuesta',
  },
  'colour-value-not-by-rule': {
    english: 'A colour chip of a value no rule allows',
    spanish: 'Valor de ficha de color no permitido',
  },
  'colour-with-two-values': {
    english: 'A colour with two values',
    spanish: 'Color con dos valores',
  },
  'combination-readings-differ': {
    english: 'A hand that readings of the rule value differently',
    spanish: 'Combinación de valor distinto según la lectura de la norma',
  },
  'commission-above-maximum': {
    english: 'A commission above its maximum',
    spanish: 'Comisión superior al máximo',
  },
  'coup-after-cut-card': {
    english: 'A coup begun after the cut card',
    spanish: 'Jugada iniciada tras el naipe de detención',
  },
  'coup-result-differs': {
    english: 'Another result than the cards give',
    spanish: 'Resultado distinto del de las cartas',
  },
  'coverage-differs': {
    english: 'More or less of a bet played than due',
    spanish: 'Parte jugada de la apuesta distinta de la debida',
  },
  'cut-card-misplaced': {
    english: 'The cut card in a wrong place',
    spanish: 'Naipe de detención mal colocado',
  },
  'decks-not-by-rule': { english: 'Wrong number of decks', spanish: 'Número de barajas incorrecto' },
  'dealer-drew-on': {
    english: 'A dealer who drew too many cards',
    spanish: 'Croupier que tomó naipes de más',
  },
  'dealer-stood-early': {
    english: 'A dealer who drew too few cards',
    spanish: 'Croupier que se plantó antes de tiempo',
  },
  'deduction-differs': { english: 'Another deduction than due', spanish: 'Deducción distinta de la debida' },
  'deposit-means-not-allowed': {
    english: 'A deposit by means that are not allowed',
    spanish: 'Depósito por un medio no permitido',
  },
  'deposit-missing': { english: 'A bank without its deposit', spanish: 'Banca sin depósito previo' },
  'dice-count-differs': {
    english: 'Another number of dice than a session has',
    spanish: 'Número de dados distinto del de una sesión',
  },
  'dice-not-passed': {
    english: 'The dice were not passed on',
    spanish: 'Los dados no pasaron',
  },
  'dice-used-before': {
    english: 'Dice that were used in the session before',
    spanish: 'Dados ya usados en la sesión anterior',
  },
  'doubled-hand-cards': {
    english: 'A doubled hand without its one card',
    spanish: 'Mano doblada sin su único naipe',
  },
  'error-rule-unknown': { english: 'An unknown rule on errors', spanish: 'Norma de error desconocida' },
  'even-money-not-available': {
    english: 'Even money that was not available',
    spanish: 'Pago a la par improcedente',
  },
  'extra-bet-differs': {
    english: 'A further bet that is not equal',
    spanish: 'Apuesta adicional distinta de la inicial',
  },
  'first-to-speak': { english: 'Another player spoke first', spanish: 'Turno abierto por otro jugador' },
  'forced-bet-not-of-game': {
    english: 'A forced bet that the game does not have',
    spanish: 'Apuesta obligatoria ajena a la modalidad',
  },
  'first-hand-misplaced': {
    english: 'The first hand to another place than the dice say',
    spanish: 'Primera mano no entregada según los dados',
  },
  'free-bank-quota': { english: 'A free bank beyond its quota', spanish: 'Banca libre por encima del cupo' },
  'game-not-in-catalogue': { english: 'A game not in the catalogue', spanish: 'Juego fuera del catálogo' },
  'garage-above-winnings': {
    english: 'More in the garage than was won',
    spanish: 'Garaje superior a las ganancias',
  },
  'garage-below-threshold': {
    english: 'A garage before its threshold',
    spanish: 'Garaje por debajo del umbral',
  },
  'garage-not-available': {
    english: 'A garage in a game that has none',
    spanish: 'Garaje en un juego que no lo admite',
  },
  'goes-on-not-winner': {
    english: 'Going on without having won',
    spanish: 'Continuación de quien no ganó la última jugada',
  },
  'hand-card-count': {
    english: 'A hand with too few or too many cards',
    spanish: 'Mano con naipes de menos o de más',
  },
  'hand-repeated': {
    english: 'One hand reported several times',
    spanish: 'Una misma mano comunicada varias veces',
  },
  'hand-without-bet': {
    english: 'A hand on which no bet is reported',
    spanish: 'Mano sin apuesta comunicada',
  },
  'hand-not-decided': {
    english: 'A hand whose report does not tell who wins',
    spanish: 'Mano cuyos datos no permiten saber quién gana',
  },
  'held-bet-at-close': { english: 'A bet still held at the close', spanish: 'Apuesta retenida al cierre' },
  'held-bet-changed': { english: 'A held bet that changed', spanish: 'Apuesta retenida modificada' },
  'house-in-circle-game': {
    english: 'The house in a game of players',
    spanish: 'La casa en un juego de círculo',
  },
  'house-may-suspend': {
    english: 'Fewer players than the house must open with',
    spanish: 'Menos jugadores de los que obligan a abrir',
  },
  'house-share-not-by-rule': {
    english: 'A share of the house outside the rules',
    spanish: 'Beneficio de la casa fuera de norma',
  },
  'improper-garage-differs': {
    english: 'Another improper garage than due',
    spanish: 'Garaje impropio distinto del debido',
  },
  'increment-not-by-limit': {
    english: 'A bet not by the unit of a fixed limit',
    spanish: 'Incremento distinto del que fija el límite',
  },
  'insurance-amount-differs': {
    english: 'An insurance of another amount',
    spanish: 'Seguro de otro importe',
  },
  'insurance-not-available': {
    english: 'Insurance that was not available',
    spanish: 'Seguro improcedente',
  },
  'jackpot-return-below-minimum': {
    english: 'A pool that returned too little',
    spanish: 'Bolsa con devolución inferior a la mínima',
  },
  'late-bet': { english: 'A bet after "no va más"', spanish: 'Apuesta posterior al «no va más»' },
  'layout-not-by-rule': {
    english: 'Placed cards against the rule',
    spanish: 'Naipes mal emplazados',
  },
  'limit-change-notice': {
    english: 'Wrong notice of a change of limits',
    spanish: 'Preaviso incorrecto del cambio de límites',
  },
  'limit-without-effect': {
    english: 'A limit under a name that nothing reads',
    spanish: 'Límite con un nombre que no corresponde a ninguna apuesta limitada',
  },
  'limit-type-not-offered': {
    english: 'A limit type the game has not',
    spanish: 'Tipo de límite no previsto',
  },
  'lot-not-drawn': { english: 'Equal bids without a lot', spanish: 'Pujas iguales sin sorteo' },
  'maximum-not-by-rule': { english: 'A maximum no rule allows', spanish: 'Máximo no permitido' },
  'minimum-above-share-of-stack': {
    english: 'A minimum above a tenth of the stack',
    spanish: 'Mínimo superior a la décima parte del resto inicial',
  },
  'minimum-not-authorised': { english: 'A minimum that is not authorised', spanish: 'Mínimo no autorizado' },
  'new-shoe-missing': { english: 'A new shoe that is missing', spanish: 'Falta la nueva talla' },
  'no-card-decided': {
    english: 'A phase that no card decided',
    spanish: 'Fase sin naipe que la decida',
  },
  'no-table-at-authorised-minimum': {
    english: 'No table at the authorised minimum',
    spanish: 'Ninguna mesa con el mínimo autorizado',
  },
  'not-payable-with-minimum': {
    english: 'A stake the minimum cannot pay',
    spanish: 'Apuesta no pagable con el mínimo',
  },
  'null-play-settled': {
    english: 'A null play that was settled',
    spanish: 'Jugada nula liquidada',
  },
  'null-throw-after-settlement': {
    english: 'A null throw that was settled',
    spanish: 'Tirada nula ya liquidada',
  },
  'odd-unit-misplaced': {
    english: 'An odd unit with the wrong winner',
    spanish: 'Unidad sobrante mal asignada',
  },
  'odds-without-bet': {
    english: 'Odds without the bet they belong to',
    spanish: 'Apuesta asociada sin su apuesta simple',
  },
  'offer-floor-differs': {
    english: 'A bank offered at another amount',
    spanish: 'Banca ofrecida por otro importe',
  },
  'openers-too-low': {
    english: 'A pot opened with too little',
    spanish: 'Bote abierto sin la pareja exigida',
  },
  'outcome-not-readable': { english: 'An outcome that cannot be read', spanish: 'Resultado ilegible' },
  'option-unknown': {
    english: 'An option that the bet has not',
    spanish: 'Opción que la apuesta no tiene',
  },
  'over-limit': { english: 'A bet above the maximum', spanish: 'Apuesta superior al máximo' },
  'over-pot-limit': { english: 'A bet above the pot', spanish: 'Apuesta superior al bote' },
  'paid-differs': { english: 'Another payment than due', spanish: 'Pago distinto del debido' },
  'player-dealt': { english: 'A player dealt', spanish: 'Reparto por un jugador' },
  'players-above-maximum': {
    english: 'More players than the game has',
    spanish: 'Más jugadores de los permitidos',
  },
  'players-below-minimum': { english: 'Too few players', spanish: 'Jugadores por debajo del mínimo' },
  'player-at-several-seats': {
    english: 'One player at several seats',
    spanish: 'Un jugador en varios puestos',
  },
  'point-differs': {
    english: 'Another point than the throws made',
    spanish: 'Punto distinto del que salió',
  },
  'pool-meter-unknown': {
    english: 'A pool won of which nobody says what it held',
    spanish: 'Bolsa ganada sin constar su importe',
  },
  'pool-not-authorised': {
    english: 'A pool that no authorisation names',
    spanish: 'Bolsa no incluida en la autorización',
  },
  'pool-not-begun-again': {
    english: 'A pool that was won and not filled up again',
    spanish: 'Bolsa no repuesta tras el premio',
  },
  'pool-opening-too-low': {
    english: 'A pool that begins with too little',
    spanish: 'Bote iniciado con importe insuficiente',
  },
  'pool-prize-not-judged': {
    english: 'A prize of a pool whose scale is not told',
    spanish: 'Premio de una bolsa cuya escala no consta',
  },
  'pool-rate-not-by-rule': {
    english: 'A share of the stakes of a pool that no rule allows',
    spanish: 'Aportación a la bolsa no permitida',
  },
  'pool-rate-sinks': {
    english: 'A rate at which a pool sinks below its opening',
    spanish: 'Porcentaje con el que la bolsa no se sostiene',
  },
  'pool-rate-too-low': {
    english: 'A pool that gets too little of its stakes',
    spanish: 'Bote con dotación inferior a la exigida',
  },
  'pool-stake-differs': {
    english: 'A pool stake of another amount',
    spanish: 'Apuesta al bote de otro importe',
  },
  'pool-stake-without-bet': {
    english: 'A pool stake without a bet of the game',
    spanish: 'Apuesta al bote sin apuesta en el juego',
  },
  'pool-table-not-linked': {
    english: 'A pool played at a table that is not linked to it',
    spanish: 'Bolsa jugada en una mesa no conectada',
  },
  'pot-left-at-close': {
    english: 'A pot left when the session ends',
    spanish: 'Bote sin repartir al acabar la sesión',
  },
  'pots-differ': {
    english: 'Other pots than the bets make',
    spanish: 'Botes distintos de los que forman las apuestas',
  },
  'premium-differs': {
    english: 'Another premium than due',
    spanish: 'Prima distinta de la debida',
  },
  'prize-differs': {
    english: 'Another prize than the cards win',
    spanish: 'Premio distinto del que dan los naipes',
  },
  'punto-hand-misplaced': {
    english: 'The hand of punto with the wrong player',
    spanish: 'Mano de punto mal entregada',
  },
  'raise-below-least': { english: 'A raise of too little', spanish: 'Subida inferior a la mínima' },
  'raise-cap': {
    english: 'More raises than a round has',
    spanish: 'Más subidas de las permitidas en la ronda',
  },
  'raise-not-reopened': {
    english: 'A raise without the right to it',
    spanish: 'Subida sin derecho a reabrir',
  },
  'rake-above-announced': {
    english: 'More rake than was announced',
    spanish: 'Comisión superior a la anunciada',
  },
  'rake-above-cap': { english: 'More rake than the rule allows', spanish: 'Comisión superior al máximo' },
  'rake-by-pot-differs': {
    english: 'The rake spread over the pots otherwise',
    spanish: 'Comisión repartida de otro modo entre los botes',
  },
  'rake-by-pot-not-the-rake': {
    english: 'Rakes of the pots that are not the rake of the hand',
    spanish: 'Comisiones por bote que no suman la de la mano',
  },
  'redeposit-below-initial': {
    english: 'A new deposit below the first',
    spanish: 'Nuevo depósito inferior al inicial',
  },
  'refund-not-the-stake': {
    english: 'Another refund than the stake',
    spanish: 'Devolución distinta de la apuesta',
  },
  'reseed-differs': {
    english: 'Another new beginning of a pool than its opening',
    spanish: 'Reposición de la bolsa distinta de la inicial',
  },
  'result-differs': {
    english: 'Another result than the bets give',
    spanish: 'Resultado distinto del de las apuestas',
  },
  'retake-amount-differs': {
    english: 'A bank taken back for another amount',
    spanish: 'Banca recuperada por otro importe',
  },
  'retake-not-by-passer': {
    english: 'A bank taken back by another player',
    spanish: 'Banca recuperada por otro jugador',
  },
  'revancha-without-tie': {
    english: 'A revancha without a tie',
    spanish: 'Revancha sin empate',
  },
  'row-not-by-rule': {
    english: 'A row with too many or too few cards',
    spanish: 'Hilera con naipes de más o de menos',
  },
  'rulebook-unknown': { english: 'An unknown rulebook', spanish: 'Reglamento desconocido' },
  'rules-not-known-yet': {
    english: 'A game whose rules are to come',
    spanish: 'Juego cuyas reglas aún no se aplican',
  },
  'seat-not-at-table': { english: 'A seat the table has not', spanish: 'Puesto inexistente en la mesa' },
  'seat-not-forfeited': {
    english: 'A seat that should have been given up',
    spanish: 'Puesto que debía perderse',
  },
  'seat-shared': { english: 'Several players on one seat', spanish: 'Varios jugadores en un puesto' },
  'seats-above-maximum': {
    english: 'More seats than the table may have',
    spanish: 'Más plazas de las permitidas',
  },
  'second-bet-missing': {
    english: 'A second bet that is missing',
    spanish: 'Falta la segunda apuesta',
  },
  'session-charge-differs': {
    english: 'Another charge than was announced',
    spanish: 'Cobro por sesión distinto del anunciado',
  },
  'session-charge-missing': {
    english: 'A player who did not pay for the session',
    spanish: 'Jugador sin cobro por sesión',
  },
  'session-charged-twice': {
    english: 'A session charged twice',
    spanish: 'Sesión cobrada dos veces',
  },
  'session-too-short': {
    english: 'A session that was too short',
    spanish: 'Sesión demasiado corta',
  },
  'settled-coup-reversed': {
    english: 'A settled coup that was reversed',
    spanish: 'Jugada ya liquidada que se anuló',
  },
  'shoe-not-passed': { english: 'The shoe was not passed on', spanish: 'El sabot no pasó' },
  'shooter-without-bet': {
    english: 'A shooter without a bet on the line',
    spanish: 'Tirador sin apuesta de línea',
  },
  'simple-minimum-not-by-rule': {
    english: 'A minimum of simple bets no rule allows',
    spanish: 'Mínimo de apuestas sencillas no permitido',
  },
  'split-ace-drew-on': {
    english: 'A split ace with further cards',
    spanish: 'As separado con más de un naipe',
  },
  'split-not-a-pair': {
    english: 'Split cards that are no pair',
    spanish: 'Separación de naipes que no son par',
  },
  'split-not-even': { english: 'A pot divided unevenly', spanish: 'Bote repartido desigualmente' },
  'split-readings-differ': {
    english: 'A split that another reading would make otherwise',
    spanish: 'Reparto distinto según otra lectura',
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
  'three-bets-not-equal': {
    english: 'Three bets that are not equal',
    spanish: 'Tres apuestas que no son iguales',
  },
  'tie-maximum-not-by-rule': {
    english: 'A maximum of the tie no rule allows',
    spanish: 'Máximo de igualdad no permitido',
  },
  'tie-without-initial': {
    english: 'A bet on the tie without an initial bet',
    spanish: 'Apuesta al empate sin apuesta inicial',
  },
  'tiebreak-readings-differ': {
    english: 'A tie that another reading would break',
    spanish: 'Empate resuelto de otro modo según otra lectura',
  },
  'tier-unknown': { english: 'A tier there is not', spanish: 'Escala de máximos inexistente' },
  'tiers-mixed': { english: 'Maxima of several tiers', spanish: 'Máximos de varias escalas' },
  'todo-va-not-allowed': { english: '"Todo va" on a limited bank', spanish: '«Todo va» en banca limitada' },
  'too-many-players-in-box': {
    english: 'Too many players at a box',
    spanish: 'Demasiados jugadores en una casilla',
  },
  'top-up-not-by-rule': {
    english: 'A least addition outside the rules',
    spanish: 'Reposición mínima fuera de norma',
  },
  'two-hands-of-one-seat': {
    english: 'Two different hands of one seat',
    spanish: 'Dos manos distintas de un mismo puesto',
  },
  'two-revenue-options': {
    english: 'Two ways of the share of the house',
    spanish: 'Dos formas de beneficio de la casa',
  },
  'uncalled-bet-not-returned': {
    english: 'An uncalled bet not returned',
    spanish: 'Apuesta no igualada sin devolver',
  },
  'uncalled-return-differs': {
    english: 'Another return than the uncalled bet',
    spanish: 'Devolución distinta de la apuesta no igualada',
  },
  'under-minimum': { english: 'A bet below the minimum', spanish: 'Apuesta inferior al mínimo' },
  'unlimited-bank-not-authorised': {
    english: 'An unlimited bank without authorisation',
    spanish: 'Banca sin límite no autorizada',
  },
  'wheel-left-open': {
    english: 'A wheel that was left open',
    spanish: 'Ruleta que se dejó sin cerrar',
  },
  'withdrawal-not-available': {
    english: 'A withdrawal that was not allowed',
    spanish: 'Retirada no permitida',
  },
  'withdrawal-not-whole': {
    english: 'A withdrawal of a part of the bank',
    spanish: 'Retirada parcial de la banca',
  },
  'withdrawn-before-first-coup': {
    english: 'A bank withdrawn before its first coup',
    spanish: 'Banca retirada antes de la primera jugada',
  },
} as const satisfies Readonly<Record<string, { readonly english: string; readonly spanish: string }>>;

export type FindingCode = keyof typeof FINDING_KINDS;
