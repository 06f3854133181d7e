/** What a refusal says to the person who wanted to decide, and where the rule stands. */
export interface DecisionRefusalText {
  readonly message: string;
  readonly messageEs: string;
  readonly citation: string;
  readonly citationEs: string;
}
