import decisions from '../../words/refusals/decisions.json';
export interface TieOutDefinition {
  /** Only a bug breaks a hard one, and nothing overrides it; a named person may explain a soft one. */
  readonly strength: 'hard' | 'soft';
  readonly formula: string;
  readonly formulaEs: string;
  readonly says: string;
  readonly saysEs: string;
  readonly remedy: string;
  readonly remedyEs: string;
}

const BUG = {
  remedy: 'This can only be a bug: run `cagnotte verify` and report the divergence it names.',
  remedyEs: 'Solo puede ser un fallo del programa: ejecute `cagnotte verify` y comunique lo que indique.',
};

/** The tie-outs of a gaming day, by name. K1 is divided by identity, because not all of them have one strength. */
export const TIE_OUTS = {
  'K1-A1': {
    strength: 'hard',
    formula: 'Σ debits = Σ credits, per currency',
    formulaEs: 'Σ debe = Σ haber, por moneda',
    says: 'The trial balance sums to zero in each currency.',
    saysEs: 'El balance de sumas y saldos cuadra a cero en cada moneda.',
    ...BUG,
  },
  'K1-A2': {
    strength: 'soft',
    formula: 'outstanding chips ≥ 0; each chips:* ≥ 0',
    formulaEs: 'fichas en poder de clientes ≥ 0; cada chips:* ≥ 0',
    says: 'Neither the customers nor any holder of the house have a negative number of chips.',
    saysEs: 'Ni los clientes ni ningún tenedor de la casa tienen un saldo negativo de fichas.',
    remedy: 'Find the missing slip or count, and report it.',
    remedyEs: 'Busque el vale o el recuento que falta y comuníquelo.',
  },
  'K1-A3': {
    strength: 'hard',
    formula: 'chips:custody = Σ player-bank + garage + pot − variance:custody, per table',
    formulaEs: 'chips:custody = Σ player-bank + garage + pot − variance:custody, por mesa',
    says: 'Chips in custody equal the chips owed to players.',
    saysEs: 'Las fichas en custodia son las que se deben a los jugadores.',
    ...BUG,
  },
  'K1-A4': {
    strength: 'soft',
    formula: 'meter = meter before + contributions − voided + funding − prizes ± adjustments',
    formulaEs: 'contador = contador anterior + aportaciones − anuladas + dotaciones − premios ± ajustes',
    says: 'Each meter moved only by contributions, funding, prizes and adjustments.',
    saysEs: 'Cada contador se ha movido solo por aportaciones, dotaciones, premios y ajustes.',
    remedy: 'Find the event that moved the meter. Correct it, or adjust the pool with two approvals.',
    remedyEs: 'Busque el evento que movió el contador; corríjalo o ajuste la bolsa con dos aprobaciones.',
  },
  'K1-A5': {
    strength: 'soft',
    formula: 'contributions + carried in − returned = awarded + rake + carried out, per hand',
    formulaEs:
      'aportaciones + bote acumulado anterior − devuelto = adjudicado + comisión + bote acumulado siguiente, por mano',
    says: 'The pots of every hand equal what was awarded, taken as rake and carried over.',
    saysEs: 'Los botes de cada mano son lo adjudicado, la comisión y el bote acumulado siguiente.',
    remedy: 'Correct the hand, or explain what happened at the table.',
    remedyEs: 'Corrija la mano o explique lo ocurrido en la mesa.',
  },
  'K1-A6': {
    strength: 'soft',
    formula: '|amount − exact amount| < 1 minor unit, per derived line',
    formulaEs: '|importe − importe exacto| < 1 céntimo, por apunte calculado',
    says: 'Every derived amount was rounded once.',
    saysEs: 'Cada importe calculado se redondeó una sola vez.',
    ...BUG,
  },
  'K2-sequence': {
    strength: 'soft',
    formula: 'numbers of each source: no gap',
    formulaEs: 'números de cada origen: sin huecos',
    says: 'No number of any source is missing.',
    saysEs: 'No falta ningún número de ningún origen.',
    remedy: 'Let the source report the missing numbers.',
    remedyEs: 'Haga que el origen comunique los números que faltan.',
  },
  'K2-quarantine': {
    strength: 'soft',
    formula: 'deliveries in quarantine = 0',
    formulaEs: 'entregas en cuarentena = 0',
    says: 'No delivery waits in quarantine.',
    saysEs: 'Ninguna entrega está en cuarentena.',
    remedy: 'Resubmit the delivery as a valid event, or explain why it does not count.',
    remedyEs: 'Reenvíe la entrega como evento válido o explique por qué no cuenta.',
  },
  'K2-parked': {
    strength: 'hard',
    formula: 'parked records = 0',
    formulaEs: 'registros detenidos = 0',
    says: 'No partition key is parked because of a bug.',
    saysEs: 'Ninguna clave de partición está detenida por un fallo del programa.',
    remedy: 'Install the release that fixes the bug, and run `cagnotte retry`.',
    remedyEs: 'Instale la versión que corrige el fallo y ejecute `cagnotte retry`.',
  },
  K3: {
    strength: 'soft',
    formula: '(I + D + C + JP + SL) − (O + F + JS) = win + commission + V_table + V_drop',
    formulaEs: '(I + D + C + JP + SL) − (O + F + JS) = resultado + comisión + V_mesa + V_cajas',
    says: 'Each session was closed, counted and signed, and its result from counts is that of the books.',
    saysEs: 'Cada sesión se cerró, contó y firmó, y su resultado por recuento es el de los libros.',
    remedy: 'Report the missing count, or correct the wrong float, fill, credit or box.',
    remedyEs:
      'Comunique el recuento que falta o corrija el anticipo, la reposición, la devolución o la caja metálica que estén mal.',
  },
  K4: {
    strength: 'soft',
    formula: 'chips:transit = 0 per slip; cage = table = slip',
    formulaEs: 'chips:transit = 0 por vale; caja central = mesa = vale',
    says: 'Each slip was used once, and both ends reported the same amount.',
    saysEs: 'Cada vale se usó una vez y ambas partes comunicaron el mismo importe.',
    remedy: 'Let the missing half be reported, or correct the wrong half.',
    remedyEs: 'Haga que se comunique la mitad que falta o corrija la errónea.',
  },
  K5: {
    strength: 'soft',
    formula: 'boxes issued = boxes counted; cash:drop = 0',
    formulaEs: 'cajas metálicas colocadas = contadas; cash:drop = 0',
    says: 'Each box on a table was counted, and no other; the cash in boxes went to the cage.',
    saysEs:
      'Se contaron las cajas metálicas de cada mesa y ninguna otra; su efectivo pasó a la caja central.',
    remedy:
      'Count the box, or explain where it is. Of a box that was never put on the table, report that it was, or correct the count.',
    remedyEs:
      'Cuente la caja metálica o explique dónde está. De la que no consta en mesa, comunique su colocación o corrija el recuento.',
  },
  K6: {
    strength: 'soft',
    formula: 'chips:custody, player-bank, garage, pot = 0',
    formulaEs: 'chips:custody, player-bank, garage, pot = 0',
    says: 'No bank, garage or pot is left over.',
    saysEs: 'No queda pendiente ninguna banca, garaje ni bote.',
    remedy: 'End the bank, or explain why it continues.',
    remedyEs: 'Dé por terminada la banca o explique por qué continúa.',
  },
  K7: {
    strength: 'soft',
    formula: 'cagnotte counted = commission dropped + V, per table and banker; chips:cagnotte = 0',
    formulaEs: 'pozo contado = comisión retenida + V, por mesa y banquero; chips:cagnotte = 0',
    says: 'Each cagnotte was opened, counted and taken to the cage, and no banker is set off against another.',
    saysEs: 'Cada pozo se abrió, se contó y se llevó a la caja central, sin compensar un banquero con otro.',
    remedy: 'Count the cagnotte; explain the difference of each banker separately.',
    remedyEs: 'Cuente el pozo; explique por separado la diferencia de cada banquero.',
  },
  K8: {
    strength: 'soft',
    formula: 'meter read = jackpot; slots, cambistas and tip boxes emptied = 0',
    formulaEs: 'contador leído = bolsa; ranuras, cambistas y cajas de propinas, vaciados = 0',
    says: 'Meters show what the ledger holds; slots, cambistas and tip boxes were counted and emptied.',
    saysEs:
      'Los contadores muestran lo contabilizado; ranuras, cambistas y propinas se contaron y se vaciaron.',
    remedy: 'Read the meter again, or count the holders that still have chips or cash.',
    remedyEs: 'Lea de nuevo el contador o cuente los tenedores que aún tienen fichas o efectivo.',
  },
  K9: {
    strength: 'soft',
    formula: 'cage counted = book, per kind and currency; cheques singly; deposits = list',
    formulaEs: 'caja central contada = libro, por clase y moneda; cheques uno a uno; depósitos = relación',
    says: 'The cage was counted after its last movement and agrees with the books.',
    saysEs: 'El arqueo de la caja central se hizo tras su último movimiento y coincide con los libros.',
    remedy: 'Count the cage again.',
    remedyEs: 'Haga de nuevo el arqueo de la caja central.',
  },
  K10: {
    strength: 'hard',
    formula: 'H balance = H flow − Σ V of chips',
    formulaEs: 'H por existencias = H por flujo − Σ V de fichas',
    says: 'Outstanding chips as a balance equal those of the flow of events.',
    saysEs: 'Las fichas en poder de clientes según existencias coinciden con las del flujo de hechos.',
    ...BUG,
  },
  K11: {
    strength: 'soft',
    formula:
      'base = control book + (pool stakes − prizes) + cagnotte and slot shortages + losses cleared + V of locked floats',
    formulaEs:
      'base = libro de control + (apuestas a bolsas − premios) + faltantes de pozo y ranura + pérdidas regularizadas + V de anticipos bajo llave',
    says: 'The base of the duty of the day is that of the control book.',
    saysEs: 'La base imponible de la tasa de la jornada es la del libro de control de ingresos.',
    remedy: 'See K3 and K7: a session whose result does not tie also appears here.',
    remedyEs: 'Véanse K3 y K7: una sesión cuyo resultado no cuadra aparece también aquí.',
  },
  K12: {
    strength: 'soft',
    formula: '|V| ≤ tolerance, or explained, per point',
    formulaEs: '|V| ≤ tolerancia, o explicada, por punto',
    says: 'Each counted difference is within its tolerance, or explained.',
    saysEs: 'Cada diferencia contada está dentro de su tolerancia o explicada.',
    remedy: 'Explain the difference; clear it later with two approvals.',
    remedyEs: 'Explique la diferencia; regularícela después con dos aprobaciones.',
  },
  K13: {
    strength: 'hard',
    formula: 'trial balance = ledger = balances = table registers',
    formulaEs: 'sumas y saldos = mayor = saldos = registros de mesas',
    says: 'All books agree at one position.',
    saysEs: 'Todos los libros coinciden en una misma posición.',
    ...BUG,
  },
} as const satisfies Record<string, TieOutDefinition>;

export type TieOutName = keyof typeof TIE_OUTS;

export const TIE_OUT_NAMES = Object.keys(TIE_OUTS) as TieOutName[];

const ORDER_OF_DAYS = decisions.citations['order-of-days'];

export const TIE_OUT_CITATION = { citation: ORDER_OF_DAYS.en, citationEs: ORDER_OF_DAYS.es };
