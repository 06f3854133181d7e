import type { TableTerms } from '../../games/round';
import { termsFromWire } from '../../games/wire-terms';
import type { CasinoAuthorised } from '../event-registry/casino.events';

/** A table as the authority allows it. */
export interface AuthorisedTable {
  readonly table: string;
  readonly game: string;
  readonly captures?: { readonly rounds: boolean; readonly buyIns: boolean };
  readonly terms: NonNullable<TableTerms['authorised']>;
  readonly seats?: number;
  readonly unlimitedBank?: boolean;
}

/** What the authority lets a casino offer, as far as judges need it. */
export interface Authorisation {
  readonly validFrom: string;
  /** As the event names it, e.g. ES-AN-2010. */
  readonly rulebook: string;
  readonly games: readonly string[];
  readonly tables: readonly AuthorisedTable[];
  readonly pools: readonly {
    readonly pool: string;
    readonly game?: string;
    readonly postedBy: 'round.settled' | 'jackpot';
    readonly rate?: { readonly numerator: number; readonly denominator: number };
  }[];
  /** The casino's own answers to points that the regulation leaves open, by the id of the point. */
  readonly answers?: Readonly<Record<string, string>>;
  /** How the casino keeps its books. */
  readonly accounting?: AccountingRules;
}

/** How a casino keeps its books, where the law leaves it open; amounts as they came over the wire. */
export type AccountingRules = NonNullable<CasinoAuthorised['accounting']>;

/** What an event authorises. */
export const authorisationOf = ({
  validFrom,
  rulebook,
  games,
  tables,
  jackpots = [],
  answers,
  accounting,
}: CasinoAuthorised): Authorisation => ({
  validFrom,
  rulebook,
  games,
  tables: tables.map(authorisedTable),
  pools: jackpots.map(({ pool, game, postedBy, rate }) => ({
    pool,
    postedBy,
    ...(game === undefined ? {} : { game }),
    ...(rate === undefined ? {} : { rate }),
  })),
  ...(answers === undefined ? {} : { answers }),
  ...(accounting === undefined ? {} : { accounting }),
});

function authorisedTable({
  table,
  game,
  minimum,
  maxima,
  seats,
  unlimitedBank,
  withoutCards,
  bank,
  captures,
}: CasinoAuthorised['tables'][number]): AuthorisedTable {
  const authorised = {
    minimum,
    ...(maxima === undefined ? {} : { maxima }),
    ...(unlimitedBank === undefined ? {} : { unlimitedBank }),
    ...(withoutCards === undefined ? {} : { withoutCards }),
    ...(bank === undefined ? {} : { bank }),
  };
  return {
    table,
    game,
    terms: termsFromWire({ minimum: minimum.from, authorised }).authorised!,
    ...(seats === undefined ? {} : { seats }),
    ...(unlimitedBank === undefined ? {} : { unlimitedBank }),
    ...(captures === undefined ? {} : { captures }),
  };
}

/** The authorisation in force on a day: the one valid from the latest day; of two from one day, the later recorded. */
export const inForce = (authorisations: readonly Authorisation[], day: string): Authorisation | undefined =>
  authorisations
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<Authorisation | undefined>(
      (latest, each) => (latest === undefined || each.validFrom >= latest.validFrom ? each : latest),
      undefined,
    );
