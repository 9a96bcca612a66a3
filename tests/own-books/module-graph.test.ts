/** The modules of a book that an author wrote in a style of their own. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { reachableModules } from '../../src/core/home/module-graph.js'
import { temporaryFolder } from '../temporary.js'

it.each([
  ['single', "import { most } from './most.js'\nimport('./later.ts')\n"],
  ['double', 'import { most } from "./most.js"\nimport("./later.ts")\n'],
])('imports are followed in %s quotation marks', (_, text) => {
  const folder = temporaryFolder()
  const book = join(folder, 'book.ts')
  writeFileSync(book, text)
  for (const name of ['most.ts', 'later.ts']) writeFileSync(join(folder, name), 'export const most = 3\n')
  expect(reachableModules([book]).map((file) => basename(file))).toEqual(['book.ts', 'later.ts', 'most.ts'])
})
