// CPU time and memory of processes, as reported by Linux.
import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * CPU seconds used by a process so far.
 * @param {number} pid
 */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * Memory of a process, in MiB.
 * @param {number} pid
 */
export function memoryMiB(pid) {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib) / 1024);
}
