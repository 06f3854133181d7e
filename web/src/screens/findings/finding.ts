import type { FindingsQuery } from '../../api/generated/operations';

/** A finding as the list reads it. */
export type Finding = FindingsQuery['findings']['edges'][number]['node'];
