/** An edge as it was worked out; fractions in lowest terms. */
export interface WorkedOutEdge {
  readonly bet: string;
  readonly edge: string;
  readonly variance: string;
  readonly method: string;
  readonly error?: string;
}

/** The edges that take seconds, by rulebook and answers to open points; `npm run generate` writes them. */
export const WORKED_OUT_EDGES: readonly {
  readonly rulebook: string;
  readonly game: string;
  readonly answers: string;
  readonly edges: readonly WorkedOutEdge[];
}[] = [
  {
    rulebook: 'ES-AN-1996',
    game: 'caribbean-stud',
    answers: 'OP2-09=named-cards OP2-17=all-returned OP2-19=returned OP2-45=higher-three',
    edges: [
      {
        bet: 'initial-bet',
        edge: '136554767/2516822035',
        variance: '694831653676147999157/139356649428953906950',
        method:
          'all pairs of hands; with the second bet, of one unit of initial bet; passed where that loses less, by the ranks of the hand and whether it is of one suit; the open card of the house not looked at, no card bought',
      },
    ],
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'caribbean-stud',
    answers:
      'OP2-09=named-cards OP2-10=other-card OP2-13=filled-up OP2-14=house-makes-up OP2-15=descending-rank OP2-16a=as-they-ended OP2-16b=returned OP2-17=all-returned OP2-18=kept OP2-19=returned OP2-20=lost OP2-46=stays-in-play',
    edges: [
      {
        bet: 'initial-bet',
        edge: '10676615941/199332305172',
        variance: '988690414866561936324391/198666839425916689747920',
        method:
          'all pairs of hands; with the second bet, of one unit of initial bet; passed where that loses less, by the ranks of the hand and whether it is of one suit; the open card of the house not looked at, no card bought',
      },
      {
        bet: 'insurance',
        edge: '11839/15470',
        variance: '13506086409/239320900',
        method: 'all hands of five cards; no card bought, and in play whatever is decided on the hand',
      },
      {
        bet: 'jackpot-bet',
        edge: '11983/21658',
        variance: '40433926875/469068964',
        method: 'all hands of five cards, the meter at its opening',
      },
    ],
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trente-et-quarante',
    answers:
      'OP1-01=half-up-to-cent OP1-02=half-of-what-remains OP1-03=freed-without-winnings OP1-04=keep-halving OP1-06=by-game OP1-11=always OP1-12=stays-held',
    edges: [
      {
        bet: 'black/withdraw',
        edge: '2189137048657/200000000000000',
        variance: '35830164857362497319614496351/40000000000000000000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'black/leave',
        edge: '399426643507851151726006759/36053870883246000000000000000',
        variance:
          '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
        method:
          'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
        error: '1/100000',
      },
      {
        bet: 'black/insured',
        edge: '1/100',
        variance: '178080217367573/200000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'red/withdraw',
        edge: '2189137048657/200000000000000',
        variance: '35830164857362497319614496351/40000000000000000000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'red/leave',
        edge: '399426643507851151726006759/36053870883246000000000000000',
        variance:
          '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
        method:
          'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
        error: '1/100000',
      },
      {
        bet: 'red/insured',
        edge: '1/100',
        variance: '178080217367573/200000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'color/withdraw',
        edge: '2189137048657/200000000000000',
        variance: '35830164857362497319614496351/40000000000000000000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'color/leave',
        edge: '399426643507851151726006759/36053870883246000000000000000',
        variance:
          '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
        method:
          'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
        error: '1/100000',
      },
      {
        bet: 'color/insured',
        edge: '1/100',
        variance: '178080217367573/200000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'inverse/withdraw',
        edge: '2189137048657/200000000000000',
        variance: '35830164857362497319614496351/40000000000000000000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
      {
        bet: 'inverse/leave',
        edge: '399426643507851151726006759/36053870883246000000000000000',
        variance:
          '424961970209653059507317565458299041326866310068515473000427151578601523/471503254723633666708302147805115579688372000000000000000000000000000000',
        method:
          'every choice of cards for both rows from the full shoe of 6 decks; a held bet left until a row wins, each further hand as the first; the last hand and the minimum set aside',
        error: '1/100000',
      },
      {
        bet: 'inverse/insured',
        edge: '1/100',
        variance: '178080217367573/200000000000000',
        method: 'every choice of cards for both rows from the full shoe of 6 decks',
        error: '1/1000000000000',
      },
    ],
  },
  {
    rulebook: 'ES-AN-2010',
    game: 'trijoker',
    answers:
      'OP2-11=high-only OP2-13=filled-up OP2-14=house-makes-up OP2-15=descending-rank OP2-17=all-returned OP2-44=calendar-month',
    edges: [
      {
        bet: 'bet-1',
        edge: '-19293/216580',
        variance: '53836801199/46906896400',
        method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
      },
      {
        bet: 'bet-2',
        edge: '-42947/216580',
        variance: '95500078467/46906896400',
        method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
      },
      {
        bet: 'bet-3',
        edge: '19109/43316',
        variance: '27917551839/9381379280',
        method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
      },
      {
        bet: 'three-bets',
        edge: '6661/129948',
        variance: '710267755651/422162067600',
        method: 'all three cards and both common ones; a bet is withdrawn where it would lose on average',
      },
    ],
  },
];
