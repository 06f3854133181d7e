import {
  type AccountPlaces,
  CasinoNow,
  type CellNow,
  TrackedMap,
  type SessionNow,
} from '../../../src/ledger/evaluation/casino-now';

/** Stores states, but does not register reads of some keys. */
class Forgetting<Value extends object> extends TrackedMap<Value> {
  constructor(
    private readonly forgets: (key: string) => boolean,
    private readonly forgotten: Partial<Value>,
  ) {
    super(() => 0n);
  }

  override set(key: string, value: Value): void {
    super.set(key, this.forgets(key) ? { ...value, ...this.forgotten } : value);
  }
}

/** Patterns of the keys whose reads are not registered. */
export interface Forgotten {
  readonly cells?: RegExp;
  readonly accounts?: RegExp;
  readonly posted?: RegExp;
  readonly sessions?: boolean;
}

/** A faulty casino: the sweep does not evaluate facts again that have read some of its states. */
export class ForgetfulCasino extends CasinoNow {
  override readonly cells: TrackedMap<CellNow>;
  override readonly sessions: TrackedMap<SessionNow>;
  override readonly accounts: TrackedMap<AccountPlaces>;

  constructor({ cells, accounts, posted, sessions = false }: Forgotten) {
    super();
    this.cells = new Forgetting<CellNow>((key) => cells?.test(key) === true, { last: '' });
    this.sessions = new Forgetting<SessionNow>(() => sessions, { last: '' });
    this.accounts =
      posted === undefined
        ? new Forgetting<AccountPlaces>((key) => accounts?.test(key) === true, { asked: '' })
        : new Forgetting<AccountPlaces>((key) => posted.test(key), { posted: '' });
  }
}
