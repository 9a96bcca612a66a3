/**
 * Every section of the book, in its order.
 *
 * @module
 */
import { headOf, isSection, type Section } from '../../../src/kernel/clause.js'
import * as actions from './actions.js'
import * as attack from './attack.js'
import * as box from './box.js'
import * as cities from './cities.js'
import * as end from './end.js'
import * as figures from './figures.js'
import * as leadership from './leadership.js'
import * as missions from './missions.js'
import * as overview from './overview.js'
import * as rounds from './rounds.js'
import * as setUpCards from './set-up-cards.js'
import * as setup from './setup.js'
import * as terms from './terms.js'

/** The files with their exports by name: what a test compares with the names of the sections. */
export const chapters = [
  box,
  overview,
  setup,
  rounds,
  actions,
  attack,
  cities,
  missions,
  leadership,
  figures,
  setUpCards,
  terms,
  end,
] as const

/** The page and paragraph of a section; what stands on the cover comes first. */
const place = (section: Section): readonly number[] => (headOf(section).number.match(/\d+/g) ?? ['0']).map(Number)

function byPlace(one: Section, other: Section): number {
  const [page = 0, para = 99] = place(one)
  const [otherPage = 0, otherPara = 99] = place(other)
  return page - otherPage || para - otherPara
}

/** Every section of the book, in the order of the print. */
export const sections: readonly Section[] = chapters
  .flatMap((chapter) => Object.values(chapter).filter(isSection))
  .toSorted(byPlace)
