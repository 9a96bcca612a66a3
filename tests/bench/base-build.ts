/** The commit beside which the present build is measured: taken out of the repository, built once and kept. @module */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The commit as built, in a folder of its own; or why it is not to be had. */
export type Base =
  | { readonly had: true; readonly commit: string; readonly folder: string }
  | { readonly had: false; readonly commit: string; readonly why: string }

/** The sources of the base build: the present checkout, and the folder of stored builds. */
export interface Place {
  readonly root: string
  readonly cache: string
  readonly say: (text: string) => void
}

/** Takes a commit out of the repository and builds it, unless it was kept. */
export function baseOf(commit: string, place: Place): Base {
  const full = fullName(commit, place.root)
  if (full === undefined) return { had: false, commit, why: whyNot(place.root) }
  const folder = join(place.cache, full)
  try {
    if (!existsSync(folder)) make(full, folder, place)
    linkPackages(folder, place.root)
    return { had: true, commit, folder }
  } catch (error) {
    return { had: false, commit, why: `it does not build here: ${messageOf(error)}` }
  }
}

const messageOf = (error: unknown): string => {
  const { stdout, message } = error as Error & { readonly stdout?: string }
  return stdout?.trim() || message
}

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const asked = (root: string, ...args: readonly string[]): string | undefined => {
  try {
    return git(root, ...args)
  } catch {
    return undefined
  }
}

const fullName = (commit: string, root: string): string | undefined =>
  asked(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`)

function whyNot(root: string): string {
  const shallow = asked(root, 'rev-parse', '--is-shallow-repository')
  if (shallow === undefined) return 'this is no checkout with a history'
  if (shallow === 'true') return 'this is a shallow clone; "git fetch --unshallow" gets the history'
  return 'the repository has no such commit'
}

/** Makes a build under another name first, so that what was broken off is never taken for one. */
function make(commit: string, folder: string, { root, say }: Place): void {
  const part = `${folder}.part`
  const archive = join(part, 'commit.tar')
  say(`building ${commit.slice(0, 7)}, once; it is kept in ${folder}`)
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  git(root, 'archive', '--format=tar', '-o', archive, commit)
  execFileSync('tar', ['-xf', archive, '-C', part])
  rmSync(archive)
  linkPackages(part, root)
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
    cwd: part,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  renameSync(part, folder)
}

/** Both builds use the packages of the present checkout, which may have moved since. */
function linkPackages(folder: string, root: string): void {
  const link = join(folder, 'node_modules')
  rmSync(link, { force: true })
  symlinkSync(join(root, 'node_modules'), link, 'junction')
}
