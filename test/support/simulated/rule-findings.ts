import type { CatalogueEvent, EventOf, EventType } from '../../../src/domain/event-registry/catalogue';
import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import { tableOf } from '../../../src/domain/event-registry/streams';
import { isGameCode } from '../../../src/games/game-codes';
import type { GameRules, Setting } from '../../../src/games/game-rules';
import { judgeRound } from '../../../src/games/judge-round';
import { RECOMMENDED } from '../../../src/games/open-points';
import { EMPTY_TABLE, type TableState, type TableTerms } from '../../../src/games/round';
import type { RuleFinding } from '../../../src/games/rule';
import { DEFAULT_RULEBOOK } from '../../../src/games/rulebooks/default-rulebook';
import { rulesInForce } from '../../../src/games/rulebooks/rules-in-force';
import type { OpenTable, ShoeStart } from '../../../src/games/table-reports';
import { roundFromWire, termsFromWire } from '../../../src/games/wire';
import { minorFromWire } from '../../../src/kernel/money';

type Opened = EventOf<'cagnotte.table.opened.v1'>['data'];

/** A table in play, as plainly as it can be kept. */
interface InPlay {
  readonly rules: GameRules;
  readonly opened: Opened;
  terms: TableTerms;
  left: TableState;
  shoe: ShoeStart | undefined;
  outcomes: unknown[];
}

/** Everything that the rules of the games find in a stream, for tables whose game has rules in this release. */
export class RuleReading {
  readonly findings: RuleFinding[] = [];
  private readonly tables = new Map<string, InPlay>();

  read(events: Iterable<CasinoEvent>): this {
    for (const event of events) this.readOne(event as CatalogueEvent);
    return this;
  }

  private readOne(event: CatalogueEvent): void {
    const table = tableOf(event.source);
    if (table === undefined) return;
    if (event.type === 'cagnotte.table.opened.v1') this.open(table, event.data);
    const inPlay = this.tables.get(table);
    if (inPlay === undefined) return;
    this.findings.push(...findingsOf(event, inPlay));
    if (event.type === 'cagnotte.table.closed.v1') this.tables.delete(table);
    if (/^cagnotte\.table\.(opened|limits-changed)/.test(event.type)) this.lookAtRoom();
  }

  private open(table: string, opened: Opened): void {
    const found = rulesInForce({ ...DEFAULT_RULEBOOK, game: opened.game });
    if (!found.ok) return;
    const { rules } = found.value;
    const terms = termsFromWire({
      ...opened,
      ...(opened.equipment?.cloths === undefined ? {} : { cloths: opened.equipment.cloths }),
    });
    this.tables.set(table, { rules, opened, terms, left: EMPTY_TABLE, shoe: undefined, outcomes: [] });
  }

  private lookAtRoom(): void {
    const room: OpenTable[] = [...this.tables].flatMap(([table, { opened, terms }]) =>
      isGameCode(opened.game) ? [{ table, game: opened.game, terms, staff: opened.staff }] : [],
    );
    for (const { rules, terms } of this.tables.values()) {
      this.findings.push(...rules.checks.room(room, settingOf(terms)));
    }
  }
}

const settingOf = (terms: TableTerms): Setting => ({ currency: 'EUR', terms, answers: RECOMMENDED });

type Reader<Type extends EventType> = (
  event: EventOf<Type>,
  inPlay: InPlay,
  setting: Setting,
) => readonly RuleFinding[];

const READERS: { readonly [Type in EventType]?: Reader<Type> } = {
  'cagnotte.table.opened.v1': ({ data: { staff, equipment } }, { rules, terms }, setting) => {
    const decks = equipment?.decks;
    return rules.checks.opening({ terms, staff, ...(decks === undefined ? {} : { decks }) }, setting);
  },
  'cagnotte.round.settled.v1': ({ data }, inPlay, setting) => {
    const round = roundFromWire(data, inPlay.left);
    const { settlement, findings } = judgeRound(inPlay.rules, round, setting);
    inPlay.left = settlement.after;
    inPlay.outcomes.push(data.outcome);
    return findings;
  },
  'cagnotte.table.limits-changed.v1': ({ data }, inPlay, setting) => {
    const { announcedAtRound, firstRound, newMinimum } = data;
    const before = inPlay.terms;
    inPlay.terms = { ...before, minimum: minorFromWire(newMinimum) };
    const first = firstRound === undefined ? {} : { firstRound };
    return inPlay.rules.checks.limitChange(
      { before, after: inPlay.terms, announcedAtRound, ...first },
      setting,
    );
  },
  'cagnotte.shoe.started.v1': ({ data }, inPlay, setting) => {
    inPlay.shoe = data;
    inPlay.outcomes = [];
    return inPlay.rules.checks.shoe?.started(data, setting) ?? [];
  },
  'cagnotte.shoe.ended.v1': (_event, { rules, shoe, outcomes }, setting) =>
    shoe === undefined ? [] : (rules.checks.shoe?.dealt({ ...shoe, outcomes }, setting) ?? []),
  'cagnotte.table.closed.v1': (_event, { rules, left }, setting) => rules.checks.closing(left, setting),
};

const findingsOf = (event: CatalogueEvent, inPlay: InPlay): readonly RuleFinding[] =>
  (READERS[event.type] as Reader<EventType> | undefined)?.(event, inPlay, settingOf(inPlay.terms)) ?? [];
