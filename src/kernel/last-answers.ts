/**
 * Answers questions, and keeps the last answers: those of half as many questions as stated at least. Only for answers that
 * nobody changes.
 */
export class LastAnswers<Question, Answer> {
  private recent = new Map<Question, Answer>();
  private earlier = new Map<Question, Answer>();

  constructor(
    private readonly answer: (question: Question) => Answer,
    private readonly most: number,
  ) {}

  of(question: Question): Answer {
    if (this.recent.has(question)) return this.recent.get(question)!;
    const answer = this.earlier.has(question) ? this.earlier.get(question)! : this.answer(question);
    if (this.recent.size >= this.most / 2) {
      this.earlier = this.recent;
      this.recent = new Map();
    }
    this.recent.set(question, answer);
    return answer;
  }
}
