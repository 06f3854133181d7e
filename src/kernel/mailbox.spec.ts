import { isMailbox } from './mailbox';

describe('a mail address', () => {
  it.each([
    'ana.ruiz@asesoria.example',
    'libros+granada@casino-granada.example.es',
    "o'neill@despacho.example",
    `${'a'.repeat(64)}@example.org`,
  ])('is taken: %s', (text) => expect(isMailbox(text)).toBe(true));

  it.each([
    ['has no domain', 'ana'],
    ['has a domain of one part', 'root@localhost'],
    ['is two addresses', 'ana@a.example,eva@b.example'],
    ['has a name', 'Ana <ana@a.example>'],
    ['begins another header', 'ana@a.example\r\nBcc: eva@b.example'],
    ['has a space', 'ana ruiz@a.example'],
    ['has letters that not every server takes', 'añil@a.example'],
    ['is quoted', '"ana"@a.example'],
    ['has an address of a machine', 'ana@[192.0.2.1]'],
    ['has too long a part', `${'a'.repeat(65)}@example.org`],
    [
      'is too long',
      `ana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.org`,
    ],
    ['has two dots in a row', 'ana..ruiz@a.example'],
    ['looks like an encrypted text', '~p1~x@a.example'],
  ])('is refused where it %s', (_why, text) => expect(isMailbox(text)).toBe(false));
});
