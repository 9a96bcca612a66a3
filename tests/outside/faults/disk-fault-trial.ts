/** Trials: a command over a disk that fails at its first write, then at its second, until it makes fewer. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isUnfinished } from '../../../src/core/files/unfinished-files.js'
import type { Called } from '../../cli/call-rulewright.js'
import { type Fault, type Happened, overFaultyDisk } from './faulty-disk.js'

/** A command that writes, into a folder of its own. */
export interface Writing {
  readonly name: string
  /** Puts there what it begins with. */
  readonly prepare?: (root: string) => void
  readonly run: (root: string) => Promise<Called>
  /** True if a file is complete although it is neither the old nor the new one, because it is written several times. */
  readonly isWhole?: (path: string, text: string) => boolean
  /** Continues with the files written so far, if the command continues even though a file cannot be written. */
  readonly goOn?: (root: string) => Promise<Called>
}

/** The results of all the trials of a command. */
export interface Tried {
  readonly points: number
  readonly wrong: readonly string[]
}

type State = ReadonlyMap<string, string>

const namesIn = (root: string): readonly string[] =>
  existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []

/** The parts of a path, of which one can be unfinished. */
const isLeft = (path: string): boolean => path.split('/').some(isUnfinished)

const stateOf = (root: string): State =>
  new Map(
    namesIn(root)
      .filter((name) => !isLeft(name) && statSync(join(root, name)).isFile())
      .map((name) => [name, readFileSync(join(root, name), 'latin1')]),
  )

const same = (one: State, other: State): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text)

const GONE = spawnSync(process.execPath, ['--version']).pid

/** Renames unfinished files as if the process that wrote them had ended. */
function asIfEnded(root: string): void {
  for (const name of namesIn(root).toReversed()) {
    const path = join(root, name)
    const [, head, tail] = new RegExp(`^(.*/\\.[^/]+\\.)${process.pid}(-[0-9a-f]+\\.tmp)$`).exec(path) ?? []
    if (head !== undefined) renameSync(path, `${head}${GONE}${tail}`)
  }
}

interface Clean {
  readonly before: State
  readonly after: State
  readonly called: Called
  /** The result of running it again, and the files after that. */
  readonly again: Called
}

/** Tries a command with a fault at every call that writes. */
export async function tried(writing: Writing, fault: Fault, around: string): Promise<Tried> {
  const [root, template] = [join(around, 'root'), join(around, 'template')]
  for (const folder of [root, template]) rmSync(folder, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  writing.prepare?.(root)
  cpSync(root, template, { recursive: true })
  const before = stateOf(root)
  const called = await writing.run(root)
  const after = stateOf(root)
  const clean: Clean = { before, after, called, again: await writing.run(root) }
  const wrong = called.code === 2 || called.code === 70 ? [`${writing.name}: ${called.err}`] : []
  for (let call = 1; ; call += 1) {
    rmSync(root, { recursive: true, force: true })
    cpSync(template, root, { recursive: true })
    const happened = await overFaultyDisk(root, { fault, call }, () => writing.run(root))
    if (happened.failed === undefined) return { points: call - 1, wrong }
    asIfEnded(root)
    const faults = [
      ...faultsOf(writing, fault, happened, clean, root),
      ...(await faultsAfter(writing, clean, root, happened.failed)),
    ]
    wrong.push(...faults.map((what) => `${writing.name}, ${fault} at call ${call} (${happened.failed}): ${what}`))
  }
}

/** Lists the problems after the disk has failed. */
function faultsOf(
  { isWhole, goOn }: Writing,
  fault: Fault,
  { result }: Happened & { readonly result: Called },
  { before, after, called }: Clean,
  root: string,
): readonly string[] {
  const now = stateOf(root)
  const broken = [...now].filter(
    ([path, text]) => before.get(path) !== text && after.get(path) !== text && isWhole?.(path, text) !== true,
  )
  const lost = [...before.keys()].filter((path) => after.has(path) && !now.has(path))
  const files = [...broken.map(([path]) => `${path} is not whole`), ...lost.map((path) => `${path} is lost`)]
  if (fault === 'killed') return files
  const { code, err } = result
  const isDone = code === called.code && err === called.err
  return [
    ...files,
    ...(code === 70 || /internal error|\n\s+at /.test(err) ? [`ends as by a defect of the program: ${err}`] : []),
    ...(isDone && !same(now, after) ? ['it says nothing, and not all is written'] : []),
    ...(!isDone && code !== 2 && !(goOn && code === called.code) ? [`ends with ${code}`] : []),
    ...(!isDone && !(err.includes('cannot be written') && err.includes(root)) ? [`does not say what: ${err}`] : []),
  ]
}

/** Lists the problems of the next run, on a working disk. */
async function faultsAfter(
  { run, goOn }: Writing,
  { after, called, again }: Clean,
  root: string,
  failed: string,
): Promise<readonly string[]> {
  const wasDone = same(stateOf(root), after)
  const next = await (goOn ?? run)(root)
  const expected = wasDone && goOn === undefined ? again : called
  // What could not be taken away lies there until somebody writes there again.
  const left = goOn || failed.startsWith('rmSync') ? [] : namesIn(root).filter(isLeft)
  return [
    ...(next.code !== expected.code ? [`the next run ends with ${next.code}: ${next.err}`] : []),
    ...(goOn || same(stateOf(root), after) ? [] : ['the next run does not write the same']),
    ...(left.length > 0 ? [`the next run leaves ${left.join(', ')}`] : []),
  ]
}

/** Takes what a file holds, of a folder that others have filled. */
export function copyOf(from: string, root: string, name: string): string {
  const to = join(root, name)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
  return to
}
