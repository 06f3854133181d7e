import { derivedId } from '../../kernel/identity';
import type { BothLanguages } from '../../kernel/words';
import { filled, type Parts } from '../../words/message';
import words from '../../words/monthly-pack.json';
import type { DuePack } from './due-packs';
import type { PackLanguage } from './pack-recipients.state';

/** The ZIP of the month as it is attached. */
export interface AttachedPack {
  readonly file: string;
  readonly bytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

export interface PackToDescribe extends Pick<DuePack, 'month' | 'completedBy' | 'isRequested' | 'former'> {
  readonly casino: string;
  readonly language: PackLanguage;
  /** The address of the service for browsers. */
  readonly origin: string;
  readonly attached?: AttachedPack;
  /** The limit in megabytes, where the books are not attached because they are larger. */
  readonly tooLargeFor?: number;
  /** The Message-ID, where an earlier attempt may have arrived. */
  readonly mayRepeat?: string;
}

export interface DescribedPack {
  readonly subject: string;
  readonly text: string;
}

/** What a mail says, in one language. Nothing in it is from outside: it names no person. */
export function packMail(pack: PackToDescribe): DescribedPack {
  const { casino, language, completedBy, former } = pack;
  const said = ({ [language]: text }: BothLanguages): string => text;
  const month = monthIn(pack.month);
  const parts: Parts = { casino, month, record: completedBy };
  const say = (text: BothLanguages, more: Parts = {}): string => said(filled(text, { ...parts, ...more }));
  const { mail } = words;
  const paragraphs = [
    say(mail.certified),
    former && say(mail.changed, { former: former.record, days: former.changedDays.join(', ') }),
    pack.attached && say(mail.attached, { ...pack.attached }),
    pack.tooLargeFor === undefined ? undefined : say(mail['too-large'], { most: pack.tooLargeFor }),
    say(mail.link, { link: packPage(pack) }),
    pack.isRequested ? say(mail.requested) : undefined,
    pack.mayRepeat === undefined ? undefined : say(mail['may-repeat'], { messageId: pack.mayRepeat }),
    say(mail.automatic),
  ];
  return {
    subject: say(former === undefined ? mail.subject : mail['subject-again']),
    text: `${paragraphs.filter((each) => each !== undefined).join('\n\n')}\n`,
  };
}

/** The page of the application with the books of a month, which asks for a sign-in. */
const packPage = ({ origin, casino, month }: Pick<PackToDescribe, 'origin' | 'casino' | 'month'>): string =>
  `${origin}/${casino}/books/${month}-01`;

function monthIn(month: string): BothLanguages {
  const [year, number] = month.split('-') as [string, keyof typeof words.months];
  return filled(words.month, { name: words.months[number], year });
}

export type PackFailure = keyof typeof words.failures;

/** What a failed attempt means, and what to do. */
export const packFailureText = (failure: PackFailure): BothLanguages => words.failures[failure];

/** The part of the Message-ID before the sign @; the other is the domain of the sender. */
export const packMessageName = (casino: string, recipient: string, record: bigint): string =>
  `pack.${derivedId('pack', casino, recipient, `${record}`)}`;
