import type { ArgumentMetadata } from '@nestjs/common';
import { AbsentArgumentsPipe, TextArgumentsPipe } from './arguments.pipe';

const ALL_ARGUMENTS: ArgumentMetadata = { type: 'body' };
const ONE_ARGUMENT: ArgumentMetadata = { type: 'body', data: 'events' };
const NO_ARGUMENT: ArgumentMetadata = { type: 'custom' };

describe('absent arguments', () => {
  const pipe = new AbsentArgumentsPipe();

  it('include arguments given as null, so that resolvers receive neither', () => {
    expect(pipe.transform({ casino: 'granada', table: null, ties: false, first: 0 }, ALL_ARGUMENTS)).toEqual({
      casino: 'granada',
      ties: false,
      first: 0,
    });
    expect(pipe.transform(null, ONE_ARGUMENT)).toBeUndefined();
  });

  it('leave every other value as it is', () => {
    const principal = { expiresAt: null };
    expect(pipe.transform(principal, NO_ARGUMENT)).toBe(principal);
    const events = ['{"a":null}'];
    expect(pipe.transform(events, ONE_ARGUMENT)).toBe(events);
    expect(pipe.transform('text', ONE_ARGUMENT)).toBe('text');
    expect(pipe.transform(undefined, ONE_ARGUMENT)).toBeUndefined();
  });
});

describe('arguments of a search', () => {
  const pipe = new TextArgumentsPipe();
  const refusal = expect.objectContaining({
    message: expect.stringContaining('account') as string,
    extensions: { code: 'BAD_USER_INPUT', messageEs: expect.stringContaining('account') as string },
  }) as Error;

  it('are refused when they hold U+0000, with their name', () => {
    for (const account of ['cash:\0', ['cash:', '\0'], { of: 'cash', table: '\0' }])
      expect(() => pipe.transform({ casino: 'granada', account }, ALL_ARGUMENTS)).toThrow(refusal);
  });

  it('may hold any other text', () => {
    const seeking = { casino: 'granada', account: "'; DROP TABLE \u0001 \ud800 😀", first: 5 };
    expect(pipe.transform(seeking, ALL_ARGUMENTS)).toBe(seeking);
  });

  it('do not include delivered data, which have their own reader', () => {
    const events = ['\0'];
    expect(pipe.transform(events, ONE_ARGUMENT)).toBe(events);
    const request = { url: '\0' };
    expect(pipe.transform(request, NO_ARGUMENT)).toBe(request);
  });
});
