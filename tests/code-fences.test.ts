import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** The folders of guides; the site that is made beside them is none. */
const folders = readdirSync(join(root, 'docs'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && entry.name !== 'site' ? [`docs/${entry.name}`] : [],
)
const guides = ['docs', ...folders].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)
const files = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides].filter((name) => name.endsWith('.md'))

interface Fence {
  readonly signs: string
  readonly line: number
}

/** Lists the faults in the fences of a text: one left open, and terminal output outside of them. */
function faultsOf(text: string): readonly string[] {
  let open: Fence | undefined
  const faults: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [, signs = '', info = ''] = /^ *(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    if (open === undefined && signs !== '') open = { signs, line: index + 1 }
    else if (open && signs.startsWith(open.signs) && info.trim() === '') open = undefined
    else if (open && signs.startsWith(open.signs)) faults.push(`line ${index + 1}: opened within line ${open.line}`)
    else if (open === undefined && line.startsWith('$ ')) faults.push(`line ${index + 1}: a command outside`)
  }
  return open ? [...faults, `line ${open.line}: never closed`] : faults
}

describe('the fences of the guides', () => {
  it.each(files)('are closed where they are opened: %s', (file) => {
    expect(faultsOf(readFileSync(join(root, file), 'utf8'))).toEqual([])
  })

  it('are told from what is inside out', () => {
    expect(faultsOf('```\n$ one\n```\n$ two\n```\n')).toEqual(['line 4: a command outside', 'line 5: never closed'])
    expect(faultsOf('```\none\n```yaml\ntwo\n```\n')).toEqual(['line 3: opened within line 1'])
    expect(faultsOf('````\n```yaml\n```\n````\n')).toEqual([])
  })
})
