/** Actions for workflows of others: their scripts, run here as a runner of GitHub does. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

/** A step of an action. */
export interface Step {
  readonly id?: string
  readonly uses?: string
  readonly shell?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, string>>
}
interface Input {
  readonly required?: boolean
  readonly default?: string
}

/** An action, with its text. */
export interface Action {
  readonly text: string
  readonly inputs: Readonly<Record<string, Input>>
  readonly outputs: Readonly<Record<string, { readonly value: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

/** Reads an action of this repository. */
export function actionNamed(name: string): Action {
  const text = readFileSync(join(packageRoot, '.github', 'actions', name, 'action.yml'), 'utf8')
  return { ...(parse(text) as Omit<Action, 'text'>), text }
}

/** The command line of the program, as it was built. */
export const program = `node ${join(packageRoot, 'dist', 'cli', 'rulewright.js')}`

/** Runs the step of an action with inputs, and with the defaults of the others. */
export function runAction(
  action: Action,
  id: string,
  inputs: Readonly<Record<string, string>>,
  folder: string = temporaryFolder(),
) {
  const step = action.runs.steps.find((one) => one.id === id)
  const given = (written: string) =>
    written.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => {
      const value = inputs[name] ?? action.inputs[name]?.default
      if (value === undefined) throw new Error(`expected the input ${name}`)
      return value
    })
  const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, written]) => [name, given(written)]))
  const around = temporaryFolder()
  const script = join(around, 'script.sh')
  const [summary, output] = [join(around, 'summary.md'), join(around, 'output')]
  for (const [path, content] of [
    [script, step?.run ?? ''],
    [summary, ''],
    [output, ''],
  ] as const)
    writeFileSync(path, content)
  const { status, stderr, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: around, ...env, GITHUB_STEP_SUMMARY: summary, GITHUB_OUTPUT: output },
  })
  const outputs = Object.fromEntries(
    readFileSync(output, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Readonly<Record<string, string>>
  return { folder, status, said: stdout + stderr, summary: readFileSync(summary, 'utf8'), outputs }
}
