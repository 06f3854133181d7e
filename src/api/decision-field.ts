import { Inject } from '@nestjs/common';
import { Mutation } from '@nestjs/graphql';
import type { Principal } from '../access/principal';
import type { Result } from '../kernel/result';
import { declaredField } from './declared-field';
import { type BooksInView, CaughtUpBooks, type DecisionScope } from './snapshot/casino-scope';

/** Decides, with books that contain the whole log. */
export type DecideInView<Value, Refusal> = (
  inView: BooksInView,
  principal: Principal,
) => Promise<Result<Value, Refusal>>;

/** The decisions of one kind, which share their answer: recorded or refused. */
interface Decisions<Value, Refusal, Answer> {
  /** The union of the schema. */
  readonly answer: Answer;
  readonly recorded: (value: Value) => Answer;
  readonly refused: (refusal: Refusal) => Answer;
  /** The refusal if the books have not caught up with the log within the waiting time of a receipt. */
  readonly behind: NoInfer<Refusal>;
}

export const decisions = <Value, Refusal, Answer>(
  kind: Decisions<Value, Refusal, Answer>,
): Decisions<Value, Refusal, Answer> => kind;

/** What the method of a decision of a kind returns. */
export type DecisionIn<Kind> =
  Kind extends Decisions<infer Value, infer Refusal, unknown> ? DecideInView<Value, Refusal> : never;

/**
 * @throws GraphQLError FORBIDDEN outside the key's casinos, UNKNOWN_CASINO if the casino must have records and has
 * none, EVENT_STORE_UNAVAILABLE while the log cannot be reached
 */
export async function answerOf<Value, Refusal, Answer>(
  { recorded, refused, behind }: Decisions<Value, Refusal, Answer>,
  books: CaughtUpBooks,
  deciding: DecisionScope,
  decision: DecideInView<Value, Refusal>,
): Promise<Answer> {
  const decided = await books.decide(deciding, (inView) => decision(inView, deciding.principal));
  if (decided === 'behind') return refused(behind);
  return decided.ok ? recorded(decided.value) : refused(decided.refusal);
}

const BOOKS = Symbol('the books that a decision is about');

/**
 * A field of `Mutation` that decides about the books of a casino. The method reads its arguments and returns the
 * decision; the form adds the right, the casino, the wait for the whole log and the union of recorded and refused.
 * @param options `mayBeNew`: the casino may have no records yet
 */
export const DecisionField = <Value, Refusal, Answer>(
  kind: Decisions<Value, Refusal, Answer>,
  description: string,
  options: Pick<DecisionScope, 'mayBeNew'> = {},
) => {
  const field: MethodDecorator = (target, name, method) => {
    Inject(CaughtUpBooks)(target, BOOKS);
    Mutation(() => kind.answer as never, { description })(target, name, method);
  };
  return declaredField<DecideInView<Value, Refusal>>(
    'decision',
    field,
    (decision, { args, principal, snapshot, resolver }) => {
      const { casino }: { readonly casino: string } = args;
      const { [BOOKS]: books } = resolver as { readonly [BOOKS]: CaughtUpBooks };
      return answerOf(kind, books, { casino, principal, snapshot, ...options }, decision);
    },
  );
};
