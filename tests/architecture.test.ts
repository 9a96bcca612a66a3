import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entryOf, importsIn as importLines } from '../src/core/home/import-lines.js'

const root = resolve(import.meta.dirname, '..')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The source files behind the public names of the package. */
const ENTRIES: Readonly<Record<string, string>> = {
  rulewright: 'src/index.js',
  'rulewright/book': 'src/book.js',
  'rulewright/check': 'src/check.js',
}

/** The file that an import means: one beside its own, an entry, or what the package calls by a name of its own. */
function meant(file: string, target: string): string {
  if (target.startsWith('.')) return relative(root, resolve(root, dirname(file), target))
  if (target in ENTRIES) return ENTRIES[target] ?? target
  return entryOf(target) ?? `${target.slice(1)}.js`
}

const known = new Map<string, readonly string[]>()

/** The files of the project that a file imports, at once or later, for values or for types. */
function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? importsIn(file)
  known.set(file, imports)
  return imports
}

const importsIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/(?:from |\bimport\()'([.#][^']+|rulewright(?:\/\w+)?)'/g)].map(([, target = '']) =>
    meant(file, target),
  )

const startsIn = (folders: readonly string[]) => (file: string) =>
  folders.some((folder) => file.startsWith(`${folder}/`))

/** Imports that go against the arrow src <- spec <- machines. */
function againstTheArrow(files: readonly string[]): readonly string[] {
  const forbidden = (file: string) => {
    if (['src/main.ts', 'src/page-worker.ts'].includes(file)) return startsIn(['spec', 'tests'])
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
  it('goes from machines to spec to src, and only what is started knows the books', () => {
    expect(againstTheArrow(sources)).toEqual([])
  })

  it('is seen by the check: a test that imports machines would be against it in src', () => {
    expect(importsOf('tests/cli/loading.test.ts')).toContain('machines/books.js')
    expect(startsIn(['machines'])('machines/books.js')).toBe(true)
  })

  it('lets one file make XState machines, and two walk with its graph package', () => {
    const importing = (name: string) =>
      sources.filter((file) =>
        textOf(file)
          .split('\n')
          .some((line) => line.endsWith(`from '${name}'`) && !line.startsWith('import type')),
      )
    expect(importing('xstate').toSorted()).toEqual(['src/core/verify/charts/xstate-machine.ts'])
    expect(importing('@xstate/graph').toSorted()).toEqual([
      'src/core/verify/charts/machine-walk.ts',
      'src/core/verify/charts/reachable-graph.ts',
    ])
  })
})

describe('the books', () => {
  /** Lists the imports of a book that an author of a separate package could not use. */
  const within = (file: string, imports: readonly string[]): readonly string[] =>
    imports
      .filter((target) => target.startsWith('src/') && target !== ENTRIES['rulewright/book'])
      .map((target) => `${file} imports ${target}`)

  it('are written with what the package exports for that', () => {
    const written = [...filesIn('spec'), ...filesIn('machines')].filter((file) => file !== 'machines/books.ts')
    expect(written.flatMap((file) => within(file, importsOf(file)))).toEqual([])
    expect(written.flatMap(importsOf)).toContain('src/book.js')
  })

  it('are seen by the check: what lies within the package, and what is for who plays', () => {
    expect(within('spec/a.ts', ['src/core/kernel/plays/rules.js', 'src/index.js', 'src/book.js'])).toEqual([
      'spec/a.ts imports src/core/kernel/plays/rules.js',
      'spec/a.ts imports src/index.js',
    ])
  })
})

/** The files among some that import each other in a circle, types included. */
function circlesIn(
  files: readonly string[],
  imports: (file: string) => readonly string[] = importsOf,
): readonly string[] {
  const targetsOf = new Map(files.map((file) => [file, imports(file).map((name) => name.replace(/\.js$/, '.ts'))]))
  const reach = (from: string): ReadonlySet<string> => {
    const reached = new Set<string>()
    const next = [from]
    for (let file = next.pop(); file !== undefined; file = next.pop())
      for (const target of targetsOf.get(file) ?? [])
        if (targetsOf.has(target) && !reached.has(target)) {
          reached.add(target)
          next.push(target)
        }
    return reached
  }
  return leadingOn(files, targetsOf).filter((file) => reach(file).has(file))
}

