/** The top level of the project: what stands there is agreed, and nothing that a command left behind is among it. */
import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../src/core/home/package-root.js'

const FOLDERS = ['.ci', '.github', 'docs', 'machines', 'release', 'spec', 'src', 'tests']
const TEXTS = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md']
const SETTINGS =
  /^(?:\.dockerignore|\.gitignore|(?:biome|package|package-lock|typedoc|tsconfig(?:\.build)?)\.json|knip\.jsonc|(?:rolldown(?:\.page)?|types)\.config\.js|vitest\.config\.ts)$/

/** The files under version control at the top level; unknown without version control. */
const tracked = spawnSync('git', ['ls-tree', '--name-only', 'HEAD'], { cwd: packageRoot, encoding: 'utf8' })

const isAgreed = (name: string): boolean => FOLDERS.includes(name) || TEXTS.includes(name) || SETTINGS.test(name)

describe.skipIf(tracked.status !== 0)('the top level', () => {
  it('holds what is agreed, and nothing else', () => {
    const names = tracked.stdout.trim().split('\n')
    expect(names).toContain('src')
    expect(names.filter((name) => !isAgreed(name))).toEqual([])
  })

  it('holds no game that a test has left', () => {
    expect(['land-and-freedom.jsonl', 'release', 'mine.yaml'].filter(isAgreed)).toEqual(['release'])
  })
})
