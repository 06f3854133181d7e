import {
  brokenChain,
  CHAIN_AND_BEFORE,
  faultOfRound,
  faultOfText,
  type LineFault,
  type LineFaultCode,
  MOST_LINE_BYTES,
  noObject,
  tooLong,
} from '../../../src/app/commands/line-answers';

/** Every fault of a line of `cagnotte settle --lines`. */
export const LINE_FAULTS: Readonly<Record<LineFaultCode, LineFault>> = {
  unparsable: faultOfText({ reason: 'unparsable', path: '', found: '{found}' }),
  'duplicate-key': faultOfText({ reason: 'duplicate-key', path: '{path}', found: '{found}' }),
  'inexact-number': faultOfText({ reason: 'inexact-number', path: '{path}', found: '{found}' }),
  'too-deep': faultOfText({ reason: 'too-deep', path: '{path}', found: '' }),
  'not-an-object': noObject('{found}'),
  'too-large': tooLong('{size}', MOST_LINE_BYTES),
  schema: faultOfRound({ code: 'schema', path: '{path}', says: '', keyword: '{demand}' }),
  'unknown-field': faultOfRound({ code: 'unknown-field', path: '{path}', says: 'is none of {names}' }),
  'game-not-in-catalogue': faultOfRound({ code: 'game-not-in-catalogue', path: '', says: '{found}' }),
  'rulebook-unknown': faultOfRound({ code: 'rulebook-unknown', path: '', says: '{found}' }),
  'rules-not-known-yet': faultOfRound({ code: 'rules-not-known-yet', path: '', says: '{found}' }),
  'chain-broken': brokenChain('in-error'),
  'chain-and-before': CHAIN_AND_BEFORE,
};
