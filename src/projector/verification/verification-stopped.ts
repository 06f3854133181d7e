import { ExpectedFailure } from '../../kernel/expected-failure';

/** `verify` could not finish; the message states what it had found until then. */
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
