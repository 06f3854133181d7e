/**
 * Remembers each answer as long as the object that it is about exists: what follows from an event alone is computed once,
 * however often the event is evaluated. Only for functions that always give the same answer.
 */
export function keptBy<About extends object, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer {
  const answers = new WeakMap<About, { readonly answer: Answer }>();
  return (about) => {
    let known = answers.get(about);
    if (known === undefined) {
      known = { answer: answer(about) };
      answers.set(about, known);
    }
    return known.answer;
  };
}
