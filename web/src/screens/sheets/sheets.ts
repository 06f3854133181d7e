import { send } from '../../api/session';
import { type Exact, readExact } from '../../money/exact-json';

/** How amounts and days are written in a sheet, as a mapping states it. */
export const NUMBER_STYLES = ['1.234,50', '1,234.50'] as const;
export const DAY_STYLES = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;

/** What the columns of one kind of sheet mean: `docs/clients/sheets.md`. */
export interface Mapping {
  readonly type: string;
  readonly columns: readonly {
    readonly heading: string;
    readonly member: string;
    readonly values?: Readonly<Record<string, string>>;
  }[];
  readonly constants?: readonly { readonly member: string; readonly value: string }[];
  readonly identity: readonly string[];
  readonly numbers: (typeof NUMBER_STYLES)[number];
  readonly days: (typeof DAY_STYLES)[number];
  readonly headingRow?: number;
  readonly sheet?: string;
  readonly encoding?: string;
  readonly separator?: string;
  readonly formulas?: 'values';
}

/** What a column can fill. */
export interface Member {
  readonly path: string;
  readonly form: string;
  readonly choices?: readonly string[];
  readonly isRequired: boolean;
}

export interface SavedMapping {
  readonly name: string;
  readonly mapping: Mapping;
}

export interface Fault {
  readonly row?: bigint;
  readonly column?: string;
  readonly message: string;
  readonly messageEs: string;
}

export interface RowToCorrect {
  readonly row: bigint;
  readonly record: string;
}

/** An event as an import would record it; amounts in minor units. */
export interface ToldEvent {
  readonly source: string;
  readonly gamingday: string;
  readonly time: string;
  readonly data: { readonly [name: string]: Exact };
}

/** What an import would write, and every fault; whole numbers are bigint. */
export interface Preview {
  readonly seen: string;
  /** Undefined if nothing of it can be read. */
  readonly sheet?: {
    readonly format: 'csv' | 'xlsx';
    readonly encoding?: string;
    readonly separator?: string;
    readonly name?: string;
    readonly headings: readonly string[];
    readonly rows: bigint;
  };
  readonly examples: readonly {
    readonly row: bigint;
    readonly cells: readonly (string | undefined)[];
    readonly event?: ToldEvent;
  }[];
  readonly fresh: bigint;
  readonly recorded: bigint;
  readonly toCorrect: readonly RowToCorrect[];
  readonly faults: readonly Fault[];
  readonly faultCount: bigint;
  readonly totals: readonly {
    readonly heading: string;
    readonly currency: string;
    readonly amount: string;
  }[];
}

export interface Imported {
  readonly counts: Readonly<Record<string, bigint>>;
  readonly recorded: bigint;
  readonly notKept: readonly { readonly row: bigint; readonly outcome: string }[];
}

const at = (casino: string, path: string): `/${string}` =>
  `/v1/sheets/${path}?${new URLSearchParams({ casino }).toString()}`;

/** The bytes of a file, in base64. */
export const bytesOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });

/** Looks at a sheet; writes nothing. Without a mapping, the columns alone. */
export const preview = (casino: string, sheet: string, mapping?: Mapping): Promise<Preview> =>
  send('POST', at(casino, 'preview'), { sheet, ...(mapping && { mapping }) }, readExact);

/** Records the rows that were looked at. @throws Refused where the sheet has faults, and `partial` is false */
export const importRows = (
  casino: string,
  wanted: {
    readonly sheet: string;
    readonly mapping: Mapping;
    readonly seen: string;
    readonly partial: boolean;
  },
): Promise<Imported> => send('POST', at(casino, 'import'), wanted, readExact);

export const typesOfSheets = (): Promise<{ readonly types: readonly string[] }> =>
  send('GET', '/v1/sheets/types');

export const membersOf = (type: string): Promise<{ readonly members: readonly Member[] }> =>
  send('GET', `/v1/sheets/types/${encodeURIComponent(type)}`);

export const savedMappings = (casino: string): Promise<{ readonly mappings: readonly SavedMapping[] }> =>
  send('GET', at(casino, 'mappings'));

/** @returns whether a mapping of that name was replaced */
export const saveMapping = (casino: string, saved: SavedMapping): Promise<{ readonly replaced: boolean }> =>
  send('POST', at(casino, 'mappings'), saved);

export const removeMapping = (casino: string, name: string): Promise<unknown> =>
  send('DELETE', at(casino, `mappings/${encodeURIComponent(name)}`));
