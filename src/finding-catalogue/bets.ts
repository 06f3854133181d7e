import { withRemedy } from './finding-kind';

export const BETS = {
  ...withRemedy(
    {
      en: 'Check the stake in the report and correct it if it is wrong. If it was accepted so, remind the table of its limits and resolve the finding with the reason.',
      es: 'Compruebe el importe comunicado y corríjalo si es erróneo. Si la apuesta se admitió así, recuerde a la mesa sus límites y resuelva la incidencia indicando el motivo.',
    },
    {
      'under-minimum': [['violation', 'advisory'], 'Bet below the minimum', 'Apuesta inferior al mínimo'],
      'bet-below-minimum': [
        'violation',
        'Bet on the coup below the minimum of the table',
        'Apuesta a la jugada inferior al mínimo de la mesa',
      ],
      'over-limit': [['violation', 'advisory'], 'Bet above the maximum', 'Apuesta superior al máximo'],
      'stake-not-a-multiple': [
        'violation',
        'Stake is not a multiple of the step of the table',
        'Apuesta que no es múltiplo del importe exigido',
      ],
      'not-payable-with-minimum': [
        ['violation', 'advisory'],
        'Stake cannot be paid in whole chips of the minimum',
        'Apuesta que no puede pagarse con fichas del mínimo',
      ],
      'stake-not-payable-exactly': [
        ['violation', 'information'],
        'Stake could not be settled without rounding',
        'Apuesta que no pudo liquidarse sin redondeo',
      ],
      'pool-stake-differs': [
        'violation',
        'Jackpot stake differs from the unit of the pool',
        'Apuesta a la bolsa distinta de la unidad fijada',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Check the bet in the report and correct it if it is wrong. If the table accepted a bet that it should have refused, give the stake back and resolve the finding with the reason.',
      es: 'Compruebe la apuesta comunicada y corríjala si es errónea. Si la mesa admitió una apuesta que debía rechazar, devuelva su importe y resuelva la incidencia indicando el motivo.',
    },
    {
      'bet-not-available': [
        'violation',
        'Bet was not available at that moment',
        'Apuesta no admitida en ese momento',
      ],
      'bet-out-of-turn': ['violation', 'Bet made at the wrong moment', 'Apuesta hecha fuera de su momento'],
      'bet-after-surrender': [
        'violation',
        'Bet on a hand that its player had surrendered',
        'Apuesta en una mano a la que el jugador había renunciado',
      ],
      'late-bet': [
        ['violation', 'information'],
        'Bet placed after "no va más"',
        'Apuesta posterior al «no va más»',
      ],
      'even-money-not-available': [
        'violation',
        'Even money taken without blackjack against an ace',
        'Pago a la par sin blackjack contra un as',
      ],
      'insurance-not-available': [
        'violation',
        'Insurance placed when it was not available',
        'Seguro concertado cuando no procedía',
      ],
      'insurance-amount-differs': [
        'violation',
        'Insurance differs from the amount of the rule',
        'Seguro por un importe distinto del que fija la norma',
      ],
      'extra-bet-differs': [
        'violation',
        'Further bet differs from the first bet',
        'Apuesta adicional distinta de la inicial',
      ],
      'second-bet-missing': [
        'advisory',
        'Second bet missing for a hand that goes on',
        'Falta la segunda apuesta de una mano que sigue en juego',
      ],
      'three-bets-not-equal': [
        'violation',
        'Three bets of a seat differ from each other',
        'Tres apuestas de un puesto con importes distintos',
      ],
      'tie-without-initial': [
        'violation',
        'Tie bet without an initial bet of the player',
        'Apuesta al empate sin apuesta inicial del jugador',
      ],
      'odds-without-bet': [
        'violation',
        'Odds bet without the bet it belongs to',
        'Apuesta asociada sin su apuesta principal',
      ],
      'pool-stake-without-bet': [
        'violation',
        'Jackpot stake without a bet on the game',
        'Apuesta a la bolsa sin apuesta en el juego',
      ],
      'revancha-without-tie': ['violation', 'Revancha played without a tie', 'Revancha jugada sin empate'],
      'split-not-a-pair': [
        'violation',
        'Split cards are not of the same value',
        'Separación de naipes de distinto valor',
      ],
      'shooter-without-bet': [
        'violation',
        'Shooter has no bet on the line',
        'Tirador sin apuesta en la línea',
      ],
      'withdrawal-not-available': [
        'violation',
        'Bet withdrawn that had to stay',
        'Retirada de una apuesta que debía permanecer',
      ],
      'call-not-available': [
        'violation',
        'Call of the player was not available',
        'Petición del jugador que no procedía',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Correct the report of the round: the bet cannot be settled by the rules as it stands.',
      es: 'Corrija el parte de la jugada: tal como consta, la apuesta no puede liquidarse según las reglas.',
    },
    {
      'bet-not-offered': [
        'violation',
        'Bet type is not offered by the game',
        'Apuesta que el juego no ofrece',
      ],
      'bet-not-readable': ['violation', 'Bet does not fit its type', 'Apuesta que no corresponde a su tipo'],
      'bet-id-repeated': [
        'violation',
        'One bet id used for several bets',
        'Un mismo identificador para varias apuestas',
      ],
      'option-unknown': [
        'advisory',
        'Bet option is not known for the bet',
        'Opción desconocida para esa apuesta',
      ],
      'choice-not-stated': [
        'advisory',
        'Choice of the player is not stated',
        'No consta la opción elegida por el jugador',
      ],
      'carried-bet-unknown': [
        ['advisory', 'information'],
        'Carried bet was not left by the round before',
        'Apuesta mantenida que no procede de la jugada anterior',
      ],
      'held-bet-changed': [
        'violation',
        'Held bet differs from the bet that was held',
        'Apuesta retenida distinta de la que se retuvo',
      ],
      'outcome-not-readable': [
        'violation',
        'Outcome of the round does not fit the game',
        'Resultado de la jugada que no corresponde al juego',
      ],
      'colour-stake-differs': [
        'violation',
        'Colour chips do not add up to the stake',
        'Fichas de color que no suman la apuesta',
      ],
      'colour-with-two-values': ['violation', 'One colour has two values', 'Un mismo color con dos valores'],
      'colour-shared': [
        'violation',
        'One colour used by several players',
        'Un mismo color para varios jugadores',
      ],
      'two-hands-of-one-seat': [
        'violation',
        'Two different hands reported for one seat',
        'Dos manos distintas comunicadas para un mismo puesto',
      ],
      'hand-repeated': [
        'violation',
        'One hand reported more than once',
        'Una misma mano comunicada más de una vez',
      ],
      'hand-without-bet': [
        'advisory',
        'Cards reported for a seat without a bet',
        'Naipes comunicados en un puesto sin apuesta',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare the payment with the recording of the table. If the report is wrong, correct it; if the table paid or took wrongly, settle the difference with the player and resolve the finding with the reason.',
      es: 'Contraste el pago con la grabación de la mesa. Si el parte es erróneo, corríjalo; si la mesa pagó o cobró mal, liquide la diferencia con el jugador y resuelva la incidencia indicando el motivo.',
    },
    {
      'paid-differs': [
        ['violation', 'advisory'],
        'Payment differs from the payment due',
        'Pago distinto del que corresponde',
      ],
      'taken-differs': [
        'violation',
        'Amount taken differs from the amount due to the table',
        'Cobro distinto del que corresponde',
      ],
      'result-differs': [
        'violation',
        'Declared result differs from what the bets give',
        'Resultado declarado distinto del que dan las apuestas',
      ],
      'deduction-differs': [
        ['violation', 'advisory'],
        'Deduction differs from the deduction due',
        'Deducción distinta de la que corresponde',
      ],
      'premium-differs': [
        'violation',
        'Insurance premium differs from the premium due',
        'Prima de seguro distinta de la que corresponde',
      ],
      'refund-not-the-stake': [
        'violation',
        'Refund differs from the stake',
        'Devolución distinta de la apuesta',
      ],
      'coverage-differs': [
        'violation',
        'Covered part of a bet differs from what the bank covers',
        'Parte cubierta de la apuesta distinta de la que cubre la banca',
      ],
      'null-play-settled': ['violation', 'Null play was settled', 'Jugada nula que se liquidó'],
      'null-throw-after-settlement': [
        'advisory',
        'Throw called null after it was settled',
        'Tirada declarada nula después de liquidarse',
      ],
      'settled-coup-reversed': [
        ['violation', 'advisory'],
        'Settled coup was reversed',
        'Jugada liquidada que se anuló',
      ],
      'annulment-without-rule': [
        'violation',
        'Coup annulled without a rule that allows it',
        'Jugada anulada sin norma que lo permita',
      ],
      'error-rule-unknown': [
        'advisory',
        'Rule on errors of play is not one of the game',
        'Norma sobre errores ajena al juego',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Record the stake as an incident of the session and resolve the finding with the name of the supervisor who decided it.',
      es: 'Haga constar la apuesta en el parte de la sesión y resuelva la incidencia con el nombre del responsable que lo decidió.',
    },
    {
      'bet-forfeited': [
        'information',
        'Bet lost by conduct, not by the cards',
        'Apuesta perdida por conducta y no por los naipes',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Give the held bet back to its player, or report in which round it was settled.',
      es: 'Devuelva la apuesta retenida al jugador o comunique en qué jugada se liquidó.',
    },
    {
      'held-bet-at-close': [
        'violation',
        'Bet still held when the session closed',
        'Apuesta retenida al cierre de la sesión',
      ],
    },
  ),
};
