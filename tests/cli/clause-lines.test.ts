/** `--lines`: below an answer stands where the clauses that it names are written. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { book as orchard } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright } from './call-rulewright.js'

const home = temporaryFolder()
writeFileSync(join(home, 'contents.md'), '# The rules\n\n- [1 Turns](turns.md)\n')
writeFileSync(
  join(home, 'turns.md'),
  '# 1 Turns\n\n`turns`\n\n- Nobody climbs it. `tall` _prohibition_\n- Who has none cannot eat. `hungry`\n',
)
const EXAMPLE = `book: orchard
name: Nobody climbs the tall tree
cites: [turns.tall]
given: { procedure: climb, args: { picker: Bob } }
when: [{ type: climb, tree: tall }]
refused: { by: [turns.tall] }
`
const explained = (...words: readonly string[]) =>
  rulewright(['explain', '-', ...words], { books: [{ ...orchard, home } as never], piped: EXAMPLE })

describe('the lines of clauses', () => {
  it('stand below the answer, for those that it names', async () => {
    const { out } = await explained('--full', '--lines')
    expect(out).toMatch(/ {2}clauses +turns\.tall {2}\S*turns\.md:5\n$/)
    expect(out).not.toContain('turns.md:6')
  })

  it('are left out where nobody asks for them', async () => {
    expect((await explained('--full')).out).not.toContain('turns.md')
  })

  it('are no part of JSON', async () => {
    const { code, err } = await explained('--json', '--lines')
    expect([code, err]).toEqual([2, expect.stringContaining('--lines: expected without --json')])
  })
})
