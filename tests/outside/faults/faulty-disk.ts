/**
 * A disk that fails at the n-th call that writes, as SQLite is tried: all calls under one folder are counted.
 *
 * A process that is killed there is played by a disk that is frozen from then on: whatever the program still does, what lies on the
 * disk is what a kill leaves.
 *
 * @module
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { resolve, sep } from 'node:path'

/**
 * The ways to fail. `once`: at that call alone, for lack of room. `full`: from then on, at every call that needs room. `broken`:
 * from then on, at every call. `killed`: at that call.
 */
export const FAULTS = ['once', 'full', 'broken', 'killed'] as const
export type Fault = (typeof FAULTS)[number]

/** The number of calls, and the call at which the disk failed. */
export interface Happened {
  readonly calls: number
  readonly failed?: string
}

type Call = (...args: readonly unknown[]) => unknown

/** The calls that write, and whether each needs room on the disk. */
const CALLS: Readonly<Record<string, boolean>> = {
  appendFileSync: true,
  chmodSync: false,
  closeSync: false,
  copyFileSync: true,
  cpSync: true,
  fchmodSync: false,
  fsyncSync: true,
  ftruncateSync: false,
  linkSync: true,
  mkdirSync: true,
  mkdtempSync: true,
  openSync: true,
  renameSync: true,
  rmSync: false,
  rmdirSync: false,
  symlinkSync: true,
  truncateSync: false,
  unlinkSync: false,
  writeFileSync: true,
  writeSync: true,
}

const HALVED = ['appendFileSync', 'writeFileSync', 'writeSync']

/** Thrown where the program would have been killed. */
class Killed extends Error {}

const failing = (code: 'ENOSPC' | 'EIO', name: string, path: string): Error =>
  Object.assign(new Error(`${code}: the disk fails, ${name} '${path}'`), { code, syscall: name, path })

// The functions are wrapped by their names, whatever they take.
const disk = fs as unknown as Record<string, Call>

/** Does something over a disk that fails; without a fault it only counts. */
export async function overFaultyDisk<Result>(
  root: string,
  at: { readonly fault: Fault; readonly call: number } | undefined,
  act: () => Promise<Result>,
): Promise<Happened & { readonly result: Result }> {
  const open = new Map<number, string>()
  let calls = 0
  let failed: string | undefined
  const real = new Map(Object.keys(CALLS).map((name) => [name, disk[name] as Call]))

  const pathOf = (name: string, [first, flags]: readonly unknown[]): string | undefined => {
    if (typeof first === 'number') return open.get(first)
    if (name === 'openSync' && !writes(flags)) return undefined
    const path = resolve(String(first))
    return path === root || path.startsWith(root + sep) ? path : undefined
  }

  /** The error of a call, if it fails. */
  const errorAt = (name: string, path: string): Error | undefined => {
    if (at === undefined || calls < at.call || (at.fault === 'once' && calls > at.call)) return undefined
    if (calls === at.call) failed = `${name} ${path.slice(root.length)}`
    if (at.fault === 'killed') return new Killed(`killed at ${name}`)
    if (at.fault === 'broken' || (at.fault === 'once' && !CALLS[name])) return failing('EIO', name, path)
    return CALLS[name] ? failing('ENOSPC', name, path) : undefined
  }

  /** True while a call runs that may make others, which belong to it. */
  let isWithin = false
  const within = (call: Call, args: readonly unknown[]): unknown => {
    isWithin = true
    try {
      return call(...args)
    } finally {
      isWithin = false
    }
  }

  for (const [name, call] of real)
    disk[name] = (...args) => {
      const path = isWithin ? undefined : pathOf(name, args)
      if (path === undefined) return call(...args)
      calls += 1
      const error = errorAt(name, path)
      if (error && calls === at?.call && HALVED.includes(name))
        within(call, [args[0], halfOf(args[1]), ...args.slice(2)])
      // A file is closed all the same.
      if (error && name !== 'closeSync') throw error
      const result = within(call, args)
      if (name === 'openSync') open.set(Number(result), path)
      if (name === 'closeSync') open.delete(Number(args[0]))
      if (error) throw error
      return result
    }
  syncBuiltinESMExports()
  try {
    const result = await act()
    return { calls, ...(failed !== undefined && { failed }), result }
  } finally {
    for (const [name, call] of real) disk[name] = call
    syncBuiltinESMExports()
  }
}

const writes = (flags: unknown): boolean =>
  typeof flags === 'number'
    ? (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0
    : /[wa+]/.test(String(flags ?? 'r'))

const halfOf = (data: unknown): unknown => {
  if (typeof data === 'string') return data.slice(0, Math.floor(data.length / 2))
  return data instanceof Uint8Array ? data.subarray(0, Math.floor(data.length / 2)) : data
}
