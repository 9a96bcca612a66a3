import { describe, expect, it } from 'vitest'
import { verifyCommand } from '../../src/cli/commands/verify/command.js'
import { run } from '../../src/cli/program/run.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { asListed } from '../../src/core/kernel/book/listed-book.js'
import { planOf } from '../../src/core/kernel/charts/chart-plan.js'
import { sound } from '../verify/sound-book.js'
import { inputOf } from './call-rulewright.js'

async function typedOn(book: Book, ...argv: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    ...inputOf(''),
    colour: false,
    debug: false,
  }
  const code = await run(['verify', ...argv], io, [asListed(book)], [verifyCommand])
  return { code, out: out.join(''), err: err.join('') }
}

const typed = (...argv: readonly string[]) => typedOn(sound as unknown as Book, ...argv)

/** The orchard with a plan in which a turn ends the game, though its machine goes on. */
function unsound(): Book {
  const charts = sound.charts.map((chart) => {
    if (chart.name !== 'orchard') return chart
    const states = { ...chart.config.states, turn: { ...chart.config.states.turn, on: { returned: 'over' } } }
    return { ...chart, plan: planOf({ ...chart.config, states } as never) }
  })
  return { ...sound, charts } as unknown as Book
}

describe('rulewright verify --paths', () => {
  it('lists the charts with how many paths each has', async () => {
    const { code, out } = await typed('orchard', '--paths')
    expect(code).toBe(0)
    expect(out).toMatch(/^ \d charts alone, \d+ covering paths$/m)
    expect(out).toMatch(/^ climb +\d+ +\d+$/m)
    expect(out).toContain('The paths of a chart: rulewright verify orchard --paths "')
  })

  it('lists the paths of a chart by name, with their steps, and of one of its worlds', async () => {
    const { out } = await typed('orchard', '--paths', 'climb')
    expect(out).toMatch(/^ climb 1: .+ \(\d+ paths?\)$/m)
    expect(out).toMatch(/^ {3}climb 1\.1\n {6}Ann: climb tree \w+/m)
    const world = await typed('orchard', '--paths', 'climb 1')
    expect(world.out).toContain('climb 1.1')
    expect(out).toContain(world.out.split('\n')[3])
  })

  it('counts as many paths in each list', async () => {
    const { charts } = JSON.parse((await typed('orchard', '--paths', '--json')).out)
    for (const { chart, paths, worlds } of charts) {
      const listed = JSON.parse((await typed('orchard', '--paths', chart, '--json')).out).worlds
      expect(listed).toHaveLength(worlds)
      expect(listed.flatMap((world: { paths: unknown[] }) => world.paths)).toHaveLength(paths)
    }
  })
})

describe('rulewright verify --path', () => {
  it('plays one, and prints each step with its transitions and their clauses', async () => {
    const { code, out } = await typed('orchard', '--path', 'climb 1.1')
    expect(code).toBe(0)
    expect(out).toMatch(/^ climb 1\.1: passed; XState takes the same transitions in \d+ steps?$/m)
    expect(out).toContain(' 0 begin\n')
    expect(out).toMatch(/^ 1 Ann: climb tree \w+\n {6}[a-z ]+ → [a-z ]+/m)
  })

  it('tells clauses of transitions as plain JSON, too', async () => {
    const { steps, passed } = JSON.parse((await typed('orchard', '--path', 'ORCHARD 1.1', '--json')).out)
    const transitions = steps.flatMap((step: { transitions: unknown[] }) => step.transitions)
    expect(passed).toBe(true)
    expect(transitions).toContainEqual(
      expect.objectContaining({ from: 'wind', clauses: [{ id: 'turns.order', section: '1' }] }),
    )
    expect(transitions).toContainEqual(
      expect.objectContaining({ from: 'turn', to: 'wind', clauses: [{ id: 'turns.wind', section: '1' }] }),
    )
  })

  it('ends with 1 where XState goes another way, and tells where', async () => {
    const { code, out } = await typedOn(unsound(), 'orchard', '--path', 'orchard 1.1')
    expect(code).toBe(1)
    expect(out).toMatch(/^ orchard 1\.1: failed at step 1, the procedure turn ends.*: XState takes it otherwise$/m)
    expect(out).toMatch(/ {6}turn → over\n {4}by XState:\n {6}turn → wind/)
  })
})

describe('rulewright verify --path with a chart or a world', () => {
  it('plays all paths, and tells how many passed', async () => {
    const { paths } = JSON.parse((await typed('orchard', '--path', 'climb', '--json')).out)
    const { code, out } = await typed('orchard', '--path', 'climb')
    expect([code, out]).toEqual([0, ` climb: ${paths.length} paths, all passed\n`])
    expect((await typed('orchard', '--path', 'climb 1')).out).toMatch(/^ climb 1: \d+ paths?, all passed\n$/)
  })

  it('names those that fail, and ends with 1', async () => {
    const { code, out } = await typedOn(unsound(), 'orchard', '--path', 'orchard')
    expect(code).toBe(1)
    expect(out).toMatch(/^ orchard: \d+ paths?, \d+ failed\n {3}orchard 1\.1: failed at step 1, /)
  })
})

describe('a name that means no path', () => {
  it.each([
    [['--paths', 'clim'], '--paths: "clim" is not a chart of orchard that is enumerated alone; expected one of '],
    [['--paths', 'clim'], 'did you mean "climb"?'],
    [['--path', 'clim 1.1'], 'did you mean "climb"?'],
    [['--path', 'climbs'], '--path: "climbs" is not a chart of orchard that is enumerated alone; expected one of '],
    [['--path', 'climb 99.1'], '--path: "climb 99" is not a world of the chart; expected climb 1'],
    [['--paths', 'climb 99'], '--paths: "climb 99" is not a world of the chart; expected climb 1'],
    [['--path', 'climb 1.999'], '--path: "climb 1.999" is no path; expected climb 1.1'],
    [['--path', 'climb 1.1', '--bound', '0'], '--bound: got "0"'],
    [['--paths', '--update'], "cannot be used with option '--update'"],
  ])('is told with what was expected: %s', async (argv, expected) => {
    const { code, err } = await typed('orchard', ...argv)
    expect(code).toBe(2)
    expect(err).toContain(expected)
  })
})
