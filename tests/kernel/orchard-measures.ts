/** The orchard with measures: who is ahead, what a basket is worth, and the fruits that are left on the trees. */
import type { Book } from '../../src/core/kernel/book/book.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { book, type Game, PICKERS, points, scoring, TREES, turns } from './orchard.js'

/** The weight of a fruit of each tree: a component. */
export interface Scales {
  readonly weight: number
}

/** The points of a picker. */
export const score = measure('Points', [scoring.fruit], { picker: PICKERS }, ({ baskets }: Game, { picker }): number =>
  points.ask({ basket: baskets[picker] }),
)
/** The picker who is ahead. */
export const ahead = measure('Ahead', [scoring.most, scoring.tie], {}, (game: Game): string => {
  const [ann, bob] = [score.compute(game, { picker: 'Ann' }), score.compute(game, { picker: 'Bob' })]
  return ann === bob ? 'nobody' : ann > bob ? 'Ann' : 'Bob'
})
/** The total weight of a tree's fruits, for a picker who may be able to carry them or not. */
export const weight = measure(
  'Weight',
  [turns.bare],
  { picker: PICKERS, tree: TREES },
  ({ trees }: Game, { picker, tree }, scales: Scales): number =>
    trees[tree] * scales.weight * (picker === 'Ann' ? 1 : 2),
)

/** The orchard, in which these can be asked by name. */
export const measured: Book<Game> = {
  ...book,
  formulas: [score, ahead, weight],
  measures: [score.over(), ahead.over(), weight.over({ weight: 10 })],
}
