import { Chance } from './chance';
import type { HouseTray } from './house-tray';

const MINUTE = 60;
/** The share of readings after which a player disputes the last round. */
const DISPUTED = 15;
/** An estimate is a round number: of so many minimum stakes. */
const ESTIMATED_IN = 10n;

type Note = 'cagnotte.reading.taken.v1' | 'cagnotte.incident.recorded.v1' | 'cagnotte.incident.decided.v1';

/** What the supervisor of a table notes through the evening: readings, and now and then a dispute that is decided at once. */
export class FloorNotes {
  private readonly chance: Chance;
  private dueAt: number;
  private disputes = 0;

  constructor(private readonly tray: HouseTray) {
    const { house, plan } = tray;
    this.chance = new Chance(house.name.seed, house.drawnDay, plan.table, 'notes');
    this.dueAt = house.agenda.now + this.pause();
  }

  afterRound(lastRound: number): void {
    const { now } = this.tray.house.agenda;
    if (now < this.dueAt) return;
    this.dueAt = now + this.pause();
    this.read();
    if (this.chance.percent(DISPUTED)) this.decideDispute(lastRound);
  }

  private pause(): number {
    return this.chance.between(90, 150) * MINUTE;
  }

  private read(): void {
    const { seated, minimum, float, house, plan } = this.tray;
    const { currency } = house.name;
    const step = minimum * ESTIMATED_IN;
    this.report('cagnotte.reading.taken.v1', {
      ...{ currency, heads: seated.length, places: plan.kind.seats },
      ...{ floatEstimate: (float / step) * step, minimum },
    });
  }

  private decideDispute(lastRound: number): void {
    const incident = `D-${++this.disputes}`;
    this.report('cagnotte.incident.recorded.v1', { incident, kind: 'dispute', play: `${lastRound}` });
    this.report('cagnotte.incident.decided.v1', { incident, decision: 'play-stands' });
  }

  private report(type: Note, data: object): void {
    const { house, plan, sessionNo, staff } = this.tray;
    const noted = { ...data, by: staff[0]! } as never;
    house.report({ type, from: `tables/${plan.table}/supervisor`, sessionNo, data: noted });
  }
}
