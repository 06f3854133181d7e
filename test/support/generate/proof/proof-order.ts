import type { CasinoEvent } from '../../../../src/kernel/envelope';
import { EVENT_DEFINITIONS } from '../../../../src/ledger/event-contract/catalogue';
import { isFact, ownTurnOf, placeOf } from '../../../../src/ledger/fact-order/place.state';
import { readGoldenEvents } from '../../golden/golden-events';
import { table } from '../markdown-table';
import { block } from './proof-bytes';
import { code, shortType } from './proof-tables';

/** An example of every type, by type. */
function examples(root: string): ReadonlyMap<string, CasinoEvent> {
  return new Map(readGoldenEvents(root).map(({ event }) => [event.type, event]));
}

const withoutNumber = ({ sequence: _sequence, ...event }: CasinoEvent): CasinoEvent => event;
const withNumber = (event: CasinoEvent): CasinoEvent => ({ ...event, sequence: '1' });

/** The types that are no facts. */
export function decisionTypes(root: string): string {
  const known = examples(root);
  const decided = EVENT_DEFINITIONS.filter(({ type }) => !isFact(known.get(type)!));
  return decided.map(({ type }) => code(shortType(type))).join(', ');
}

const RANK_AT = 3;

/** Each type of fact with its rank, its mark and where its table is read. */
export function rankTable(root: string): string {
  const known = examples(root);
  const rows = EVENT_DEFINITIONS.flatMap(({ type, category }) => {
    const event = known.get(type)!;
    if (!isFact(event)) return [];
    const rank = placeOf(withoutNumber(event)).split(' ')[RANK_AT]!;
    const mark = ownTurnOf(withNumber(event)).replace(ownTurnOf(withoutNumber(event)), '');
    const named = category === 'cage' || category === 'jackpot' ? category : '';
    return [{ rank, mark, named, type: code(shortType(type)) }];
  });
  const groups = new Map<string, string[]>();
  for (const { rank, mark, named, type } of rows) {
    const key = JSON.stringify([rank, mark, named]);
    groups.set(key, [...(groups.get(key) ?? []), type]);
  }
  return table(
    ['rank', 'mark with a number', 'table in its data', 'types'],
    [...groups]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, types]) => [
        ...(JSON.parse(key) as string[]).map((each) => (each === '' ? '' : code(each))),
        types.join(', '),
      ]),
  );
}

/** Places of three golden events, the last one with a number. */
export function placeExamples(root: string): string {
  const known = examples(root);
  const shown = ['ledger.opened', 'table.counted', 'coup.played'].flatMap((name) => {
    const event = known.get(`cagnotte.${name}.v1`)!;
    return [withoutNumber(event), withNumber(event)];
  });
  return block(
    shown
      .map((event) => {
        const { type, source, id, time, gamingday, sequence } = event;
        const said = JSON.stringify({ id, source, type, time, gamingday, sequence });
        return `${said}\n→ ${placeOf(event)}`;
      })
      .join('\n'),
  );
}
