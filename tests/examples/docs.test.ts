import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from './example-files.js'

const files = folder()
const guide = ['writing-examples.md', 'example-file.md']
  .map((name) => readFileSync(join(packageRoot, 'docs', name), 'utf8'))
  .join('\n')
const blocks = [...guide.matchAll(/```yaml\n(.*?)```/gs)]
  .map(([, text = '']) => text)
  .filter((text) => text.startsWith('book:'))

/** Returns the output of `ask` for the next file to begin with. */
async function printed(block = ''): Promise<string> {
  const { out } = await rulewright(['ask', files.write('card-1.yaml', block), '--json'], { books })
  return out
}

describe('docs/writing-examples.md and docs/example-file.md', () => {
  test('shows examples', () => {
    expect(blocks.length).toBeGreaterThan(4)
  })
  for (const [index, block] of blocks.entries()) {
    const asks = !block.includes('cites:')
    test(`${asks ? 'position' : 'example'} ${index + 1} does what the guide says`, async () => {
      if (block.includes('after.json')) files.write('after.json', await printed(blocks[index - 1]))
      const called = await rulewright([asks ? 'ask' : 'explain', files.write(`${index}.yaml`, block)], { books })
      expect(called).toMatchObject({ code: 0, err: '' })
    })
  }
  test('prints what the program prints', async () => {
    const { out } = await rulewright(['explain', files.write('passing.yaml', blocks[0] ?? '')], { books })
    const shown = /\$ rulewright explain passing\.yaml\n(.*?) {2}trace/s.exec(guide)?.[1]
    expect(shown).toContain('Two Factions Pass')
    expect(out.startsWith(shown ?? 'nothing')).toBe(true)
  })
  test('prints what the program prints of an example that is wrong', async () => {
    const wrong = (blocks[0] ?? '').replace('resources: { reds: 3', 'resources: { reds: 4')
    const file = files.write('wrong/passing.yaml', wrong)
    const { code, out } = await rulewright(['explain', file], { books })
    const shown = /\$ rulewright explain passing\.yaml\n(✗.*?) {2}\.\.\.\n( {2}trace.*?)```/s.exec(guide)
    expect(code).toBe(1)
    expect(out.replace(file, 'passing.yaml').startsWith(shown?.[1] ?? 'nothing')).toBe(true)
    expect(out).toContain(shown?.[2] ?? 'nothing')
  })
  test('prints how a game is followed', async () => {
    const block = blocks.findIndex((text) => text.includes('after.json'))
    const asked = async (text = '') => (await rulewright(['ask', files.write('card.yaml', text)], { books })).out
    const shown = (card: number) =>
      new RegExp(`\\$ rulewright ask card-${card}\\.yaml\\n(.*?)(\\$|\`\`\`)`, 's').exec(guide)?.[1]
    files.write('after.json', await printed(blocks[block - 1]))
    expect(await asked(blocks[block - 1])).toBe(shown(1))
    expect((await asked(blocks[block])).startsWith(shown(2) ?? 'nothing')).toBe(true)
  })
  test('names every field of the format', async () => {
    const { out } = await rulewright(['schema', 'example'])
    const fields = [...out.matchAll(/"properties": \{\n\s+"(\w+)":/g)].map(([, field = '']) => field)
    for (const field of fields) expect(guide).toContain(`\`${field}\``)
  })
})
