import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import { EVENT_STORE, type EventStorePort, type LogPosition } from '../../src/event-log/event-store.port';
import { ReceiptWatch } from '../../src/projector/runner/receipt-watch';
import { runOn } from '../support/database/test-server';
import { CASINO, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { QUESTIONS, tellGoldenEvents, wholeQuestion } from '../support/service/every-question';
import {
  BALANCE,
  CAN_REPLICATE,
  itReplicated,
  ReplicatedService,
} from '../support/service/replicated-service';
import { TestSubscriber } from '../support/service/subscriber';

let service: ReplicatedService;

beforeAll(async () => {
  if (CAN_REPLICATE) service = await ReplicatedService.start();
});
beforeEach(async () => {
  if (CAN_REPLICATE) await service.until('ok');
});
afterAll(async () => {
  if (CAN_REPLICATE) await service.stop();
});

const person = async (...made: Parameters<ReplicatedService['running']['makePersonKey']>): Promise<Client> =>
  new Client(service.running.url, await service.running.makePersonKey(...made));

describe('a query, where there is a replica,', () => {
  itReplicated('is answered from it, with its position', async () => {
    const r = await service.sell();
    const waits = service.tally(async () => expect(await service.position({ r })).toBe(service.records));
    expect(await waits).toEqual({ replica: 1 });
    for (let time = 1; time <= 2; time++) {
      const asks = service.tally(async () => expect(await service.position()).toBe(service.records));
      expect(await asks).toEqual({ replica: 1 });
    }
  });

  itReplicated('without a receipt is answered with the state of the replica', async () => {
    await service.paused(async () => {
      const before = service.records;
      await service.sell();
      const asks = service.tally(async () => expect(await service.position()).toBe(before));
      expect(await asks).toEqual({ replica: 1 });
    });
  });

  itReplicated('waits for its receipt until the replica has replayed it', async () => {
    let isAnswered = false;
    let waiting: Promise<number> | undefined;
    const counted = await service.tally(async () => {
      await service.paused(async () => {
        const r = await service.sell();
        waiting = service.position({ r }).finally(() => (isAnswered = true));
        await sleep(300);
        expect(isAnswered).toBe(false);
      });
      expect(await waiting).toBe(service.records);
    });
    expect(counted).toEqual({ replica: 1 });
  });

  itReplicated('states the position of the replica if it lags behind for too long', async () => {
    const { app } = service.running.service;
    const watch = new ReceiptWatch(service.reads.primary, app.get<EventStorePort>(EVENT_STORE), 100);
    const before = await service.sell();
    await service.position({ r: before });
    await service.paused(async () => {
      const receipt = (await service.sell()) as LogPosition;
      expect(await watch.reached(receipt, service.reads, 'all')).toEqual({ passed: false, place: before });
    });
  });

  itReplicated(
    'as known at a record that the replica does not have yet is read from the primary',
    async () => {
      await service.paused(async () => {
        await service.sell();
        const position = service.records;
        const asks = service.tally(async () =>
          expect(await service.position({ k: { position } })).toBe(position),
        );
        expect(await asks).toEqual({ primary: 1, refusal: 1 });
      });
    },
  );

  itReplicated('about a casino that the replica does not know yet is read from the primary', async () => {
    await service.paused(async () => {
      await service.report(ledgerOpened({}, { casino: 'nuevo', id: 'new' }));
      for (let time = 1; time <= 2; time++) expect(await service.position({ c: 'nuevo' })).toBe(1);
    });
  });

  itReplicated('is refused like without a replica', async () => {
    const stranger = new Client(service.running.url, await service.running.makeKey(['auditor'], ['granada']));
    const { errors } = await stranger.graphql(BALANCE, { c: CASINO });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  });

  itReplicated(
    'with a credential that was revoked is refused at once, whatever the replica knows',
    async () => {
      const auditor = await person('Luis Vega', ['auditor']);
      const administrator = new Client(service.running.url, await service.running.people.ofOffice());
      const { me } = await auditor.ask<{ me: { credential: string } }>('{ me { credential } }');
      await service.paused(async () => {
        const revoke = 'mutation ($id: ID!) { revokeCredential(id: $id) { __typename } }';
        await administrator.ask(revoke, { id: me.credential });
        expect((await auditor.graphql(BALANCE, { c: CASINO })).status).toBe(401);
      });
    },
  );

  itReplicated('about the security log is read from the primary', async () => {
    const LOG =
      '{ securityLog(first: 1) { edges { node { number } } } trialBalance(casino: "torrequebrada") { position } }';
    expect(await service.tally(() => service.client.ask(LOG))).toEqual({ primary: 1 });
  });

  itReplicated(
    'that replay cancels is read once more from the primary, without an error in the answer',
    async () => {
      const holder = new Connection({ connectionString: service.primary.url });
      await holder.connect();
      /** Locks a table at the primary; the replica replays the lock. */
      const lock = async (table: string): Promise<void> => {
        await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
        await holder.query('SELECT pg_switch_wal()');
      };
      const [live] = await runOn(service.primary.url, 'SELECT generation FROM projection.live');
      const table = `generation_${String(live!['generation'])}.day_total`;
      try {
        await service.impatient(async () => {
          for (let time = 1; time <= 2; time++) {
            const counted = await service.tally(async () => {
              await holder.query('BEGIN');
              await holder.query(`SET LOCAL lock_timeout = '500ms'`);
              await lock(table);
              await untilLocked(table);
              const asked = service.balance();
              // The query has read one table and waits for the other: on the replica, or on the primary if it was cancelled before.
              const at = await untilWaitedFor(table);
              // If it waits on the primary, it holds this lock itself.
              if (at === 'replica') await lock('register.casino').catch(() => undefined);
              await sleep(500);
              await holder.query('ROLLBACK');
              expect((await asked).errors).toBeUndefined();
              expect((await asked).data!.trialBalance.position).toBe(service.records);
            });
            expect(counted).toEqual({ primary: 1, 'recovery-conflict': 1 });
          }
        });
      } finally {
        await holder.end();
      }
      expect(service.reads.seen?.state).toBe('ok');
    },
  );

  itReplicated('cannot write, whatever it asks', async () => {
    expect(service.reads.now()).not.toBe(service.reads.primary);
    const writing = service.reads.now().query(`UPDATE register.casino SET last_number = 0`);
    await expect(writing).rejects.toMatchObject({ driverError: { code: '25006' } });
    const [setting] = await service.reads
      .now()
      .query<[Record<string, string>]>('SHOW default_transaction_read_only');
    expect(setting).toEqual({ default_transaction_read_only: 'on' });
    const [role] = await service.reads.now().query<[object]>('SELECT current_user::text AS name');
    expect(role).toEqual({ name: 'reader' });
  });
});

/** Whether a table is locked on a server, or whether a query there waits for it. */
const isLocked = async (url: string, table: string, isHeld: boolean): Promise<boolean> =>
  (
    await runOn(
      url,
      `SELECT 1 FROM pg_locks WHERE relation = '${table}'::regclass AND granted = ${isHeld}
          AND (mode = 'AccessExclusiveLock') = ${isHeld}`,
    )
  ).length > 0;

/** Waits until the replica has replayed the lock. */
async function untilLocked(table: string): Promise<void> {
  while (!(await isLocked(service.replica.url, table, true))) await sleep(20);
}

/** Waits until a query waits for the table. @returns on which server */
async function untilWaitedFor(table: string): Promise<'replica' | 'primary'> {
  for (;;) {
    if (await isLocked(service.replica.url, table, false)) return 'replica';
    if (await isLocked(service.primary.url, table, false)) return 'primary';
    await sleep(20);
  }
}

describe('where there is a replica,', () => {
  itReplicated('a decision reads what was written until then', async () => {
    const accountant = await person('Nuria Campos', ['accountant']);
    await service.paused(async () => {
      await service.report(ledgerOpened({}, { casino: 'decidido', id: 'decided' }));
      const open =
        'mutation { openGamingDay(casino: "decidido", day: "2026-01-02") { ... on GamingDayRefused { code } } }';
      const counted = await service.tally(async () =>
        // The replica would not know the casino.
        expect(await accountant.ask(open)).toEqual({
          openGamingDay: { code: 'GAMING_DAY.LAST_NOT_CERTIFIED' },
        }),
      );
      expect(counted).toEqual({});
    });
  });

  itReplicated('a client that a subscription has informed of a record finds it by a query', async () => {
    const subscriber = new TestSubscriber(service.running.url, service.client.key);
    const told = subscriber.subscribe<{ gamingDayTotals: { position: number } }>(
      `subscription { gamingDayTotals(casino: "${CASINO}", after: ${service.records}) { position } }`,
    );
    let heard = false;
    let next: Promise<number> | undefined;
    await service.paused(async () => {
      await service.sell();
      next = told.answer().then(({ data }) => data!.gamingDayTotals.position);
      void next.then(() => (heard = true));
      await sleep(500);
      expect(heard).toBe(false);
    });
    expect(await next).toBe(service.records);
    const asks = service.tally(async () => expect(await service.position()).toBe(service.records));
    expect(await asks).toEqual({ replica: 1 });
    subscriber.close();
  });
});

describe('every query', () => {
  let last: number;
  let onPrimary: { readonly url: string; stop(): Promise<void> } | undefined;

  beforeAll(async () => {
    if (!CAN_REPLICATE) return;
    last = await tellGoldenEvents(service.running, service.client);
    onPrimary = await service.serviceBeside();
  });
  afterAll(() => onPrimary?.stop());

  itReplicated('is answered from a replica as from the primary, and needs no more than reading', async () => {
    const primary = new Client(onPrimary!.url, service.client.key);
    const counted = await service.tally(async () => {
      for (const field of QUESTIONS) {
        const asked = wholeQuestion(field, last);
        const answer = await service.client.graphql(asked);
        expect({ field, ...answer }).toEqual({ field, ...(await primary.graphql(asked)) });
      }
    });
    // Proofs and decisions with immediate effect are read from the primary.
    const atPrimary = ['integrity', 'personalData', 'personalTexts', 'erasures', 'packMails', 'securityLog'];
    const ofReplica = QUESTIONS.filter((field) => !atPrimary.includes(field)).length;
    expect(ofReplica).toBeGreaterThan(25);
    expect(counted).toEqual({ replica: ofReplica, primary: QUESTIONS.length - ofReplica });
  });
});
