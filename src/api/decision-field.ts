import { Inject } from '@nestjs/common';
import { Mutation } from '@nestjs/graphql';
import type { Principal } from '../access/principal';
import type { Result } from '../kernel/result';
import { declaredField } from './declared-field';
import { type BooksInView, CaughtUpBooks, type Deciding } from './snapshot/casino-scope';

/** What is decided, with the books in view of everything that the log has. */
export type Decision<Value, Refusal> = (
  inView: BooksInView,
  principal: Principal,
) => Promise<Result<Value, Refusal>>;

/** The decisions of one kind: what they answer, recorded or refused. */
interface Decisions<Value, Refusal, Answer> {
  /** The union of the schema. */
  readonly answer: Answer;
  readonly recorded: (value: Value) => Answer;
  readonly refused: (refusal: Refusal) => Answer;
  /** The refusal if the books do not contain the log within the time that a receipt is waited for. */
  readonly behind: NoInfer<Refusal>;
}

export const decisions = <Value, Refusal, Answer>(
  kind: Decisions<Value, Refusal, Answer>,
): Decisions<Value, Refusal, Answer> => kind;

/** What the method of a decision of a kind returns. */
export type DecisionIn<Kind> =
  Kind extends Decisions<infer Value, infer Refusal, unknown> ? Decision<Value, Refusal> : never;

/**
 * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO where nothing was ever recorded and that matters,
 * EVENT_STORE_UNAVAILABLE while the log cannot be reached
 */
export async function answerOf<Value, Refusal, Answer>(
  { recorded, refused, behind }: Decisions<Value, Refusal, Answer>,
  books: CaughtUpBooks,
  deciding: Deciding,
  decision: Decision<Value, Refusal>,
): Promise<Answer> {
  const decided = await books.decide(deciding, (inView) => decision(inView, deciding.principal));
  if (decided === 'behind') return refused(behind);
  return decided.ok ? recorded(decided.value) : refused(decided.refusal);
}

const BOOKS = Symbol('the books that a decision is about');

/**
 * A field of `Mutation` that is a decision about the books of a casino. The method reads its arguments and returns what
 * decides; right, casino, the wait for the whole log and the union of what is recorded or refused are those of its kind.
 * @param options `mayBeNew`: nothing need be recorded of the casino yet
 */
export const DecisionField = <Value, Refusal, Answer>(
  kind: Decisions<Value, Refusal, Answer>,
  description: string,
  options: Pick<Deciding, 'mayBeNew'> = {},
) => {
  const field: MethodDecorator = (target, name, method) => {
    Inject(CaughtUpBooks)(target, BOOKS);
    Mutation(() => kind.answer as never, { description })(target, name, method);
  };
  return declaredField<Decision<Value, Refusal>>(
    'decision',
    field,
    (decision, { args, principal, snapshot, resolver }) => {
      const { casino }: { readonly casino: string } = args;
      const { [BOOKS]: books } = resolver as { readonly [BOOKS]: CaughtUpBooks };
      return answerOf(kind, books, { casino, principal, snapshot, ...options }, decision);
    },
  );
};
