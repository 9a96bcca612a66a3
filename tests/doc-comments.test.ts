import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The sources that outside readers see: the kernel, and the other exports of the package entries. */
const kernel = readdirSync(join(root, 'src', 'core', 'kernel'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/core/kernel/${name}`)
const entries = ['src/index.ts', 'src/book.ts', 'src/check.ts'].flatMap((entry) =>
  [...readFileSync(join(root, entry), 'utf8').matchAll(/from '\.\/([^']+)\.js'/g)].map(([, name]) => `src/${name}.ts`),
)
const files = [...new Set([...kernel, ...entries])].filter((name) => name.endsWith('.ts'))

/** The exported names of a text that no comment stands over. */
function bare(text: string): readonly string[] {
  const lines = text.split('\n')
  const declared = /^export (?:abstract )?(?:const|function\*?|interface|type|class) (\w+)/
  const named = lines.map((line) => declared.exec(line)?.[1])
  const documented = new Set(named.filter((_, index) => lines[index - 1]?.endsWith('*/')))
  return named.filter((name): name is string => name !== undefined && !documented.has(name))
}

describe('what strangers read', () => {
  it.each(files)('says of every exported name what it is: %s', (file) => {
    expect(bare(readFileSync(join(root, file), 'utf8'))).toEqual([])
  })

  it('is told by the check from what says nothing', () => {
    expect(bare('/** What is there. */\nexport const there = 1\nexport const here = 2\n')).toEqual(['here'])
  })
})
