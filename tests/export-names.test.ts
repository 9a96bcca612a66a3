/** The names of exports: one thing a name, and no bare participle. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)

/** Lists the names that a text declares and exports. */
const exportsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:async )?(?:abstract )?(?:const|function\*?|class|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

/** The modules of `src` that export each name. */
const modulesOf = new Map<string, readonly string[]>()
for (const file of files)
  for (const name of new Set(exportsIn(readFileSync(join(root, 'src', file), 'utf8'))))
    modulesOf.set(name, [...(modulesOf.get(name) ?? []), file])

/** Participles without the ending of the others. */
const IRREGULAR =
  /^(?:said|told|held|made|sought|meant|heard|shown|kept|begun|bound|brought|chosen|done|drawn|driven|found|given|gone|known|laid|led|lost|met|paid|seen|sent|spent|spoken|spelt|stood|taken|thrown|understood|won|written)$/

/** True if a name is one word, and that word is a participle. */
const isParticiple = (name: string): boolean => /^[a-z]+ed$/.test(name) || IRREGULAR.test(name)

/** Public names, which stay: books import them. */
const PUBLIC = ['added', 'compared', 'computed', 'conserved', 'looked', 'numbered', 'searched', 'spoken', 'unmodelled']

describe('exported names', () => {
  it('are read from every module', () => {
    expect(modulesOf.size).toBeGreaterThan(2000)
    expect(modulesOf.get('bookClauses')).toEqual(['core/kernel/book/book.ts'])
    expect(
      exportsIn('export const one = 1\nexport async function two() {}\nexport type Three = 3\nconst four = 4'),
    ).toEqual(['one', 'two', 'Three'])
  })

  it('are declared by two modules at most', () => {
    expect([...modulesOf].filter(([, modules]) => modules.length > 2)).toEqual([])
  })

  it('are no bare participles, but for public ones', () => {
    expect([...modulesOf.keys()].filter(isParticiple).toSorted()).toEqual(PUBLIC)
    expect(['told', 'knocked', 'tell', 'feed', 'checkRow'].filter(isParticiple)).toEqual(['told', 'knocked', 'feed'])
  })
})
