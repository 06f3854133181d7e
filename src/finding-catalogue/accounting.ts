import { withRemedy } from './finding-kind';

const SLIP = {
  id: 'K4',
  en: 'each slip is used once or void, and states the same at the cage and at the table',
  es: 'cada vale se usa una sola vez o se anula, y dice lo mismo en la caja central y en la mesa',
};
const LARGE = {
  id: 'L-large-amount',
  en: 'the casino sets the amounts above which it is alerted: largeAmounts of its authorisation',
  es: 'el casino fija los importes por encima de los cuales recibe un aviso: largeAmounts de su autorización',
};
const SESSION = {
  id: 'L-session',
  en: 'a session of a table is opened once and closed once',
  es: 'cada sesión de una mesa se abre y se cierra una sola vez',
};
const OPENING = {
  id: 'L-opening',
  en: 'opening balances: ledger.opened, once per casino, before any other event about money',
  es: 'saldos de apertura: ledger.opened, una vez por casino y antes de cualquier otro movimiento',
};
const DAY = {
  id: 'O1979-54.2',
  en: 'Orden of 9 January 1979, article 54.2: the day is totalled at its end, and before the next one begins',
  es: 'Orden de 9 de enero de 1979, artículo 54.2: la jornada se totaliza a su término y antes de comenzar la siguiente',
};
const SEQUENCE = {
  id: 'G3-sequence',
  en: 'a source numbers its reports consecutively, without end; a missing number is shown until it arrives',
  es: 'cada origen numera sus partes correlativamente y sin fin; el número que falta figura hasta que llega',
};
const VOID = {
  id: 'L-void',
  en: 'the void of a settled round is a linked reversal, once',
  es: 'la anulación de una jugada liquidada es un contraasiento vinculado y único',
};
const CORRECTION = {
  id: 'G4-correction',
  en: 'a correction replaces a recorded fact or cancels it, once; a correction of a correction names the last one',
  es: 'una corrección sustituye o anula un hecho registrado, una sola vez; la corrección de otra se refiere a la última',
};
const HOUSE_CHEQUE = {
  id: 'L-cheque',
  en: 'house control: each cheque of the house has its own number and pays the amount it was issued for',
  es: 'control interno: cada cheque de la casa tiene su propio número y paga el importe por el que se libró',
};
const CHEQUE = {
  id: 'L-cheque',
  en: 'house control: each cheque is followed by its number, from receipt until it is cleared or returned',
  es: 'control interno: cada cheque se lleva por su número, desde que se recibe hasta que se cobra o se devuelve',
};
const DECLARED = {
  id: 'L-rule-1',
  en: 'a declared figure is posted, an undeclared one is derived; a difference between the two is a finding',
  es: 'se contabiliza lo que la mesa declara y se calcula lo que no declara; si ambos difieren, hay incidencia',
};
const QUARANTINE = {
  id: 'G7-quarantine',
  en: 'a delivery that cannot be stored as an event is kept and stays open until it is sent again or discarded',
  es: 'la entrega que no puede guardarse como evento se conserva y sigue pendiente hasta que se reenvía o se descarta',
};
export const unexplained = (id: string) => ({
  id,
  en: 'an unexpected fact is posted as declared; what nothing explains is posted against a variance account',
  es: 'un hecho imprevisto se asienta como se declara, y lo que no se explica, contra una cuenta de diferencias',
});

