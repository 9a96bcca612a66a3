/** Mutants of code, hunted by the program as it is built: in threads that load the book with slips, too. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

interface Told {
  readonly mutants: number
  readonly survivors: readonly { readonly where: string; readonly says: string }[]
}

describe('the hunt for mutants of code', () => {
  it('has odds noticed for which no case asks, and numbers that are drawn wrong', async () => {
    const argv = ['mutants', 'russian-civil-war', '--kinds', 'code', '--only', 'machines/', '--jobs', '2', '--json']
    const { stdout } = await run(process.execPath, ['dist/cli/rulewright.js', ...argv], { maxBuffer: 1e8 }).catch(
      (error: { stdout: string }) => error,
    )
    const { mutants, survivors } = JSON.parse(stdout) as Told
    const survived = (place: string) => survivors.filter(({ where }) => where.includes(place)).map(({ says }) => says)
    expect(mutants).toBeGreaterThan(80)
    expect(survivors.length).toBeLessThan(mutants / 8)
    expect([...survived('mineOf.weight'), ...survived('/drawing/')]).toEqual([])
  })
})
