/** A question with its text, and the types of what it needs and of what it answers; they exist for the compiler only. */
export interface Operation<Variables, Answer> {
  readonly text: string;
  readonly variables?: Variables;
  readonly answer?: Answer;
}

/** Why a question was not answered, with the code that programs may branch on. */
export class QuestionRefused extends Error {
  override readonly name = 'QuestionRefused';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface GraphqlBody<Answer> {
  readonly data?: Answer | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Asks the service with a key. */
export class CagnotteClient {
  /** @param url http://host:port */
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  /** @throws QuestionRefused where an error came instead of an answer, or with it */
  async ask<Variables, Answer>(
    operation: Operation<Variables, Answer>,
    variables: Variables,
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.key}` },
      body: JSON.stringify({ query: operation.text, variables }),
    });
    const { data, errors } = (await response.json()) as GraphqlBody<Answer>;
    const [error] = errors ?? [];
    if (error) throw new QuestionRefused(error.extensions?.code ?? 'UNKNOWN', error.message);
    return data as Answer;
  }
}
