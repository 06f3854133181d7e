import { documentFileName, mediaTypeOf } from './document.events';

const file = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the media type of a file', () => {
  it.each([
    ['application/pdf', '%PDF-1.4\n…\n%%EOF'],
    ['application/pdf', `%PDF-1.4\n%%EOF${'\n'.repeat(1_019)}`],
    ['image/jpeg', '\xff\xd8\xff\xe0…\xff\xd9'],
    ['image/png', '\x89PNG\r\n\x1a\n…IEND\xae\x42\x60\x82'],
  ])('is %s by its content', (type, text) => {
    expect(mediaTypeOf(file(text))).toBe(type);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html>%PDF-1.4 %%EOF</html>'],
    ['a file without its end', '%PDF-1.4\n…'],
    ['a file with much after its end', `%PDF-1.4\n%%EOF${'\n'.repeat(1_020)}`],
    ['the beginning of one kind with the end of another', '%PDF-1.4\n…IEND\xae\x42\x60\x82'],
    ['a picture that can hold a script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is none of %s', (_what, text) => {
    expect(mediaTypeOf(file(text))).toBeUndefined();
  });
});

describe('the name under which a file is saved', () => {
  it.each([
    ['acta 14-26.pdf', 'acta 14-26.pdf'],
    ['Recuento de la caja nº 3.PDF', 'Recuento de la caja nº 3.PDF'],
    ['', '5d0c.pdf'],
    ['factura.exe', 'factura.exe.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    [String.raw`C:\actas\acta.pdf`, 'acta.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a"b\r\nset-cookie: x.pdf', 'a_b__set-cookie_ x.pdf'],
    ['x'.repeat(300), '5d0c.pdf'],
  ])('is %j as %j', (name, saved) => expect(documentFileName(name, 'application/pdf', '5d0c')).toBe(saved));

  it('may end as cameras write it', () =>
    expect(documentFileName('vale.jpeg', 'image/jpeg', '5d0c')).toBe('vale.jpeg'));
});
