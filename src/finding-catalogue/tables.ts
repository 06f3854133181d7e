import { withRemedy } from './finding-kind';

const AUTHORISED = {
  id: 'L-authorised',
  en: 'the games and tables of a casino come from its authorisation only',
  es: 'los juegos y las mesas de un casino son exclusivamente los de su autorización',
};

/** Tables: their terms, their staff, their players, and the rules they play by. */
export const TABLES = {
  ...withRemedy(
    {
      en: 'Compare the terms of the table with the authorisation and the rule. Correct the opening or the change of limits, or have the authorisation changed (authorise).',
      es: 'Contraste las condiciones de la mesa con la autorización y con la norma. Corrija la apertura o el cambio de límites, o actualice la autorización (authorise).',
    },
    {
      'minimum-not-authorised': [
        'violation',
        'Minimum of the table is not authorised',
        'Mínimo de la mesa no autorizado',
      ],
      'no-table-at-authorised-minimum': [
        'violation',
        'No open table has the authorised minimum',
        'Ninguna mesa abierta con el mínimo autorizado',
      ],
      'maximum-not-by-rule': [
        ['violation', 'advisory'],
        'Maximum of the table differs from the rule',
        'Máximo de la mesa distinto del reglamentario',
      ],
      'tie-maximum-not-by-rule': [
        'violation',
        'Maximum of the tie differs from the rule',
        'Máximo de la apuesta al empate distinto del reglamentario',
      ],
      'simple-minimum-not-by-rule': [
        'violation',
        'Minimum of simple bets differs from the rule',
        'Mínimo de las apuestas sencillas distinto del reglamentario',
      ],
      'minimum-above-share-of-stack': [
        'violation',
        'Minimum is above its share of the stack',
        'Mínimo superior a la parte permitida del resto inicial',
      ],
      'top-up-not-by-rule': [
        'violation',
        'Least addition to the stack differs from the rule',
        'Reposición mínima del resto distinta de la reglamentaria',
      ],
      'step-not-by-rule': [
        'violation',
        'Step of the stakes differs from the rule',
        'Múltiplo exigido a las apuestas distinto del reglamentario',
      ],
      'limit-type-not-offered': [
        'advisory',
        'Type of limit is not offered by the game',
        'Tipo de límite no previsto en el juego',
      ],
      'limit-without-effect': [
        'advisory',
        'Limit is named after no bet of the game',
        'Límite cuyo nombre no corresponde a ninguna apuesta del juego',
      ],
      'limit-change-notice': [
        'violation',
        'Notice of the change of limits differs from the rule',
        'Preaviso del cambio de límites distinto del reglamentario',
      ],
      'tier-unknown': ['violation', 'Tier of maxima does not exist', 'Escala de máximos inexistente'],
      'tiers-mixed': ['advisory', 'Maxima come from several tiers', 'Máximos de escalas distintas'],
      'colour-value-not-by-rule': [
        'violation',
        'Value of a colour chip differs from the rule',
        'Valor de la ficha de color distinto del reglamentario',
      ],
      'seats-above-maximum': [
        'violation',
        'Table has more seats than the rule allows',
        'Mesa con más puestos de los permitidos',
      ],
      'session-too-short': [
        'violation',
        'Session had fewer hands than the rule requires',
        'Sesión con menos manos de las exigidas',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare the staff of the table with its duty roster. If the report is wrong, correct it; otherwise complete or relieve the staff.',
      es: 'Contraste el personal de la mesa con el cuadrante. Si el parte es erróneo, corríjalo; en otro caso, complete o releve al personal.',
    },
    {
      'staff-below-minimum': [
        ['violation', 'advisory'],
        'Staff of the table is below the minimum',
        'Personal de la mesa por debajo del mínimo',
      ],
      'staff-above-maximum': [
        ['advisory', 'violation'],
        'Staff of the table is above the maximum',
        'Personal de la mesa por encima del máximo',
      ],
      'chief-over-two-tables': [
        ['violation', 'advisory'],
        'Table supervisor has more tables than the rule allows',
        'Jefe de mesa con más mesas de las permitidas',
      ],
      'chief-shared': [
        ['violation', 'advisory'],
        'Table supervisor of a table that requires sole supervision has another table',
        'Jefe de mesa con otra mesa además de la que lo exige en exclusiva',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare seats and players with the recording of the table. If the report is wrong, correct it; otherwise seat the players by the rule and resolve the finding with the reason.',
      es: 'Contraste puestos y jugadores con la grabación de la mesa. Si el parte es erróneo, corríjalo; en otro caso, aplique la norma sobre los puestos y resuelva la incidencia indicando el motivo.',
    },
    {
      'seat-not-at-table': [
        ['violation', 'advisory'],
        'Seat does not exist at the table or in the hand',
        'Puesto inexistente en la mesa o en la mano',
      ],
      'seat-shared': [
        ['violation', 'advisory'],
        'Several players share one seat',
        'Varios jugadores en un mismo puesto',
      ],
      'player-at-several-seats': [
        'violation',
        'One player has several seats',
        'Un mismo jugador en varios puestos',
      ],
      'players-above-maximum': [
        'violation',
        'Number of players is above the maximum',
        'Número de jugadores superior al máximo',
      ],
      'players-below-minimum': [
        'violation',
        'Number of players is below the minimum',
        'Número de jugadores inferior al mínimo',
      ],
      'too-many-players-in-box': [
        'violation',
        'Box has more players than the rule allows',
        'Casilla con más jugadores de los permitidos',
      ],
      'house-may-suspend': [
        'information',
        'Fewer players than the number for which the house must open',
        'Menos jugadores de los que obligan a abrir la mesa',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Record the authorisation of the casino (authorise), or correct the opening of the table if it names the wrong game or table.',
      es: 'Registre la autorización del casino (authorise), o corrija la apertura de la mesa si cita un juego o una mesa equivocados.',
    },
    {
      'casino-not-authorised': [
        'advisory',
        'Table opened without an authorisation of the casino',
        'Mesa abierta sin constar autorización del casino',
        AUTHORISED,
      ],
      'table-not-authorised': [
        'violation',
        'Opened table or its game is not in the authorisation',
        'Mesa o juego que no figura en la autorización',
        AUTHORISED,
      ],
      'hand-of-another-game': [
        'violation',
        'Hand of another game than the one its table opened for',
        'Mano de un juego distinto del que se abrió en la mesa',
        AUTHORISED,
      ],
      'game-not-in-catalogue': [
        'violation',
        'Game is not in the catalogue of the rulebook',
        'Juego fuera del catálogo del reglamento',
      ],
      'rulebook-unknown': ['violation', 'Rulebook of the casino is not known', 'Reglamento desconocido'],
      'rules-not-known-yet': [
        'information',
        'Rules of the game are not in this release',
        'Reglas del juego no incluidas en esta versión',
      ],
      'open-point-unknown': [
        'advisory',
        'Answer to an open point is not one of its answers',
        'Respuesta a una cuestión abierta que no es de las previstas',
        {
          id: 'L-authorised',
          en: 'a casino may answer each point that the regulation leaves open with one of the listed answers',
          es: 'un casino puede decidir las cuestiones que el reglamento deja abiertas, cada una con una de sus respuestas',
        },
      ],
      'chart-key-unknown': [
        'advisory',
        'Key of the chart of accounts matches no account of the ledger',
        'Clave del plan de cuentas que no corresponde a ninguna cuenta del mayor',
        {
          id: 'L-authorised',
          en: 'the chart of a casino maps accounts of the ledger, or beginnings of them, to its own codes',
          es: 'el plan de cuentas de un casino asigna sus códigos a cuentas del mayor, o al comienzo de su nombre',
        },
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Propose an authorisation with the IANA name of the time zone in timeZone (proposeAuthorisation).',
      es: 'Proponga una autorización con el nombre IANA de la zona horaria en timeZone (proposeAuthorisation).',
    },
    {
      'time-zone-unknown': [
        'advisory',
        'Time zone of the casino is none of the IANA database',
        'La zona horaria del casino no figura en la base de datos IANA',
        {
          id: 'L-authorised',
          en: 'the hours of the books are those of the time zone that the authorisation of the casino names',
          es: 'las horas de los libros son las de la zona horaria que indica la autorización del casino',
        },
      ],
    },
  ),
};