/** The files among some that are left when those that import none that is left are taken away, again and again. */
function leadingOn(files: readonly string[], targetsOf: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const among = new Set(files)
  const left = files.filter((file) => targetsOf.get(file)?.some((target) => among.has(target)))
  return left.length === files.length ? left : leadingOn(left, targetsOf)
}

describe('the files of the project', () => {
  it('import each other in no circle, types included', () => {
    expect(circlesIn(sources)).toEqual([])
  })

  it('are seen by the check: two files of three that import each other are a circle', () => {
    const imports: Readonly<Record<string, readonly string[]>> = {
      'a.ts': ['b.js'],
      'b.ts': ['c.js'],
      'c.ts': ['b.js'],
    }
    expect(circlesIn(Object.keys(imports), (file) => imports[file] ?? [])).toEqual(['b.ts', 'c.ts'])
  })
})

/** The buildings of `src`, each of which knows only those before it, and the rooms in each, in the same order. */
const BUILDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'core',
    [
      'values',
      'pictures',
      'kernel',
      'files',
      'wording',
      'records',
      'pages',
      'explore',
      'lookup',
      'verify',
      'examples',
      'play',
      'home',
      'proof',
    ],
  ],
  ['ask', []],
  ['lab', ['audit', 'conformance', 'interchange', 'stored']],
  ['site', ['draw', 'browser', 'publish', 'output', 'typedoc']],
  ['fleet', []],
  ['cli', []],
])
const ORDER = [...BUILDINGS.keys()]

/** A file's building and room; the second is empty in a building without rooms. */
const addressOf = (file: string): { readonly building: string; readonly room: string } => {
  const [, building = '', room = ''] = /^src\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? []
  return { building, room: BUILDINGS.get(building)?.length ? room : '' }
}

/** What a file imports against the order of buildings and rooms. */
const upwards = (file: string, imports: readonly string[]): readonly string[] => {
  const { building, room } = addressOf(file)
  const rooms = BUILDINGS.get(building) ?? []
  return imports
    .filter((target) => target.startsWith('src/'))
    .filter((target) => {
      const to = addressOf(target)
      if (to.building === '') return true
      if (to.building !== building) return ORDER.indexOf(to.building) > ORDER.indexOf(building)
      return to.room !== room && (room === '' || rooms.indexOf(to.room) > rooms.indexOf(room))
    })
    .map((target) => `${file} imports ${target}`)
}

/** What a file imports from another building past its entry. */
const pastEntries = (file: string, imports: readonly string[]): readonly string[] => {
  const { building } = addressOf(file)
  return imports
    .filter((target) => addressOf(target).building !== '')
    .filter((target) => {
      const other = addressOf(target).building
      return building === other ? target === `src/${other}/index.js` : target !== `src/${other}/index.js`
    })
    .map((target) => `${file} imports ${target}`)
}

/** What each file imports by name from an entry, as `building: name`. */
const namesUsed = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      importLines(textOf(file)).flatMap(({ target, names = [] }) =>
        entryOf(target) === undefined ? [] : names.map((name) => `${target}: ${name}`),
      ),
    ),
  )

/** What the entry of a building offers, as `building: name`. */
const namesOffered = (building: string): readonly string[] => {
  const listed = (file: string): readonly string[] =>
    importLines(textOf(file)).flatMap(({ target, names }) =>
      names === undefined ? listed(meant(file, target).replace(/\.js$/, '.ts')) : names,
    )
  return listed(`src/${building}/index.ts`).map((name) => `#${building}: ${name}`)
}

