/** 3.3.1 Tactical support, General points. @module */
import { note, prohibition, rule } from 'rulewright/book'
import { HISTORY } from './reasons.js'
import { section } from './section.js'

export const tacticalSupport = section('tacticalSupport', '3.3', 'Tactical support', {})

export const supportPoints = section('supportPoints', '3.3.1', 'General points', {
  manoeuvres: note('They are manoeuvres, artillery, aviation and the like.', { status: HISTORY }),
  once: prohibition('A support is used once a turn, for one Combat Strategy.'),
  throughout: rule('It lasts for the whole course of that Combat Strategy.'),
  onFronts: note('Supports wait on the Fronts of the command sheet and are then allocated.', {
    status: {
      as: 'informative',
      reason: 'nobody but the player sees where they wait, and each can wait where it is wanted',
    },
  }),
})
