/**
 * What was captured on this tablet, in IndexedDB: a capture is durable here before anything says that it is stored, and
 * its number among those of its source is taken in the same transaction. If the browser loses this store, the numbers that
 * were taken are missing from the log, and the service names them.
 */

export type CaptureState = 'waiting' | 'kept' | 'refused';

/** What the service answered about one capture. */
export interface CaptureAnswer {
  readonly outcome: string;
  readonly reason?: string;
  readonly message?: string;
  readonly messageEs?: string;
  /** Of one that was set aside: the name of the delivery in quarantine, which its correction names. */
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

/** The numbers of slips that this tablet may still use; each is used once. */
export interface Pad {
  readonly pad: string;
  readonly next: number;
  readonly last: number;
}

export interface NewCapture {
  readonly casino: string;
  readonly source: string;
  /** The staff number of who captured it; only their session sends it. */
  readonly person: string;
  readonly personName: string;
  /** The kind of capture, and what was typed, so that a refused one can be typed again from there. */
  readonly kind: string;
  readonly typed: Readonly<Record<string, string>>;
  /** In words for the list: table, amount. */
  readonly what: string;
  readonly id: string;
  /** The type of the event. */
  readonly type: string;
  /** The session of a table that it is about; a session that was opened here is known before the service knows it. */
  readonly session?: CapturedSession | undefined;
  /** The slip that goes with it, and its amount in minor units, for its paper. */
  readonly slip?: CapturedSlip | undefined;
  /** The event without its number. */
  readonly eventOf: (sequence: string) => string;
}

export interface Capture extends Omit<NewCapture, 'eventOf'> {
  readonly place: number;
  readonly sequence: string;
  readonly storedAt: string;
  /** The event as it is sent, byte for byte, however often; empty once it is kept. */
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

/** What the store answers is what was put there, of the same release. */
const answerOf = <Value>(request: Asked): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the store of captures failed')),
    );
  });

interface Asked extends EventTarget {
  readonly result: unknown;
  readonly error: DOMException | null;
}

/** Does something in one transaction, and answers once it is on the disk. */
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

/** Takes the next number of the source and keeps the capture under it: both or neither. */
export const keepCapture = ({ eventOf, ...capture }: NewCapture): Promise<Capture> =>
  inTransaction('readwrite', async (stores) => {
    const sequence = (await answerOf<string | undefined>(stores(SOURCES).get(capture.source))) ?? FIRST;
    stores(SOURCES).put((BigInt(sequence) + 1n).toString(), capture.source);
    if (capture.slip !== undefined) await useNumber(stores, capture.casino, capture.slip.number);
    const kept = {
      ...capture,
      ...{ sequence, storedAt: new Date().toISOString(), body: eventOf(sequence), state: 'waiting' as const },
    };
    const place = await answerOf<number>(stores(CAPTURES).add(kept));
    return { ...kept, place };
  });

/** Four digits at least, as the service writes the numbers of slips. */
export const slipOf = (pad: string, number: number): string => `${pad}${String(number).padStart(4, '0')}`;

/** A number of the pad of this tablet is used up with the capture that bears it; a number that is none of it is typed by hand. */
async function useNumber(
  stores: (name: string) => IDBObjectStore,
  casino: string,
  slip: string,
): Promise<void> {
  const pad = await answerOf<Pad | undefined>(stores(PADS).get(casino));
  if (pad === undefined || slip !== slipOf(pad.pad, pad.next)) return;
  stores(PADS).put({ ...pad, next: pad.next + 1 }, casino);
}

/** The numbers that this tablet may still use at a casino; undefined where none are left. */
export const readPad = (casino: string): Promise<Pad | undefined> =>
  inTransaction('readonly', async (stores) => {
    const pad = await answerOf<Pad | undefined>(stores(PADS).get(casino));
    return pad === undefined || pad.next > pad.last ? undefined : pad;
  });

/** Keeps the numbers that the service gave. Those that are kept already are not begun again. */
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
 * Notes what the service answered; a capture that is known to be kept stays so. What was typed is then in the log, where
 * names are encrypted: here it is forgotten.
 */
export const noteAnswers = (answers: ReadonlyMap<number, Pick<Capture, 'state' | 'answer'>>): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    for (const [place, answer] of answers) {
      const capture = await answerOf<Capture | undefined>(stores(CAPTURES).get(place));
      if (!capture || capture.state === 'kept') continue;
      const forgotten = answer.state === 'kept' ? { body: '', typed: {} } : {};
      stores(CAPTURES).put({ ...capture, ...answer, ...forgotten });
    }
  });

/** Forgets captures that the service has kept since long. */
export const forgetKept = (before: string): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    const captures = await answerOf<Capture[]>(stores(CAPTURES).getAll());
    for (const { place, state, storedAt } of captures)
      if (state === 'kept' && storedAt < before) stores(CAPTURES).delete(place);
  });

/** Takes a refused capture from the list; what was typed goes back to its form. */
export const takeBack = (place: number): Promise<void> =>
  inTransaction('readwrite', async (stores) => {
    stores(CAPTURES).delete(place);
  });

/** The name of this tablet at a casino; undefined until it is set up. */
export const readTablet = (casino: string): Promise<string | undefined> =>
  inTransaction('readonly', (stores) => answerOf<string | undefined>(stores(TABLETS).get(casino)));

export interface ArrivedSource {
  readonly source: string;
  readonly lastSequence: string;
}

/**
 * Gives this tablet its name. Where the service knows captures of a tablet of this name, the store that numbered them is
 * gone: the numbers go on with one left out, so that the gap tells of what was lost with it.
 * @returns the sources that go on
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
