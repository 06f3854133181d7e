import { VerificationStopped } from './problem';

const stopped = (cause: unknown, problems: readonly string[] = []): string =>
  new VerificationStopped(cause, { stage: 'reading and evaluating the log', records: 4_052, problems })
    .message;

const failed = (code: string): Error => Object.assign(new Error('canceling statement'), { code });

describe('a verification that could not come to its end', () => {
  it('says how far it came, why, and that nothing was found until then', () =>
    expect(stopped(failed('XX000'))).toBe(
      'stopped while reading and evaluating the log, after 4052 records: canceling statement. ' +
        'Nothing was found wrong until then; this proves nothing of the rest. ' +
        'Run the command again; if it stops there again, read the log of the database.',
    ));

  it('names the findings until then', () =>
    expect(stopped(failed('57014'), ['log: log position 3 is missing'])).toContain(
      'Found until then: log: log position 3 is missing; this proves nothing of the rest.',
    ));

  it.each([
    ['a cancelled statement', '57014', 'statement_timeout'],
    ['a transaction that took too long', '25P03', 'idle_in_transaction_session_timeout'],
    ['a stopped database', '57P01', 'the connection was lost'],
    ['a lost connection', '08006', 'the connection was lost'],
    ['a full disk', '53100', 'as much room as the live tables'],
    ['too little memory', '53200', 'too few resources'],
    ['a missing right', '42501', 'the role of the migrations'],
  ])('says what to do after %s', (_what, code, remedy) => expect(stopped(failed(code))).toContain(remedy));

  it('quotes the reason even if it is no error', () => expect(stopped('lost')).toContain(': lost. '));
});
