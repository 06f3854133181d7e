import { describeEventStore } from './event-store.contract';
import { usePostgres } from './postgres-log';

const { makeLog } = usePostgres();

describeEventStore({ name: 'postgres', knowsIdentities: true, makeLog });
