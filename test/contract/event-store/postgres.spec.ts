import { describeEventStore } from './event-store.contract';
import { makePostgresLog } from './postgres-log';

describeEventStore({ name: 'postgres', knowsIdentities: true, makeLog: makePostgresLog });
