import type { CasinoAuthorised } from '../event-registry/casino.events';

/** The parts of an authorisation that accounting needs. */
export interface Authorisation {
  readonly validFrom: string;
  readonly tables: readonly {
    readonly table: string;
    readonly game: string;
    readonly captures?: { readonly rounds: boolean; readonly buyIns: boolean };
  }[];
  readonly pools: readonly {
    readonly pool: string;
    readonly postedBy: 'round.settled' | 'jackpot';
    readonly rate?: { readonly numerator: number; readonly denominator: number };
  }[];
}

/** What an event authorises. */
export const authorisationOf = ({ validFrom, tables, jackpots = [] }: CasinoAuthorised): Authorisation => ({
  validFrom,
  tables: tables.map(({ table, game, captures }) => ({
    table,
    game,
    ...(captures === undefined ? {} : { captures }),
  })),
  pools: jackpots.map(({ pool, postedBy, rate }) => ({
    pool,
    postedBy,
    ...(rate === undefined ? {} : { rate }),
  })),
});

/** The authorisation in force on a day: the one valid from the latest day; of two from one day, the later recorded. */
export const inForce = (authorisations: readonly Authorisation[], day: string): Authorisation | undefined =>
  authorisations
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<Authorisation | undefined>(
      (latest, each) => (latest === undefined || each.validFrom >= latest.validFrom ? each : latest),
      undefined,
    );
