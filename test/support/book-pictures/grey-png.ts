import { crc32, deflateSync } from 'node:zlib';

/** A greyscale picture: one byte per pixel, by rows. */
interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly points: Buffer;
}

const HEADER = /^P5\s+(\d+)\s+(\d+)\s+255\s/;
const MOST_OF_HEADER = 64;

/** Reads a portable graymap of 256 greys. */
export function readGraymap(bytes: Buffer): GreyPicture {
  const [header = '', width = '', height = ''] =
    HEADER.exec(bytes.subarray(0, MOST_OF_HEADER).toString('latin1')) ?? [];
  if (header === '') throw new Error('not a graymap of 256 greys');
  return { width: Number(width), height: Number(height), points: bytes.subarray(header.length) };
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
const GREYSCALE = 0;

/** Encodes a picture as PNG with sixteen greys. The bytes are reproducible with the same version of zlib. */
export function greyPng({ width, height, points }: GreyPicture): Buffer {
  const rowLength = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grey = Math.round(points[y * width + x]! / 17);
      rows[y * rowLength + 1 + (x >> 1)]! |= x % 2 === 0 ? grey << BITS : grey;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, GREYSCALE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
