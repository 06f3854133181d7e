import { withRemedy } from './finding-kind';

export const CARDS = {
  ...withRemedy(
    {
      en: 'Compare the cards with the recording of the table. If the report is wrong, correct it; if the cards were dealt so, apply the rule on errors of play and resolve the finding with the reason.',
      es: 'Contraste los naipes con la grabación de la mesa. Si el parte es erróneo, corríjalo; si se repartieron así, aplique la norma sobre errores de juego y resuelva la incidencia indicando el motivo.',
    },
    {
      'card-too-often': [
        'violation',
        'Card appears more often than the decks hold it',
        'Naipe que aparece más veces de las que figura en las barajas',
      ],
      'card-not-due': [
        'violation',
        'Card dealt to a hand that was not due one',
        'Naipe dado a quien no le correspondía',
      ],
      'card-after-21': [
        'violation',
        'Card drawn to a hand of 21 or more',
        'Naipe pedido con veintiuno o más',
      ],
      'card-purchase-differs': [
        'violation',
        'Card purchase differs from the rule',
        'Compra de naipe distinta de la prevista en la norma',
      ],
      'cards-above-deal': [
        ['advisory', 'violation'],
        'More cards reported than the game deals',
        'Más naipes comunicados de los que reparte el juego',
      ],
      'cards-after-decision': [
        'violation',
        'Cards shown after the card that decided',
        'Naipes descubiertos después del que decide',
      ],
      'dealer-drew-on': [
        'violation',
        'Dealer drew when the rule says to stand',
        'Croupier que tomó naipe cuando debía plantarse',
      ],
      'dealer-stood-early': [
        'violation',
        'Dealer stood when the rule says to draw',
        'Croupier que se plantó cuando debía tomar naipe',
      ],
      'doubled-hand-cards': [
        'violation',
        'Doubled hand does not have exactly one more card',
        'Mano doblada sin su único naipe adicional',
      ],
      'split-ace-drew-on': [
        'violation',
        'Split ace has more than one card',
        'As separado con más de un naipe',
      ],
      'third-card-not-allowed': [
        'violation',
        'Third card drawn where the rule says to stand',
        'Tercer naipe tomado cuando la norma obliga a plantarse',
      ],
      'third-card-not-drawn': [
        'violation',
        'Third card missing where the rule says to draw',
        'Falta el tercer naipe que la norma obliga a tomar',
      ],
      'hand-card-count': [
        'violation',
        'Number of cards in the hand differs from the rule',
        'Número de naipes de la mano distinto del reglamentario',
      ],
      'row-not-by-rule': [
        'violation',
        'Number of cards in the row differs from the rule',
        'Número de naipes de la hilera distinto del reglamentario',
      ],
      'layout-not-by-rule': [
        'violation',
        'Placed cards differ from the layout of the rule',
        'Naipes emplazados de forma distinta de la reglamentaria',
      ],
      'no-card-decided': [
        'advisory',
        'No exposed card decides the phase',
        'Fase sin naipe descubierto que la decida',
      ],
      'burnt-cards-miscounted': [
        'violation',
        'Number of burnt cards differs from the rule',
        'Número de naipes quemados distinto del reglamentario',
      ],
      'punto-hand-misplaced': [
        'advisory',
        'Hand of punto held by the wrong player',
        'Mano de punto entregada a quien no correspondía',
      ],
      'player-dealt': [
        'violation',
        'Cards dealt by a player instead of the croupier',
        'Reparto por un jugador en lugar del croupier',
      ],
      'coup-result-differs': [
        'violation',
        'Result of the coup differs from the cards',
        'Resultado de la jugada distinto del que dan los naipes',
      ],
      'point-differs': [
        'violation',
        'Point differs from the throws',
        'Punto distinto del que dan las tiradas',
      ],
      'first-hand-misplaced': [
        'violation',
        'First hand given to another place than the dice say',
        'Primera mano entregada en lugar distinto del que marcan los dados',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare both readings of the rule with the answer your casino has given to this open point. Change the answer in its authorisation, or resolve the finding with the reason.',
      es: 'Compare ambas lecturas de la norma con la respuesta de su casino a esta cuestión abierta. Cambie la respuesta en la autorización o resuelva la incidencia indicando el motivo.',
    },
    {
      'combination-readings-differ': [
        'advisory',
        'Value of the hand depends on the reading of the rule',
        'Valor de la combinación distinto según la lectura de la norma',
      ],
      'tiebreak-readings-differ': [
        'advisory',
        'Tie is broken differently under another reading of the rule',
        'Empate resuelto de otro modo según otra lectura de la norma',
      ],
      'split-readings-differ': [
        'advisory',
        'Pot is divided differently under another reading of the rule',
        'Bote repartido de otro modo según otra lectura de la norma',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Check the equipment of the table against the rule before the next session. If the report is wrong, correct it.',
      es: 'Compruebe el material de la mesa conforme a la norma antes de la próxima sesión. Si el parte es erróneo, corríjalo.',
    },
    {
      'decks-not-by-rule': [
        'violation',
        'Number of decks differs from the rule',
        'Número de barajas distinto del reglamentario',
      ],
      'cards-from-old-decks': [
        'violation',
        'Decks of the session are not new',
        'Barajas de la sesión que no son nuevas',
      ],
      'cut-card-misplaced': [
        'violation',
        'Cut card stands elsewhere than the rule says',
        'Separador o naipe de detención colocado en lugar distinto del reglamentario',
      ],
      'new-shoe-missing': [
        'violation',
        'New shoe missing where the rule asks for one',
        'Falta la nueva talla que exige la norma',
      ],
      'coup-after-cut-card': [
        'violation',
        'Coup begun after the cut card appeared',
        'Jugada iniciada tras aparecer el separador o naipe de detención',
      ],
      'shoe-not-passed': [
        'advisory',
        'Shoe was not passed to the next dealer',
        'El sabot no pasó al siguiente jugador',
      ],
      'dice-count-differs': [
        'violation',
        'Number of dice differs from the rule',
        'Número de dados distinto del reglamentario',
      ],
      'dice-not-passed': [
        'advisory',
        'Dice were not passed to the next shooter',
        'Los dados no pasaron al siguiente tirador',
      ],
      'dice-used-before': [
        'violation',
        'Dice were already used in the session before',
        'Dados ya usados en la sesión anterior',
      ],
      'wheel-left-open': [
        'violation',
        'Wheel was left neither locked nor sealed',
        'Ruleta que no quedó cerrada ni precintada',
      ],
    },
  ),
};
