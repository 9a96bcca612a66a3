/**
 * Writes what is attached to a release beside the cases of the books, into a new folder: `node release/files.mjs FOLDER`, after
 * a build. The program as one file, every JSON Schema, and what is new, as the section of the version in CHANGELOG.md says.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { books } from '../dist/machines/books.js'
import { SCHEMAS } from '../dist/src/cli/commands/schemas.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The part of the change log that is about a version; without one of its own, what is not released yet. */
export function notesOf(changelog, version) {
  const parts = changelog.split(/^(?=## )/m)
  const about = (name) => parts.find((part) => part.startsWith(`## ${name}\n`) || part.startsWith(`## ${name} `))
  const part = about(version) ?? about('Unreleased')
  if (part === undefined) throw new Error(`CHANGELOG.md: expected a heading "## ${version}" or "## Unreleased"`)
  return `${part.replace(/^## .*\n+/, '').trim()}\n`
}

const run = (file, args) =>
  execFileSync(process.execPath, [join(root, file), ...args], { encoding: 'utf8', maxBuffer: 1 << 26 })

function writeSchemas(folder) {
  mkdirSync(folder)
  const write = (name, args) =>
    writeFileSync(join(folder, `${name}.schema.json`), run('dist/cli/rulewright.js', ['schema', ...args]))
  for (const name of SCHEMAS) write(name, [name])
  for (const { name, components } of books) {
    write(`${name}-game`, ['game', name])
    for (const component of Object.keys(components)) write(`${name}-${component}`, [component])
  }
}

function writeFiles(folder) {
  mkdirSync(folder)
  process.stdout.write(run('release/single-file.mjs', [join(folder, 'rulewright.mjs')]))
  writeSchemas(join(folder, 'schemas'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'NOTES.md'), notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    process.stderr.write('expected the folder to write, such as: node release/files.mjs released\n')
    process.exitCode = 2
  } else writeFiles(folder)
}
