export type TableRight = 'INSERT' | 'UPDATE' | 'DELETE';

/** The rights to each table that the service needs besides reading. None of them can change an event or a link of the chain. */
export const SERVICE_RIGHTS: readonly (readonly [table: string, ...rights: TableRight[]])[] = [
  // To lock the head row, which every append does, a role needs the right to update it; its one value is fixed.
  ['event_log.head', 'UPDATE'],
  ['event_log.event', 'INSERT'],
  ['event_log.stream', 'INSERT'],
  ['register.record', 'INSERT'],
  ['register.casino', 'INSERT', 'UPDATE'],
  ['register.document', 'INSERT'],
  ['projection.generation', 'UPDATE'],
  ['projection.live', 'UPDATE'],
  ['projection.checkpoint', 'INSERT', 'UPDATE', 'DELETE'],
  ['projection.build', 'INSERT', 'DELETE'],
  ['projection.build_head', 'INSERT', 'UPDATE', 'DELETE'],
  ['projection.lease', 'UPDATE'],
  ['projection.member', 'INSERT', 'UPDATE', 'DELETE'],
  ['projection.kept_day', 'INSERT', 'UPDATE', 'DELETE'],
  ['access.former_api_key'],
  ['access.credential_use', 'INSERT', 'UPDATE'],
  ['access.session', 'INSERT', 'UPDATE', 'DELETE'],
  ['access.challenge_key', 'INSERT'],
  ['access.pin', 'INSERT', 'UPDATE'],
  ['access.pin_failures', 'INSERT', 'UPDATE', 'DELETE'],
  ['access.seal_key', 'INSERT'],
  ['access.time_stamp', 'INSERT'],
  ['access.personal_key', 'INSERT'],
  ['access.subject_key', 'INSERT', 'UPDATE'],
  ['access.security_log', 'INSERT'],
  ['access.sql_reader', 'INSERT', 'DELETE'],
  ['access.outgoing_place', 'INSERT', 'UPDATE', 'DELETE'],
  ['public.schema_migration'],
];
