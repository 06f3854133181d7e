/**
 * The same answers, each kept as long as the object that it is about: what alone an event says is read out of it once, however
 * often the event is evaluated. Only for questions that always have the same answer.
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
