import { unexplained } from './accounting';
import { withRemedy } from './finding-kind';

const PLAYED = {
  id: 'L-pool',
  en: 'a pool is played from its opening to its close, at its tables, as authorised',
  es: 'una bolsa se juega desde su apertura hasta su cierre, en sus mesas y conforme a su autorización',
};
const CONFIRMED = {
  id: 'L-rule-2',
  en: 'each fact is posted once: one type of event posts the stakes and prizes of a pool, the other confirms them',
  es: 'cada hecho se contabiliza una vez: apuestas y premios de una bolsa los asienta un solo tipo de evento y el otro los confirma',
};

export const POOLS = {
  ...withRemedy(
    {
      en: 'Compare the pool with its authorisation and correct whichever of the two is wrong.',
      es: 'Contraste la bolsa con su autorización y corrija la que sea errónea.',
    },
    {
      'pool-not-authorised': [
        ['violation', 'advisory'],
        'Pool is not named in the authorisation',
        'Bolsa que no figura en la autorización',
        PLAYED,
      ],
      'pool-not-as-authorised': [
        ['violation', 'advisory'],
        'Opened pool differs from its authorisation',
        'Bolsa abierta de forma distinta a la autorizada',
        {
          id: 'L-pool',
          en: 'a pool is opened with the rate, the seed and the tables that its authorisation names',
          es: 'una bolsa se abre con el porcentaje, la dotación inicial y las mesas que fija su autorización',
        },
      ],
      'pool-opened-twice': [
        'violation',
        'Pool opened a second time before it was closed',
        'Bolsa abierta por segunda vez sin haberse cerrado',
        PLAYED,
      ],
      'pool-table-not-linked': [
        'violation',
        'Pool played at a table that is not linked to it',
        'Bolsa jugada en una mesa no interconectada con ella',
        PLAYED,
      ],
      'pool-opening-too-low': [
        'violation',
        'Pool opened with less than the rule requires',
        'Bolsa abierta con dotación inferior a la exigida',
      ],
      'pool-rate-not-by-rule': [
        'violation',
        'Rate of the pool differs from the rule',
        'Porcentaje de la bolsa distinto del reglamentario',
      ],
      'pool-rate-too-low': [
        'violation',
        'Rate of the pool is below the least rate',
        'Porcentaje de la bolsa inferior al mínimo',
      ],
      'pool-rate-sinks': [
        'advisory',
        'Rate of the pool does not cover its prizes',
        'Porcentaje de la bolsa que no cubre sus premios',
      ],
      'pool-rate-unknown': [
        'violation',
        'No rate is known for stakes of the pool',
        'No consta el porcentaje de la bolsa',
        unexplained('G7-no-rate'),
      ],
      'pool-unknown': [
        'violation',
        'Pool was neither opened nor authorised',
        'Bolsa que no consta abierta ni autorizada',
        PLAYED,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Read the meter again and compare it with the ledger of the pool (query jackpots). Correct the report that is wrong, or adjust the meter with two approvals (jackpot.adjusted).',
      es: 'Lea de nuevo el contador y compárelo con el mayor de la bolsa (consulta jackpots). Corrija el parte erróneo o ajuste el contador con dos autorizaciones (jackpot.adjusted).',
    },
    {
      'meter-differs': [
        'advisory',
        'Meter of the pool differs from the ledger',
        'Contador de la bolsa distinto del saldo contable',
        {
          id: 'K8',
          en: 'the meter of a pool shows what the ledger holds for it',
          es: 'el contador de una bolsa muestra el saldo contable de esta',
        },
      ],
      'meter-fell': [
        'violation',
        'Meter went down without a prize or an adjustment',
        'Contador que bajó sin premio ni ajuste',
        {
          id: 'A4',
          en: 'identity A4: a meter goes down by prizes and by adjustments of two persons only',
          es: 'identidad A4: un contador solo baja por premios y por ajustes de dos personas',
        },
      ],
      'meter-share-differs': [
        'violation',
        'Share of the stakes on the meter differs from the rate',
        'Aportación al contador distinta del porcentaje',
        {
          id: 'A4',
          en: 'identity A4: the meter gets the share of each stake that the pool was authorised or opened with',
          es: 'identidad A4: el contador recibe de cada apuesta el porcentaje con el que la bolsa se autorizó o se abrió',
        },
      ],
      'pool-meter-unknown': [
        'advisory',
        'Pool was won and its meter is not reported',
        'Bolsa ganada sin que conste su contador',
      ],
      'pool-stakes-differ': [
        'advisory',
        'Stakes reported by the pool exceed the stakes of the rounds',
        'Apuestas comunicadas por la bolsa superiores a las de las jugadas',
        CONFIRMED,
      ],
      'jackpot-return-below-minimum': [
        'violation',
        'Pool returned less than its least share',
        'Bolsa con devolución inferior a la mínima',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare the prize with the cards and with the meter. If the report is wrong, correct it; if too much or too little was paid, settle the difference with the player and resolve the finding with the reason.',
      es: 'Contraste el premio con los naipes y con el contador. Si el parte es erróneo, corríjalo; si se pagó de más o de menos, liquide la diferencia con el jugador y resuelva la incidencia indicando el motivo.',
    },
    {
      'prize-differs': [
        ['violation', 'advisory'],
        'Prize differs from the cards',
        'Premio distinto del que dan los naipes',
      ],
      'prize-bearer-differs': [
        'violation',
        'Prize borne by another than the rule names',
        'Premio a cargo de quien no corresponde',
      ],
      'prize-player-differs': [
        'violation',
        'Prize paid to a player who does not play at its box',
        'Premio pagado a quien no juega en su casilla',
      ],
      'prize-paid-to-another': [
        'violation',
        'Prize paid to a player who did not win it',
        'Premio pagado a un jugador que no lo ganó',
        {
          id: 'L-pool',
          en: 'a prize of a pool is paid to who won it',
          es: 'el premio de una bolsa se paga a quien lo ha ganado',
        },
      ],
      'pool-prize-not-judged': [
        'information',
        'Prize of a pool whose scale is not known',
        'Premio de una bolsa cuya escala no consta',
      ],
      'pool-prize-unreported': [
        'advisory',
        'Prize confirmed that no round reported',
        'Premio confirmado que ninguna jugada comunicó',
        CONFIRMED,
      ],
      'pool-prize-untold': [
        'violation',
        'Prize won by the cards was not reported',
        'Premio ganado por los naipes que nadie comunicó',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Put the missing amount into the pool (jackpot.reseeded) or correct the report.',
      es: 'Dote la bolsa con el importe que falta (jackpot.reseeded) o corrija el parte.',
    },
    {
      'reseed-differs': [
        ['violation', 'advisory'],
        'Reseed differs from the opening of the pool',
        'Nueva dotación de la bolsa distinta de la inicial',
      ],
      'pool-not-begun-again': [
        'violation',
        'Pool was staked on again before it was reseeded',
        'Bolsa jugada de nuevo sin nueva dotación tras el premio',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Report where the balance of the pool goes: to another pool or to the house. Correct events that name the closed pool by mistake.',
      es: 'Comunique el destino del saldo de la bolsa: otra bolsa o la casa. Corrija los eventos que citan por error la bolsa cerrada.',
    },
    {
      'pool-closed': [
        'violation',
        'Money moved in a pool that is closed',
        'Movimiento en una bolsa cerrada',
        PLAYED,
      ],
      'pool-closed-in-part': [
        'violation',
        'Pool closed with money left in it',
        'Bolsa cerrada con saldo',
        {
          id: 'L-pool',
          en: 'the whole balance of a closed pool goes to another pool or back to the house',
          es: 'una bolsa que se cierra pasa íntegra a otra bolsa o a la casa',
        },
      ],
    },
  ),
};
