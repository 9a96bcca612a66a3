/** The workflow of a release: it parses, may do no more than it needs, and calls what is there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/home/package-root.js'

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: { readonly book: readonly string[] } }
  readonly steps: readonly Step[]
}

const file = join(packageRoot, '.github', 'workflows', 'release.yml')
const text = readFileSync(file, 'utf8')
const workflow = parse(text) as { readonly permissions: object; readonly jobs: Readonly<Record<string, Job>> }
const jobs = Object.entries(workflow.jobs)
const steps = jobs.flatMap(([, job]) => job.steps)
const lines = steps.flatMap(({ run }) => run ?? [])

/** The files that a command line runs, and what the command line of the project is asked for. */
const calledIn = (line: string) => ({
  files: [
    ...line.matchAll(/(?:^|\s)(?:node )?((?:\.\w+|\w[\w-]*)\/[\w./-]+(?:\.mjs|\.js|\/run))(?=\s|$)|^(\.ci\/run)/g),
  ].map(([, one, other]) => one ?? other ?? ''),
  command: /rulewright\.js (\w[\w-]*)/.exec(line)?.[1],
})

describe('the workflow of a release', () => {
  it('verifies first, and then publishes site, cases and package', () => {
    expect(jobs.map(([name]) => name)).toEqual(['verify', 'site', 'pages', 'vectors', 'files', 'container', 'package'])
    expect(jobs.filter(([, { needs }]) => needs === undefined).map(([name]) => name)).toEqual(['verify'])
  })

  it('may do nothing by itself, and each job only what it needs', () => {
    expect(workflow.permissions).toEqual({})
    const writes = jobs.map(([name, { permissions = { all: 'write' } }]) => [
      name,
      Object.keys(permissions).filter((one) => permissions[one] === 'write'),
    ])
    expect(Object.fromEntries(writes)).toEqual({
      verify: [],
      site: [],
      pages: ['pages', 'id-token'],
      vectors: ['contents', 'id-token', 'attestations'],
      files: ['contents', 'id-token', 'attestations'],
      container: ['packages'],
      package: ['id-token'],
    })
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
    expect(text).not.toMatch(/secrets\./)
  })

  it('makes the cases of every book', () => {
    expect(workflow.jobs.vectors?.strategy?.matrix.book).toEqual(books.map(({ name }) => name))
  })

  it('calls files and commands that are there', () => {
    const files = [...new Set(lines.flatMap((line) => calledIn(line).files))]
    expect(files.toSorted()).toEqual(['.ci/run', 'dist/cli/rulewright.js', 'release/files.mjs', 'tests/site/pdf.mjs'])
    expect(files.filter((name) => !existsSync(join(packageRoot, name)) && !name.startsWith('dist/'))).toEqual([])
    const commands = [...new Set(lines.flatMap((line) => calledIn(line).command ?? []))]
    expect(commands).toEqual(['publish', 'vectors'])
    for (const name of commands)
      expect(existsSync(join(packageRoot, 'src', 'cli', 'commands', `${name}-command.ts`)), name).toBe(true)
  })

  it('puts nothing that somebody wrote elsewhere into a command line', () => {
    expect(lines.filter((line) => line.includes('${{'))).toEqual([])
  })

  it('publishes the package with its provenance', () => {
    expect(lines).toContain('npm publish --provenance --access public')
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((one) => one.startsWith('actions/attest-'))).toHaveLength(2)
  })
})
