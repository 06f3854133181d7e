export const COLUMNS = ['day', 'monthToDate', 'yearToDate', 'thirtyDays'] as const;
export type MasterColumn = (typeof COLUMNS)[number];
