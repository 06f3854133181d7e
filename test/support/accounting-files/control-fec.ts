/** The fields of article A. 47 A-1, VII of the Livre des procédures fiscales (France), in its order. */
const FIELDS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum'],
  ...['CompAuxLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'],
  ...['ValidDate', 'Montantdevise', 'Idevise'],
] as const;
type Field = (typeof FIELDS)[number];

/** Fields that the article permits to be blank. */
const MAY_BE_BLANK: ReadonlySet<Field> = new Set<Field>([
  ...(['CompAuxNum', 'CompAuxLib', 'EcritureLet', 'DateLet', 'Montantdevise', 'Idevise'] as const),
]);
const DAYS = ['EcritureDate', 'PieceDate', 'ValidDate'] as const;
const AMOUNTS = ['Debit', 'Credit', 'Montantdevise'] as const;

export type FecLine = Readonly<Record<Field, string>>;

export interface FecControl {
  /** Faults for which the control program of the administration rejects a file. */
  readonly errors: readonly string[];
  /** Faults that it only reports, and rules of the article that it does not check. */
  readonly alerts: readonly string[];
}

export const readFec = (file: string): FecLine[] => {
  const [, ...rows] = rowsOf(file);
  return rows.map(lineOf);
};

/**
 * Checks a fichier des écritures comptables like the program of the administration (Test Compta Demat: names and number of
 * fields, blank fields, days and amounts; alerts for account numbers and for debit and credit), and by the rules of the article
 * on the whole file: entries in the order of their validation, their lines together and balanced, one name per account.
 */
export function controlFec(file: string): FecControl {
  const [header = [], ...rows] = rowsOf(file);
  if (header.join() !== FIELDS.join()) return { errors: [`header: ${header.join()}`], alerts: [] };
  if (!file.endsWith('\r\n')) return { errors: ['the last line is not ended'], alerts: [] };
  const torn = rows.flatMap((row, at) =>
    row.length === FIELDS.length ? [] : [`line ${at + 2}: ${row.length} fields`],
  );
  if (torn.length > 0) return { errors: torn, alerts: [] };
  const lines = rows.map(lineOf);
  return {
    errors: lines.flatMap((line, at) => errorsOf(line).map((error) => `line ${at + 2}: ${error}`)),
    alerts: [
      ...lines.flatMap((line, at) => alertsOf(line).map((alert) => `line ${at + 2}: ${alert}`)),
      ...namesOfAccounts(lines),
      ...entriesOf(lines),
    ],
  };
}

const rowsOf = (file: string): string[][] =>
  file
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map((row) => row.split('\t'));

const lineOf = (row: readonly string[]): FecLine =>
  Object.fromEntries(FIELDS.map((field, at) => [field, row[at]!])) as FecLine;

function errorsOf(line: FecLine): string[] {
  const blank = FIELDS.filter((field) => !MAY_BE_BLANK.has(field) && line[field].trim() === '');
  const noDay = DAYS.filter((field) => !isDay(line[field]));
  const noAmount = AMOUNTS.filter((field) => !/^-?\d+,\d{2}$/.test(line[field] || '0,00'));
  return [
    ...blank.map((field) => `${field} is blank`),
    ...noDay.map((field) => `${field} is no day: ${line[field]}`),
    ...noAmount.map((field) => `${field} is no amount: ${line[field]}`),
  ];
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
}

const minor = (amount: string): bigint => BigInt(amount.replace(',', ''));

function alertsOf(line: FecLine): string[] {
  const { CompteNum, Debit, Credit, EcritureDate, ValidDate, Montantdevise, Idevise } = line;
  const [debit, credit] = [minor(Debit), minor(Credit)];
  const texts = (['CompteLib', 'CompAuxNum', 'CompAuxLib', 'PieceRef', 'EcritureLib'] as const).map(
    (field) => line[field],
  );
  const rules: readonly (readonly [holds: boolean, what: string])[] = [
    [/^\d{3}/.test(CompteNum), `the account number ${CompteNum} does not begin with three digits`],
    [(debit === 0n) !== (credit === 0n), `debit ${Debit} and credit ${Credit}`],
    [debit >= 0n && credit >= 0n, `debit ${Debit} or credit ${Credit} is negative`],
    [/^(19|20)/.test(EcritureDate), `${EcritureDate} is in no year between 1900 and 2099`],
    [ValidDate >= EcritureDate, `validated on ${ValidDate}, before its day ${EcritureDate}`],
    [(Montantdevise === '') === (Idevise === ''), `${Montantdevise} of the currency ${Idevise}`],
    [
      Montantdevise === '' || minor(Montantdevise) > 0n === debit > 0n,
      `${Montantdevise} and the other side in the books`,
    ],
    [
      texts.every((text) => !/^\s*[=+\-@]/.test(text)),
      `a text that a spreadsheet calculates: ${texts.join(' | ')}`,
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, what]) => what);
}

function namesOfAccounts(lines: readonly FecLine[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { CompteNum, CompteLib } of lines)
    names.set(CompteNum, (names.get(CompteNum) ?? new Set()).add(CompteLib));
  return [...names]
    .filter(([, own]) => own.size > 1)
    .map(([account, own]) => `${account} is called ${[...own].join(' and ')}`);
}

function entriesOf(lines: readonly FecLine[]): string[] {
  const alerts: string[] = [];
  let before: FecLine | undefined;
  let balance = 0n;
  const end = (): void => {
    if (balance !== 0n) alerts.push(`entry ${before!.EcritureNum} does not balance: ${balance}`);
    balance = 0n;
  };
  for (const line of lines) {
    if (before !== undefined && line.EcritureNum !== before.EcritureNum) {
      end();
      if (Number(line.EcritureNum) < Number(before.EcritureNum))
        alerts.push(`entry ${line.EcritureNum} stands behind entry ${before.EcritureNum}`);
      if (line.ValidDate < before.ValidDate)
        alerts.push(`entry ${line.EcritureNum} was validated before entry ${before.EcritureNum}`);
    } else if (
      before !== undefined &&
      (line.EcritureDate !== before.EcritureDate || line.ValidDate !== before.ValidDate)
    ) {
      alerts.push(`the lines of entry ${line.EcritureNum} are of several days`);
    }
    balance += minor(line.Debit) - minor(line.Credit);
    before = line;
  }
  end();
  return alerts;
}
