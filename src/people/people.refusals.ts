import type { CodedRefusal } from '../kernel/words';
import { refused, type Result } from '../kernel/result';
import { refusalText } from '../words/message';
import people from '../words/refusals/people.json';

const { 'API_KEY.OF_A_PERSON': ofAPerson, ...PEOPLE_REFUSALS } = people;

/** Why a decision about persons or credentials was not taken. */
export type PeopleRefusalCode = keyof typeof PEOPLE_REFUSALS;

export type PeopleRefusal = CodedRefusal<PeopleRefusalCode>;

/** The mutation of the first release makes keys of systems only. */
export const KEY_OF_A_PERSON = { code: 'API_KEY.OF_A_PERSON', ...refusalText(ofAPerson) } as const;

/** @param about what the refusal is about, where its text names it */
export const peopleRefusal = (code: PeopleRefusalCode, about = '', aboutEs = about): PeopleRefusal => ({
  code,
  ...refusalText(PEOPLE_REFUSALS[code], { about: { en: about, es: aboutEs } }),
});

export const refusing = (
  ...refusal: Parameters<typeof peopleRefusal>
): Extract<Result<never, PeopleRefusal>, { ok: false }> => refused(peopleRefusal(...refusal));
