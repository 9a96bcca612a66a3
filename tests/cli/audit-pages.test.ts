/** `rulewright audit pages`: the module beside pages of rules, written and compared. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pagesCommand } from '../../src/cli/commands/audit/pages/command.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { rulewright as called } from './call-rulewright.js'

const rulewright = (words: readonly string[]) => called(words, { more: [pagesCommand] })

function folderOfPages(): string {
  const top = temporaryFolder()
  const folder = join(top, 'garden')
  mkdirSync(folder)
  writeFileSync(join(folder, 'contents.md'), '# The rules\n\n- [1 Turns](turns.md)\n')
  writeFileSync(join(folder, 'turns.md'), '# 1 Turns\n\n`turns`\n\n- Somebody begins. `first`\n')
  return top
}

describe('rulewright audit pages', () => {
  test('writes the module beside the pages, and says that it is current then', async () => {
    const top = folderOfPages()
    const module = join(top, 'garden', 'rules.gen.ts')
    const old = await rulewright(['audit', 'pages', top, '--check'])
    expect(old.code).toBe(1)
    expect(old.out).toContain('older than its pages; run the command without --check')
    expect(await rulewright(['audit', 'pages', top])).toMatchObject({ code: 0 })
    expect(readFileSync(module, 'utf8')).toContain('first: rule("Somebody begins."),')
    const { code, out } = await rulewright(['audit', 'pages', join(top, 'garden'), '--check', '--json'])
    expect([code, JSON.parse(out)]).toEqual([0, [{ file: module, pages: 1, current: true }]])
    expect((await rulewright(['audit', 'pages', top])).out).toBe('1 page read in 1 folder, 0 modules written\n')
  })

  test('says where a page cannot be read, and writes nothing', async () => {
    const top = folderOfPages()
    writeFileSync(join(top, 'garden', 'turns.md'), '# 1 Turns\n\n`turns`\n\n- Somebody begins.\n')
    const { code, err } = await rulewright(['audit', 'pages', top])
    expect(code).toBe(2)
    expect(err.replaceAll(/\s+/g, ' ')).toContain('turns.md:5:1: expected a statement and its id')
    expect(() => readFileSync(join(top, 'garden', 'rules.gen.ts'))).toThrow()
  })

  test('needs a folder with pages', async () => {
    const { code, err } = await rulewright(['audit', 'pages', temporaryFolder()])
    expect(code).toBe(2)
    expect(err.replaceAll(/\s+/g, ' ')).toContain('expected a folder with contents.md, or folders with one')
  })
})

describe('rulewright audit pages --watch', () => {
  test('writes the module again after each change, and names a fault', async () => {
    const folder = join(folderOfPages(), 'garden')
    const program = join(packageRoot, 'dist', 'cli', 'rulewright.js')
    const child = spawn(process.execPath, [program, 'audit', 'pages', folder, '--watch'])
    const said = saying(child)
    await said('watched; Ctrl-C ends it')
    const page = join(folder, 'turns.md')
    writeFileSync(page, '# 1 Turns\n\n`turns`\n\n- Ann begins. `first`\n')
    await said('rules.gen.ts: written', 2)
    expect(readFileSync(join(folder, 'rules.gen.ts'), 'utf8')).toContain('rule("Ann begins.")')
    writeFileSync(page, '# 1 Turns\n\n`turns`\n\n- Ann begins.\n')
    await said('turns.md:5:1: expected a statement and its id')
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('prints lines, and no JSON', async () => {
    const { code, err } = await rulewright(['audit', 'pages', folderOfPages(), '--watch', '--json'])
    expect([code, err.replaceAll(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining('expected it without --check and --json'),
    ])
  })
})

/** Returns a function that waits until a process has said some words so often. */
function saying(child: ChildProcessWithoutNullStreams) {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      text += piece.toString()
      child.emit('said')
    })
  return async (words: string, times = 1) => {
    while (text.split(words).length <= times) await once(child, 'said')
  }
}