/** What the accounting finds: postings, slips, counts, days, the numbers of the sources and the deliveries. */
export const ACCOUNTING = {
  ...withRemedy(
    {
      en: 'Compare both halves of the slip on paper. Correct the report with the wrong number or amount, or report the missing half.',
      es: 'Contraste en papel las dos mitades del vale. Corrija el parte con número o importe erróneos, o comunique la mitad que falta.',
    },
    {
      'slip-half-missing': [
        'violation',
        'Slip was reported by one side only',
        'Vale comunicado por una sola parte',
        SLIP,
      ],
      'slip-halves-differ': [
        'violation',
        'Amount of the slip differs between table and cage',
        'Importe del vale distinto en la mesa y en la caja central',
        SLIP,
      ],
      'slip-used-twice': [
        'violation',
        'Slip was reported twice by the same side',
        'Vale comunicado dos veces por la misma parte',
        SLIP,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Look up the entry in the register and correct the report with the wrong number. If chips and cash of one find have the same entry, acknowledge the finding.',
      es: 'Consulte la anotación en el registro y corrija el parte con el número erróneo. Si las fichas y el efectivo de un mismo hallazgo comparten anotación, reconozca la incidencia.',
    },
    {
      'lost-entry-used-twice': [
        'advisory',
        'Entry of the register of unclaimed property was used for two finds',
        'Anotación del registro de dinero perdido o abandonado usada para dos hallazgos',
        {
          id: 'L-lost-entry',
          en: 'house control: each find has an entry of its own in the register of unclaimed property',
          es: 'control interno: cada hallazgo tiene su propia anotación en el registro de dinero perdido o abandonado',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Look at the document of the cage, and correct the report with the number, account or currency that stands there.',
      es: 'Consulte el documento de la caja central y corrija el parte con el número, la cuenta o la moneda que conste en él.',
    },
    {
      'cheque-number-used-twice': [
        ['violation', 'advisory'],
        'Number of a cheque of the house was used twice',
        'Número de un cheque de la casa usado dos veces',
        HOUSE_CHEQUE,
      ],
      'cheque-amount-differs': [
        'violation',
        'More was paid with a cheque of the house than it was issued for',
        'Pagado con un cheque de la casa más que su importe',
        HOUSE_CHEQUE,
      ],
      'cheque-not-credited': [
        'advisory',
        'Bank returned more of a cheque than it had credited',
        'El banco devolvió de un cheque más de lo que había abonado',
        CHEQUE,
      ],
      'guarantee-not-held': [
        'violation',
        'More of a guarantee was released than is held and free',
        'Liberado de una garantía más de lo aportado y disponible',
        {
          id: 'L-guarantee',
          en: 'house control: a guarantee at a credit institution is released once, no more of it than was given, and none of it that covers a debt',
          es: 'control interno: la garantía en una entidad de crédito se libera una sola vez, por no más de lo aportado y nunca en la parte que cubre una deuda',
        },
      ],
      'cheque-without-number': [
        'violation',
        'Cheque was taken without its number',
        'Cheque recibido sin indicar su número',
        CHEQUE,
      ],
      'moved-to-itself': [
        'violation',
        'Money was moved from an account or a currency to itself',
        'Movimiento de una cuenta o moneda a sí misma',
        {
          id: 'L-two-accounts',
          en: 'house control: a transfer of the cage has two accounts, and an exchange two currencies',
          es: 'control interno: un traspaso de la caja central tiene dos cuentas, y un cambio, dos monedas',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'A person who may decide examines and acknowledges it. If the amount is wrong, correct the report.',
      es: 'Quien puede decidir lo examina y lo reconoce. Si el importe es erróneo, corrija el parte.',
    },
    {
      'slip-above-amount': [
        'advisory',
        'Fill or credit above the amount that the casino has set',
        'Reposición o devolución por encima del importe fijado por el casino',
        LARGE,
      ],
      'box-above-amount': [
        'advisory',
        'Box above the amount that the casino has set',
        'Caja metálica por encima del importe fijado por el casino',
        LARGE,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Check which of the two reports is true and cancel the other one with a correction.',
      es: 'Compruebe cuál de los dos partes es el verdadero y anule el otro mediante una corrección.',
    },
    {
      'session-opened-twice': ['violation', 'Session was opened twice', 'Sesión abierta dos veces', SESSION],
      'session-closed-twice': ['violation', 'Session was closed twice', 'Sesión cerrada dos veces', SESSION],
      'round-number-repeated': [
        'violation',
        'Round number was used twice in one session',
        'Número de jugada repetido en la sesión',
        {
          id: 'G8',
          en: 'a round is named by its session and number; a number used twice is posted and reported as a finding',
          es: 'una jugada se identifica por sesión y número; si el número se repite, se asienta y queda como incidencia',
        },
      ],
      'cheque-returned-twice': [
        'advisory',
        'Cheque was returned twice after it had been cleared',
        'Cheque devuelto dos veces después de cobrado',
        CHEQUE,
      ],
      'round-voided-twice': ['violation', 'Round was declared void twice', 'Jugada anulada dos veces', VOID],
      'ledger-opened-twice': [
        'violation',
        'Ledger was opened twice',
        'Contabilidad abierta dos veces',
        OPENING,
      ],
      'day-closed-twice': ['violation', 'Gaming day was closed twice', 'Jornada cerrada dos veces', DAY],
    },
  ),
  ...withRemedy(
    {
      en: 'Report the close of the earlier session (table.closed), or correct the number of the session that the report names.',
      es: 'Comunique el cierre de la sesión anterior (table.closed), o corrija el número de sesión que cita el parte.',
    },
    {
      'sessions-open-at-once': [
        'violation',
        'Table opened again before its last session was closed',
        'Mesa abierta de nuevo sin cerrar la sesión anterior',
        SESSION,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Report the opening balances (ledger.opened) with a time before the first movement: on the screen Capture of the accountant, “Opening balances of the cage”. The books are then updated automatically.',
      es: 'Comunique los saldos iniciales (ledger.opened) con una hora anterior al primer movimiento: en la pantalla Captura de contabilidad, «Saldos iniciales de la caja». Los libros se ajustan por sí solos.',
    },
    {
      'ledger-not-opened': [
        'advisory',
        'Money moved before the ledger was opened',
        'Movimiento anterior a la apertura de la contabilidad',
        {
          id: 'L-opening',
          en: 'opening balances come once per casino, before any other event about money',
          es: 'los saldos de apertura se registran una vez por casino, antes de cualquier otro movimiento',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Send the missing report with its own time; the books are then updated automatically.',
      es: 'Envíe el parte que falta con su hora; los libros se ajustan por sí solos.',
    },
    {
      'session-not-opened': [
        'advisory',
        'Round reported in a session that was not opened',
        'Jugada comunicada en una sesión sin abrir',
        SESSION,
      ],
      'void-of-unknown-round': [
        'violation',
        'Void of a round that was not posted',
        'Anulación de una jugada sin asiento',
        VOID,
      ],
      'bank-unknown': [
        'violation',
        'Bank plays that was not put up',
        'Banca en juego que no consta constituida',
        unexplained('G7-unknown-bank'),
      ],
      'chips-below-zero': [
        'advisory',
        'More chips given than the books show at the holder',
        'Fichas entregadas por encima de las que figuran en libros',
        {
          id: 'A2',
          en: 'identity A2: nobody gives chips that they do not hold; a slip is late',
          es: 'identidad A2: nadie entrega fichas que no tiene; falta por llegar algún vale',
        },
      ],
      'cash-below-zero': [
        'advisory',
        'More cash given than the books show in the cage',
        'Efectivo entregado por encima del que figura en libros',
        {
          id: 'A2',
          en: 'house control, as identity A2 for chips: nobody gives cash that they do not hold; a report is missing',
          es: 'control interno, como la identidad A2 para las fichas: nadie entrega efectivo que no tiene; falta algún parte',
        },
      ],
      'movement-not-covered': [
        'violation',
        'More taken out than the holder has by the books',
        'Salida superior a lo que figura en libros',
        unexplained('G7-not-covered'),
      ],
      'cheque-not-held': [
        'violation',
        'More of a cheque was cleared or returned than the cage holds',
        'Cheque cobrado o devuelto por encima de lo que hay en la caja central',
        CHEQUE,
      ],
      'sequence-gap': [
        'violation',
        'Reports of a source are missing',
        'Faltan partes de un origen',
        SEQUENCE,
      ],
      'late-arrival': [
        'information',
        'Report arrived after a later one of its source',
        'Parte recibido después de otro posterior de su origen',
        SEQUENCE,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Give the device a new source name if its counter was reset, or set its clock; check that no report was lost.',
      es: 'Asigne un nuevo nombre de origen al dispositivo si perdió su contador, o ajuste su reloj; compruebe que no se ha perdido ningún parte.',
    },
    {
      'sequence-repeated': [
        'advisory',
        'Number of a source was used twice',
        'Número de un origen usado dos veces',
        SEQUENCE,
      ],
      'clock-differs': [
        'information',
        'Clock of the source is ahead of the service',
        'Reloj del origen adelantado respecto al servicio',
        {
          id: 'L-clock',
          en: 'reports of several sources are ordered by their times: devices take their time from the house',
          es: 'los partes de varios orígenes se ordenan por su hora: los dispositivos toman la hora de la casa',
        },
      ],
      'clock-went-back': [
        'information',
        'Clock of the source went back',
        'Reloj del origen atrasado',
        {
          id: 'G3-sequence',
          en: 'within a source the numbers give the order, even if its clock was set back',
          es: 'dentro de un origen el orden lo dan los números; un reloj atrasado no lo altera',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare day and time with the paper. If one is wrong, cancel the report with a correction and send it again as a new one.',
      es: 'Contraste la jornada y la hora con el parte en papel. Si una es errónea, anule el parte mediante una corrección y envíelo de nuevo.',
    },
    {
      'day-not-of-its-time': [
        'advisory',
        'Gaming day of the report is not that of its time',
        'Jornada del parte distinta de la que corresponde a su hora',
        {
          id: 'L-day-of-time',
          en: 'house control: a report counts in the gaming day in which it happened, whenever it arrives',
          es: 'control interno: cada parte cuenta en la jornada en que ocurrió, llegue cuando llegue',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Send the corrected event with the hash of the delivery in `resubmits`, or discard the delivery.',
      es: 'Envíe el evento corregido con la huella de la entrega en `resubmits`, o descarte la entrega.',
    },
    {
      'delivery-unreadable': [
        'advisory',
        'Delivery could not be read as an event',
        'Entrega que no pudo leerse como evento',
        QUARANTINE,
      ],
      'delivery-in-conflict': [
        'violation',
        'Delivery contradicts a recorded event',
        'Entrega que contradice un evento registrado',
        QUARANTINE,
      ],
      'identity-conflict': [
        'violation',
        'Two records have one id and different content',
        'Dos registros con un mismo identificador y distinto contenido',
        {
          id: 'G2',
          en: 'CloudEvents 1.0: source and id identify one event; the first record of an identity counts',
          es: 'CloudEvents 1.0: source e id identifican un solo evento; vale el primer registro',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Propose a new correction of the last record of the chain, with data that fit its type; two persons approve it.',
      es: 'Proponga una nueva corrección del último registro de la cadena, con datos válidos para su tipo; la aprueban dos personas.',
    },
    {
      'correction-of-unknown-event': [
        'violation',
        'Correction names an event that is not recorded',
        'Corrección de un evento que no consta',
        CORRECTION,
      ],
      'correction-not-possible': [
        'violation',
        'Correction names an event that cannot be corrected',
        'Corrección de un evento que no la admite',
        CORRECTION,
      ],
      'correction-not-of-the-last': [
        'violation',
        'Correction does not name the last record of the chain',
        'Corrección que no se refiere al último registro de la cadena',
        CORRECTION,
      ],
      'correction-does-not-fit': [
        'violation',
        'Data of the correction do not fit the event',
        'Datos de la corrección que no corresponden al evento',
        CORRECTION,
      ],
      'void-needs-correction': [
        'violation',
        'Void of one cloth only was not reversed',
        'Anulación de un solo paño que no generó contraasiento',
        VOID,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Repeat the decision with two different persons.',
      es: 'Repita la decisión con dos personas distintas.',
    },
    {
      'two-persons-required': [
        'violation',
        'Decision was not taken by two different persons',
        'Decisión que no tomaron dos personas distintas',
        {
          id: 'G8-four-eyes',
          en: 'a decision under dual control is approved by two different persons',
          es: 'lo que exige doble control lo aprueban dos personas distintas',
        },
      ],
      'clearing-not-pending': [
        'violation',
        'Cleared amount exceeds the pending difference',
        'Importe regularizado superior a la diferencia pendiente',
        {
          id: 'L-clearing',
          en: 'two persons clear a difference that is pending: a shortage as positive, a surplus as negative',
          es: 'dos personas regularizan una diferencia pendiente: el faltante en positivo, el sobrante en negativo',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare the declared figures with the paper of the table and correct the report that is wrong.',
      es: 'Contraste las cifras declaradas con el parte en papel de la mesa y corrija el parte erróneo.',
    },
    {
      'round-result-differs': [
        'violation',
        'Declared result of the round differs from its bets',
        'Resultado declarado de la jugada distinto del de sus apuestas',
        DECLARED,
      ],
      'round-result-unknown': [
        'violation',
        'Result of the round cannot be derived from its bets',
        'Resultado de la jugada que no se deduce de sus apuestas',
        DECLARED,
      ],
      'round-without-bets': [
        'information',
        'Round was reported without its bets',
        'Jugada comunicada sin sus apuestas',
        {
          id: 'L-rule-4',
          en: 'a figure that is not captured is not zero: such rounds are posted as declared and not evaluated',
          es: 'lo que no se registra no es cero: esas jugadas se asientan como se declaran y no se evalúan',
        },
      ],
      'coup-totals-differ': [
        'violation',
        'Declared totals of the coup differ from its bets',
        'Totales declarados de la jugada distintos de los de sus apuestas',
        DECLARED,
      ],
      'commission-differs': [
        'violation',
        'Commission differs from the commission due on the gain',
        'Comisión distinta de la que corresponde a la ganancia',
      ],
      'pieces-do-not-add-up': [
        'violation',
        'Pieces by denomination do not add up to the stated amount',
        'Piezas por valor facial que no suman el importe indicado',
        {
          id: 'L-pieces',
          en: 'house control: chips, plaques, notes and coins of an amount add up to it',
          es: 'control interno: las fichas, placas, billetes y monedas de un importe suman este',
        },
      ],
      'parts-do-not-add-up': [
        'violation',
        'Parts of a payment do not add up to its amount',
        'Partes de un pago que no suman su importe',
        unexplained('G7-parts-differ'),
      ],
      'currency-not-book': [
        'violation',
        'Currency differs from the currency of the books',
        'Moneda distinta de la de los libros',
        {
          id: 'G8',
          en: 'a casino has one book currency; others only in the cage and in box counts',
          es: 'los libros de un casino se llevan en una sola moneda; otras, solo en la caja central y en el recuento de cajas metálicas',
        },
      ],
      'account-not-in-chart': [
        'violation',
        'Opening balance names an account that is not in the chart',
        'Saldo de apertura de una cuenta ajena al plan de cuentas',
        OPENING,
      ],
      'opening-unbalanced': [
        'violation',
        'Opening balances do not sum to zero',
        'Saldos de apertura descuadrados',
        OPENING,
      ],
      'lost-money-not-owed': [
        'violation',
        'Unclaimed property paid out exceeds what is still owed',
        'Dinero perdido o abandonado entregado por encima de lo que aún se debe',
        {
          id: 'L-lost-money',
          en: 'unclaimed property leaves the register of its entries once: to its owner, or to the authority',
          es: 'cada anotación de dinero perdido o abandonado se da de baja una sola vez: por devolución al dueño o por ingreso a la autoridad',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Repeat the count or check its record, and correct the report that is wrong. A real difference stays as a variance of the session.',
      es: 'Repita el recuento o compruebe su acta y corrija el parte erróneo. Una diferencia real queda como diferencia de la sesión.',
    },
    {
      'blind-counts-differ': [
        'violation',
        'Counts of the two persons differ from the inventory',
        'Recuentos de las dos personas distintos de las existencias declaradas',
        {
          id: 'K3',
          en: 'each session is counted and signed; two persons count without seeing each other',
          es: 'cada sesión se recuenta y se firma; dos personas cuentan sin verse',
        },
      ],
      'float-not-spoken-for': [
        'violation',
        'Float left unaccounted for at the close',
        'Anticipo sin destino declarado al cierre',
        {
          id: 'K3',
          en: 'each session is counted and signed, its result tied',
          es: 'cada sesión se recuenta y se firma, y su resultado cuadra',
        },
      ],
      'non-banked-float-differs': [
        'violation',
        'Float of a non-banked table differs from its count',
        'Anticipo de una mesa de círculo distinto de su recuento',
        {
          id: 'O2010-2.2',
          en: 'Orden of 4 February 2010, article 2.2: at a non-banked table the house takes no part in the play; its float serves only for change and returns in full',
          es: 'Orden de 4 de febrero de 2010, artículo 2.2: en los juegos de círculo el casino no participa en el juego; el anticipo sirve solo para el cambio y vuelve íntegro',
        },
      ],
      'box-not-on-table': [
        'violation',
        'Box counted or removed that was not on the table',
        'Caja metálica contada o retirada que no estaba en la mesa',
        {
          id: 'O1979-48.3',
          en: 'Orden of 9 January 1979, articles 41 and 48.3: notes go to a locked box of the table, which is counted at the end; a box is exchanged against a record',
          es: 'Orden de 9 de enero de 1979, artículos 41 y 48.3: los billetes van a una caja cerrada de la mesa, que se cuenta al final; el cambio de caja se hace constar en acta',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Complete the float or the cash of the cage before the table goes on, or correct the report if its amount is wrong.',
      es: 'Complete el anticipo o el efectivo de la caja central antes de que la mesa continúe, o corrija el parte si su importe es erróneo.',
    },
    {
      'float-below-rule': [
        'violation',
        'Float is below the multiple of the minimum bet',
        'Anticipo inferior al múltiplo de la apuesta mínima',
        {
          id: 'O1979-47.2',
          en: 'Orden of 9 January 1979, article 47.2: a float is at least a multiple of the minimum bet',
          es: 'Orden de 9 de enero de 1979, artículo 47.2: el anticipo es, como mínimo, un múltiplo de la apuesta mínima',
        },
      ],
      'fill-not-float': [
        'advisory',
        'Fill differs from the first float',
        'Reposición distinta del anticipo inicial',
        {
          id: 'O1979-47.1',
          en: 'Orden of 9 January 1979, article 47.1: each new float (anticipo) equals the first one',
          es: 'Orden de 9 de enero de 1979, artículo 47.1: cada nuevo anticipo es igual al primero',
        },
      ],
      'cage-guarantee-not-met': [
        'violation',
        'Cash of the cage is below its guarantee',
        'Efectivo de la caja central inferior a su garantía',
        {
          id: 'O1979-49.1',
          en: 'Orden of 9 January 1979, article 49.1: the cage holds at least the float of the roulette with the highest minimum',
          es: 'Orden de 9 de enero de 1979, artículo 49.1: la caja central tiene, al menos, el anticipo de la ruleta de mínimo más alto',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Close and certify the earlier gaming day.',
      es: 'Cierre y certifique la jornada anterior.',
    },
    {
      'day-opened-before-certified': [
        ['violation', 'advisory'],
        'Gaming day was opened before the last one was certified',
        'Jornada abierta sin certificar la anterior',
        DAY,
      ],
      'day-begun-before-certified': [
        ['violation', 'advisory'],
        'Gaming day began before the last one was certified',
        'Jornada comenzada sin certificar la anterior',
        DAY,
      ],
      'day-not-closed': [
        'violation',
        'Gaming day was certified or reopened without being closed',
        'Jornada certificada o reabierta sin estar cerrada',
        DAY,
      ],
    },
  ),
};
