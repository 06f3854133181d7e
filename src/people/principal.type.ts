import { schemaEnum } from '../api/scalars';
import { InputType, ObjectType } from '@nestjs/graphql';
import type { Reporter } from '../kernel/event-definition';
import type { CredentialOfHouse } from './house.state';
import type { PrincipalKind } from '../access/principal';
import type { Role } from '../access/permissions';
import { g } from '../api/schema-fields';

export const RoleName: Record<Uppercase<Role>, Role> = {
  INGEST: 'ingest',
  PIT: 'pit',
  CAGE: 'cage',
  COUNT: 'count',
  ACCOUNTANT: 'accountant',
  MANAGER: 'manager',
  INSPECTOR: 'inspector',
  AUDITOR: 'auditor',
  ADMINISTRATOR: 'administrator',
};
schemaEnum(RoleName, 'Role', 'The function of the holder of a key; determines the permissions of the key.', {
  INGEST: 'Reports events and reads their schemas. Registradora de eventos.',
  PIT: 'Works in the pit: reports what happens at the tables, reads them and their findings. Sala.',
  CAGE: 'Works in the cage: reports what happens there. Caja.',
  COUNT: 'Counts: submits counts and reads no expected figure. Recuento.',
  ACCOUNTANT: 'Reads ledgers, findings and quarantine; closes days, counts, discards. Contable.',
  MANAGER: 'Reads results, hands and findings; certifies days, authorises. Dirección.',
  INSPECTOR:
    'Inspects for the authority: reads books, facts and seals, changes nothing. Funcionario de control.',
  AUDITOR: 'Reads everything except keys, changes nothing. Auditoría.',
  ADMINISTRATOR: 'Has every permission; creates and revokes keys. Administración.',
});

export const ReporterName = {
  TABLE: 'table',
  CAGE: 'cage',
  COUNT_ROOM: 'count-room',
  OFFICE: 'office',
} as const satisfies Record<string, Reporter>;
schemaEnum(
  ReporterName,
  'Reporter',
  'The class that a key reports as; docs/events states which types each class reports.',
  {
    TABLE: 'A table and its devices. Una mesa y sus dispositivos.',
    CAGE: 'The cage. La caja central.',
    COUNT_ROOM: 'The count room. La sala de recuento.',
    OFFICE: 'The office of accounts. La oficina de contabilidad.',
  },
);

export const PrincipalKindName: Record<Uppercase<PrincipalKind>, PrincipalKind> = {
  PERSON: 'person',
  DEVICE: 'device',
  SERVICE: 'service',
  CONSOLE: 'console',
};
schemaEnum(PrincipalKindName, 'PrincipalKind', 'The kind of holder of a credential.', {
  PERSON: 'A named person. Una persona.',
  DEVICE: 'What reports from a place of the house. Un dispositivo que comunica.',
  SERVICE: 'Another program, which reads. Otro programa, que consulta.',
  CONSOLE: 'Whoever works at the machine. Quien trabaja en la máquina.',
});

@ObjectType({ isAbstract: true })
export abstract class ReportsFromType extends g.object({
  sources: g.list(
    g.text('The sources that it reports from, each with all beneath it; empty if it reports nothing.'),
  ),
  classes: g.listOf(() => ReporterName, 'The classes it reports as; empty if it reports nothing.'),
  unboundUntil: g.nullable(
    g.dateTime('Of a key without sources that is older than release 0.2: it reports everything until then.'),
  ),
}) {}

export const reportsFromOf = ({
  sources = [],
  toldBy = [],
  unboundUntil,
}: CredentialOfHouse): ReportsFromType => ({
  sources,
  classes: toldBy,
  unboundUntil: unboundUntil === undefined ? null : new Date(unboundUntil),
});

/** The roles of a new credential with their casinos, and its sources and classes. */
@InputType({ isAbstract: true })
export abstract class AccessToGiveInput extends g.input({
  roles: g.listOf(() => RoleName, 'At least one.'),
  everyCasino: g.byDefault(false, g.bool()),
  casinos: g.byDefault([], g.list(g.id())),
  sources: g.byDefault(
    [],
    g.list(
      g.text('If it reports: the sources it reports from, preferably one, such as /casinos/granada/cage.'),
    ),
  ),
  classes: g.byDefault(
    [],
    g.listOf(() => ReporterName, 'If it reports: the classes it reports as, preferably one.'),
  ),
}) {}
