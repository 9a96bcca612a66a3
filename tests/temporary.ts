/** Folders that last as long as a run of the tests. @module */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly temporary: string
    /** True if the tests import compiled code that is up to date. */
    readonly compiled: boolean
  }
}

/** Makes the folder that holds all others; what it answers takes it away. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
  project.provide('temporary', folder)
  // A program that a test calls trusts what the tests trust, and nothing of whoever runs them.
  process.env.XDG_CONFIG_HOME = join(folder, 'config')
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A new empty folder. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('temporary'), 'test-'))

/**
 * The folder of a name, filled once in a run of the tests, by whoever asks first, in whichever thread; others wait until it is full. Who
 * takes it leaves what stands there as it is.
 */
export function filledOnce(name: string, fill: (folder: string) => void): string {
  const folder = join(inject('temporary'), name)
  const ended = { full: `${folder}.full`, failed: `${folder}.failed` }
  if (!isFirst(`${folder}.begun`)) return awaited(folder, ended)
  mkdirSync(folder)
  try {
    fill(folder)
    mkdirSync(ended.full)
  } catch (error) {
    mkdirSync(ended.failed)
    throw error
  }
  return folder
}

/** True if this process is the first to make a folder. */
const isFirst = (mark: string): boolean => mkdirSync(mark, { recursive: true }) !== undefined

/** A folder that another thread fills. */
function awaited(folder: string, { full, failed }: { readonly full: string; readonly failed: string }): string {
  const still = new Int32Array(new SharedArrayBuffer(4))
  while (!existsSync(full)) {
    if (existsSync(failed)) throw new Error(`${folder}: filled in vain by another test`)
    Atomics.wait(still, 0, 0, PAUSE)
  }
  return folder
}

/** Milliseconds between two looks. */
const PAUSE = 50
