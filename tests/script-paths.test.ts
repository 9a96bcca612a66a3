/** The scripts of the package and of continuous integration: each file and folder that they name is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The paths in a text that lie in a folder of sources; what is built is not there before a build. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w/.$-])(?:\.\/)?((?:src|spec|machines|tests|docs|release)\/[\w/.-]*\w)/g)].map(
    ([, path = '']) => path,
  )

const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

describe('the files that scripts name', () => {
  it.each([
    { file: 'package.json', text: Object.values(scripts).join('\n') },
    ...['.ci/run', '.ci/night', '.ci/lanes'].map((file) => ({ file, text: textOf(file) })),
  ])('are there: $file', ({ text }) => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('are seen in a command', () => {
    expect(pathsIn('tsx tests/pages/no-such-file.ts "$work/tests/x" dist/tests/bench.js')).toEqual([
      'tests/pages/no-such-file.ts',
    ])
    expect(pathsIn(Object.values(scripts).join('\n')).length).toBeGreaterThan(5)
  })
})
