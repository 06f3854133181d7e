/** The columns of the master game report; an amount of the report is addressed by one of them. */
export const COLUMNS = ['day', 'monthToDate', 'yearToDate', 'thirtyDays'] as const;
export type MasterColumn = (typeof COLUMNS)[number];
