import { withRemedy } from './finding-kind';

const CHIPS = {
  en: 'identity A5: contributions + carried in - returned = awarded + rake + carried out',
  es: 'identidad A5: aportaciones + bote acumulado anterior - devuelto = adjudicado + comisión + bote acumulado siguiente',
  id: 'A5',
};

export const POKER = {
  ...withRemedy(
    {
      en: 'Compare the hand with the recording of the table. If the report is wrong, correct it; if chips went to the wrong player, settle the difference between the players and resolve the finding with the reason.',
      es: 'Contraste la mano con la grabación de la mesa. Si el parte es erróneo, corríjalo; si las fichas fueron a quien no correspondía, liquide la diferencia entre los jugadores y resuelva la incidencia indicando el motivo.',
    },
    {
      'award-differs': [
        'violation',
        'Award differs from the cards',
        'Adjudicación distinta de la que dan los naipes',
      ],
      'award-without-claim': [
        'violation',
        'Award to a seat without a claim to the pot',
        'Adjudicación a un puesto sin derecho al bote',
      ],
      'split-not-even': ['violation', 'Pot was divided unevenly', 'Bote repartido desigualmente'],
      'odd-unit-misplaced': [
        'violation',
        'Odd chip went to the wrong winner',
        'Ficha sobrante entregada al ganador que no correspondía',
      ],
      'pots-differ': [
        'violation',
        'Declared pots differ from what the bets make',
        'Botes declarados distintos de los que forman las apuestas',
      ],
      'carried-pot-differs': [
        'violation',
        'Carried pot differs from what the rules leave',
        'Bote acumulado distinto del que procede',
      ],
      'pot-left-at-close': [
        'violation',
        'Pot left undivided when the session ended',
        'Bote sin repartir al acabar la sesión',
      ],
      'uncalled-bet-not-returned': [
        'violation',
        'Uncalled bet was not returned',
        'Apuesta no igualada que no se devolvió',
      ],
      'uncalled-return-differs': [
        'violation',
        'Returned amount differs from the uncalled bet',
        'Devolución distinta de la apuesta no igualada',
      ],
      'pot-not-contributed': [
        'violation',
        'Declared pots differ from what was put in',
        'Botes declarados distintos de lo aportado',
        CHIPS,
      ],
      'pot-not-awarded': [
        'violation',
        'Awards, rake and carried pot differ from the pots',
        'Adjudicaciones, comisión y bote acumulado distintos de los botes',
        CHIPS,
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Compare the betting with the recording of the table and correct the report if it is wrong. If the table let it pass, remind it of the rule and resolve the finding with the reason.',
      es: 'Contraste los envites con la grabación de la mesa y corrija el parte si es erróneo. Si la mesa lo permitió, recuérdele la norma y resuelva la incidencia indicando el motivo.',
    },
    {
      'acted-after-fold': [
        'violation',
        'Seat acted after it had folded',
        'Envite de un puesto que ya se había retirado',
      ],
      'all-in-with-chips-left': [
        'violation',
        'All-in declared with chips left',
        'Resto declarado cuando aún quedan fichas',
      ],
      'stack-exceeded': [
        'violation',
        'Seat bet more than its chips',
        'Envites de un puesto superiores a sus fichas',
      ],
      'ante-above-half': [
        'violation',
        'Ante is above half the minimum',
        'Ante superior a la mitad del mínimo',
      ],
      'ante-missing': [
        ['violation', 'advisory'],
        'Seat was dealt in without its ante',
        'Puesto que recibió naipes sin poner el ante',
      ],
      'antes-left-out': [
        'advisory',
        'Player sat without the ante for too many hands',
        'Jugador sentado sin ante durante demasiadas manos',
      ],
      'bets-not-equal': [
        'violation',
        'Betting round closed with unequal bets',
        'Ronda de envites cerrada con importes desiguales',
      ],
      'blind-not-by-minimum': [
        'violation',
        'Blind differs from the amount of the minimum',
        'Ciega distinta de la que marca el mínimo',
      ],
      'bring-in-below-minimum': [
        'violation',
        'Bring-in is below the minimum',
        'Apuesta obligada inferior al mínimo',
      ],
      'bring-in-not-of-lowest': [
        'advisory',
        'Bring-in posted by a seat without the lowest card',
        'Apuesta obligada de un puesto sin el naipe más bajo',
      ],
      'call-differs': [
        'violation',
        'Call differs from the bet to be called',
        'Envite igualado por un importe distinto',
      ],
      'check-against-bet': ['violation', 'Check against a bet', 'Paso con un envite pendiente'],
      'first-to-speak': [
        'advisory',
        'First seat to speak differs from the rule',
        'Primer envite de un puesto al que no le correspondía',
      ],
      'forced-bet-not-of-game': [
        'violation',
        'Forced bet does not belong to the game',
        'Apuesta obligada ajena a la modalidad',
      ],
      'increment-not-by-limit': [
        'violation',
        'Bet differs from the unit of the fixed limit',
        'Envite distinto de la unidad del límite fijo',
      ],
      'openers-too-low': [
        'violation',
        'Pot opened without the pair that the rule asks for',
        'Bote abierto sin la pareja exigida',
      ],
      'over-pot-limit': ['violation', 'Bet is above the pot', 'Envite superior al bote'],
      'raise-below-least': ['violation', 'Raise is below the least raise', 'Subida inferior a la mínima'],
      'raise-cap': [
        ['violation', 'advisory'],
        'More raises than a round allows',
        'Más subidas de las permitidas en la ronda',
      ],
      'raise-not-reopened': [
        'violation',
        'Raise by a seat whose betting was not reopened',
        'Subida de un puesto sin derecho a reabrir',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Check the rake against the announcement of the table. If the report is wrong, correct it; if too much was dropped, give it back; record in the control book what was dropped wrongly.',
      es: 'Compruebe la comisión con lo anunciado en la mesa. Si el parte es erróneo, corríjalo; si se retuvo de más, devuélvalo; haga constar en el libro de control lo que se retuvo mal.',
    },
    {
      'rake-above-announced': [
        'violation',
        'Rake is above the announced rake',
        'Comisión superior a la anunciada',
      ],
      'rake-above-cap': [
        'violation',
        'Rake is above the maximum of the rule',
        'Comisión superior al máximo reglamentario',
      ],
      'rake-above-due': [
        'violation',
        'Dropped rake is above the rake due',
        'Comisión retenida superior a la debida',
      ],
      'rake-below-due': [
        'advisory',
        'Dropped rake is below the rake due',
        'Comisión retenida inferior a la debida',
      ],
      'rake-by-pot-differs': [
        'information',
        'Rake is spread over the pots differently from the rule',
        'Comisión repartida entre los botes de modo distinto al reglamentario',
      ],
      'rake-by-pot-not-the-rake': [
        ['violation', 'advisory'],
        'Rakes of the pots do not add up to the rake of the hand',
        'Comisiones por bote que no suman la de la mano',
      ],
      'two-revenue-options': [
        'violation',
        'House took its share in two ways in one session',
        'Beneficio de la casa cobrado de dos formas en una sesión',
      ],
      'house-share-not-by-rule': [
        'violation',
        'Share of the house differs from the rule',
        'Beneficio de la casa distinto del reglamentario',
      ],
      'session-charge-differs': [
        'violation',
        'Session charge differs from the announced charge',
        'Cobro por sesión distinto del anunciado',
      ],
      'session-charge-missing': [
        'violation',
        'Player was not charged for the session',
        'Jugador sin cobro por sesión',
      ],
      'session-charged-twice': [
        'violation',
        'Player was charged twice for one session',
        'Sesión cobrada dos veces a un jugador',
      ],
      'commission-above-maximum': [
        'violation',
        'Commission is above its maximum',
        'Comisión superior a su máximo',
      ],
    },
  ),
  ...withRemedy(
    {
      en: 'Complete the report with the cards of every seat that showed, or resolve the finding with the name of the supervisor who saw them.',
      es: 'Complete el parte con los naipes de cada puesto que los mostró, o resuelva la incidencia con el nombre del responsable que los vio.',
    },
    {
      'hand-not-decided': [
        'advisory',
        'Reported cards do not tell who wins',
        'Naipes comunicados que no permiten saber quién gana',
      ],
    },
  ),
};
