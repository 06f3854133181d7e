import { derivedId, sha256 } from './identity';

describe('SHA-256 of a text', () => {
  // printf abc | openssl sha256 (also in FIPS 180-4); the second is of the UTF-8 bytes, by Python's hashlib.
  test.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['año ♠', '950a6f4ce43c0cf3f05c6d0a48bac7103e583f2032c881df5c3d05d1e7a4178f'],
  ])('of %s is that of its UTF-8 bytes', (text, digest) => expect(sha256(text)).toBe(digest));
});

describe('a derived identifier', () => {
  // python3 -c "import uuid; print(uuid.uuid5(uuid.UUID('6b1e3b0c-6f0a-5a7e-9d0d-2c5f4b8a9e11'), 'mañana\n♠'))"
  test.each([
    [['event', '/casinos/granada/tables/RF1', 'round-1'], 'eca02229-3364-52bc-b753-a7468330725d'],
    [['round-1'], '60fafb0b-2daa-5eaf-8852-eec2385a7ad7'],
    [['mañana', '♠'], 'fcff2391-86f5-5369-ab23-b320167d5463'],
    [[], '04436c6a-3802-5b88-a5d9-7f1134468146'],
  ])('of %j is the UUID version 5 that other programs derive', (parts, id) =>
    expect(derivedId(...parts)).toBe(id),
  );

  it('differs when a part moves to its neighbour', () => {
    expect(derivedId('ab', 'c')).not.toBe(derivedId('a', 'bc'));
  });
});
