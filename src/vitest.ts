/**
 * To check a book in tests of your own that Vitest runs: a test for each gate.
 *
 * @module rulewright/vitest
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyIn } from './check.js'
import { isFile } from './core/files/read-file.js'
import type { Book } from './core/kernel/book/book.js'
import type { GameState } from './core/kernel/sections/question.js'
import type { Finding } from './core/verify/report.js'
import type { VerifyOptions } from './core/verify/verify.js'

const told = ({ where, what }: Finding): string => `${where}: ${what}`

/** Puts a book through all gates, with what its folder holds of examples and of what it keeps: a test for each gate, and one for its pages. */
export function gatesOf<Game extends GameState>(book: Book<Game>, folder: string, options: VerifyOptions = {}): void {
  describe(`${book.title} passes the gate`, () => {
    for (const { name, findings } of verifyIn(folder, book, options).gates)
      it(name, () => {
        expect(findings.map(told)).toEqual([])
      })
    if (isFile(join(folder, 'contents.md'))) it('pages', async () => expect(await oldModules(folder)).toEqual([]))
  })
}

/** Says that the module of a book's pages is older than they are: tests import it as it is. */
async function oldModules(folder: string): Promise<readonly string[]> {
  const { checkModule } = await import('./core/pages/pages-module.js')
  const { file, current } = checkModule(folder)
  return current ? [] : [`${file}: older than its pages; expected the module that \`rulewright audit pages\` writes`]
}
