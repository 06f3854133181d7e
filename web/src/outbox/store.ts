/**
 * The captures of this tablet, in IndexedDB. A capture is durable before any screen says that it is stored, and its
 * sequence number is taken in the same transaction. If the browser loses this store, the numbers of the lost captures are
 * missing from the log, and the service reports the gap.
 */

export type CaptureState = 'waiting' | 'kept' | 'refused';

/** The answer of the service to one capture. */
export interface CaptureAnswer {
  readonly outcome: string;
  readonly reason?: string;
  readonly message?: string;
  readonly messageEs?: string;
  /** Of a capture in quarantine: the id of the delivery, which its correction names. */
  readonly delivery?: string;
}

export interface CapturedSession {
  readonly table: string;
  readonly gamingDay: string;
  readonly sessionNo: number;
  readonly game: string | null;
}

export interface CapturedSlip {
  readonly number: string;
  readonly gamingDay: string;
  readonly currency: string;
  readonly amount: string;
  readonly by: readonly string[];
}

/** Leased slip numbers that this tablet has not used yet; each is used once. */
export interface Pad {
  readonly pad: string;
  readonly next: number;
  readonly last: number;
}

export interface NewCapture {
  readonly casino: string;
  readonly source: string;
  /** The staff number of the person who captured it; only their session sends it. */
  readonly person: string;
  readonly personName: string;
  /** The kind of capture and the values of its fields, so that the form of a refused one can be filled again. */
  readonly kind: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Description for the list: table, amount. */
  readonly what: string;
  readonly id: string;
  /** The type of the event. */
  readonly type: string;
  /** The table session; one that was opened on this tablet is known before the service knows it. */
  readonly session?: CapturedSession | undefined;
  /** The slip and its amount in minor units, for the printed slip. */
  readonly slip?: CapturedSlip | undefined;
  /** Completes the event with its sequence number. */
  readonly eventOf: (sequence: string) => string;
}

export interface Capture extends Omit<NewCapture, 'eventOf'> {
  readonly place: number;
  readonly sequence: string;
  readonly storedAt: string;
  /** The event, byte for byte the same at every attempt to send it; empty once the service has it. */
  readonly body: string;
  readonly state: CaptureState;
  readonly answer?: CaptureAnswer;
}

const NAME = 'cagnotte-outbox';
const CAPTURES = 'captures';
const SOURCES = 'sources';
const TABLETS = 'tablets';
const PADS = 'pads';
const STORES = [CAPTURES, SOURCES, TABLETS, PADS];

let opened: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore(CAPTURES, { keyPath: 'place', autoIncrement: true });
        request.result.createObjectStore(SOURCES);
        request.result.createObjectStore(TABLETS);
      }
      request.result.createObjectStore(PADS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store of captures does not open'));
  });
  return opened;
};

/** The value is not validated: only this application writes to the store. */
const answerOf = <Value>(request: StoreRequest): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the store of captures failed')),
    );
  });

interface StoreRequest extends EventTarget {
  readonly result: unknown;
  readonly error: DOMException | null;
}

/** Runs `act` in one transaction. The promise is fulfilled after the transaction is durable. */
async function inTransaction<Value>(
  mode: 'readonly' | 'readwrite',
  act: (stores: (name: string) => IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const transaction = (await database()).transaction(STORES, mode, {
    durability: 'strict',
  });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the store of captures is full'));
  });
  const value = await act((name) => transaction.objectStore(name));
  await done;
  return value;
}

const FIRST = '1';

/** Takes the next number of the source and stores the capture, atomically. */
export const keepCapture = ({ eventOf, ...capture }: NewCapture): Promise<Capture> =>
  inTransaction('readwrite', async (stores) => {
    const sequence = (await answerOf<string | undefined>(stores(SOURCES).get(capture.source))) ?? FIRST;
    stores(SOURCES).put((BigInt(sequence) + 1n).toString(), capture.source);
    if (capture.slip !== undefined) await takeSlipNumber(stores, capture.casino, capture.slip.number);
    const kept = {
      ...capture,
      ...{ sequence, storedAt: new Date().toISOString(), body: eventOf(sequence), state: 'waiting' as const },
    };
    const place = await answerOf<number>(stores(CAPTURES).add(kept));
    return { ...kept, place };
  });

