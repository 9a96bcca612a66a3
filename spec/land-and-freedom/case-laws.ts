/** The laws of every possible case, each with the clauses that state it. @module */

import { type CaseLaw, range, searched, view } from 'rulewright/book'
import { warAtTheEnd } from './4.1-winning-and-losing.js'
import { holder } from './4.2-initiative.js'
import { fateOf, type MEANT, mayNotAttack, whereAnAttackFalls } from './8.1-victory-on-a-front.js'
import { mayNotStrengthen, remainingClosest } from './8.2-defeat-on-a-front.js'
import * as cited from './rules.gen.js'
import { DECIDED, FRONTS, type Front, HIGHEST } from './vocabulary.js'

const space = range(0, HIGHEST)
const value = range(-DECIDED, DECIDED)
const threeTracks = view({ liberty: space, collectivization: space, government: space })
const fourFronts = view({ Madrid: value, Northern: value, Aragon: value, Southern: value })
type Fronts = Readonly<Record<Front, number>>

/** Lists the factions with a claim to the Initiative by either rule, if the second rule used tracks below a given space. */
const claims = (below: number) =>
  searched(threeTracks, ({ liberty, collectivization, government }) => {
    const all = [
      ...(liberty >= 6 && collectivization >= 6 ? ['Anarchists'] : []),
      ...(liberty < below || collectivization < below ? [government < 6 ? 'Communists' : 'Moderates'] : []),
    ]
    return all.length !== 1 || all[0] !== holder.ask({ liberty, collectivization, government })
  })

const oneHolder: CaseLaw = {
  name: 'exactly one faction has the Initiative, wherever the tracks are',
  clauses: [cited.initiative.always, cited.initiative.anarchists, cited.initiative.government],
  broken: () => claims(6),
  breaks: () => claims(7),
}

/** The war at the end of Year 3 by the rule of winning and by that of losing, were so many weak Fronts needed to lose it. */
const endings = (weakFronts: number) =>
  searched(fourFronts, (fronts) => {
    const strong = FRONTS.filter((front) => fronts[front] >= 1).length
    const weak = FRONTS.filter((front) => fronts[front] <= 0).length
    const all = [...(strong >= 3 ? ['won'] : []), ...(weak >= weakFronts ? ['lost'] : [])]
    return all.length !== 1 || all[0] !== warAtTheEnd.ask({ strong })
  })

const wonOrLost: CaseLaw = {
  name: 'the war is won or lost at the end of Year 3, and never both, whatever the Fronts come to',
  clauses: [cited.losing.twoWeak, cited.winning.threeStrong, cited.years.end],
  broken: () => endings(2),
  breaks: () => endings(3),
}

/** Values of Fronts that stand for all: the ends, what is a step before them, and between them one for each Front. */
const someValue = [-DECIDED, 1 - DECIDED, -3, -1, 2, DECIDED - 1, DECIDED]
const doneToAFront = view({
  does: ['Attack', 'Strength'],
  on: FRONTS,
  Madrid: someValue,
  Northern: someValue,
  Aragon: someValue,
  Southern: someValue,
})

/** Cases where what is done to a Front falls on one that can take nothing, or on none while one is open. */
const astray = (closest: (fronts: Fronts) => readonly Front[]) =>
  searched(doneToAFront, ({ does, on, ...fronts }) => {
    const falls = whereAnAttackFalls.ask({ fate: fateOf({ fronts }, on) })
    const meantBy = (front: Front): (typeof MEANT)[number] => {
      if (falls === 'chosen') return 'chosen'
      if (falls === 'there') return front === on ? 'named' : 'not meant'
      return closest(fronts).includes(front) ? 'closest' : 'not meant'
    }
    const allowed = FRONTS.filter((front) => {
      const seen = { fate: fateOf({ fronts }, front), meant: meantBy(front) }
      return does === 'Strength'
        ? !mayNotStrengthen.refuses(seen)
        : !mayNotAttack.refuses({ ...seen, attackOnDefeated: 'no' })
    })
    const open = FRONTS.filter((front) => fateOf({ fronts }, front) === 'open')
    return allowed.some((front) => !open.includes(front)) || (allowed.length === 0 && open.length > 0)
  })

const lowest = (fronts: Fronts): readonly Front[] => {
  const least = Math.min(...FRONTS.map((front) => fronts[front]))
  return FRONTS.filter((front) => fronts[front] === least)
}

const redirected: CaseLaw = {
  name: 'what is done to a Front falls on one that can take it, as long as there is one',
  clauses: [
    cited.victory.neverDamaged,
    cited.victory.attacksElsewhere,
    cited.victory.cardsElsewhere,
    cited.defeat.neverAgain,
    cited.defeatEffects.attacksElsewhere,
    cited.defeatEffects.cardsElsewhere,
  ],
  broken: () => astray((fronts) => remainingClosest({ fronts })),
  breaks: () => astray(lowest),
}

/** The laws of cases. */
export const caseLaws: readonly CaseLaw[] = [oneHolder, wonOrLost, redirected]
