/**
 * To check a book in tests of your own that Vitest runs: a test for each gate.
 *
 * @module rulewright/vitest
 */
import { describe, expect, it } from 'vitest'
import { verifyIn } from './home/verify-in.js'
import type { Book } from './kernel/book.js'
import type { GameState } from './kernel/question.js'
import type { Finding } from './verify/report.js'
import type { VerifyOptions } from './verify/verify.js'

const told = ({ where, what }: Finding): string => `${where}: ${what}`

/** Puts a book through all gates, with what its folder holds of examples and of what it keeps: a test for each gate. */
export function gatesOf<Game extends GameState>(book: Book<Game>, folder: string, options: VerifyOptions = {}): void {
  describe(`${book.title} passes the gate`, () => {
    for (const { name, findings } of verifyIn(folder, book, options).gates)
      it(name, () => {
        expect(findings.map(told)).toEqual([])
      })
  })
}
