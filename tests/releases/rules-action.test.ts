/** The action for pull requests that change pages of rules: its script is run on sample changes of the first book. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import { actionNamed, program, runAction } from './run-action.js'

const action = actionNamed('rules')
const PAGE = 'rules/1-taking.md'

/** A repository with the first book, in which somebody has changed the page since the last commit. */
function repository(change: (page: string) => string): string {
  const folder = temporaryFolder()
  cpSync(join(packageRoot, 'docs', 'first-book'), folder, { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['zod', 'ts-pattern', 'tsx'])
    symlinkSync(join(packageRoot, 'node_modules', name), join(folder, 'node_modules', name))
  symlinkSync(packageRoot, join(folder, 'node_modules', 'rulewright'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...words])
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'base')
  writeFileSync(join(folder, PAGE), change(readFileSync(join(folder, PAGE), 'utf8')))
  return folder
}

const written = (folder: string) => {
  execFileSync('bash', ['-c', `${program} audit pages .`], { cwd: folder })
  return folder
}
const checked = (folder: string) =>
  runAction(action, 'rules', { book: '.', pages: '.', base: 'HEAD', rulewright: program }, folder)

describe('the action for changed pages of rules', () => {
  it('passes a new wording, and says that nothing changes at the table', () => {
    const { status, outputs, summary } = checked(
      written(repository((page) => page.replace('The players take turns.', 'Players take their turns one by one.'))),
    )
    expect({ status, passed: outputs.passed }).toEqual({ status: 0, passed: 'true' })
    expect(summary).toContain('**Reworded** (`taking.turns`)')
    expect(summary).not.toContain('another decision')
  })

  it('shows a moved tick with the smallest case, and fails since examples rest on the former reading', () => {
    const { status, summary } = checked(
      written(repository((page) => page.replace('[x]', '[-]').replace('[ ]', '[x]').replace('[-]', '[ ]'))),
    )
    expect(status).toBe(1)
    expect(summary).toContain('examples')
    expect(summary).toMatch(/\*\*before\*\*: Ann decides[^*]*\*\*now\*\*: Bob decides/)
  })

  it('refuses another id of a clause, and one that is gone', () => {
    const folder = written(repository((page) => page.replace('`left`', '`enough`')))
    const code = join(folder, 'book.ts')
    const { status, summary } = checked(folder)
    expect([status, summary]).toEqual([
      1,
      expect.stringContaining('got cited.taking.left, which is no clause of taking'),
    ])
    writeFileSync(code, readFileSync(code, 'utf8').replaceAll('taking.left', 'taking.enough'))
    expect(checked(folder).summary).toContain('taking.left: got taking.enough, expected the same id as before')
  })

  it('stops at a page that cannot be read, with its line', () => {
    const { status, summary, outputs } = checked(repository((page) => page.replace(' `turns`', '')))
    expect({ status, passed: outputs.passed }).toEqual({ status: 1, passed: 'false' })
    expect(summary).toContain(`${PAGE}:5:1: expected a statement and its id`)
    expect(summary).not.toContain('## Ids')
  })

  it('stops at a module that is older than its pages', () => {
    const { status, summary } = checked(
      repository((page) => page.replace('The players take turns.', 'They take turns.')),
    )
    expect(status).toBe(1)
    expect(summary).toContain('older than its pages')
  })

  it('hands every input to its script or to a step, and no expression stands in the script itself', () => {
    const { steps, using } = action.runs
    const used = [...action.text.matchAll(/inputs\.([\w-]+)/g)].map(([, name]) => name)
    expect(using).toBe('composite')
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)))
    for (const { run, shell } of steps.filter((step) => step.run)) {
      expect(shell).toBe('bash')
      expect(run).not.toContain('${{')
    }
  })

  it('is documented with every input, and used by the workflow of this repository', () => {
    const guide = readFileSync(join(packageRoot, 'docs', 'editing.md'), 'utf8')
    for (const name of ['book', 'pages', 'base']) expect(guide).toContain(`\`${name}\``)
    const workflow = parse(readFileSync(join(packageRoot, '.github', 'workflows', 'rules.yml'), 'utf8')) as {
      readonly jobs: { readonly changes: { readonly steps: readonly { uses?: string; with?: object }[] } }
    }
    const step = workflow.jobs.changes.steps.find(({ uses }) => uses === './.github/actions/rules')
    expect(Object.keys(step?.with ?? {}).filter((name) => !Object.hasOwn(action.inputs, name))).toEqual([])
  })
})
