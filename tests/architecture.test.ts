import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

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

/** The file that an import means: one beside its own, or what the package calls by a name of its own. */
function meant(file: string, target: string): string {
  if (target.startsWith('.')) return relative(root, resolve(root, dirname(file), target))
  if (target in ENTRIES) return ENTRIES[target] ?? target
  return `${target.slice(1)}.js`
}

const known = new Map<string, readonly string[]>()

/** The files of the project that a file imports. */
function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? importsIn(file)
  known.set(file, imports)
  return imports
}

const importsIn = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/from '([.#][^']+|rulewright(?:\/\w+)?)'/g)].map(([, target = '']) => meant(file, target))

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
    expect(importing('xstate').toSorted()).toEqual(['src/kernel/xstate-machine.ts'])
    expect(importing('@xstate/graph').toSorted()).toEqual([
      'src/verify/machine-walk.ts',
      'src/verify/reachable-graph.ts',
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
    expect(within('spec/a.ts', ['src/kernel/rules.js', 'src/index.js', 'src/book.js'])).toEqual([
      'spec/a.ts imports src/kernel/rules.js',
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

/** The rooms of `src`, each of which knows only those before it; the last two do not know each other. */
const ROOMS = [
  'kernel',
  'outside',
  'pages',
  'draw',
  'explore',
  'lookup',
  'verify',
  'examples',
  'understand',
  'play',
  'audit',
  'conformance',
  'interchange',
  'browser',
  'home',
  'proof',
  'publish',
  'site',
  'jobs',
  'cli',
  'typedoc',
]

const roomOf = (file: string) => /^src\/(\w+)\//.exec(file)?.[1]

/** Imports that go up the order of rooms. */
const upwards = (file: string, imports: readonly string[]): readonly string[] => {
  const room = ROOMS.indexOf(roomOf(file) ?? '')
  return imports
    .filter((target) => target.startsWith('src/'))
    .filter((target) => {
      const other = ROOMS.indexOf(roomOf(target) ?? '')
      return (
        other > room ||
        (other < 0 && target !== 'src/hash-content.js') ||
        (roomOf(file) === 'typedoc' && roomOf(target) === 'cli')
      )
    })
    .map((target) => `${file} imports ${target}`)
}

describe('the rooms of src', () => {
  const inRooms = filesIn('src').filter((file) => roomOf(file) !== undefined)

  it('know only the rooms below them', () => {
    expect([...new Set(inRooms.map(roomOf))].toSorted()).toEqual(ROOMS.toSorted())
    expect(inRooms.flatMap((file) => upwards(file, importsOf(file)))).toEqual([])
  })

  it('are seen by the check: up, sideways, and to what stands above all rooms', () => {
    for (const [file, target] of [
      ['src/explore/play-root.ts', 'src/audit/readings/find-witnesses.js'],
      ['src/typedoc/plugin.ts', 'src/cli/program/io.js'],
      ['src/cli/program/io.ts', 'src/main.js'],
    ] as const)
      expect(upwards(file, [target])).toEqual([`${file} imports ${target}`])
  })
})

/** The files that may read and write files, and parse other people's data. */
const BORDER = ['src/outside/', 'src/kernel/plain-data.ts']
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
  'src/browser/search-script.ts',
  'src/kernel/json.ts',
  'src/play/random-plays.ts',
  'src/cli/text/random-plays.ts',
  'src/jobs/serialization.ts',
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
    expect(aroundIn('src/outside/read-file.ts', 'openSync(file)')).toEqual([])
  })

  it('lets one file take YAML apart', () => {
    const taken = /import \{[^}]*\b(?:parse\w*|Parser|Lexer|Composer)\b[^}]*\} from 'yaml'/
    expect(sources.filter((file) => taken.test(textOf(file)))).toEqual(['src/examples/parse-document.ts'])
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
const MARKDOWN = 'src/outside/safe-markdown.ts'

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
      expect(rawMarkdownIn('src/cli/text/audit.ts', `\n${way}`)).toEqual([`src/cli/text/audit.ts:2: ${way}`])
    expect(rawMarkdownIn('src/cli/text/audit.ts', 'markdown`# ${inMarkdown(title)}`')).toEqual([])
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
  'src/examples/read-source.ts',
  'src/kernel/clause.ts',
  'src/kernel/json.ts',
  'src/kernel/lazy-lookahead.ts',
  'src/kernel/map-drawing.ts',
  'src/kernel/parse-result.ts',
  'src/kernel/procedure-lookahead.ts',
  'src/kernel/quick/canonical-keys.ts',
  'src/kernel/quick/creation-order.ts',
  'src/kernel/quick/measure-memory.ts',
  'src/kernel/quick/memoize.ts',
  'src/kernel/quick/minimal-refusals.ts',
  'src/kernel/quick/view-cache.ts',
  'src/kernel/sentence-terms.ts',
  'src/kernel/text/condition-phrases.ts',
  'src/kernel/text/trace-lines.ts',
  'src/kernel/trace.ts',
  'src/kernel/xstate-machine.ts',
]

describe('memos', () => {
  const remembering = (folders: readonly string[]) =>
    folders.flatMap(filesIn).filter((file) => REMEMBERS.test(textOf(file)))

  it('of the books are those of the kernel, which can be emptied', () => {
    expect(remembering(['spec', 'machines'])).toEqual([])
  })

  it('of what proves a book are those of the kernel, too, but for a few', () => {
    expect(remembering(['src/kernel', 'src/explore', 'src/examples', 'src/verify']).toSorted()).toEqual(MAY_REMEMBER)
  })

  it('are seen by the check: a map that is filled, and a value that is made when it lacks', () => {
    expect('const known = new WeakMap<Board, Names>()').toMatch(REMEMBERS)
    expect('  made ??= rulesOf(book)').toMatch(REMEMBERS)
    expect('const names = new Map(all.map((one) => [one.name, one]))').not.toMatch(REMEMBERS)
  })
})
