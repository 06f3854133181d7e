import type { FindingsQuery } from '../../api/generated/operations';

/** A finding with the fields that the list reads. */
export type Finding = FindingsQuery['findings']['edges'][number]['node'];
