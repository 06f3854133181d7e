import type { EventData } from '../../src/ledger/event-contract/catalogue';
import type { GamingDay } from '../../src/kernel/gaming-day';
import { Chance } from './chance';
import type { House, HousePlan } from './house-tray';
import type { TablePlan } from './table-plan';
import type { TableKind } from './games/house-game';

type Pieces = EventData['cagnotte.equipment.entered.v1']['pieces'];

/** Shoes in the cupboard for each game, besides one for each of its tables. */
const SPARE_SHOES = 9;

/** The most pieces of one delivery. */
const MOST_PIECES = 200;

const isHouse = (plan: TablePlan): plan is HousePlan => plan.family === 'house';

/** What a table uses: a shoe of its game, or the wheel and decks of its own. */
const usesShoe = ({ kind }: HousePlan): boolean => kind.equipment?.serials?.[0]?.startsWith('shoe') === true;

const shoesOf = (letters: string, tables: number): readonly string[] =>
  Array.from({ length: tables + SPARE_SHOES }, (_, index) => `shoe-${letters}-${index + 1}`);

/** The wheel or the decks of a table, by its name: two tables of one kind have not the same ones. */
const ownSerials = ({ table, kind }: HousePlan): readonly string[] =>
  (kind.equipment?.serials ?? []).map((serial, index) =>
    [serial.split('-')[0], table, ...(index === 0 ? [] : [index + 1])].join('-'),
  );

/**
 * The equipment of a house, which enters its register before the first night. The shoes of a game are handed out to its
 * tables by lot each night, with a chance of their own, so that all other choices are those of a house without register.
 */
export class EquipmentStore {
  private readonly plans: readonly HousePlan[];
  private handedOut: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly house: House,
    plans: readonly TablePlan[],
  ) {
    this.plans = plans.filter(isHouse).filter(({ kind }) => kind.equipment?.serials !== undefined);
  }

  enter(validUntil: GamingDay): void {
    if (this.house.isPlain) return;
    const pieces = [...this.shoes(validUntil), ...this.ownPieces()];
    const by = [{ id: 'E-900', role: 'director' }];
    for (let from = 0; from < pieces.length; from += MOST_PIECES) {
      const data = { pieces: pieces.slice(from, from + MOST_PIECES), document: 'equipment 1', by };
      this.house.report({ type: 'cagnotte.equipment.entered.v1', from: 'equipment', data });
    }
  }

  handOut(): void {
    const { name, drawnDay } = this.house;
    this.handedOut = new Map(
      this.games().flatMap(([letters, tables]) => {
        const drawn = new Chance(name.seed, drawnDay, letters, 'shoes').shuffled(
          shoesOf(letters, tables.length),
        );
        return tables.map((table, index): [string, string] => [table, drawn[index]!]);
      }),
    );
  }

  /** What the opening of a table states of its equipment tonight. */
  of(plan: HousePlan): TableKind['equipment'] {
    const { equipment } = plan.kind;
    if (this.house.isPlain || equipment?.serials === undefined) return equipment;
    const shoe = this.handedOut.get(plan.table);
    return { ...equipment, serials: shoe === undefined ? [...ownSerials(plan)] : [shoe] };
  }

  private games(): readonly (readonly [string, readonly string[]])[] {
    const plans = this.plans.filter(usesShoe);
    const letters = [...new Set(plans.map(({ game }) => game.letters))];
    return letters.map((each) => [
      each,
      plans.filter(({ game }) => game.letters === each).map(({ table }) => table),
    ]);
  }

  private shoes(validUntil: GamingDay): Pieces {
    return this.games().flatMap(([letters, tables]) => {
      const { code } = this.plans.find(({ game }) => game.letters === letters)!.game.rules;
      const homologation = { number: `HOM-${letters}`, validUntil };
      return shoesOf(letters, tables.length).map((serial) => ({
        ...{ serial, kind: 'shoe' as const, model: `sabot ${letters}`, games: [code], homologation },
      }));
    });
  }

  private ownPieces(): Pieces {
    return this.plans
      .filter((plan) => !usesShoe(plan))
      .flatMap((plan) =>
        ownSerials(plan).map((serial) => ({ serial, kind: serial.startsWith('wheel') ? 'wheel' : 'cards' })),
      );
  }
}
