import type { Finding } from '../../../finding-catalogue/finding';
import { said } from '../../../finding-catalogue/said';
import type { Minor } from '../../../kernel/money';
import { breach } from '../../rule';
import { money } from '../../wording';
import type { HandAction } from '../reported-hand';
import type { Betting } from './betting';

export function checkForcedBets(betting: Betting): readonly Finding[] {
  return [...checkAntes(betting), ...checkBlinds(betting), ...checkWhoPays(betting)];
}

const madeBy = ({ hand }: Betting, ...did: readonly HandAction['action'][]): readonly HandAction[] =>
  hand.actions.filter(({ action }) => did.includes(action));

/** At most half of the minimum; or the minimum itself, where the game is begun with that. */
function checkAntes(betting: Betting): readonly Finding[] {
  const { minimum, regulated, currency } = betting;
  if (minimum === undefined || regulated.ante === 'the-minimum') return [];
  const above = madeBy(betting, 'ante').filter(({ amount }) => amount * 2n > minimum);
  if (above.length === 0) return [];
  return [
    breach(regulated.rules.ante, {
      code: 'ante-above-half',
      expected: said`an ante of at most ${money(minimum / 2n, currency)}`,
      found: money(above[0]!.amount, currency),
    }),
  ];
}

/** Half the minimum and the minimum; less only with the last chips. */
function checkBlinds(betting: Betting): readonly Finding[] {
  const { minimum, regulated, currency } = betting;
  if (minimum === undefined) return [];
  const wrong = (blind: HandAction, due: Minor): readonly Finding[] =>
    blind.amount === due || (blind.allIn && blind.amount < due)
      ? []
      : [
          breach(regulated.rules.blinds, {
            code: 'blind-not-by-minimum',
            expected: said`${money(due, currency)} of seat ${blind.seat}`,
            found: money(blind.amount, currency),
          }),
        ];
  return [
    ...madeBy(betting, 'small-blind').flatMap((blind) => wrong(blind, minimum / 2n)),
    ...madeBy(betting, 'big-blind').flatMap((blind) => wrong(blind, minimum)),
  ];
}

/** Blinds where the game has none; and who takes part without the ante that the others have put in. */
function checkWhoPays(betting: Betting): readonly Finding[] {
  const { regulated, hand } = betting;
  const blinds = madeBy(betting, 'small-blind', 'big-blind');
  const findings: Finding[] = [];
  if (blinds.length > 0 && !regulated.forced.includes('blinds')) {
    const found = [...new Set(blinds.map(({ action }) => action))].join(', ');
    findings.push(
      breach(regulated.rules.ante, {
        ...{ code: 'forced-bet-not-of-game' },
        ...{ expected: said`an ante of everybody who wants cards`, found },
      }),
    );
  }
  const antes = madeBy(betting, 'ante').filter(({ amount }) => amount > 0n);
  const paid = new Set(antes.map(({ seat }) => seat));
  const without = [...new Set(hand.actions.map(({ seat }) => seat))].filter((seat) => !paid.has(seat));
  if (paid.size < 2 || without.length === 0) return findings;
  return [
    ...findings,
    breach(regulated.rules.anteMissing, {
      ...{ code: 'ante-missing', as: 'advisory' },
      ...{
        expected: said`the ante of everybody who takes part`,
        found: said`none of seat ${without.join(', ')}`,
      },
    }),
  ];
}
