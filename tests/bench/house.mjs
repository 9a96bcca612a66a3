/**
 * The size of the project: files and lines of each book and of the program, and how many files it takes to find a section.
 *
 *     node tests/bench/house.mjs [book] [--rulebook LINES]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '..', '..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rulebook: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(
    'node tests/bench/house.mjs [book] [--rulebook LINES]: how large the house is; LINES are those of the printed text',
  )
  process.exit(0)
}

const filesIn = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const say = (what, number) => console.log(`${what.padEnd(58)}${String(number).padStart(9)}`)

/** Prints the size of a set of files. */
function told(what, files) {
  const sizes = files.map(linesOf)
  const lines = sizes.reduce((total, size) => total + size, 0)
  say(`${what}: files`, files.length)
  say(`${what}: lines`, lines)
  say(`${what}: lines of a file, median`, median(sizes))
  say(`${what}: lines of a file, most`, Math.max(...sizes))
  return lines
}

const [book = 'all-bridges-burning'] = positionals
const lines = told(
  `spec and machines of ${book}`,
  [`spec/${book}`, `machines/${book}`].flatMap((at) => filesIn(at, /\.ts$/)),
)
if (values.rulebook) say('lines of program for a line of rulebook', (lines / Number(values.rulebook)).toFixed(1))

const sections = filesIn(`spec/${book}`, /\.ts$/).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/= section\(\s*'(\w+)'/g)].map(([, name]) => [name, file]),
)
say('sections', sections.length)
say('sections that are written in more than one file', sections.length - new Set(sections.map(([name]) => name)).size)
told('src', filesIn('src', /\.ts$/))
told('tests', filesIn('tests', /\.ts$/))
told('YAML', filesIn('spec', /\.ya?ml$/))
