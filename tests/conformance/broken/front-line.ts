/** Mistakes in Front Line. */
import { mayNotMoveTo } from '#spec/front-line/2.9-move'
import { defended } from '#spec/front-line/4.1-miss'
import * as cited from '#spec/front-line/rules.gen'
import { forgetting, type Topic } from './mistakes.js'

/** Mistakes in Front Line, by the examples of which the cases are made. */
export const topics: readonly Topic[] = [
  {
    examples: ['move'],
    mistakes: [
      {
        name: 'units move through enemies',
        wrong: forgetting(mayNotMoveTo, cited.move.throughEnemy),
        breaks: cited.move.throughEnemy,
      },
    ],
  },
  {
    examples: ['attack'],
    mistakes: [
      {
        name: 'nobody is Dug In',
        wrong: forgetting(defended, cited.dugIn.soldier),
        breaks: cited.dugIn.soldier,
      },
    ],
  },
]
