import { worded } from './said';

/** A citation in Spanish: the place of a rule is the same in both languages; what is said about it is translated. */
export function citationInSpanish(citation: string): string {
  const [, point, about] = /^open point ([A-Z0-9-]+): (.*)$/.exec(citation) ?? [];
  return point === undefined ? worded(citation).es : `punto abierto ${point}: ${worded(about!).es}`;
}
