/**
 * Everything that a source gives; undefined where it gives more than `most` bytes. Then no more is read, so that a sender
 * that does not end fills no memory.
 */
export async function bytesAtMost(
  source: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > most) return undefined;
    read.push(piece);
  }
  return Buffer.concat(read);
}
