import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { Currency, SignedAmount } from '../_core/fields.schema';

/** Cut-over: the balances a casino starts with. Once per casino, before any other event about money. */
export const ledgerOpened = defineEvent({
  type: 'cagnotte.ledger.opened.v1',
  category: 'casino',
  toldBy: ['office'],
  description: 'The opening balances of a casino, once, before any other event about money.',
  data: Type.Object({
    currency: Currency,
    balances: Type.Array(
      Type.Object({
        account: Type.String({ minLength: 1, maxLength: 120, description: 'account path, e.g. chips:cage' }),
        subLedger: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
        amount: SignedAmount,
      }),
      { maxItems: 1000, description: 'debit balances positive, credit balances negative' },
    ),
  }),
});
export type LedgerOpened = DataOf<typeof ledgerOpened>;

export const ledgerEvents = [ledgerOpened] as const;
