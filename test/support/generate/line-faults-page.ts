import sheets from '../../../src/words/refusals/sheets.json';
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
const LINE_FAULTS: Readonly<Record<LineFaultCode, LineFault>> = {
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

const asCode = (text: string): string => `\`${text}\``;

export const lineFaults = () => ({
  heading: 'Errors of settle lines',
  columns: ['code', 'English', 'Spanish'],
  rows: Object.entries(LINE_FAULTS).map(([code, { message, messageEs }]) => [
    asCode(code),
    message,
    messageEs,
  ]),
  note: 'Answers of `cagnotte settle GAME --lines` to a line without a settlement.\n',
});

/** Every fault of a sheet, as a table of the page of errors. */
export const sheetFaults = () => ({
  heading: 'Faults of sheets',
  columns: ['code', 'English', 'Spanish'],
  rows: Object.entries({ ...sheets.refusals, ...sheets.faults }).map(([code, { en, es }]) => [
    asCode(code),
    en,
    es,
  ]),
  note: 'Refusals of an import, then faults of a sheet, of its mapping, and of its rows and columns.\n',
});
