import { readFileSync } from 'node:fs';

/** The resident memory of a process in MiB; Linux only. */
export function residentMebibytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error(`/proc/${pid}/status does not tell VmRSS`);
  return Number(kibibytes) / 1024;
}
