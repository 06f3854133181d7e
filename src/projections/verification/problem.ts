/** One thing that does not hold, with the first place where it shows. */
export interface Problem {
  /**
   * `log`: the records that no casino has numbered yet, and the log's own order. `chain`: record numbers and chain.
   * `trial-balance`: entries and totals that do not sum to zero. `read-models`: a row that does not follow from the log.
   * `seals`: a seal that does not hold.
   */
  readonly check: 'log' | 'chain' | 'trial-balance' | 'read-models' | 'seals';
  readonly detail: string;
}
