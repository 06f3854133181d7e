import { BytesHeld } from './bytes-held';

const MEGABYTE = 1024 * 1024;

describe('the bytes held in memory', () => {
  it('of one credential have a limit, and leave room when they are freed', () => {
    const held = new BytesHeld();
    const release = held.take('one', 60 * MEGABYTE)!;
    expect(held.take('one', 5 * MEGABYTE)).toBeUndefined();
    expect(held.take('other', 5 * MEGABYTE)).toBeDefined();
    release();
    expect(held.take('one', 5 * MEGABYTE)).toBeDefined();
  });

  it('may be one answer of any size', () => {
    expect(new BytesHeld().take('one', 100 * MEGABYTE)).toBeDefined();
  });

  it('of all credentials have a limit', () => {
    const held = new BytesHeld();
    for (let at = 0; at < 8; at++) expect(held.take(`${at}`, 64 * MEGABYTE)).toBeDefined();
    expect(held.take('one more', MEGABYTE)).toBeUndefined();
  });
});
