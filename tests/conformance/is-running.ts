/** Processes that run. @module */
import { existsSync, readFileSync } from 'node:fs'

/** True of a process that runs; one that has ended and is not buried yet does not. */
export function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  if (existsSync('/proc/self/stat')) return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8'))
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
