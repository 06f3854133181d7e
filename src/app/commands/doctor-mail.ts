import { packFailureText } from '../../ledger/monthly-pack/pack-mail';
import type { Config } from '../config';
import { askServer } from '../../outgoing/monthly-pack/smtp';
import { checkMachine, type DoctorCheck, fault, well } from './doctor-machine';

/** For how long the server is waited for. */
const ANSWER_MS = 10_000;

/** Connects to the mail server, where one is set, with its certificate and a sign-in, and sends nothing. */
async function checkMail({ mail: settings }: Pick<Config, 'mail'>): Promise<DoctorCheck[]> {
  if (settings === undefined) return [];
  const { host, port, protection } = settings;
  const limits = { connectMs: ANSWER_MS, silentMs: ANSWER_MS, wholeMs: 2 * ANSWER_MS };
  const failed = await askServer(settings, limits);
  const where = `${host}:${port} (${protection})`;
  if (failed === undefined) return [well('mail', `${where} takes mails from ${settings.from}`)];
  return [
    fault('mail', `${where}: ${failed.answer}`, packFailureText(failed.failure).en.replace(/[.]$/, '')),
  ];
}

/** What surrounds the books: this machine, its files, and the mail server. */
export const checkSurroundings = async (config: Config): Promise<DoctorCheck[]> => [
  ...(await checkMachine(config)),
  ...(await checkMail(config)),
];
