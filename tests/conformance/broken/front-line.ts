/** Mistakes in Front Line. */
import { mayNotMoveTo, move } from '#spec/front-line/2.9-move'
import { defended, dugIn } from '#spec/front-line/4.1-miss'
import { forgetting, type Topic } from './mistakes.js'

/** Mistakes in Front Line, by the examples of which the cases are made. */
export const topics: readonly Topic[] = [
  {
    examples: ['move'],
    mistakes: [
      {
        name: 'units move through enemies',
        wrong: forgetting(mayNotMoveTo, move.throughEnemy),
        breaks: move.throughEnemy,
      },
    ],
  },
  {
    examples: ['attack'],
    mistakes: [
      {
        name: 'nobody is Dug In',
        wrong: forgetting(defended, dugIn.soldier),
        breaks: dugIn.soldier,
      },
    ],
  },
]
