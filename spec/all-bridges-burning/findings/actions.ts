/** Places in the chapters on play that do not agree with a rule next to them. @module */

import { finding, flag, searched, view } from 'rulewright/book'
import { mayNotStepInMessage } from '../3-commands/3.3.2-steps.js'
import { cameTo } from '../4-special-activities/4.1-special-activities.js'
import { mayNotDialogue } from '../4-special-activities/4.3.2-dialogue.js'
import * as cited from '../rules.gen.js'

const steps = view({ space: ['selected', 'start', 'another'] })

export const wayBackUnselected = finding('wayBackUnselected', {
  kind: 'contradiction',
  says: 'an example of Message moves a Cell back to where it set out, a space not selected, though Cells move into selected spaces',
  clauses: [cited.message.intoSelected, cited.message.backToStart, cited.message.wayExample],
  witness: () =>
    searched(
      steps,
      ({ space }) =>
        space !== 'selected' &&
        !mayNotStepInMessage.refuses({
          step: 'move',
          moves: 0,
          adjacent: true,
          space,
          cargo: 'neither',
          holdsNews: false,
          otherNews: 'none',
          personality: false,
          reading: 'as in the example',
          cargoReading: 'one of them',
          newsReading: 'its own',
        }),
    ),
})

const MODERATES_COMMANDS = ['Rally', 'Message', 'Negotiate', 'Politics'] as const

export const activityWithoutSpaces = finding('activityWithoutSpaces', {
  kind: 'contradiction',
  says: 'a Special Activity goes with a Command in at least one space by 4.1, but Personality may go with a Command that selects none',
  clauses: [
    cited.specialActivitiesInGeneral.commandInSomeSpace,
    cited.personality.withRallyOrPolitics,
    cited.politics.noSpaces,
  ],
  witness: () =>
    searched(view({ command: MODERATES_COMMANDS }), ({ command }) => {
      const space = !(command === 'Politics' && cited.politics.noSpaces.text.includes('no space'))
      const accompanied = cited.personality.withRallyOrPolitics.text.includes(command)
      return accompanied && cameTo.ask({ space, otherwise: true, reading: 'no' }) === 'nowhere'
    }),
})

export const spacesOfDialogue = finding('spacesOfDialogue', {
  kind: 'contradiction',
  says: 'Dialogue selects any number of spaces in its introduction, and takes place in a single one in its procedure',
  clauses: [cited.dialogue.anySpaces, cited.dialogue.oneSpace],
  witness: () =>
    searched(view({ selected: flag, further: flag }), (seen) => {
      const refused = (spacesReading: 'one' | 'any') =>
        mayNotDialogue.refuses({ ...seen, spacesReading, underground: true, effect: true, effectReading: 'needed' })
      return refused('one') && !refused('any')
    }),
})

const LETTERS = ['A', 'B', 'C', 'D'] as const

/** The spots of the Pass box, and the letters of other boxes, which stand in brackets. */
const spots: readonly string[] = cited.passing.firstFreeSpot.text.match(/\b[A-D]\b/g) ?? []
const others = [cited.adjustEligibility.ineligibleSecond, cited.adjustEligibility.actedThird].flatMap(
  ({ text }) => text.match(/(?<=\[)[a-d](?=\])/g) ?? [],
)

export const lettersOfTheTrack = finding('lettersOfTheTrack', {
  kind: 'slip',
  says: 'cylinders return in the order of letters, but a letter of the Pass box is the letter of another box, too',
  clauses: [
    cited.passing.firstFreeSpot,
    cited.adjustEligibility.byLetter,
    cited.adjustEligibility.ineligibleSecond,
    cited.adjustEligibility.actedThird,
  ],
  witness: () =>
    searched(
      view({ letter: LETTERS }),
      ({ letter }) => spots.includes(letter) && others.includes(letter.toLowerCase()),
    ),
})
