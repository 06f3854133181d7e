/**
 * The service refused the request. Programs branch on `code`, which is stable (docs/errors.md of the service); the texts are for people, in
 * both languages.
 */
export class CagnotteRefusal extends Error {
  override readonly name = 'CagnotteRefusal';

  constructor(
    readonly code: string,
    message: string,
    readonly details: {
      readonly status: number;
      readonly messageEs?: string;
      readonly remedy?: string;
      readonly remedyEs?: string;
    },
  ) {
    super(message);
  }
}

/** The service was not reached, or its answer ended before it was complete, as often as the request was sent. */
export class CagnotteUnreachable extends Error {
  override readonly name = 'CagnotteUnreachable';
}

interface Body {
  readonly code?: string;
  readonly outcome?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly messageEs?: string;
  readonly remedy?: string;
  readonly remedyEs?: string;
  /** At /graphql. */
  readonly errors?: readonly GraphqlError[];
  /** The last line of an answer to lines. */
  readonly failure?: Body;
}

export interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly messageEs?: string; readonly refusal?: Body };
}

/** The refusal in an answer, in whichever form its address has: of GraphQL, of lines, of a delivery or of any other. */
export function refusalIn(status: number, body: Body): CagnotteRefusal {
  const [error] = body.errors ?? [];
  const told = error === undefined ? (body.failure ?? body) : toldBy(error);
  const { message = `answered ${status}`, messageEs, remedy, remedyEs } = told;
  return new CagnotteRefusal(codeOf(told) ?? `HTTP_${status}`, message, {
    status,
    ...(messageEs !== undefined && { messageEs }),
    ...(remedy !== undefined && { remedy }),
    ...(remedyEs !== undefined && { remedyEs }),
  });
}

const codeOf = ({ code, reason, outcome }: Body): string | undefined => code ?? reason ?? outcome;

const toldBy = ({ message, extensions = {} }: GraphqlError): Body => ({
  message,
  ...extensions,
  ...extensions.refusal,
});
