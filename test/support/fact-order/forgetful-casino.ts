import {
  type AccountPlaces,
  CasinoNow,
  type CellNow,
  Kept,
  type SessionNow,
} from '../../../src/ledger/evaluation/casino-now';

/** Keeps states, but of some keys as if nobody had touched them. */
class Forgetting<Value extends object> extends Kept<Value> {
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

/** Of what a casino forgets behind which place it was asked for. */
export interface Forgotten {
  readonly cells?: RegExp;
  readonly accounts?: RegExp;
  readonly posted?: RegExp;
  readonly sessions?: boolean;
}

/** A casino that leaves out of the sweep whoever asked for some of its states: what a fault in the sweep would come to. */
export class ForgetfulCasino extends CasinoNow {
  override readonly cells: Kept<CellNow>;
  override readonly sessions: Kept<SessionNow>;
  override readonly accounts: Kept<AccountPlaces>;

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
