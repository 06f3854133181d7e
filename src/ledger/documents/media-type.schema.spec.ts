import { mediaTypeOf } from './document.events';

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