/** A slip number as the service writes it, with at least four digits. */
export const slipNumberOf = (pad: string, number: number): string =>
  `${pad}${String(number).padStart(4, '0')}`;

/** Advances the pad if the slip has its next number; a number that was typed by hand leaves the pad unchanged. */
async function takeSlipNumber(
  stores: (name: string) => IDBObjectStore,
  casino: string,
  slip: string,
): Promise<void> {
  const pad = await answerOf<Pad | undefined>(stores(PADS).get(casino));
  if (pad === undefined || slip !== slipNumberOf(pad.pad, pad.next)) return;
  stores(PADS).put({ ...pad, next: pad.next + 1 }, casino);
}

/** The unused slip numbers of this tablet at a casino; undefined if none are left. */
export const readPad = (casino: string): Promise<Pad | undefined> =>
  inTransaction('readonly', async (stores) => {
    const pad = await answerOf<Pad | undefined>(stores(PADS).get(casino));
    return pad === undefined || pad.next > pad.last ? undefined : pad;
  });

/** Stores leased slip numbers. A pad that is stored already keeps its position. */
export const keepPad = (
  casino: string,
  { pad, first, last }: { pad: string; first: number; last: number },
): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    const kept = await answerOf<Pad | undefined>(stores(PADS).get(casino));
    if (kept === undefined || kept.pad !== pad || kept.last < first)
      stores(PADS).put({ pad, next: first, last }, casino);
  });

/** All captures, in the order in which they were stored. */
export const readCaptures = (): Promise<Capture[]> =>
  inTransaction('readonly', (stores) => answerOf<Capture[]>(stores(CAPTURES).getAll()));

/**
 * Stores the answers of the service; a capture in the state `kept` stays in it. Its fields are then deleted here, because
 * they may contain names, which the log holds encrypted.
 */
export const storeAnswers = (
  answers: ReadonlyMap<number, Pick<Capture, 'state' | 'answer'>>,
): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    for (const [place, answer] of answers) {
      const capture = await answerOf<Capture | undefined>(stores(CAPTURES).get(place));
      if (!capture || capture.state === 'kept') continue;
      const forgotten = answer.state === 'kept' ? { body: '', typed: {} } : {};
      stores(CAPTURES).put({ ...capture, ...answer, ...forgotten });
    }
  });

/** Deletes captures that the service has had since before this time. */
export const forgetKept = (before: string): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    const captures = await answerOf<Capture[]>(stores(CAPTURES).getAll());
    for (const { place, state, storedAt } of captures)
      if (state === 'kept' && storedAt < before) stores(CAPTURES).delete(place);
  });

/** Deletes a refused capture; its fields go back to the form. */
export const deleteCapture = (place: number): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    stores(CAPTURES).delete(place);
  });

/** The name of this tablet at a casino; undefined before it is set up. */
export const readTablet = (casino: string): Promise<string | undefined> =>
  inTransaction('readonly', (stores) => answerOf<string | undefined>(stores(TABLETS).get(casino)));

export interface ArrivedSource {
  readonly source: string;
  readonly lastSequence: string;
}

/**
 * Sets the name of this tablet. If the service knows captures of a tablet of this name, the former store is lost: numbering
 * goes on with one number left out, so that the service reports a gap for captures lost with the store.
 * @returns the sources whose numbering goes on
 */
export const nameTablet = (
  casino: string,
  tablet: string,
  arrived: readonly ArrivedSource[],
): Promise<readonly string[]> =>
  inTransaction('readwrite', async (stores) => {
    stores(TABLETS).put(tablet, casino);
    const lost: string[] = [];
    for (const { source, lastSequence } of arrived) {
      const next = await answerOf<string | undefined>(stores(SOURCES).get(source));
      if (next !== undefined && BigInt(next) > BigInt(lastSequence)) continue;
      stores(SOURCES).put((BigInt(lastSequence) + 2n).toString(), source);
      lost.push(source);
    }
    return lost;
  });
