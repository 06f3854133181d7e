import { withRemedy } from './finding-kind';

export const BANKS = {
  ...withRemedy(
    {
      en: 'Compare the amounts of the bank with the recording of the table and correct the report that is wrong. If the money went so, settle the difference with the banker and resolve the finding with the reason.',
      es: 'Contraste los importes de la banca con la grabación de la mesa y corrija el parte erróneo. Si el dinero se movió así, liquide la diferencia con el banquero y resuelva la incidencia indicando el motivo.',
    },
    {
      'bank-amount-differs': [
        'violation',
        'Declared bank differs from the bank in play',
        'Banca declarada distinta de la que está en juego',
      ],
      'bank-return-differs': [
        'violation',
        'Amount returned differs from the amount owed to the banker',
        'Devolución distinta de la que corresponde al banquero',
      ],
      'bank-not-put-up': [
        'violation',
        'Report of a bank that nobody put up',
        'Parte de una banca que nadie constituyó',
      ],
      'bank-put-up-twice': [
        'violation',
        'Bank put up a second time under its name',
        'Banca constituida por segunda vez con el mismo nombre',
      ],
      'two-banks-at-once': [
        'violation',
        'Bank begun while the one before still holds money',
        'Banca iniciada mientras la anterior conserva dinero',
      ],
      'bank-end-differs': [
        'violation',
        'Bank ended otherwise than its last coup did',
        'Final de la banca que no corresponde a su última jugada',
      ],
      'bank-mode-differs': [
        'violation',
        'Kind of the bank differs from that of its table',
        'Clase de banca distinta de la de su mesa',
      ],
      'banker-differs': [
        'violation',
        'Withdrawal by another player than the banker',
        'Retirada de quien no es el banquero',
      ],
      'bets-of-the-bank': [
        'violation',
        'Banker or partner bet against their own bank',
        'Apuesta del banquero o de un asociado contra su propia banca',
      ],
      'coup-outside-shoe': [
        'violation',
        'Coup of a shoe that has ended, or that was not begun',
        'Jugada de una talla terminada o no iniciada',
      ],
      'bank-not-broken': [
        'violation',
        'Bank declared broken still holds money',
        'Banca declarada saltada que conserva dinero',
      ],
      'broken-bank-played': [
        'violation',
        'Broken bank played a further coup',
        'Banca saltada que jugó una jugada más',
      ],
      'bank-kept-after-loss': [
        'violation',
        'Bank kept by a banker who lost it',
        'Banca conservada por quien la perdió',
      ],
      'improper-garage-differs': [
        'violation',
        'Improper garage differs from the excess that the bank could not play',
        'Garaje impropio distinto del exceso que la banca no pudo jugar',
      ],
      'garage-above-winnings': [
        'violation',
        'Garage exceeds the winnings of the bank',
        'Garaje superior a las ganancias de la banca',
      ],
      'garage-below-threshold': [
        'violation',
        'Garage made before its threshold was reached',
        'Garaje constituido sin alcanzar el umbral',
      ],
      'garage-not-available': [
        'violation',
        'Garage made in a game that has none',
        'Garaje en un juego que no lo admite',
      ],
      'retake-amount-differs': [
        'violation',
        'Bank taken back for another amount than it was passed at',
        'Banca recuperada por importe distinto del que se cedió',
      ],
      'retake-not-by-passer': [
        'violation',
        'Bank taken back by another player than the one who passed it',
        'Banca recuperada por quien no la cedió',
      ],
      'withdrawal-not-whole': [
        'violation',
        'Only a part of the bank was withdrawn',
        'Retirada de solo una parte de la banca',
      ],
      'withdrawn-before-first-coup': [
        'violation',
        'Bank withdrawn before its first coup',
        'Banca retirada antes de su primera jugada',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Check the amount against the rule and the authorisation. If the report is wrong, correct it; otherwise have the banker complete the bank before the next coup.',
      es: 'Compruebe el importe con la norma y con la autorización. Si el parte es erróneo, corríjalo; en otro caso, haga que el banquero complete la banca antes de la próxima jugada.',
    },
    {
      'bank-below-bets': [
        'violation',
        'Bank does not cover the bets against it',
        'Banca que no cubre las apuestas',
      ],
      'bank-below-floor': [
        'violation',
        'Bank is below the amount required of it',
        'Banca inferior a la exigida',
      ],
      'bank-below-minimum': [
        'violation',
        'Bank is below the minimum of the table',
        'Banca inferior al mínimo de la mesa',
      ],
      'bank-lowered': [
        'violation',
        'Bank was put up again for less than before',
        'Banca constituida de nuevo por menor importe',
      ],
      'bank-over-maximum': ['violation', 'Bank is above its maximum', 'Banca superior a su máximo'],
      'deposit-missing': [
        'violation',
        'Bank adjudicated without its deposit',
        'Banca adjudicada sin depósito previo',
      ],
      'deposit-means-not-allowed': [
        'violation',
        'Deposit made by means that are not allowed',
        'Depósito por un medio de pago no permitido',
      ],
      'redeposit-below-initial': [
        'violation',
        'New deposit is below the first deposit',
        'Nuevo depósito inferior al inicial',
      ],
      'offer-floor-differs': [
        'violation',
        'Bank offered for another amount than the rule says',
        'Banca ofrecida por importe distinto del reglamentario',
      ],
      'banco-mesa-not-half': [
        'violation',
        'Banco con la mesa differs from half the bank',
        'Banco con la mesa distinto de la mitad de la banca',
      ],
      'banco-not-whole-bank': [
        'violation',
        'Banco differs from the whole bank',
        'Banco distinto de toda la banca',
      ],
      'todo-va-not-allowed': ['violation', '"Todo va" on a limited bank', '«Todo va» en una banca limitada'],
      'unlimited-bank-not-authorised': [
        'violation',
        'Unlimited bank is not authorised',
        'Banca sin límite no autorizada',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare the adjudication with the record of the table. If the report is wrong, correct it; otherwise repeat the step that was left out and resolve the finding with the reason.',
      es: 'Contraste la adjudicación con el acta de la mesa. Si el parte es erróneo, corríjalo; en otro caso, repita el paso omitido y resuelva la incidencia indicando el motivo.',
    },
    {
      'adjudication-not-by-auction': [
        'violation',
        'Bank adjudicated to another player than the winner of the auction',
        'Banca adjudicada a quien no ganó la subasta',
      ],
      'auction-winner-not-highest': [
        'violation',
        'Auction won by a bid that is not the highest',
        'Subasta ganada por una puja que no es la mayor',
      ],
      'lot-not-drawn': [
        'violation',
        'Equal bids decided without drawing lots',
        'Pujas iguales decididas sin sorteo',
      ],
      'bidder-excluded': [
        'violation',
        'Bid of a player who may not bid',
        'Puja de un jugador que no puede pujar',
      ],
      'bank-step-skipped': [
        'violation',
        'Step left out in the adjudication of the bank',
        'Paso omitido en la adjudicación de la banca',
      ],
      'bank-out-of-turn': [
        ['violation', 'advisory'],
        'Bank offered out of turn',
        'Banca ofrecida fuera de turno',
      ],
      'bank-passed-undealt': [
        'violation',
        'Bank passed before it dealt a coup',
        'Banca cedida sin haber dado cartas',
      ],
      'banker-barred': [
        'violation',
        'Banker may not hold the bank again',
        'Banquero que no puede volver a serlo',
      ],
      'banco-not-available': [
        'violation',
        'Banco called when it was not available',
        'Petición de banco que no procedía',
      ],
      'buyer-did-not-deal': [
        'violation',
        'Buyer of the bank did not deal',
        'Comprador de la banca que no dio cartas',
      ],
      'goes-on-not-winner': [
        'violation',
        'Bank continued by a player who did not win the last coup',
        'Continuación de la banca por quien no ganó la última jugada',
      ],
      'free-bank-quota': [
        'violation',
        'More free banks than the rule allows',
        'Más bancas libres de las permitidas',
      ],
      'seat-not-forfeited': [
        'violation',
        'Seat kept that had to be given up',
        'Puesto conservado que debía perderse',
      ],
      'house-in-circle-game': [
        'violation',
        'Staff of the house took part in a game of players',
        'Personal de la casa que participó en un juego de círculo',
      ],
    },
  ),
};
