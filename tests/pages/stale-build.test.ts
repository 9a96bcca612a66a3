/** A built book that says something else than its pages is refused. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { refuseStaleBuild } from '../../src/core/home/stale-build.js'
import { temporaryFolder } from '../temporary.js'

const SOURCE = 'export const turns = section("turns", {\n  first: rule("Somebody begins; then another."),\n})\n'
const BUILT =
  'export const turns = section("turns", {\n    first: rule("Somebody begins; then another.")\n});\n//# sourceMappingURL=x\n'

function checkout(built: string): string {
  const root = temporaryFolder()
  for (const [folder, file, text] of [
    ['spec', 'rules.gen.ts', SOURCE],
    ['dist/spec', 'rules.gen.js', built],
  ] as const) {
    mkdirSync(join(root, folder, 'garden'), { recursive: true })
    writeFileSync(join(root, folder, 'garden', file), text)
  }
  return root
}

describe('a built book', () => {
  it.runIf(existsSync(join(packageRoot, 'dist', 'spec'))).each(books.map(({ name }) => name))(
    'is current: %s',
    (name) => {
      expect(() => refuseStaleBuild({ name })).not.toThrow()
    },
  )

  it('may be laid out otherwise', () => {
    expect(() => refuseStaleBuild({ name: 'garden' }, checkout(BUILT))).not.toThrow()
  })

  it.each([
    ['other words', BUILT.replace('another', 'a third')],
    ['another kind', BUILT.replace('rule(', 'note(')],
  ])('is refused with %s', (_, built) => {
    expect(() => refuseStaleBuild({ name: 'garden' }, checkout(built))).toThrow('run npm run build first')
  })

  it('is of no interest where nothing was built, or a book is read as it is written', () => {
    expect(() => refuseStaleBuild({ name: 'no-such-book' })).not.toThrow()
    const home = temporaryFolder()
    const root = checkout(BUILT.replace('rule(', 'note('))
    expect(() => refuseStaleBuild({ name: 'garden', home }, root)).not.toThrow()
  })
})
