/** 1.1: how long the Soviets lack the control of a space that an Infiltration has won. @module */
import { one, question, view } from 'rulewright/book'
import { ahead } from './section.js'

export const breakLasts = question('breakLasts', {
  asks: 'How long do the Soviets lack the control of a space, if the SCT that have won it do not stay?',
  clauses: [
    ahead('harassment.lost'),
    ahead('harassment.eliminated'),
    ahead('harassment.available'),
    ahead('harassment.takenBack'),
  ],
  readings: {
    'until the turn ends': 'Until the turn ends: then units that stand there control it again; a marker is gone.',
    'while SCT stay': 'Not at all: the break lasts as long as SCT are there, and a marker is lost only if they stay.',
    'until taken back': 'Until a Combat Strategy has conquered it again, even if Soviet units stand there.',
  },
  usual: 'until the turn ends',
  because:
    'Control is lost by the success, whoever stays; in the next turn units keep the space again in which they stand.',
  kind: 'gap',
})

export const breaksFor = one('Harassment: a break without SCT', view({ breakLasts }), (row) => [
  row([ahead('harassment.lost'), ahead('harassment.eliminated')], { breakLasts: 'until the turn ends' }, 'the turn'),
  row(ahead('harassment.available'), { breakLasts: 'while SCT stay' }, 'no time'),
  row(
    [ahead('harassment.lost'), ahead('harassment.takenBack')],
    { breakLasts: 'until taken back' },
    'until it is conquered',
  ),
])
