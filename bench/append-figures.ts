import type { BenchDatabase } from './bench-database';
import { emmettAppend } from './contenders/emmett-append';
import { productAppend } from './contenders/product-append';
import { serverSideCopy } from './contenders/server-side-copy';
import { typeormSave } from './contenders/typeorm-save';
import type { Comparison } from './measurement';

/** Durable appends through the event store port. */
export function appendFigures(database: BenchDatabase): Comparison[] {
  const { url } = database;
  const singly64 = { callers: 64, batch: 1 };
  const singly16 = { callers: 16, batch: 1 };
  const hundreds = { callers: 4, batch: 100 };
  const thousands = { callers: 4, batch: 1_000 };
  return [
    {
      name: 'append, 64 callers, 1 event each',
      product: () => productAppend(database, singly64),
      baseline: () => emmettAppend(url, singly64),
      target: 8,
    },
    {
      name: 'append, 16 callers, 1 event each',
      product: () => productAppend(database, singly16),
      baseline: () => typeormSave(url, singly16),
      target: 4,
    },
    {
      name: 'append, 4 callers, batches of 100',
      product: () => productAppend(database, hundreds),
      baseline: () => emmettAppend(url, hundreds),
      target: 2,
    },
    {
      name: 'append, 4 callers, batches of 1,000',
      product: () => productAppend(database, thousands),
      baseline: () => serverSideCopy(url, thousands),
      target: 0.65,
    },
  ];
}
