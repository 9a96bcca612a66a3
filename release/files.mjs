/**
 * Writes what is attached to a release beside the cases of the books, into a new folder: `node release/files.mjs FOLDER`, after
 * a build. The program as one file, every JSON Schema, and what is new: the section of the version in CHANGELOG.md, and behind
 * it the rules that changed in each book since the last edition of it that was kept.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { books } from '../dist/machines/books.js'
import { SCHEMAS } from '../dist/src/cli/commands/export/schema/schemas.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The part of the change log that is about a version; without one of its own, what is not released yet. */
export function notesOf(changelog, version) {
  const parts = changelog.split(/^(?=## )/m)
  const about = (name) => parts.find((part) => part.startsWith(`## ${name}\n`) || part.startsWith(`## ${name} `))
  const part = about(version) ?? about('Unreleased')
  if (part === undefined) throw new Error(`CHANGELOG.md: expected a heading "## ${version}" or "## Unreleased"`)
  return `${part.replace(/^## .*\n+/, '').trim()}\n`
}

/** The edition of a book that was kept last before a version, `v0.1.0` before 0.2.0; nothing where there is none. */
export function editionBefore(names, version) {
  const released = names.filter((name) => /^v\d/.test(name) && name !== `v${version}`)
  return released.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1)
}

/** What changed in the rules of the books, for who reads rules: a page of Markdown with a part for each book that changed. */
export function ruleNotes(told) {
  const pages = told.flatMap(({ page, same }) => (same ? [] : [page.trim().replace(/^#/gm, '##')]))
  return pages.length === 0 ? '' : `\n${pages.join('\n\n')}\n`
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

/** The changes of each book of which an edition is kept. */
function changesOf(version) {
  return books.flatMap(({ name }) => {
    const kept = join(root, 'spec', name, 'editions')
    const names = existsSync(kept) ? readdirSync(kept).filter((file) => file.endsWith('.json')) : []
    const before = editionBefore(
      names.map((file) => file.slice(0, -'.json'.length)),
      version,
    )
    if (before === undefined) return []
    const told = (...flags) => run('dist/cli/rulewright.js', ['changes', name, '--from', before, ...flags])
    return [{ page: told('--markdown'), same: JSON.parse(told('--json')).same }]
  })
}

function writeFiles(folder) {
  mkdirSync(folder)
  process.stdout.write(run('release/single-file.mjs', [join(folder, 'rulewright.mjs')]))
  writeSchemas(join(folder, 'schemas'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
  writeFileSync(join(folder, 'NOTES.md'), notes + ruleNotes(changesOf(version)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    process.stderr.write('expected the folder to write, such as: node release/files.mjs released\n')
    process.exitCode = 2
  } else writeFiles(folder)
}
