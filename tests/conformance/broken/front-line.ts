/** Mistakes in Front Line. */
import { move } from '../../../spec/front-line/clauses/actions.js'
import { dugIn } from '../../../spec/front-line/clauses/cities.js'
import { defended } from '../../../spec/front-line/tables/attack-results.js'
import { mayNotMoveTo } from '../../../spec/front-line/tables/move.js'
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
