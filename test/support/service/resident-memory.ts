import { readFileSync } from 'node:fs';

/** The memory of a process that is in RAM now, in MiB; Linux only. */
export function residentMebibytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error(`/proc/${pid}/status does not tell VmRSS`);
  return Number(kibibytes) / 1024;
}
