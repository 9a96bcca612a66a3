/** Charts as SCXML walk like the charts themselves, by Qt's interpreter; `python3-pyside2.qtscxml` of Debian brings it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { scxmlOf, scxmlText } from '../../src/lab/interchange/charts/scxml.js'
import { climbChart } from '../kernel/orchard.js'
import { type Walk, walksOf } from './chart-walks.js'

// Debian's own Python has Debian's packages, whatever stands before it on the path.
const PYTHON = '/usr/bin/python3'
const SCRIPT = join(import.meta.dirname, 'walk_scxml.py')
const there = spawnSync(PYTHON, ['-c', 'from PySide2 import QtScxml']).status === 0

interface Seen {
  readonly state: string | null
  readonly ways: readonly string[]
}
interface Asked {
  readonly chart: Chart
  readonly text: string
  readonly walks: readonly Walk[]
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scxml-'))
  return () => rmSync(folder, { recursive: true })
})

/** Lists the places where files and walks disagree. */
function astray(asked: readonly Asked[]): readonly string[] {
  const lines = asked.flatMap(({ chart, text, walks }, at) => {
    const file = join(folder, `${at}.scxml`)
    writeFileSync(file, text)
    return walks.map((walk) => ({ chart, file, walk }))
  })
  const input = lines.map(({ file, walk }) => JSON.stringify({ file, walk })).join('\n')
  const { status, stdout, stderr } = spawnSync(PYTHON, [SCRIPT], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(stderr)
  const seen = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as readonly Seen[] | { readonly error: string })
  return lines.flatMap(({ chart, walk }, at) => {
    const steps = seen[at] ?? []
    if ('error' in steps) return [`${chart.name}: ${steps.error}`]
    return walk.flatMap(({ event, state, ways }, step) => {
      const expected = JSON.stringify({ state: chart.states[state]?.does === 'final' ? null : state, ways })
      const told = JSON.stringify(steps[step])
      return told === expected ? [] : [`${chart.name}: ${event}: ${told}, not ${expected}`]
    })
  })
}

const MANY = 8

describe.runIf(there)('charts as SCXML, by the interpreter of Qt', () => {
  it.each(books.map(({ name, load }) => ({ name, load })))('walk like the charts of $name', async ({ load }) => {
    const book = await load()
    const { files, entries } = scxmlOf(book)
    expect(files.size).toBe(book.charts.length)
    const asked = book.charts.map((chart, at) => ({
      chart,
      text: files.get(entries[at]?.file ?? '') ?? '',
      walks: walksOf(chart, MANY, at).filter(({ length }) => length > 0),
    }))
    expect(asked.every(({ walks }) => walks.length > 0)).toBe(true)
    expect(astray(asked).slice(0, 5)).toEqual([])
  })

  const text = scxmlText(climbChart)
  const walks = walksOf(climbChart, 20, 1)

  it.each([
    ['a target that is another one', 'target="done"', 'target="next_tree"'],
    ['an event that is another one', 'event="stop"', 'event="climb"'],
    ['a file that is none', '</scxml>', ''],
  ])('are seen to differ: %s', (_, from, to) => {
    expect(astray([{ chart: climbChart, text, walks }])).toEqual([])
    expect(astray([{ chart: climbChart, text: text.replace(from, to), walks }]).length).toBeGreaterThan(0)
  })
})

describe.skipIf(there)('charts as SCXML', () => {
  it.skip('walk nowhere: python3-pyside2.qtscxml is not installed', () => undefined)
})
