import { describe, expect, it } from 'vitest'
import { collecting } from '../../src/core/explore/evidence.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { planOf } from '../../src/core/kernel/charts/chart-plan.js'
import { enter, send } from '../../src/core/kernel/charts/step.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { withViews } from '../../src/core/kernel/watch/recorders.js'
import { chartAlone } from '../../src/core/verify/charts/chart-alone.js'
import { refereeStepper } from '../../src/core/verify/charts/xstate-referee.js'
import { book, climbChart, orchardChart } from '../kernel/orchard.js'

const game = book.empty
const context = { game, data: { picker: 'Ann', windy: false } }
const calm: Option = { type: 'calm' }

/** The orchard, whose plan keeps the turn of the same picker: its machine passes it on. */
const astray = (): Chart => {
  const { wind, ...states } = orchardChart.config.states
  const on = { ...wind?.on, calm: { target: 'turn' } }
  return { ...orchardChart, plan: planOf({ ...orchardChart.config, states: { ...states, wind: { ...wind, on } } }) }
}

describe('the referee of steps', () => {
  it('takes the steps that the plan of a chart takes', () => {
    expect(enter(orchardChart, game, null, refereeStepper())).toEqual(enter(orchardChart, game, null))
    expect(send(orchardChart, 'wind', context, calm, refereeStepper())).toEqual(
      send(orchardChart, 'wind', context, calm),
    )
  })

  it('finds out where a plan goes another way than the machine', () => {
    expect(() => send(astray(), 'wind', context, calm, refereeStepper())).toThrow(
      'orchard: "calm": XState takes another transition than the plan of the chart',
    )
  })
})

describe('the referee of listings', () => {
  const begun = (chart: Chart) => chartAlone(chart, game, { picker: 'Ann' }, collecting(book)).initial().place

  it('finds nothing where both list the same', () => {
    expect(
      withViews(
        () => undefined,
        () => begun(climbChart),
      ).is,
    ).toBe('open')
  })

  it('finds out where what is listed in stages is other than what the rows say', () => {
    let heard = 0
    const state = climbChart.states['next tree']
    const asks = { ...state?.asks, list: () => ({ options: heard++ === 0 ? [{ type: 'climb' }] : [] }) }
    const torn = {
      ...climbChart,
      states: { ...climbChart.states, 'next tree': { ...state, asks } },
    } as unknown as Chart
    expect(begun(torn)).toMatchObject({
      is: 'dead',
      message: 'climb, next tree: other options are listed in stages than by the rows as they are written',
    })
  })
  it('finds out where an offer that is found to have options sooner lists none, or the other way round', () => {
    const state = climbChart.states['next tree']
    const asks = { ...state?.asks, open: () => false }
    const torn = {
      ...climbChart,
      states: { ...climbChart.states, 'next tree': { ...state, asks } },
    } as unknown as Chart
    expect(begun(torn)).toMatchObject({
      is: 'dead',
      message: 'climb, next tree: whether anything can be chosen is found otherwise than by what is listed',
    })
  })
})
