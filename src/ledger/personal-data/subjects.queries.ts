import { type Queryable, readRows } from '../../database/queryable';

export interface SubjectKnown {
  readonly keyId: string;
  readonly subject: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** UTC; null while the name can be read. */
  readonly erasedOn: string | null;
}

export interface SubjectsWanted {
  readonly casino: string;
  readonly erased: boolean;
  readonly subjects?: readonly string[] | undefined;
  readonly before?: string | undefined;
  readonly after?: readonly string[] | undefined;
  readonly limit: number;
}

export const readSubjects = (
  db: Queryable,
  { casino, erased, subjects, before, after: [day, key] = [], limit }: SubjectsWanted,
): Promise<SubjectKnown[]> =>
  readRows<SubjectKnown>(
    db,
    `SELECT key_id, subject, first_day::text, last_day::text,
            to_char(erased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS erased_on
       FROM access.subject_key
      WHERE casino = $1 AND (wrapped IS NULL) = $2
        AND ($3::text[] IS NULL OR subject = ANY ($3)) AND ($4::date IS NULL OR last_day < $4)
        AND ($5::date IS NULL OR (last_day, key_id) > ($5, $6))
      ORDER BY last_day, key_id LIMIT $7`,
    [casino, erased, subjects ?? null, before ?? null, day ?? null, key ?? null, limit],
  );
