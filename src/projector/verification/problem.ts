export interface Problem {
  /**
   * `log`: the records that no casino has numbered yet, and the log's own order. `chain`: record numbers and chain.
   * `trial-balance`: entries and totals that do not sum to zero. `read-models`: a row that does not follow from the log.
   * `guards`: a trigger, a rule or a single row that is not as the migrations made it. `anchors`: an anchor kept outside that the
   * chain contradicts.
   * `people`: a decision about persons or credentials that could not be taken so, or a key that was never made here.
   * `signatures`: a decision whose signature is not one of its person under this content.
   * `documents`: the bytes of an attached document are missing or are not those that the record names.
   * `time-stamps`: a time stamp of an authority that does not hold, or that the chain contradicts.
   * `seals`: a seal that does not hold. `security-log`: a line of it that was changed, taken out or
   * moved. `erasures`: a key of a person that two persons erased and that is still there, or one that was destroyed without
   * them. Of an archive also `archive`: it is no whole archive, `journal` and `books`: a line
   * or a book in it is not what the log gives.
   */
  readonly check:
    | 'log'
    | 'erasures'
    | 'chain'
    | 'trial-balance'
    | 'read-models'
    | 'guards'
    | 'anchors'
    | 'people'
    | 'time-stamps'
    | 'seals'
    | 'signatures'
    | 'documents'
    | 'security-log'
    | 'archive'
    | 'journal'
    | 'books';
  readonly detail: string;
}
