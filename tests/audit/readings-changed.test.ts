/** Which readings change something in a step, by rules that say what each reading does. */
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type Question, question } from '../../src/core/kernel/sections/question.js'
import { changingIn } from '../../src/lab/audit/readings/changed-steps.js'
import { book as orchard } from '../kernel/orchard.js'

const asking = (name: string, ...others: readonly string[]): Question => {
  const readings = Object.fromEntries(['no', 'yes', ...others].map((reading) => [reading, reading]))
  return question(name, { asks: `${name}?`, clauses: [], readings, usual: 'no', because: 'So.' }) as unknown as Question
}
const five = ['a', 'b', 'c', 'd', 'e'].map((name) => asking(name))

type Readings = Readonly<Record<string, string>>
interface Does {
  /** True where something else is due. */
  readonly due?: (readings: Readings) => boolean
  /** True where the choice comes to something else. */
  readonly ends?: (readings: Readings) => boolean
  readonly fails?: (readings: Readings) => boolean
}

/** Notes which readings are tried together, and which of them change something. */
function changing({ due = () => false, ends = () => false, fails = () => false }: Does) {
  const tried: string[] = []
  const rules = rulesOf(orchard)
  const position = (readings: Readings) => ({ ...rules.start(), game: { ...orchard.empty, readings } })
  const acting = {
    ...rules,
    decide: ({ game: { readings } }: ReturnType<typeof position>) => ({ over: !due(readings) }),
    choose: (at: ReturnType<typeof position>) => {
      const { readings } = at.game
      tried.push(
        Object.entries(readings)
          .map(([name, reading]) => (reading === 'yes' ? name : `${name}=${reading}`))
          .join(' '),
      )
      if (fails(readings)) throw new Error('it does not go on')
      return { position: { ...at, outcome: ends(readings) } }
    },
  } as unknown as typeof rules
  const changes = changingIn(acting)
  return (questions: readonly Question[], kind = 'step', readings: Readings = {}) => {
    tried.length = 0
    const step = {
      from: position(readings),
      option: { type: 'go' },
      to: { ...position(readings), outcome: false },
      kind,
    }
    return { changed: [...changes(questions, step as never)].map(({ name }) => name), tried: [...tried] }
  }
}

describe('other readings', () => {
  it('are tried together, and by halves where that comes to something else', () => {
    expect(changing({})(five)).toEqual({ changed: [], tried: ['a b c d e'] })
    expect(changing({ ends: ({ d }) => d === 'yes' })(five)).toEqual({
      changed: ['d'],
      tried: ['a b c d e', 'a b c', 'd e', 'd', 'e'],
    })
  })

  it('are told where something else is due, without a choice', () => {
    expect(changing({ due: ({ a }) => a === 'yes' })(five.slice(0, 2))).toEqual({ changed: ['a'], tried: ['b'] })
  })

  it('are tried alone where they changed something at the last step of the kind', () => {
    const at = changing({ ends: ({ c, far }) => c === 'yes' && far === undefined })
    expect(at(five.slice(0, 3)).changed).toEqual(['c'])
    expect(at(five.slice(0, 3))).toEqual({ changed: ['c'], tried: ['c', 'a b'] })
    expect(at(five.slice(0, 3), 'another').tried[0]).toBe('a b c')
    expect(at(five.slice(0, 3), 'step', { far: 'x' })).toEqual({ changed: [], tried: ['far=x c', 'far=x a b'] })
    expect(at(five.slice(0, 3), 'step', { far: 'x' }).tried).toEqual(['far=x a b c'])
  })

  it('of one question are tried one after the other, each with those of others', () => {
    const three = [asking('x', 'maybe'), asking('y', 'maybe'), asking('z')]
    expect(changing({})(three).tried).toEqual(['x y z', 'x=maybe y=maybe'])
    expect(changing({})([asking('x', 'maybe')], 'step', { x: 'maybe' }).tried).toEqual(['x=no', 'x'])
  })

  it('that fail alone tell nothing, and those beside them are tried apart', () => {
    const at = changing({ fails: ({ a }) => a === 'yes', ends: ({ b }) => b === 'yes' })
    expect(at(five.slice(0, 2))).toEqual({ changed: ['b'], tried: ['a b', 'a', 'b'] })
    expect(at(five.slice(0, 1), 'alone')).toEqual({ changed: [], tried: ['a'] })
  })
})
