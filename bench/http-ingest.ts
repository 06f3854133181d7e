import type { BenchDatabase } from './bench-database';
import { expressService } from './contenders/express-service';
import { ProductService } from './contenders/product-service';
import type { Comparison } from './measurement';

/** Events over HTTP into the built service (`npm run build`), until they are durable. */
export function httpFigures(database: BenchDatabase): Comparison[] {
  const product = new ProductService(database);
  const { url } = database;
  const singly = { connections: 256, batch: 1 };
  const hundreds = { connections: 16, batch: 100 };
  return [
    {
      name: 'HTTP ingest, 256 connections, 1 event each',
      product: () => product.singly({ connections: 256, projects: false }),
      baseline: () => expressService(url, singly),
      target: 5,
    },
    {
      name: 'HTTP ingest, 256 connections, 1 event each, projecting meanwhile',
      product: () => product.singly({ connections: 256, projects: true }),
      baseline: () => expressService(url, singly),
      target: 5,
    },
    {
      name: 'HTTP ingest, 16 connections, NDJSON of 100 events',
      product: () => product.ndjson({ connections: 16, projects: false }, 100),
      baseline: () => expressService(url, hundreds),
      target: 1.7,
    },
  ];
}
