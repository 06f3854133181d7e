import { HttpException, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { QueryFailedError } from 'typeorm';
import { asHttpException, KEY_MISSING } from '../access/access-refusal';
import { answerTo } from './fault.filter';
import { describeFault, errorForClients } from './graphql-fault-log';

const databaseError = (message: string, code: string): Error =>
  Object.assign(new Error(message), {
    name: 'error',
    severity: 'ERROR',
    code,
    detail: 'Key (holder)=(Ana Ruiz)',
  });

const ASKED = { method: 'GET', url: `/v1/${'x'.repeat(300)}?name=Ana` };

describe('the answer to a thrown error', () => {
  it('is the text of the refusal if it is one of our own', () => {
    expect(answerTo(asHttpException(KEY_MISSING), ASKED)).toEqual({ status: 401, body: KEY_MISSING });
    const full = { code: 'INTAKE_FULL', message: 'Full.', messageEs: 'Lleno.' };
    expect(answerTo(new HttpException(full, 503), ASKED)).toEqual({ status: 503, body: full });
  });

  it.each([
    ['an address that is none', new NotFoundException('Cannot GET /x'), 404, 'NOT_FOUND'],
    ['a refusal of the framework', new UnauthorizedException(), 401, 'MALFORMED_REQUEST'],
    [
      'a body beyond the limit',
      { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' },
      413,
      'BODY_TOO_LARGE',
    ],
    ['a broken body', { statusCode: 400, message: 'Unexpected token' }, 400, 'MALFORMED_REQUEST'],
    ['an unknown form of body', { statusCode: 415 }, 415, 'UNKNOWN_CONTENT_TYPE'],
    ['an endless address', { statusCode: 414 }, 414, 'ADDRESS_TOO_LONG'],
    ['a fault', new TypeError('x is undefined'), 500, 'INTERNAL'],
    [
      'an error with a status of its own making',
      Object.assign(new Error(), { statusCode: 502 }),
      500,
      'INTERNAL',
    ],
    ['nothing at all', undefined, 500, 'INTERNAL'],
    ['a text', 'no', 500, 'INTERNAL'],
  ])('to %s has a code and a sentence in both languages', (_what, thrown, status, code) => {
    const answer = answerTo(thrown, ASKED);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(Object.keys(answer.body)).toEqual(['code', 'message', 'messageEs']);
    expect(JSON.stringify(answer)).not.toMatch(/Cannot GET|Unexpected token|undefined|FST_/);
  });
});

it('the answer to an address names what was asked for without its query, and the limit it exceeds', () => {
  const said = (statusCode: number): string => answerTo({ statusCode }, ASKED).body.message;
  expect(said(404)).toMatch(/^There is nothing at GET \/v1\/x{96}…: see/);
  expect(said(414)).toBe(
    'A part of the address has 300 characters, and at most 200 are allowed: shorten the name in it.',
  );
});

describe('a fault in the log', () => {
  it('is logged with its name, its message and its place', () => {
    const described = describeFault(new TypeError('x is not a function'));
    expect(described).toMatch(/^TypeError: x is not a function\n\s+at .*faults\.spec/);
  });

  it('is logged without the message of the database, which may quote amounts and names', () => {
    const error = databaseError('invalid input syntax for type uuid: "Ana Ruiz"', '22P02');
    const wrapped = new QueryFailedError('SELECT $1', ['Ana Ruiz', 125_000], error);
    for (const fault of [error, wrapped]) {
      const described = describeFault(fault);
      expect(described).toContain('SQLSTATE 22P02');
      expect(described).toMatch(/\n\s+at /);
      expect(described).not.toMatch(/Ana Ruiz|125000|SELECT/);
    }
  });

  it('is logged with the reason why a database cannot be reached', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(describeFault(refused)).toContain('connect ECONNREFUSED 127.0.0.1:5432');
  });

  it('is logged even if the thrown value is no error', () => {
    expect(describeFault('125000')).toBe('something other than an Error was thrown: string');
    expect(describeFault(undefined)).toContain('undefined');
  });
});

describe('the message to a GraphQL client', () => {
  const formatted = (code: string, message = 'secret detail') => ({
    message,
    path: ['hands'],
    extensions: { code },
  });
  const internal = {
    message: 'The service could not answer this. The fault is in its log.',
    path: ['hands'],
    extensions: {
      code: 'INTERNAL_SERVER_ERROR',
      messageEs: 'Fallo del servicio; consta en su registro.',
    },
  };

  it('states of a fault only that there is one, and where', () => {
    const error = new GraphQLError('secret detail', { originalError: new TypeError('secret detail') });
    const withMore = {
      ...formatted('INTERNAL_SERVER_ERROR'),
      extensions: { code: 'INTERNAL_SERVER_ERROR', sql: 'x' },
    };
    expect(errorForClients(withMore, error)).toEqual(internal);
    expect(errorForClients(withMore, new TypeError('secret detail'))).toEqual(internal);
  });

  it('states the whole text of a refusal', () => {
    const refusal = {
      ...formatted('UNKNOWN_CASINO', 'Nothing was ever recorded.'),
      extensions: { code: 'UNKNOWN_CASINO', messageEs: 'No consta nada.', casino: 'x' },
    };
    expect(errorForClients(refusal, new GraphQLError('Nothing was ever recorded.'))).toEqual(refusal);
  });

  it('states that the operation is at fault if GraphQL cannot execute it', () => {
    const error = new GraphQLError('Argument "first" of non-null type "Int!" must not be null.');
    expect(errorForClients(formatted('INTERNAL_SERVER_ERROR', error.message), error)).toEqual({
      ...formatted('BAD_USER_INPUT', error.message),
      extensions: {
        code: 'BAD_USER_INPUT',
        messageEs: expect.stringMatching(/^Un argumento no se puede leer/) as string,
      },
    });
  });
});
