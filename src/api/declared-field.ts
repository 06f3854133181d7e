import { CurrentScope, type RequestScope } from './snapshot/operation-context';

/** The name under which a method of a resolver says by which form its field is made. */
export const FORM = 'cagnotte:form';

/** What a form knows of an operation that asks for its field. */
export interface FieldRequest<Arguments> extends RequestScope {
  readonly args: Arguments;
  readonly resolver: object;
}

/**
 * Makes a field of the schema from a method that checks the arguments and returns what to read or decide; the form
 * does that at the right position for the caller, and makes the answer.
 * @param field what Nest makes the field with: `Query`, `Mutation`
 */
export const declaredField =
  <Said>(
    form: 'list' | 'answer' | 'decision',
    field: MethodDecorator,
    answer: (said: Said, asked: FieldRequest<never>) => Promise<unknown>,
  ) =>
  <Given extends readonly never[]>(
    target: object,
    name: string,
    // Not that of the library, which would compare in both directions what the method returns.
    method: { value?: (...given: Given) => Said },
  ): void => {
    const say = method.value!;
    const asked = say.length;
    async function answering(this: object, ...given: unknown[]): Promise<unknown> {
      const said = say.apply(this, given.slice(0, asked) as never);
      const asking = given[asked] as RequestScope;
      return answer(said, { ...asking, args: given[0] as never, resolver: this });
    }
    // Decorators that were applied before have left on the method what it requires.
    for (const key of Reflect.getMetadataKeys(say))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, say), answering);
    Reflect.defineMetadata(FORM, form, answering);
    method.value = answering as never;
    CurrentScope()(target, name, asked);
    field(target, name, method as PropertyDescriptor);
  };
