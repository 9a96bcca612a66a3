import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { drawHouse } from './draw-house.js'
import { linesIn } from './function-lines.js'
import { addressOf, readHouse } from './read-house.js'

/** Makes a checkout of a few modules. */
function checkout(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

const SMALL = {
  'src/book.ts': "export { a } from './core/kernel/a.js'\n",
  'src/check.ts': '',
  'src/index.ts': '',
  'src/vitest.ts': '',
  'src/core/index.ts': "export * from './kernel/index.js'\n",
  'src/core/kernel/index.ts': "export { a } from './a.js'\n",
  'src/core/kernel/a.ts': "import type { B } from './b.js'\nexport const a: B = 1\n",
  'src/core/kernel/b.ts': 'export type B = 1\n',
  'src/core/play/c.ts': "import { a } from '../kernel/a.js'\nexport const c = a\n",
  'src/cli/d.ts': "import { a } from '#core'\nexport const d = a\n",
}

describe('the lines of functions', () => {
  it('are those of functions that a module declares, without charts', () => {
    const text = [
      'const three = (one: number) =>',
      '  one',
      '  + 2',
      'function made() {',
      '  return tools.chart({',
      "    initial: 'a',",
      '  })',
      '}',
      'const none = { held: () =>',
      '  1 }',
    ]
    expect(linesIn(text.join('\n'))).toBe(3 + 2)
  })
})

describe('the house', () => {
  it('is drawn as its modules import each other', async () => {
    const picture = readFileSync(join(packageRoot, 'docs/pictures/house.svg'), 'utf8')
    // To renew it: npm run house -- --write.
    expect((await drawHouse(readHouse(packageRoot))) === picture).toBe(true)
  })

  it('has rooms, and what each uses by the modules behind an entry', () => {
    const { rooms } = readHouse(checkout(SMALL))
    expect([...rooms.keys()].toSorted()).toEqual(['cli', 'core/kernel', 'core/play'])
    expect(rooms.get('cli')).toEqual({ building: 'cli', name: '', lines: 2, uses: new Set(['core/kernel']) })
  })

  it('is counted: lines, what an author imports, circles, and the fullest folder', () => {
    expect(readHouse(checkout(SMALL)).figures).toEqual({
      files: 10,
      lines: 10,
      author: 4,
      kernel: 4,
      functions: 0,
      circles: [],
      fullest: ['src', 4],
    })
  })

  it.each(["import type { A } from './a.js'\n", "export const later = () => import('./a.js')\n"])(
    'shows a circle of any kind of import: %s',
    (line) => {
      const files = { ...SMALL, 'src/core/kernel/b.ts': `${line}export type B = 1\n` }
      expect(readHouse(checkout(files)).figures.circles).toEqual(['src/core/kernel/a.ts', 'src/core/kernel/b.ts'])
    },
  )

  it('has no arrow that follows from others', async () => {
    const files = { ...SMALL, 'src/cli/d.ts': "import { a } from '../core/kernel/a.js'\nimport '../core/play/c.js'\n" }
    const picture = await drawHouse(readHouse(checkout(files)))
    expect(picture.match(/<title>[^<]*&#45;&gt;[^<]*/g)?.map((title) => title.replaceAll('&#45;&gt;', ' to '))).toEqual(
      ['<title>cli to core/play', '<title>core/play to core/kernel'],
    )
  })

  it('has no address for what stands above all buildings', () => {
    expect(['src/main.ts', 'src/core/index.ts', 'src/ask/sentence.ts', 'tests/a.ts'].map(addressOf)).toEqual([
      undefined,
      undefined,
      'ask',
      undefined,
    ])
  })
})
