/**
 * The steps by which a Non-player chooses among the options, each as its table says.
 *
 * @module
 */
import type { Components } from '../../../spec/all-bridges-burning/components/components.js'
import { showsSymbol } from '../../../spec/all-bridges-burning/components/non-player-aids.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  capabilitiesOf,
  eventKind,
  hasAnotherPassed,
  isLastEligible,
  isMarked,
} from '../../../spec/all-bridges-burning/non-players/turn.js'
import { redsCapabilityModifier } from '../../../spec/all-bridges-burning/questions/non-players/sequence/reds-capability-modifier.js'
import { refusedCapability } from '../../../spec/all-bridges-burning/questions/non-players/sequence/refused-capability.js'
import {
  capabilityRoll,
  capabilityStep,
  cardSteps,
  commandStep,
  eventSteps,
  mayNotPlayEvent,
  type Step,
} from '../../../spec/all-bridges-burning/tables/non-players/sequence.js'
import type { CommandAction } from '../../../spec/all-bridges-burning/tables/non-players/sequence-cards.js'
import type { Faction } from '../../../spec/all-bridges-burning/vocabulary.js'
import { readingOf } from '../../../src/kernel/question.js'
import { openActions } from '../event-card-offers.js'
import type { Trials } from './trials.js'

/** What came of the die for a Capability. */
interface AfterDie {
  readonly step: Step
  /** Whether the roll has failed for the current Event. */
  readonly refused: boolean
}

/** What came of the last steps, and for which Command a card is drawn. */
interface Last {
  readonly step: Step
  readonly action: CommandAction
}

/** The steps of 8.1.4. */
export interface Steps {
  /** Steps 1 to 3, up to the die. */
  readonly first: (game: Game, faction: Faction) => Step
  /** Step 3, after the die. */
  readonly afterDie: (game: Game, faction: Faction, die: number) => AfterDie
  /** Steps 4 to 7. */
  readonly last: (game: Game, faction: Faction, refused: boolean) => Last
}

/** The steps of 8.1.4, over the components. */
export function stepsOn(components: Components, trials: Trials): Steps {
  const { events, symbols } = components
  const isOpen = (game: Game, faction: Faction) => openActions(components, game, faction).includes('Event')
  const playable = (game: Game, faction: Faction) => {
    const open = isOpen(game, faction)
    return mayNotPlayEvent.ask({ open, effective: trials.eventHasEffect(game, faction) }).length === 0
  }
  const onTable = ({ cards }: Game) => ({
    current: eventKind(events, cards.current),
    upcoming: eventKind(events, cards.upcoming),
  })

  return {
    first: (game, faction) =>
      eventSteps.ask({
        faction,
        marked: isMarked(game, faction),
        passSymbol: showsSymbol(symbols, game.cards.upcoming, 'pass', faction),
        playable: playable(game, faction),
        ...onTable(game),
      }),
    afterDie: (game, faction, die) => {
      const succeeds = faction !== 'moderates' && beats(game, faction, die)
      const step = capabilityStep.ask({
        succeeds,
        playable: playable(game, faction),
        ...onTable(game),
        anotherPassed: hasAnotherPassed(game, faction),
      })
      return { step, refused: !succeeds && onTable(game).current !== 'other' }
    },
    last: (game, faction, refused) => {
      const open = openActions(components, game, faction)
      const action = commandStep.ask({
        last: isLastEligible(game, faction),
        full: open.includes('Command'),
        limited: open.includes('Limited Command'),
      })
      const step = cardSteps.ask({
        symbol: showsSymbol(symbols, game.cards.current, 'event', faction),
        playable: playable(game, faction),
        refused,
        command: action !== 'neither',
        reading: readingOf(game, refusedCapability),
      })
      return { step, action: action === 'neither' ? 'Limited Command' : action }
    },
  }
}

/** Whether a roll exceeds the limit for a Capability. */
const beats = (game: Game, faction: Exclude<Faction, 'moderates'>, die: number): boolean =>
  capabilityRoll.ask({
    faction,
    die,
    capabilities: capabilitiesOf(game, faction),
    reading: readingOf(game, redsCapabilityModifier),
  }) > 0
