import { CurrentScope, type RequestScope } from './snapshot/operation-context';

/** The metadata key under which a method of a resolver states the form of its field. */
export const FORM = 'cagnotte:form';

/** The request of a field, as its form knows it. */
export interface FieldRequest<Arguments> extends RequestScope {
  readonly args: Arguments;
  readonly resolver: object;
}

/**
 * Makes a field of the schema from a method that checks the arguments and returns what to read or decide; the form does
 * that at the caller's position and makes the answer.
 * @param field the decorator of Nest for the field: `Query` or `Mutation`
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
    // Nest's own type would compare the return type of the method in both directions.
    method: { value?: (...given: Given) => Said },
  ): void => {
    const say = method.value!;
    const asked = say.length;
    async function answering(this: object, ...given: unknown[]): Promise<unknown> {
      const said = say.apply(this, given.slice(0, asked) as never);
      const asking = given[asked] as RequestScope;
      return answer(said, { ...asking, args: given[0] as never, resolver: this });
    }
    // Earlier decorators have left their metadata on the method.
    for (const key of Reflect.getMetadataKeys(say))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, say), answering);
    Reflect.defineMetadata(FORM, form, answering);
    method.value = answering as never;
    CurrentScope()(target, name, asked);
    field(target, name, method as PropertyDescriptor);
  };
