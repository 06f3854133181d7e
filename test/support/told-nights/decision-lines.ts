/** A decision of a named person with its expected outcome: a code if it must be refused. */
export interface ToldDecision {
  readonly person: string;
  /** The GraphQL mutation without its selection. */
  readonly mutation: string;
  readonly name: string;
  readonly refusal: string | undefined;
}

const DECISION =
  /^(\S+ \S+) (opens|closes|certifies|proposes to reopen|approves reopening) (\d{4}-\d\d-\d\d)(?: (?!=>)(.*?))?(?: => (.*))?$/;

const MUTATIONS: Readonly<Record<string, string>> = {
  opens: 'openGamingDay',
  closes: 'closeGamingDay',
  certifies: 'certifyGamingDay',
  'proposes to reopen': 'proposeReopening',
  'approves reopening': 'approveReopening',
};

/**
 * Parses `Nuria Campos closes 2026-03-28 {"K12 variance:drop:RF1": "a note stuck"}`, and after ` => ` the code of the expected
 * refusal with the checks that it names. The words of a proposal are its reason.
 */
export function readDecision(line: string, casino: string): ToldDecision {
  const [, person, verb, day, words, refusal] = DECISION.exec(line.trim()) ?? [];
  if (person === undefined) throw new Error(`not a decision: ${line}`);
  const name = MUTATIONS[verb!]!;
  const more =
    words === undefined
      ? ''
      : words.startsWith('{')
        ? explanations(words)
        : `, reason: ${JSON.stringify(words)}`;
  return { person, name, refusal, mutation: `${name}(casino: "${casino}", day: "${day}"${more})` };
}

function explanations(words: string): string {
  const inputs = Object.entries(JSON.parse(words) as Record<string, string>).map(([about, explanation]) => {
    const [check, ...at] = about.split(' ');
    const where = at.length === 0 ? '' : `, at: ${JSON.stringify(at.join(' '))}`;
    return `{check: "${check}"${where}, explanation: ${JSON.stringify(explanation)}}`;
  });
  return `, explanations: [${inputs.join(', ')}]`;
}
