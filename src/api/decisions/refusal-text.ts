export interface DecisionRefusalText {
  readonly message: string;
  readonly messageEs: string;
  readonly citation: string;
  readonly citationEs: string;
}
