import { postedLast, tell } from '../../../test/support/book/told';

const charged = (paidWith: 'chips' | 'cash-at-cambista' | 'cash-at-cage') =>
  tell('poker-session.charged', { player: 'P-1', amount: 500, option: 'session-fee', paidWith } as never);

it.each([
  ['chips', 'chips:cagnotte:T1 +500'],
  ['cash-at-cambista', 'cash:cambista:T1 +500'],
  ['cash-at-cage', 'cash:cage +500'],
] as const)('the fee of a session, paid with %s, is a commission of its table', (paidWith, line) =>
  expect(postedLast(charged(paidWith)).lines).toEqual([line, 'commission:session-fee:T1 -500']),
);
