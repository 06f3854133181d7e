import { protectedWithin, readProtected, withoutProtected } from '../event-contract/personal-fields';
import { spanishMoment } from '../../kernel/words';
import { open } from '../../access/personal-data/cipher';
import { PersonalKeyError } from '../../access/personal-data/house-key';
import type { KeyFound, SubjectKeys } from '../../access/personal-data/subject-keys';

export type Revealed =
  | { readonly kind: 'clear'; readonly text: string }
  | { readonly kind: 'erased'; readonly erasedOn: string }
  /** Its key is in another database, because the record was imported, or the key of the house is missing here. */
  | { readonly kind: 'unknown-key' };

const WORDS = {
  en: { erased: (day: string) => `erased on ${day}`, unknown: 'not readable here' },
  es: { erased: (day: string) => `borrado el ${spanishMoment(day)}`, unknown: 'no legible aquí' },
} as const;

export type Language = keyof typeof WORDS;

export const erasureInWords = (revealed: Revealed, language: Language): string =>
  revealed.kind === 'clear'
    ? revealed.text
    : revealed.kind === 'erased'
      ? WORDS[language].erased(revealed.erasedOn)
      : WORDS[language].unknown;

/** Decrypts protected texts when they leave the service, for readers who may read the surrounding data. */
export class PersonalData {
  constructor(private readonly keys: Pick<SubjectKeys, 'find'>) {}

  /**
   * Decrypts each protected text. Without the key of the house none can be read; the start of the service and `doctor`
   * report that.
   */
  async reveal(texts: readonly string[]): Promise<ReadonlyMap<string, Revealed>> {
    const sealed = texts.map((text) => readProtected(text)!);
    const found = await this.keys.find(sealed.map(({ keyId }) => keyId)).catch(withoutKeys);
    return new Map(texts.map((text, index) => [text, revealedBy(found, sealed[index]!)]));
  }

  /** Returns the same JSON value with every protected text in it decrypted. */
  async shown<Value>(value: Value, language: Language): Promise<Value> {
    const texts: string[] = [];
    eachText(value, (text) => {
      texts.push(...protectedWithin(text));
      return text;
    });
    if (texts.length === 0) return value;
    const said = await this.reveal(texts);
    return eachText(value, (text) =>
      withoutProtected(text, (found) => erasureInWords(said.get(found)!, language)),
    ) as Value;
  }
}

function withoutKeys(failure: unknown): ReadonlyMap<string, KeyFound> {
  if (failure instanceof PersonalKeyError) return new Map();
  throw failure;
}

function revealedBy(
  found: ReadonlyMap<string, KeyFound>,
  sealed: NonNullable<ReturnType<typeof readProtected>>,
): Revealed {
  const state = found.get(sealed.keyId);
  if (state === undefined) return { kind: 'unknown-key' };
  if ('erasedOn' in state) return { kind: 'erased', erasedOn: state.erasedOn };
  return { kind: 'clear', text: open(sealed, state.key.bytes) };
}

function eachText(value: unknown, replaced: (text: string) => string): unknown {
  if (typeof value === 'string') return replaced(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((member) => eachText(member, replaced));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, eachText(member, replaced)]),
  );
}
