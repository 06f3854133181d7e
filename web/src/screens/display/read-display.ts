import { ask, Refused, request, Unreachable } from '../../api/ask';
import { TableDisplayDocument, type TableDisplayQuery } from '../../api/generated/operations';

export interface Displayed {
  readonly answer: TableDisplayQuery['tableDisplay'];
  /** Whether a person is signed in, who may subscribe to changes; a tablet without one asks again instead. */
  readonly isOfPerson: boolean;
}

/**
 * Reads what a table displays: as the person who is signed in, or as the enrolled tablet that this browser is.
 * @throws Refused if neither may see it, Unreachable if the service is not reached
 */
export async function readDisplay(
  of: { readonly casino: string; readonly table: string },
  signal: AbortSignal,
): Promise<Displayed> {
  try {
    const { tableDisplay } = await ask(TableDisplayDocument, of, signal);
    return { answer: tableDisplay, isOfPerson: true };
  } catch (failure) {
    if (!(failure instanceof Refused) || !(failure.needsSignIn || failure.status === 403)) throw failure;
    const answer = await readAsTablet(of, signal).catch((other: unknown) => {
      // A person without the right is told so, and not that the browser is no tablet.
      throw other instanceof Refused && other.code === 'ACCESS.TABLET_UNKNOWN' && !failure.needsSignIn
        ? failure
        : other;
    });
    return { answer, isOfPerson: false };
  }
}

async function readAsTablet(
  of: { readonly casino: string; readonly table: string },
  signal: AbortSignal,
): Promise<TableDisplayQuery['tableDisplay']> {
  const response = await request(`/v1/tablet/display?${new URLSearchParams(of).toString()}`, { signal });
  const body = (await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause);
  })) as TableDisplayQuery & { code?: string; message?: string; messageEs?: string };
  if (response.ok) return body.tableDisplay;
  const { code = 'UNKNOWN', message = response.statusText, messageEs = message } = body;
  throw new Refused(code, message, messageEs, { status: response.status });
}
