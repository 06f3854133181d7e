/** A variable for the casino of a table, a parameter or a result. */
export type Casino = number;

/** Equivalence classes of casino variables (union-find). */
export class EqualCasinos {
  private readonly sameAs: Casino[] = [];
  private readonly named = new Map<string, Casino>();

  another(): Casino {
    return this.sameAs.push(this.sameAs.length) - 1;
  }

  /** The casino that a parameter or a literal names. */
  given(text: string): Casino {
    const casino = this.named.get(text) ?? this.another();
    this.named.set(text, casino);
    return casino;
  }

  isGiven(casino: Casino): boolean {
    return [...this.named.values()].some((given) => this.oneOf(given) === this.oneOf(casino));
  }

  same(one: Casino | undefined, other: Casino | undefined): void {
    if (one !== undefined && other !== undefined) this.sameAs[this.oneOf(one)] = this.oneOf(other);
  }

  allSame(casinos: readonly (Casino | undefined)[], others: readonly (Casino | undefined)[]): void {
    casinos.forEach((casino, position) => this.same(casino, others[position]));
  }

  /** The representative of the class of a casino. */
  oneOf(casino: Casino): Casino {
    const next = this.sameAs[casino]!;
    return next === casino ? casino : this.oneOf(next);
  }
}
