/**
 * A fault as it may stand in a log: what kind it is, where it happened, and what it says, unless a database says it:
 * PostgreSQL quotes the values it does not like, and names and amounts are for the books alone.
 */
export function describeFault(fault: unknown): string {
  if (!(fault instanceof Error)) return `something other than an Error was thrown: ${typeof fault}`;
  const { name, message, stack = '' } = fault;
  const sqlState = sqlStateOf(fault);
  const said = sqlState === undefined ? message : `SQLSTATE ${sqlState}`;
  const where = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${name}: ${said}`, ...where].join('\n');
}

/** TypeORM wraps what the driver throws; only the server itself states a severity. */
function sqlStateOf(fault: Error): string | undefined {
  const { driverError = fault } = fault as { driverError?: { code?: unknown; severity?: unknown } };
  const { code, severity } = driverError as { code?: unknown; severity?: unknown };
  return typeof severity === 'string' ? String(code) : undefined;
}
