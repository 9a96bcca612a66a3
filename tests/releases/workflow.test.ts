/** The workflow of a release: it parses, may do no more than it needs, and calls what is there. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly needs?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

const textOf = (...place: readonly string[]) => readFileSync(join(packageRoot, ...place), 'utf8')
const text = textOf('.github', 'workflows', 'release.yml')
const workflow = parse(text) as { readonly permissions: object; readonly jobs: Readonly<Record<string, Job>> }
const jobs = Object.entries(workflow.jobs)
const steps = jobs.flatMap(([, job]) => job.steps)
const lines = steps.flatMap(({ run }) => run ?? [])
const mayWrite = ({ permissions = { all: 'write' } }: Job) =>
  Object.keys(permissions).filter((one) => permissions[one] === 'write')

/** The files that a command line runs, and what the command line of the project is asked for. */
const calledIn = (line: string) => ({
  files: [
    ...line.matchAll(/(?:^|\s)(?:node )?((?:\.\w+|\w[\w-]*)\/[\w./-]+(?:\.mjs|\.js|\/run))(?=\s|$)|^(\.ci\/run)/g),
  ].map(([, one, other]) => one ?? other ?? ''),
  command: /rulewright\.js (\w[\w-]*)/.exec(line)?.[1],
})

/** Returns the output at the end of a run without the tools. */
const lacking = (release: string) =>
  execFileSync('bash', ['-c', `. .ci/lanes; PATH=/nowhere; RELEASE=${release}; lacking; echo "broken $broken"`], {
    cwd: packageRoot,
    encoding: 'utf8',
  })

describe('a run in which tools are missing', () => {
  it('tells which tests were left out for want of each, and is no release', () => {
    for (const tool of ['Chromium', 'Redis', 'Python', 'xmllint'])
      expect(lacking('')).toContain(`for want of ${tool}: `)
    expect(lacking('')).toMatch(/broken 0\n$/)
    expect(lacking('1')).toMatch(/a release needs all of them\nbroken 1\n$/)
    expect(Object.values(workflow.jobs.verify?.steps ?? []).find(({ run }) => run === '.ci/run')?.env).toEqual({
      RELEASE: '1',
    })
  })
})

describe('the workflow of a release', () => {
  it('verifies first, then builds, and then publishes site, cases and package', () => {
    const needs = jobs.map(([name, job]) => [name, job.needs])
    expect(Object.fromEntries(needs)).toEqual({
      verify: undefined,
      site: 'verify',
      files: 'verify',
      image: 'verify',
      pages: 'site',
      attach: 'files',
      container: 'image',
      package: 'files',
    })
  })

  it('may do nothing by itself, and each job only what it needs', () => {
    expect(workflow.permissions).toEqual({})
    expect(Object.fromEntries(jobs.map(([name, job]) => [name, mayWrite(job)]))).toEqual({
      verify: [],
      site: [],
      files: [],
      image: [],
      pages: ['pages', 'id-token'],
      attach: ['contents', 'id-token', 'attestations'],
      container: ['packages'],
      package: ['id-token'],
    })
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
    expect(text).not.toMatch(/secrets\./)
  })

  it('installs and builds nothing where it may write', () => {
    const writing = jobs.flatMap(([, job]) => (mayWrite(job).length > 0 ? [job] : []))
    expect(writing).toHaveLength(4)
    const done = writing.flatMap((job) => job.steps.flatMap(({ run, uses }) => run ?? uses ?? []))
    expect(done.filter((one) => /npm (?:ci|install|run)|npx|checkout@|podman build|\.ci\//.test(one))).toEqual([])
  })

  it('installs without the scripts of packages, but where everything is verified', () => {
    const installs = lines.filter((line) => /npm (?:ci|install)/.test(line))
    expect(installs).toHaveLength(2)
    expect(installs.filter((line) => !line.includes('--ignore-scripts'))).toEqual([])
  })

  it('makes the cases of every book', () => {
    const [names] = lines.flatMap((line) => /for book in ([\w -]+);/.exec(line)?.[1] ?? [])
    expect(names?.split(' ')).toEqual(books.map(({ name }) => name))
  })

  it('calls files and commands that are there', () => {
    const files = [...new Set(lines.flatMap((line) => calledIn(line).files))]
    expect(files.toSorted()).toEqual([
      '.ci/run',
      'dist/cli/rulewright.js',
      'release/files.mjs',
      'release/packed-twice.mjs',
      'tests/site/pdf.mjs',
    ])
    expect(files.filter((name) => !existsSync(join(packageRoot, name)) && !name.startsWith('dist/'))).toEqual([])
    const commands = [...new Set(lines.flatMap((line) => calledIn(line).command ?? []))]
    expect(commands).toEqual(['publish', 'vectors'])
    for (const name of ['publish', 'conform/cases'])
      expect(existsSync(join(packageRoot, 'src', 'cli', 'commands', name, 'command.ts')), name).toBe(true)
  })

  it('puts nothing that somebody wrote elsewhere into a command line', () => {
    expect(lines.filter((line) => line.includes('${{'))).toEqual([])
  })

  it('publishes the package with its provenance', () => {
    expect(lines).toContain('npm publish ./released/rulewright-*.tgz --provenance --access public --ignore-scripts')
    expect(steps.flatMap(({ uses }) => uses ?? []).filter((one) => one.startsWith('actions/attest-'))).toHaveLength(1)
  })
})

describe('what the workflows take from others', () => {
  const files = [
    ...readdirSync(join(packageRoot, '.github', 'workflows')).map((name) => ['.github', 'workflows', name]),
    ['.github', 'actions', 'conform', 'action.yml'],
  ]

  it('is named by a digest, with its version beside it', () => {
    const used = files.flatMap((place) => [...textOf(...place).matchAll(/uses: (.+)/g)].map(([, one = '']) => one))
    expect(used.length).toBeGreaterThan(10)
    expect(
      used.filter((one) => !/^\.\/\.github\/actions\/\w+$|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one)),
    ).toEqual([])
  })

  it('is, of images, named by a digest', () => {
    const images = [...textOf('release', 'Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, one = '']) => one)
    expect(images).toHaveLength(2)
    expect(images.filter((one) => !/@sha256:[0-9a-f]{64}$/.test(one))).toEqual([])
  })

  it('is, of this package, the version that stands in it', () => {
    const { version } = JSON.parse(textOf('package.json')) as { readonly version: string }
    expect(textOf('.github', 'actions', 'conform', 'action.yml')).toContain(`npx --yes rulewright@${version}\n`)
  })
})

describe('the workflow of a pull request', () => {
  it('runs all that must hold, and may write nothing', () => {
    const check = parse(textOf('.github', 'workflows', 'check.yml')) as typeof workflow & { readonly on: object }
    expect(Object.keys(check.on)).toContain('pull_request')
    expect(check.permissions).toEqual({})
    expect(Object.values(check.jobs).map(mayWrite)).toEqual([[]])
    expect(Object.values(check.jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []))).toEqual(['.ci/run'])
  })
})
