/** References to sections that do not contain what they promise. @module */

import { finding, searched, speaksOf, view } from 'rulewright/book'
import { sections } from '../contents.js'
import { ASTRAY } from '../references.js'
import * as cited from '../rules.gen.js'

/** True if a clause still refers to a section that does not treat the matter. */
const isBroken = (promise: string): boolean =>
  ASTRAY.some(
    ({ because, clauses, to, promised }) =>
      because === promise &&
      promised !== undefined &&
      clauses.every(({ see }) => see.includes(to)) &&
      !speaksOf(sections, to, promised),
  )

export const crossReferences = finding('crossReferences', {
  kind: 'slip',
  says: 'some references lead to a section that says nothing of what they promise',
  clauses: ASTRAY.flatMap(({ clauses }) => clauses),
  witness: () =>
    searched(view({ promises: ASTRAY.map(({ because }) => because) }), ({ promises }) => isBroken(promises)),
})

/** The sections of the cards that have a Non-player Activate its own Cells by Activism. */
const ACTIVISM_CARDS = ['8.3.2', '8.3.3', '8.4.3'] as const

export const activismDice = finding('activismDice', {
  kind: 'slip',
  says: 'a card has Non-players Activate Cells by a die roll, but is not among those that 8.1.3 names for it',
  clauses: [cited.nonPlayerExceptions.activismDie],
  witness: () =>
    searched(
      view({ card: ACTIVISM_CARDS }),
      ({ card }) =>
        !cited.nonPlayerExceptions.activismDie.see.includes(card) &&
        speaksOf(sections, card, /the die shows are Activated/),
    ),
})
