import { ExpectedFailure } from '../../kernel/result';

export interface Problem {
  /**
   * `log`: the records that no casino has numbered yet, and the log's own order. `chain`: record numbers and chain.
   * `trial-balance`: entries and totals that do not sum to zero. `totals`: sums that are not those of the lines of the journal, or of the sessions of a day.
   * `booking`: what is not booked in the books where it belongs, or not exactly once. `read-models`: a row that does not follow from the log.
   * `guards`: a trigger, a rule or a single row that is not as the migrations made it. `anchors`: an anchor kept outside that the
   * chain contradicts.
   * `people`: a decision about persons or credentials that the rules did not permit, or a key that was never made here.
   * `deciders`: a decision by a person whom the register of persons did not permit to take it.
   * `signatures`: a decision whose signature is not one of its person under this content.
   * `documents`: the bytes of an attached document are missing or are not those that the record names.
   * `time-stamps`: an invalid time stamp of an authority, or one that the chain contradicts.
   * `seals`: an invalid seal. `security-log`: a line of that log that was changed, taken out or moved.
   * `erasures`: a personal key that two persons decided to erase and that still exists, or one that was destroyed without
   * them. For an archive also `archive`: it is incomplete or malformed, and `journal` and `books`: a line or a book in it
   * differs from what the log gives.
   */
  readonly check:
    | 'log'
    | 'erasures'
    | 'chain'
    | 'trial-balance'
    | 'totals'
    | 'booking'
    | 'read-models'
    | 'guards'
    | 'anchors'
    | 'people'
    | 'time-stamps'
    | 'seals'
    | 'deciders'
    | 'signatures'
    | 'documents'
    | 'security-log'
    | 'archive'
    | 'journal'
    | 'books';
  readonly detail: string;
}

/** `verify` could not finish; the message states the problems found until then. */
export class VerificationStopped extends ExpectedFailure {
  override readonly name = 'VerificationStopped';

  constructor(
    cause: unknown,
    { stage, records, problems }: { stage: string; records: number; problems: readonly string[] },
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const found =
      problems.length === 0
        ? 'Nothing was found wrong until then'
        : `Found until then: ${problems.join('; ')}`;
    super(
      `stopped while ${stage}, after ${records} records: ${reason}. ${found}; this proves nothing of the rest. ${remedyOf(cause)}`,
      { cause },
    );
  }
}

/** Remedies for the operator, by SQLSTATE. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /^57014$/,
    'The database cancelled a statement: set statement_timeout of its role to 0 for the time of the command, then run it again.',
  ],
  [
    /^(25P03|25P04)$/,
    'The database ended a transaction for its length: set idle_in_transaction_session_timeout and transaction_timeout to 0 for the time of the command, then run it again.',
  ],
  [
    /^(57P0.|08...)$/,
    'The database was stopped or the connection was lost: see its log, then run the command again.',
  ],
  [/^53100$/, 'The disk of the database is full: the command needs as much room as the live tables take.'],
  [/^53...$/, 'The database has too few resources: run the command when there is less load.'],
  [
    /^(42501|42P01|3F000)$/,
    'The role may not read or make a table: run the command with the role of the migrations.',
  ],
];

function remedyOf(cause: unknown): string {
  const code = (cause as { readonly code?: unknown } | undefined)?.code;
  const state = typeof code === 'string' ? code : '';
  return (
    REMEDIES.find(([states]) => states.test(state))?.[1] ??
    'Run the command again; if it stops there again, read the log of the database.'
  );
}