describe('the buildings of src', () => {
  const inside = filesIn('src').filter((file) => addressOf(file).building !== '')
  const entries = inside.filter((file) => /^src\/(?:\w+\/){1,2}index\.ts$/.test(file) && !/browser/.test(file))

  it('and their rooms know only those below them', () => {
    expect([...new Set(inside.map((file) => addressOf(file).building))].toSorted()).toEqual(ORDER.toSorted())
    for (const [building, rooms] of BUILDINGS) {
      const there = inside.filter((file) => addressOf(file).building === building && !entries.includes(file))
      expect([...new Set(there.map((file) => addressOf(file).room))].toSorted()).toEqual(
        rooms.length > 0 ? rooms.toSorted() : [''],
      )
    }
    const below = inside.filter((file) => !entries.includes(file))
    expect(below.flatMap((file) => upwards(file, importsOf(file)))).toEqual([])
  })

  it('are seen by the check: up, sideways, and to what stands above all of them', () => {
    for (const [file, target] of [
      ['src/core/explore/play-root.ts', 'src/lab/audit/readings/find-witnesses.js'],
      ['src/core/explore/play-root.ts', 'src/core/play/seats.js'],
      ['src/site/typedoc/plugin.ts', 'src/cli/index.js'],
      ['src/cli/program/io.ts', 'src/main.js'],
    ] as const)
      expect(upwards(file, [target])).toEqual([`${file} imports ${target}`])
    expect(upwards('src/cli/program/io.ts', ['src/core/index.js'])).toEqual([])
  })

  it('import each other by their entries alone', () => {
    expect(inside.flatMap((file) => pastEntries(file, importsOf(file)))).toEqual([])
  })

  it('are seen by the check: past an entry, and through the own one', () => {
    const file = 'src/lab/audit/defects/report.ts'
    for (const target of ['src/core/kernel/plays/rules.js', 'src/lab/index.js'])
      expect(pastEntries(file, [target])).toEqual([`${file} imports ${target}`])
    expect(pastEntries(file, ['src/core/index.js', 'src/lab/audit/defects/text-boxes.js'])).toEqual([])
  })

  it('offer what somebody takes, and nothing twice', () => {
    const taken = namesUsed(filesIn('src').concat('machines/books.ts'))
    for (const building of ORDER) {
      const names = namesOffered(building)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names).size, building).toBe(names.length)
      expect(names.filter((name) => !taken.has(name) && !LATER.includes(name))).toEqual([])
    }
  })

  it('stand in the package under the names of their entries', () => {
    const { imports } = JSON.parse(textOf('package.json')) as { readonly imports: Readonly<Record<string, unknown>> }
    expect(Object.keys(imports).filter((name) => !name.includes('/'))).toEqual(
      ORDER.map((building) => `#${building}`).toSorted(),
    )
  })

  it('have folders of at most thirty files', () => {
    const folders = filesIn('src').map((file) => dirname(file))
    const crowded = folders.filter((folder) => folders.filter((other) => other === folder).length > 30)
    expect([...new Set(crowded)]).toEqual([])
  })
})

/** The modules by which the rest of the kernel knows what makes it quick. */
const DOORS = [
  'decide-candidates',
  'measure-memory',
  'memoize',
  'quick-rows',
  'recent-cache',
  'recent-calls',
  'recent-candidates',
]

describe('the kernel', () => {
  const WALL = 'src/core/kernel/quick/'
  const through = (file: string, imports: readonly string[]) =>
    file.startsWith(WALL)
      ? []
      : imports.filter((target) => target.startsWith(WALL)).map((target) => target.slice(WALL.length, -3))

  it('knows what makes it quick by a few modules', () => {
    const doors = filesIn('src/core/kernel').flatMap((file) => through(file, importsOf(file)))
    expect([...new Set(doors)].toSorted()).toEqual(DOORS)
  })

  it('is seen by the check: a module behind them', () => {
    expect(through('src/core/kernel/offers/offer.ts', [`${WALL}view-cache.js`])).toEqual(['view-cache'])
    expect(through(`${WALL}view-cache.ts`, [`${WALL}memoize.js`])).toEqual([])
  })
})

/** Names that a module loads later, by the file behind them, which an entry would load with all its others. */
const LATER = ['#core: withExampleWorlds']

