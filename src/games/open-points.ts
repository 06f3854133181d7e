import POINTS from './open-points.register.json';

/**
 * The open points of the games that are in the catalogue, by the id of the regulation's matrix. A casino may answer
 * otherwise, from a day on; what it does not answer is taken as recommended.
 */
export const OPEN_POINTS = POINTS;

export type OpenPointId = keyof typeof OPEN_POINTS;

export type Answers = {
  readonly [Id in OpenPointId]: keyof (typeof OPEN_POINTS)[Id]['answers'];
};

export const RECOMMENDED = Object.fromEntries(
  Object.entries(OPEN_POINTS).map(([id, { recommended }]) => [id, recommended]),
) as unknown as Answers;

export const answersOf = (given: Partial<Answers>): Answers => ({ ...RECOMMENDED, ...given });

export function answeredOtherwise(point: OpenPointId, answers: Answers): Answers {
  const other = Object.keys(OPEN_POINTS[point].answers).find((answer) => answer !== answers[point]);
  return { ...answers, [point]: other };
}

/** The answers of an event: valid ones, and those to an unknown point or with an unknown word. */
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
