/** The XState machine of a chart, in whichever build it stands. @module */
import type { AnyStateMachine } from 'xstate'
import type { Chart } from '../../../src/core/kernel/charts/chart.js'
import { machineOf } from '../../../src/core/verify/charts/xstate-machine.js'

/** The machine of a chart: older builds made it with the chart, newer ones make it on request. */
export const machineIn = (chart: Chart): AnyStateMachine =>
  'machine' in chart ? (chart.machine as AnyStateMachine) : machineOf(chart)
