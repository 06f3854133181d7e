export interface OnDuty {
  readonly id: string;
  readonly role: string;
}

/** Hands out the numbers of the employees who work in a night: nobody has two places. */
export class Roster {
  private hired = 0;

  call(role: string): OnDuty {
    this.hired += 1;
    return { id: `E-${`${this.hired}`.padStart(3, '0')}`, role };
  }

  team(needs: Readonly<Record<string, number>>): readonly OnDuty[] {
    return Object.entries(needs).flatMap(([role, count]) =>
      Array.from({ length: count }, () => this.call(role)),
    );
  }
}
