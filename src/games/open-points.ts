/** A question the regulation leaves open, the answers accounting can give, and the one taken where nobody chose. */
interface OpenPoint {
  readonly question: string;
  /** Answer → what it means. */
  readonly answers: Readonly<Record<string, string>>;
  readonly recommended: string;
  readonly why: string;
}

/**
 * The open points of the games that are in the catalogue, by the id of the regulation's matrix. A casino may answer
 * otherwise, from a day on; what it does not answer is taken as recommended.
 */
export const OPEN_POINTS = {
  'OP1-01': {
    question: 'How is an amount rounded that is no whole number of cents?',
    answers: {
      'half-up-to-cent': 'to the nearest cent, from the middle in favour of the player',
      'down-to-cent': "the player's part goes down to the cent",
      'half-up-to-ten-cents': 'to the nearest ten cents, from the middle in favour of the player',
    },
    recommended: 'half-up-to-cent',
    why: 'once per settled bet, the other side has the complement; the exact value is kept',
  },
  'OP1-02': {
    question: 'What does the player get who withdraws after the second or a later zero?',
    answers: {
      'half-of-what-remains': 'a quarter of his stake after the second zero, an eighth after the third …',
      'all-that-remains': 'half of his stake after the second zero, a quarter after the third …',
    },
    recommended: 'half-of-what-remains',
    why: 'the catalogue of 1979 and the clause on the last spin count so',
  },
  'OP1-03': {
    question: 'Is an imprisoned bet paid that survives the next spin?',
    answers: {
      'freed-without-winnings': 'it is the player’s again and wins nothing',
      'paid-even': 'it wins its own amount',
    },
    recommended: 'freed-without-winnings',
    why: 'the catalogue of 1979: it regains its freedom pure and simple',
  },
  'OP1-04': {
    question: 'A further zero on an imprisoned bet that is below the minimum of the table?',
    answers: {
      'keep-halving': 'it is halved again to the cent and cannot be withdrawn; one cent is given back',
      freeze: 'it stays as it is until another number comes',
      refund: 'what remains is given back',
    },
    recommended: 'keep-halving',
    why: 'the text halves at every zero and knows no end but another number',
  },
  'OP1-05': {
    question: 'Which maxima may a roulette table have by the multiples of its minimum?',
    answers: {
      'one-tier-of-table-minimum': 'those of one tier, as multiples of the minimum on a number',
      'one-tier-of-own-minimum': 'those of one tier, simple bets as multiples of their own minimum',
      'tiers-free-by-bet': 'of each bet the tier that the direction likes, as multiples of the table minimum',
    },
    recommended: 'one-tier-of-table-minimum',
    why: 'the tiers are given as three rows; as the text says "may", a mixture is only worth a look',
  },
  'OP1-06': {
    question: 'What becomes of the bets of a void round?',
    answers: {
      'by-game': 'of a void throw or spin they stand and may be changed; of a void deal they are returned',
      'stakes-returned': 'they are returned, in every game',
      'stakes-stand': 'they stand for the repetition, in every game',
    },
    recommended: 'by-game',
    why: 'a throw is repeated at once over the same bets, a deal begins anew',
  },
  'OP1-15c': {
    question: 'Does the winner of a bet on the tie keep his stake?',
    answers: { kept: 'eight for one, and the stake', consumed: 'eight for one, the stake among them' },
    recommended: 'kept',
    why: 'every other bet of the game keeps its stake',
  },
  'OP1-15d': {
    question: 'Which minimum holds for bets on the tie?',
    answers: {
      authorised: 'the minimum of the authorisation only',
      table: 'the minimum of the table, as for punto and banca',
    },
    recommended: 'authorised',
    why: 'a tenth of the maximum leaves no room for the minimum of the table where the maximum is ten times it',
  },
} as const satisfies Readonly<Record<string, OpenPoint>>;

export type OpenPointId = keyof typeof OPEN_POINTS;

/** One answer to every open point. */
export type Answers = {
  readonly [Id in OpenPointId]: keyof (typeof OPEN_POINTS)[Id]['answers'];
};

/** The answers taken where a casino gives none. */
export const RECOMMENDED = Object.fromEntries(
  Object.entries(OPEN_POINTS).map(([id, { recommended }]) => [id, recommended]),
) as unknown as Answers;

/** The recommended answers, and over them those a casino gave. */
export const answersOf = (given: Partial<Answers>): Answers => ({ ...RECOMMENDED, ...given });

/** Answers as an event brings them: those that can be taken, and those to a point or with a word nobody knows. */
export function readAnswers(given: Readonly<Record<string, string>>): {
  readonly answers: Partial<Answers>;
  readonly unknown: readonly string[];
} {
  const entries = Object.entries(given);
  const isKnown = ([id, answer]: readonly [string, string]): boolean =>
    Object.hasOwn(OPEN_POINTS, id) && Object.hasOwn(OPEN_POINTS[id as OpenPointId].answers, answer);
  return {
    answers: Object.fromEntries(entries.filter(isKnown)),
    unknown: entries.filter((entry) => !isKnown(entry)).map(([id, answer]) => `${id}: ${answer}`),
  };
}
