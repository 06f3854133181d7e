import POINTS from './open-points.register.json';

/**
 * What a regulation leaves open, by the id of its matrix (`OP1-01`), with the possible answers. A casino answers from a
 * gaming day on; until then the recommended answer applies.
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

/** The answers with the first other one to a point: the other reading, where there are two. */
export function answeredOtherwise(point: OpenPointId, answers: Answers): Answers {
  const other = Object.keys(OPEN_POINTS[point].answers).find((answer) => answer !== answers[point]);
  return { ...answers, [point]: other };
}

/** Divides the answers of an event into valid ones and those with an unknown point or an unknown answer. */
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
