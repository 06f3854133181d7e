import { packMail } from './pack-mail';

const pack = {
  ...{ casino: 'granada', month: '2026-01', completedBy: 90n, isRequested: false },
  origin: 'https://books.example.org',
};
const attached = { file: 'granada-2026-01-libros.zip', bytes: 7, sha256: 'ab'.repeat(32) };

describe('the mail about a month', () => {
  it('says in English what is attached and where the books are', () =>
    expect(packMail({ ...pack, language: 'en', attached })).toEqual({
      subject: 'granada: books of January 2026, certified',
      text: `Every gaming day of January 2026 of the casino granada is certified, by record 90.

Attached: granada-2026-01-libros.zip (7 bytes), every official book as it was known at that record. SHA-256: ${'ab'.repeat(32)}

Books of the month, after you have signed in: https://books.example.org/granada/books/2026-01-01

This mail is sent automatically by Cagnotte; nobody reads answers to it. The office of the casino decides who is sent it.
`,
    }));

  it('says in Spanish which days changed', () => {
    const former = { record: 70n, changedDays: ['2026-01-12', '2026-01-14'] };
    const { subject, text } = packMail({ ...pack, language: 'es', former });
    expect(subject).toBe('granada: libros de enero de 2026, modificados y certificados de nuevo');
    expect(text).toContain(
      'Desde entonces se han certificado de nuevo estas jornadas: 2026-01-12, 2026-01-14.',
    );
    expect(text).not.toContain('Adjunto');
  });

  it('says why the books are not attached', () =>
    expect(packMail({ ...pack, language: 'en', tooLargeFor: 10 }).text).toContain(
      'The books take more than 10 MB, the most that is attached to a mail.',
    ));

  it('names the Message-ID by which a repetition is recognised', () =>
    expect(packMail({ ...pack, language: 'es', mayRepeat: '<a@b.example>' }).text).toContain(
      'una repetición, con el mismo Message-ID: <a@b.example>',
    ));
});