/** The files that may read and write files, and parse other people's data. */
const BORDER = ['src/core/files/', 'src/core/values/plain-data.ts']
const AROUND =
  /\b(?:readFile|readFileSync|createReadStream|readSync|openSync|writeFile|writeFileSync|appendFile|appendFileSync|createWriteStream|fs\/promises)\b|\bJSON\.parse\(/

/** Lists the lines of a file that bypass the one reader and the one writer. */
const aroundIn = (file: string, text: string): readonly string[] =>
  BORDER.some((border) => file.startsWith(border))
    ? []
    : text
        .split('\n')
        .flatMap((line, index) =>
          AROUND.test(OWN.includes(file) ? line.replaceAll('JSON.parse(', '') : line)
            ? [`${file}:${index + 1}: ${line.trim()}`]
            : [],
        )

/** Files that take apart as JSON only what the program has just written so. */
const OWN = [
  'src/site/browser/search-script.ts',
  'src/core/values/json.ts',
  'src/core/play/random-plays.ts',
  'src/cli/text/random-plays.ts',
  'src/fleet/serialization.ts',
]

describe('files and foreign data', () => {
  it('come and go through one reader and one writer', () => {
    expect(filesIn('src').flatMap((file) => aroundIn(file, textOf(file)))).toEqual([])
  })

  it('are seen by the check: each way around them', () => {
    for (const way of [
      "import { readFileSync } from 'node:fs'",
      "import { readFile } from 'node:fs/promises'",
      'const stream = createReadStream(file)',
      'writeFileSync(file, text)',
      'const value = JSON.parse(line)',
    ])
      expect(aroundIn('src/cli/commands/ask/run.ts', `\n${way}`)).toEqual([`src/cli/commands/ask/run.ts:2: ${way}`])
    expect(aroundIn('src/core/files/read-file.ts', 'openSync(file)')).toEqual([])
  })

  it('lets one file take YAML apart', () => {
    const taken = /import \{[^}]*\b(?:parse\w*|Parser|Lexer|Composer)\b[^}]*\} from 'yaml'/
    expect(sources.filter((file) => taken.test(textOf(file)))).toEqual(['src/core/examples/format/parse-document.ts'])
  })
})

/** A heading, a box, strong words or a rule of a table in a text that no function has made Markdown; and what calls one so. */
const RAW_MARKDOWN = new RegExp(
  [
    '(?<!markdown)[`\'"](?:#{1,6} |- \\[|\\*\\*|\\| ?---)',
    '^[^*]*\\bas Markdown\\b',
    '(?:function|const) \\w*[mM]arkdown\\w* ?[=(].*\\): string\\b',
  ].join('|'),
)
const MARKDOWN = 'src/core/files/safe-markdown.ts'

const rawMarkdownIn = (file: string, text: string): readonly string[] =>
  file === MARKDOWN
    ? []
    : text
        .split('\n')
        .flatMap((line, index) => (RAW_MARKDOWN.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))

describe('Markdown', () => {
  it('is made in one place, by which foreign texts stand in it as what they say', () => {
    expect(filesIn('src').flatMap((file) => rawMarkdownIn(file, textOf(file)))).toEqual([])
  })

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: they are code
  it('is seen by the check: each way around that', () => {
    for (const way of [
      'return [`# ${title}`, text].join()',
      "const box = '- [ ] clause'",
      'return `**${name}**: ${says}`',
      "const rule = '| --- | ---: |'",
      'return text as Markdown',
      'export function auditMarkdown(report: Report): string {',
      'export const standingMarkdown = (standing: Standing): string =>',
    ])
      expect(rawMarkdownIn('src/cli/text/reports/audit.ts', `\n${way}`)).toEqual([
        `src/cli/text/reports/audit.ts:2: ${way}`,
      ])
    expect(rawMarkdownIn('src/cli/text/reports/audit.ts', 'markdown`# ${inMarkdown(title)}`')).toEqual([])
  })
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: they are code
})

describe.each(['all-bridges-burning', 'front-line', 'land-and-freedom', 'russian-civil-war', 'talvisota'])(
  'the pages of %s',
  (book) => {
    const contents = join('spec', book, 'contents.ts')
    const pages = importsOf(contents).filter((file) => !file.endsWith('/rules.gen.js') && file.startsWith('spec/'))
    const listed = [...textOf(contents).matchAll(/^import \* as (\w+) from '\.\/([^']+)'/gm)]
    const named = new Map(listed.map(([, name = '', path = '']) => [name, join('spec', book, path)]))
    const order = [...(/export const pages = \[([^\]]*)\]/.exec(textOf(contents))?.[1] ?? '').matchAll(/\w+/g)].map(
      ([name]) => named.get(name) ?? name,
    )

    it('are listed in the order of the print', () => {
      expect(order.toSorted()).toEqual([...pages].toSorted())
      const numbered = order.filter((file) => /\/\d/.test(file.replace(`spec/${book}`, '')))
      const byNumber = new Intl.Collator('en', { numeric: true })
      const numberOf = (file: string) => /(\d+(?:\.\d+)*)-[^/]*$/.exec(file)?.[1] ?? ''
      expect(numbered.map(numberOf)).toEqual(numbered.map(numberOf).toSorted(byNumber.compare))
    })

    it('import only pages that are printed before them', () => {
      const place = new Map(order.map((file, index) => [file, index]))
      const ahead = order.flatMap((file, index) =>
        importsOf(file.replace(/\.js$/, '.ts'))
          .filter((target) => (place.get(target) ?? -1) >= index)
          .map((target) => `${file} imports ${target}`),
      )
      expect(ahead).toEqual([])
    })
  },
)

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

