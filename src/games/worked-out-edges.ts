/** An edge as it was worked out; fractions in lowest terms. */
export interface WorkedOutEdge {
  readonly rulebook: string;
  readonly game: string;
  /** The answers to open points for which it is valid; empty if it does not depend on them. */
  readonly answers: string;
  readonly bet: string;
  readonly edge: string;
  readonly variance: string;
  readonly method: string;
  readonly error?: string;
}

/** The edges that take seconds, with the answers that change them; `npm run generate` writes them. */
export const WORKED_OUT_EDGES: readonly WorkedOutEdge[] = [
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=higher-three OP2-09=named-cards OP2-19=returned',
    bet: 'initial-bet',
    edge: '6327987529/118650181650',
    variance: '70019755352084143829759/14077865605577996722500',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=highest-card OP2-09=named-cards OP2-19=returned',
    bet: 'initial-bet',
    edge: '44295958463/830551271550',
    variance: '3430967390600233498522031/689815414673321839402500',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=higher-three OP2-09=every-card OP2-19=returned',
    bet: 'initial-bet',
    edge: '44289666193/830551271550',
    variance: '3433674133466311455553901/689815414673321839402500',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=higher-three OP2-09=named-cards OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-2411728609/3390005190',
    variance: '5558514108868010361431/563114624223119868900',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=highest-card OP2-09=every-card OP2-19=returned',
    bet: 'initial-bet',
    edge: '44289711953/830551271550',
    variance: '3433673511814993587012941/689815414673321839402500',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=highest-card OP2-09=named-cards OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-118174692689/166110254310',
    variance: '272367168793685145465479/27592616586932873576100',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=higher-three OP2-09=every-card OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-118175951143/166110254310',
    variance: '272475118775728392622661/27592616586932873576100',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-45=highest-card OP2-09=every-card OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-118175941991/166110254310',
    variance: '272475096234903897601829/27592616586932873576100',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'blackjack',
    answers: 'OP1-09=all-lost',
    bet: 'main',
    edge: '4469963/1000000000',
    variance:
      '6234278649952001163289670300360773247151220192593793368061822486839/4826809000000000000000000000000000000000000000000000000000000000000',
    method:
      'best play by the cards of the hand against the first card of the dealer, out of the full shoe of six decks, splitting without end, each hand of a split by its own cards; of one unit of the first bet, with what is put there to split and double; the variance of play by totals, cards drawn from all ranks alike',
    error: '1/10000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'blackjack',
    answers: 'OP1-09=first-stake-only',
    bet: 'main',
    edge: '1678229/500000000',
    variance:
      '6445750138111866698055662317044343747283702294223766064162140096479/4826809000000000000000000000000000000000000000000000000000000000000',
    method:
      'best play by the cards of the hand against the first card of the dealer, out of the full shoe of six decks, splitting without end, each hand of a split by its own cards; of one unit of the first bet, with what is put there to split and double; the variance of play by totals, cards drawn from all ranks alike',
    error: '1/10000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'blackjack',
    answers: '',
    bet: 'insurance',
    edge: '23/311',
    variance: '185760/96721',
    method: 'the second card of the dealer out of the 311 that are not his ace',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'blackjack',
    answers: 'OP1-10a=returned',
    bet: 'bolsa',
    edge: '62534/125333',
    variance: '2700179805762/15708360889',
    method:
      'all orders of three cards from the full shoe, a pair of sevens always drawing a third, the pool at its floor',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'blackjack',
    answers: 'OP1-10a=consumed',
    bet: 'bolsa',
    edge: '72173/125333',
    variance: '2688268041216/15708360889',
    method:
      'all orders of three cards from the full shoe, a pair of sevens always drawing a third, the pool at its floor',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-10=other-card OP2-19=returned',
    bet: 'initial-bet',
    edge: '262329776473/4983307629300',
    variance: '123349614868314528393110771/24833354928239586218490000',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=every-card OP2-10=other-card OP2-19=returned',
    bet: 'initial-bet',
    edge: '262304849593/4983307629300',
    variance: '123445404927592676039712851/24833354928239586218490000',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-10=ace OP2-19=returned',
    bet: 'initial-bet',
    edge: '1629413843/30952221300',
    variance: '109449134289627601837573/22034920078295994870000',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-10=other-card OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-54491376691/76666271220',
    variance: '753600198687954247703327/76410322856121803749200',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=every-card OP2-10=ace OP2-19=returned',
    bet: 'initial-bet',
    edge: '262310701843/4983307629300',
    variance: '123444964403980211584506851/24833354928239586218490000',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=every-card OP2-10=other-card OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-708392882359/996661525860',
    variance: '9800626599029461821422579/993334197129583448739600',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-10=ace OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-708386726533/996661525860',
    variance: '9796786743070019171890451/993334197129583448739600',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=every-card OP2-10=ace OP2-19=paid-at-par',
    bet: 'initial-bet',
    edge: '-101198815987/142380217980',
    variance: '200012464472811143670371/20272126472032315280400',
    method:
      'all hands with every open card of the house; with the second bet, of one unit of initial bet; passed where that loses less, by the own cards and the open one; no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-16b=returned',
    bet: 'insurance',
    edge: '11839/15470',
    variance: '13506086409/239320900',
    method: 'all hands of five cards; no card bought, and in play whatever is decided on the hand',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-16b=consumed',
    bet: 'insurance',
    edge: '24917/32487',
    variance: '59069035100/1055405169',
    method: 'all hands of five cards; no card bought, and in play whatever is decided on the hand',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: '',
    bet: 'jackpot-bet',
    edge: '11983/21658',
    variance: '40433926875/469068964',
    method: 'all hands of five cards, the meter at its opening',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'black/withdraw',
    edge: '2189137048657/200000000000000',
    variance: '35830164857362497319614496351/40000000000000000000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=stays-held',
    bet: 'black/leave',
    edge: '399426643507851151726006759/36053870883246000000000000000',
    variance:
      '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=stays-held',
    bet: 'black/leave',
    edge: '4792321017802680385503649/18026935441623000000000000000',
    variance:
      '107506438384716056666604836115125033607345909454737029109002601562040483/117875813680908416677075536951278894922093000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=freed',
    bet: 'black/leave',
    edge: '399426643507851151726006759/39562172590268600000000000000',
    variance:
      '560581587847633538973723341968726968384120397778331410755855583623329217/622639838241414120593532344555152865438024280000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=freed',
    bet: 'black/leave',
    edge: '4792321017802680385503649/19781086295134300000000000000',
    variance:
      '141669791276751989739951760958070259265189783571179804601944131417735057/155659959560353530148383086138788216359506070000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'black/insured',
    edge: '1/100',
    variance: '178080217367573/200000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'red/withdraw',
    edge: '2189137048657/200000000000000',
    variance: '35830164857362497319614496351/40000000000000000000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=stays-held',
    bet: 'red/leave',
    edge: '399426643507851151726006759/36053870883246000000000000000',
    variance:
      '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=stays-held',
    bet: 'red/leave',
    edge: '4792321017802680385503649/18026935441623000000000000000',
    variance:
      '107506438384716056666604836115125033607345909454737029109002601562040483/117875813680908416677075536951278894922093000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=freed',
    bet: 'red/leave',
    edge: '399426643507851151726006759/39562172590268600000000000000',
    variance:
      '560581587847633538973723341968726968384120397778331410755855583623329217/622639838241414120593532344555152865438024280000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=freed',
    bet: 'red/leave',
    edge: '4792321017802680385503649/19781086295134300000000000000',
    variance:
      '141669791276751989739951760958070259265189783571179804601944131417735057/155659959560353530148383086138788216359506070000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'red/insured',
    edge: '1/100',
    variance: '178080217367573/200000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'color/withdraw',
    edge: '2189137048657/200000000000000',
    variance: '35830164857362497319614496351/40000000000000000000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=stays-held',
    bet: 'color/leave',
    edge: '399426643507851151726006759/36053870883246000000000000000',
    variance:
      '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=stays-held',
    bet: 'color/leave',
    edge: '4792321017802680385503649/18026935441623000000000000000',
    variance:
      '107506438384716056666604836115125033607345909454737029109002601562040483/117875813680908416677075536951278894922093000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=freed',
    bet: 'color/leave',
    edge: '399426643507851151726006759/39562172590268600000000000000',
    variance:
      '560581587847633538973723341968726968384120397778331410755855583623329217/622639838241414120593532344555152865438024280000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=freed',
    bet: 'color/leave',
    edge: '4792321017802680385503649/19781086295134300000000000000',
    variance:
      '141669791276751989739951760958070259265189783571179804601944131417735057/155659959560353530148383086138788216359506070000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'color/insured',
    edge: '1/100',
    variance: '178080217367573/200000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'inverse/withdraw',
    edge: '2189137048657/200000000000000',
    variance: '35830164857362497319614496351/40000000000000000000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=stays-held',
    bet: 'inverse/leave',
    edge: '399426643507851151726006759/36053870883246000000000000000',
    variance:
      '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=stays-held',
    bet: 'inverse/leave',
    edge: '4792321017802680385503649/18026935441623000000000000000',
    variance:
      '107506438384716056666604836115125033607345909454737029109002601562040483/117875813680908416677075536951278894922093000000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=freed-without-winnings OP1-12=freed',
    bet: 'inverse/leave',
    edge: '399426643507851151726006759/39562172590268600000000000000',
    variance:
      '560581587847633538973723341968726968384120397778331410755855583623329217/622639838241414120593532344555152865438024280000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: 'OP1-03=paid-even OP1-12=freed',
    bet: 'inverse/leave',
    edge: '4792321017802680385503649/19781086295134300000000000000',
    variance:
      '141669791276751989739951760958070259265189783571179804601944131417735057/155659959560353530148383086138788216359506070000000000000000000000000000',
    method:
      'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
    error: '1/100000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers: '',
    bet: 'inverse/insured',
    edge: '1/100',
    variance: '178080217367573/200000000000000',
    method: 'every choice of cards for both rows from the full shoe of 6 decks',
    error: '1/1000000000000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=high-only',
    bet: 'bet-1',
    edge: '-19293/216580',
    variance: '53836801199/46906896400',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=low-too',
    bet: 'bet-1',
    edge: '-19301/216580',
    variance: '54739284519/46906896400',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=high-only',
    bet: 'bet-2',
    edge: '-42947/216580',
    variance: '95500078467/46906896400',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=low-too',
    bet: 'bet-2',
    edge: '-3309/16660',
    variance: '7567874759/3608222800',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=high-only',
    bet: 'bet-3',
    edge: '19109/43316',
    variance: '27917551839/9381379280',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=low-too',
    bet: 'bet-3',
    edge: '94971/216580',
    variance: '143022051539/46906896400',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=high-only',
    bet: 'three-bets',
    edge: '6661/129948',
    variance: '710267755651/422162067600',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers: 'OP2-11=low-too',
    bet: 'three-bets',
    edge: '32653/649740',
    variance: '242262130237/140720689200',
    method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'pai-gow-poker',
    answers: 'OP2-24=ace-or-completing OP2-25=low-ace-second',
    bet: 'player-bet',
    edge: '298407/11200000',
    variance: '75826987582351/125440000000000',
    method:
      'all pairs of hands of 40000 deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.0162 % either way (95 %)',
    error: '81/500000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'pai-gow-poker',
    answers: 'OP2-24=ace-only OP2-25=low-ace-second',
    bet: 'player-bet',
    edge: '155331/5600000',
    variance: '19761884960439/31360000000000',
    method:
      'all pairs of hands of 40000 deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.0164 % either way (95 %)',
    error: '41/250000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'pai-gow-poker',
    answers: 'OP2-24=ace-or-completing OP2-25=as-printed',
    bet: 'player-bet',
    edge: '25579/960000',
    variance: '3899994643313/6451200000000',
    method:
      'all pairs of hands of 40000 deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.0162 % either way (95 %)',
    error: '81/500000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'pai-gow-poker',
    answers: 'OP2-24=ace-or-completing OP2-25=wheel-lowest',
    bet: 'player-bet',
    edge: '895199/33600000',
    variance: '682489493870399/1128960000000000',
    method:
      'all pairs of hands of 40000 deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.0162 % either way (95 %)',
    error: '81/500000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'pai-gow-poker',
    answers: 'OP2-24=ace-only OP2-25=as-printed',
    bet: 'player-bet',
    edge: '232999/8400000',
    variance: '44465039045999/70560000000000',
    method:
      'all pairs of hands of 40000 deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.0164 % either way (95 %)',
    error: '41/250000',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'pai-gow-poker',
    answers: 'OP2-24=ace-only OP2-25=wheel-lowest',
    bet: 'player-bet',
    edge: '466001/16800000',
    variance: '177862071107999/282240000000000',
    method:
      'all pairs of hands of 40000 deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.0164 % either way (95 %)',
    error: '41/250000',
  },
];
