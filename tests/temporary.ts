/** Folders that last as long as a run of the tests. @module */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly temporary: string
  }
}

/** Makes the folder that holds all others; what it answers takes it away. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
  project.provide('temporary', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A new empty folder. */
export const temporaryFolder = (): string => mkdtempSync(join(inject('temporary'), 'test-'))