/** Tables of a file that are plain objects and are asked by a word: `constructor` is found in each of them. */
const lookedUp = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:export )?const (\w+): (?:Readonly<)?Record<string,.*? = \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`(?<![\\w.])${name}(?:\\?\\.)?\\[`).test(text))

describe('tables of words', () => {
  it('are maps, in which no word of every object is found', () => {
    expect(filesIn('src').flatMap((file) => lookedUp(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('are seen by the check: an object in which a word is looked up', () => {
    expect(lookedUp("const ROMAN: Readonly<Record<string, string>> = { ii: '2' }\nROMAN[word]")).toEqual(['ROMAN'])
    expect(lookedUp('const ROMAN: Record<string, string> = {\n}\nROMAN?.[word]')).toEqual(['ROMAN'])
    expect(lookedUp('const parts: Record<string, string> = {}\nhisParts[word]')).toEqual([])
  })
})

/** A pattern for memory between two calls other than a memo of once.ts or recent.ts, and the files that may have it. */
const REMEMBERS =
  /^(?:export )?const \w+(?:: [^=]+)? = new (?:WeakMap|WeakSet|Map|Set)(?:<.*>)?\(\)$|\?\?=|^\s*(?:const|let) \w+ = new WeakMap/m

/**
 * Files that remember what no piece of a book decides: texts by their words, what belongs to an object that is made once, and
 * what lives no longer than one question.
 */
const MAY_REMEMBER = [
  'src/core/examples/format/read-source.ts',
  'src/core/kernel/offers/lazy-lookahead.ts',
  'src/core/kernel/offers/minimal-refusals.ts',
  'src/core/kernel/offers/procedure-lookahead.ts',
  'src/core/kernel/plays/trace.ts',
  'src/core/kernel/quick/measure-memory.ts',
  'src/core/kernel/quick/memoize.ts',
  'src/core/kernel/quick/view-cache.ts',
  'src/core/kernel/sections/clause.ts',
  'src/core/kernel/sections/creation-order.ts',
  'src/core/kernel/tables/condition-phrases.ts',
  'src/core/pictures/map-drawing.ts',
  'src/core/values/json.ts',
  'src/core/values/parse-result.ts',
  'src/core/values/short-keys.ts',
  'src/core/verify/charts/xstate-machine.ts',
  'src/core/wording/sentence-terms.ts',
  'src/core/wording/trace-lines.ts',
]

describe('memos', () => {
  const remembering = (folders: readonly string[]) =>
    folders.flatMap(filesIn).filter((file) => REMEMBERS.test(textOf(file)))

  it('of the books are those of the kernel, which can be emptied', () => {
    expect(remembering(['spec', 'machines'])).toEqual([])
  })

  it('of what proves a book are those of the kernel, too, but for a few', () => {
    const rooms = ['values', 'pictures', 'kernel', 'wording', 'records', 'explore', 'examples', 'verify']
    expect(remembering(rooms.map((room) => `src/core/${room}`)).toSorted()).toEqual(MAY_REMEMBER)
  })

  it('are seen by the check: a map that is filled, and a value that is made when it lacks', () => {
    expect('const known = new WeakMap<Board, Names>()').toMatch(REMEMBERS)
    expect('  made ??= rulesOf(book)').toMatch(REMEMBERS)
    expect('const names = new Map(all.map((one) => [one.name, one]))').not.toMatch(REMEMBERS)
  })
})
