import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The files of the project that a file imports. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/from '(\.[^']+)'/g)].map(([, target]) =>
    relative(root, resolve(root, dirname(file), target ?? '')),
  )

const startsIn = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`))

/** Imports that go against the arrow src <- spec <- machines. */
function againstTheArrow(files: readonly string[]): readonly string[] {
  const forbidden = (file: string) => {
    if (file === 'src/main.ts') return startsIn(['spec', 'tests'])
    if (file.startsWith('src/')) return startsIn(['spec', 'machines', 'tests'])
    if (file.startsWith('spec/')) return startsIn(['machines', 'tests'])
    return startsIn(['tests'])
  }
  return files.flatMap((file) =>
    importsOf(file)
      .filter(forbidden(file))
      .map((target) => `${file} imports ${target}`),
  )
}

const sources = [...filesIn('src'), ...filesIn('spec'), ...filesIn('machines')]

describe('the direction of dependency', () => {
  it('goes from machines to spec to src, and only src/main.ts knows the books', () => {
    expect(againstTheArrow(sources)).toEqual([])
  })

  it('is seen by the check: a test that imports machines would be against it in src', () => {
    expect(importsOf('src/main.ts')).toContain('machines/books.js')
    expect(startsIn(['machines'])('machines/books.js')).toBe(true)
  })

  it('lets one file make XState machines, and one enumerate with its graph package', () => {
    const importing = (name: string) =>
      sources.filter((file) =>
        textOf(file)
          .split('\n')
          .some((line) => line.endsWith(`from '${name}'`) && !line.startsWith('import type')),
      )
    expect(importing('xstate').toSorted()).toEqual(['src/kernel/machine.ts'])
    expect(importing('@xstate/graph')).toEqual(['src/verify/paths.ts'])
  })
})

describe('the words of a rulebook', () => {
  const WORDS =
    /\b(reds|senate|moderates|helsinki|tampere|polarization|vassalage|propaganda|bridges burning|agitation)\b/i

  it('stand nowhere in src', () => {
    const found = filesIn('src').filter((file) => WORDS.test(textOf(file)))
    expect(found).toEqual([])
  })

  it('are recognised by the check', () => {
    expect(WORDS.test('where the Senate acts')).toBe(true)
  })
})
