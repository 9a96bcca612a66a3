/** The values printed on the counters of combat units, and the effect of an entrenchment. @module */
import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'

const count = z.int().min(0)
/** Soviet units: their strength and their tactical bonus. */
const SovietText = record({ strength: z.int().min(1), bonus: count })
/** Finnish units: their strength, their tactical bonus, and their penalty on the enemy. */
const FinnishText = record({ strength: z.int().min(1), bonus: count, penalty: count })

export const UnitTexts = record({
  FUS: SovietText,
  ELI: SovietText,
  MECA: SovietText,
  TAN: SovietText,
  SCT: FinnishText,
  WD: FinnishText,
  SK: FinnishText,
  DIV: FinnishText,
  RES: FinnishText,
  /** The number that an entrenchment adds to the Finnish force. */
  entrenchment: z.int(),
})
export type UnitTexts = z.infer<typeof UnitTexts>

export const standInUnits: UnitTexts = {
  FUS: { strength: 2, bonus: 1 },
  ELI: { strength: 3, bonus: 1 },
  MECA: { strength: 3, bonus: 1 },
  TAN: { strength: 4, bonus: 1 },
  SCT: { strength: 2, bonus: 0, penalty: 1 },
  WD: { strength: 2, bonus: 0, penalty: 1 },
  SK: { strength: 1, bonus: 0, penalty: 0 },
  DIV: { strength: 3, bonus: 0, penalty: 0 },
  RES: { strength: 1, bonus: 0, penalty: 0 },
  entrenchment: 2,
}

const COMPONENT = 'Counters'

/** The sources of the facts about the counters. */
export const unitFacts: readonly Fact[] = [
  {
    component: COMPONENT,
    fact: 'Soviet strengths: FUS 2, ELI 3, MECA 3, TAN 4',
    source: 'stand-in',
    because: 'no source has the faces of the counters; ours rise from infantry to tanks',
  },
  {
    component: COMPONENT,
    fact: 'every Soviet unit has a tactical bonus of 1',
    source: 'stand-in',
    because: '3.2.2 can bring a bonus down to 1, so it is 1 at least; no source tells more',
  },
  {
    component: COMPONENT,
    fact: 'Finnish strengths: RES 1, SK 1, WD 2, SCT 2, DIV 3',
    source: 'stand-in',
    because: 'in the order of 9.1, from weakest to strongest; the numbers are ours',
  },
  {
    component: COMPONENT,
    fact: 'a WD or a SCT lowers the Soviet force by 1',
    source: 'stand-in',
    because: '1.4 knows penalties on the enemy; on which counters they stand no source tells',
  },
  {
    component: COMPONENT,
    fact: 'an entrenchment adds 2 to the Finnish force of a combat',
    source: 'stand-in',
    because: 'the text names the counter and not what it does; half of what a defence line takes away',
  },
  {
    component: COMPONENT,
    fact: '27 Finnish units: 3 SCT, 3 WD, 6 SK, 9 DIV, 6 RES',
    source: 'rulebook',
    because: '2.3 and the Finnish order of battle; the 29 of 2.3 count the 2 entrenchments as well',
  },
  {
    component: COMPONENT,
    fact: '44 Soviet units, 7 corps counters among them: 25 FUS, 6 ELI, 7 MECA, 6 TAN',
    source: 'derived',
    because: '2.2 and the Soviet order of battle, a corps counted as three FUS',
  },
]
