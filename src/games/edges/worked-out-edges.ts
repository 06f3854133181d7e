/** An edge as it was worked out; fractions in lowest terms. */
export interface WorkedOutEdge {
  readonly rulebook: string;
  readonly game: string;
  /** The answers to open points under which it is this one; empty where it is whatever is answered. */
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
    answers: 'OP2-45=higher-three OP2-09=named-cards OP2-10=other-card OP2-19=returned',
    bet: 'initial-bet',
    edge: '136554767/2516822035',
    variance: '694831653676147999157/139356649428953906950',
    method:
      'all pairs of hands; with the second bet, of one unit of initial bet; passed where that loses less, by the ranks of the hand and whether it is of one suit; the open card of the house not looked at, no card bought',
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
    answers: 'OP2-09=named-cards OP2-10=other-card OP2-19=returned OP2-16b=returned',
    bet: 'initial-bet',
    edge: '10676615941/199332305172',
    variance: '988690414866561936324391/198666839425916689747920',
    method:
      'all pairs of hands; with the second bet, of one unit of initial bet; passed where that loses less, by the ranks of the hand and whether it is of one suit; the open card of the house not looked at, no card bought',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-10=other-card OP2-19=returned OP2-16b=returned',
    bet: 'insurance',
    edge: '11839/15470',
    variance: '13506086409/239320900',
    method: 'all hands of five cards; no card bought, and in play whatever is decided on the hand',
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-10=other-card OP2-19=returned OP2-16b=returned',
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
];
