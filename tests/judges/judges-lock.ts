/**
 * The lock of the judges: for each that was hunted its digest, the number of its mutants, and the survivors with a reason each.
 *
 * @module
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfContent } from '../../src/core/files/hash-content.js'
import { mutated } from './mutants.js'
import { ROOMS, root } from './rooms.js'

/** A judge that was hunted. */
export interface Locked {
  readonly judge: string
  readonly digest: string
  readonly mutants: number
  /** The reason why each survivor stays, by its name; OPEN where a test is wanted that nobody has written yet. */
  readonly survived: Readonly<Record<string, string>>
}

/** The reason of a survivor that shows a gap in the tests, which nobody has closed yet. */
export const OPEN = 'open'

/** The lock of the project. */
export const LOCK = 'tests/judges/judges.lock.jsonl'

/** Reads the lock. */
export function readLock(file = join(root, LOCK)): ReadonlyMap<string, Locked> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(lines.map((line) => JSON.parse(line) as Locked).map((one) => [one.judge, one]))
}

/** Writes the lock, sorted by judge. */
export function writeLock(lock: ReadonlyMap<string, Locked>, file = join(root, LOCK)): void {
  const sorted = [...lock.values()].toSorted((one, other) => (one.judge < other.judge ? -1 : 1))
  writeFileSync(file, sorted.map((one) => `${JSON.stringify(one)}\n`).join(''))
}

/** The code of a judge without its imports and comments, which are no mutants and change no verdict. */
export const codeOf = (text: string): string =>
  text
    .replaceAll(/^(?:import|export \{)[^']*?'[^']+'\n/gm, '')
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replaceAll(/^\s*\/\/.*\n/gm, '')

/** The digest of the code of a judge as it is written now. */
export const digestOf = (judge: string): string => hashOfContent(codeOf(readFileSync(join(root, judge), 'utf8')))

/** True of a judge that was hunted as it is written now. */
export const isCurrent = (judge: string, lock: ReadonlyMap<string, Locked>): boolean =>
  lock.get(judge)?.digest === digestOf(judge)

/** Says what is wrong with a lock: judges that are gone, survivors that are none of the mutants, and survivors without a reason. */
export function faultsOf(lock: ReadonlyMap<string, Locked>): readonly string[] {
  const judges = new Set(ROOMS.flatMap((room) => room.judges))
  return [...lock.values()].flatMap((locked) => [
    ...unexplained(locked),
    ...(existsSync(join(root, locked.judge)) ? misfits(locked, lock) : [`${locked.judge}: this file is gone`]),
    ...(judges.has(locked.judge) || !locked.judge.startsWith('src/')
      ? []
      : [`${locked.judge}: in no room of rooms.ts`]),
  ])
}

/** Names the survivors of a judge that nobody has explained. */
export const unexplained = ({ judge, survived }: Locked): readonly string[] =>
  Object.entries(survived)
    .filter(([, reason]) => reason.trim() === '')
    .map(([name]) => `${judge}: ${name}: survives, without a reason in the lock`)

/** Holds what is locked for an unchanged judge against the mutants that it has. */
function misfits({ judge, mutants, survived }: Locked, lock: ReadonlyMap<string, Locked>): readonly string[] {
  if (!isCurrent(judge, lock)) return []
  const made = mutated(readFileSync(join(root, judge), 'utf8')).mutants
  const names = new Set(made.map(({ name }) => name))
  const unknown = Object.keys(survived).filter((name) => !names.has(name))
  return [
    ...(made.length === mutants ? [] : [`${judge}: ${made.length} mutants, where the lock has ${mutants}`]),
    ...unknown.map((name) => `${judge}: ${name}: none of its mutants`),
  ]
}
