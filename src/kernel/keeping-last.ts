/**
 * Remembers the last question and its answer: the table, session or time of one fact is read a dozen times in a row, and
 * successive facts are of one gaming day. Only for functions of defined arguments that always give the same answer.
 */
export function keepingLast<Question, Answer>(
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  let asked: Question | undefined;
  let answered: Answer;
  return (question) => {
    if (question === asked) return answered;
    answered = answer(question);
    asked = question;
    return answered;
  };
}
