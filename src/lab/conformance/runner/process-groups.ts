/** Process groups: every implementation runs in one of its own, so that what it starts ends with it. @module */

const living = new Set<number>()

/** True if the platform has process groups. */
export const HAS_GROUPS = process.platform !== 'win32'

/** Remembers a group, so that nothing of it outlives this program. */
export function remember(leader: number): void {
  if (living.size === 0) process.on('exit', killAll)
  living.add(leader)
}

/** Ends every process of a group at once. */
export function killGroup(leader: number): void {
  living.delete(leader)
  if (living.size === 0) process.off('exit', killAll)
  try {
    process.kill(HAS_GROUPS ? -leader : leader, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}

/** Ends every process of every group. */
export function killAll(): void {
  for (const leader of [...living]) killGroup(leader)
}

/** The leaders of the groups that have not been ended. */
export const groupsLiving = (): readonly number[] => [...living]
