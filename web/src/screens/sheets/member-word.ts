import { pathInWords } from '../../words/fact-words';
import type { Language } from '../../words/language';
import { outsideWordsIn } from '../../words/outside-words';

/** The name of a member of an event: `/data/amount` is Importe, `/hour` is Hora. */
export function memberWord(path: string, language: Language): string {
  const [, first = '', ...below] = path.split('/');
  if (first === 'data') return pathInWords(below.join('.'), language);
  const names: Readonly<Record<string, string>> = outsideWordsIn(language).sheets.members;
  return Object.hasOwn(names, first) ? names[first]! : first;
}
