import type { EntityManager } from 'typeorm';

export interface BooksInView {
  readonly casino: string;
  readonly position: bigint;
  readonly manager: EntityManager;
}
