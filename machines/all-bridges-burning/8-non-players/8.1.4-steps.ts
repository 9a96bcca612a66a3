/** The steps by which a Non-player chooses among the options, each as its table says. @module */

import { type Compared, compared, late, readingOf } from 'rulewright/book'
import {
  capabilityRefused,
  capabilityRoll,
  capabilityStep,
  countsAs,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-capabilities'
import {
  cardSteps,
  commandStep,
  lastOnTheCard,
  withoutCard,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-last-steps'
import { markerAfter, waitsFor } from '#spec/all-bridges-burning/8-non-players/8.1.4-marked-events'
import {
  capabilitiesOf,
  eventKind,
  hasAnotherPassed,
  isLastToAct,
  isMarked,
  isThird,
  markerSeen,
  withoutMarkers,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-markers'
import {
  eventSteps,
  mayNotPassFor,
  mayNotPlayEvent,
  type Step,
} from '#spec/all-bridges-burning/8-non-players/8.1.4-sequence-of-play'
import type { CommandAction } from '#spec/all-bridges-burning/8-non-players/8.2.3-executing'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { showsSymbol } from '#spec/all-bridges-burning/components/non-player-aids'
import type { Game } from '#spec/all-bridges-burning/game'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { openActionsOn } from '../2-sequence-of-play/2.2.3-options.js'
import type { Trials } from './8.1.5-trials.js'

/** The result of the last steps, and the Command for which a card is drawn. */
interface Last {
  readonly step: Step
  readonly action: CommandAction
}

export interface Steps {
  /** Steps 1 to 3, up to the die. */
  readonly first: (game: Game, faction: Faction) => Step
  /** Step 3, after a die, which is the first or the second in this turn. */
  readonly afterDie: (game: Game, faction: Faction, die: number, second: boolean) => Step
  /** True if a die has failed for the current Event. */
  readonly refuses: (game: Game, faction: Faction, die: number) => boolean
  /** Steps 4 to 7. */
  readonly last: (game: Game, faction: Faction, refused: boolean) => Last
  /** Steps 6 and 7, where no card can be executed. */
  readonly withoutCard: (game: Game, faction: Faction, refused: boolean) => Step
}

/** Returns the facts that the steps need, over the components. */
function looksOn(components: Components, trials: Trials) {
  const { events, aids } = components
  const openActions = openActionsOn(components, trials.inside)
  const playable = (game: Game, faction: Faction) => {
    const open = openActions(game, faction).includes('Event')
    return mayNotPlayEvent.ask({ open, effective: trials.eventHasEffect(game, faction) }).length === 0
  }
  const kindFor = (game: Game, faction: Faction, card: Game['cards']['current']) => {
    const kind = eventKind(events, card)
    return faction === 'moderates'
      ? kind
      : countsAs.ask({ faction, kind, reading: readingOf(game, cited.redsAndTrains) })
  }
  const kinds = (game: Game, faction: Faction) => ({
    current: kindFor(game, faction, game.cards.current),
    upcoming: kindFor(game, faction, game.cards.upcoming),
  })
  const mayPassFor = (game: Game, faction: Faction, because: 'Pass symbol' | 'Capability') => {
    const dud = readingOf(game, cited.passWithoutEffect)
    const next: Game = { ...game, cards: { ...game.cards, current: game.cards.upcoming } }
    const refusals = mayNotPassFor.ask({
      because,
      anotherPassed: hasAnotherPassed(game, faction),
      effective: dud === 'not asked' || trials.eventHasEffect(next, faction),
      second: readingOf(game, cited.secondPassForEvent),
      dud,
    })
    return refusals.length === 0
  }
  const hasSymbol = (game: Game, faction: Faction, kind: 'event' | 'pass') =>
    showsSymbol(aids, kind === 'event' ? game.cards.current : game.cards.upcoming, kind, faction)
  return { openActions, playable, kinds, mayPassFor, hasSymbol }
}

/**
 * The steps of 8.1.4, over the components.
 *
 * Whether something can be played is tried out, which takes long: it is looked at where a row asks for it.
 */
export function stepsOn(components: Components, trials: Trials): Steps {
  const { openActions, playable, kinds, mayPassFor, hasSymbol } = looksOn(components, trials)
  const commandFor = (game: Game, faction: Faction) => {
    const open = openActions(game, faction)
    return commandStep.ask({
      last: lastOnTheCard.ask({
        last: isLastToAct(game, faction),
        third: isThird(game, faction),
        reading: readingOf(game, cited.lastEligible),
      }),
      full: open.includes('Command'),
      limited: open.includes('Limited Command'),
    })
  }

  return {
    first: (game, faction) => {
      const canPlay = late(() => playable(game, faction))
      return eventSteps.ask({
        faction,
        marked: waitsFor.ask({ marker: markerSeen(game, faction), whose: readingOf(game, cited.whoseMarker) }),
        get passSymbol() {
          return hasSymbol(game, faction, 'pass') && mayPassFor(game, faction, 'Pass symbol')
        },
        get playable() {
          return canPlay()
        },
        trains: readingOf(game, cited.trainsMarker),
        after: readingOf(game, cited.trainsAfterAnother),
        die: readingOf(game, cited.dieInVain),
        ...kinds(game, faction),
      })
    },
    afterDie: (game, faction, die, second) => {
      const canPlay = late(() => playable(game, faction))
      return capabilityStep.ask({
        roll: rollOf(game, faction, die),
        second,
        get playable() {
          return canPlay()
        },
        get passable() {
          return mayPassFor(game, faction, 'Capability')
        },
        reading: readingOf(game, cited.twoCapabilities),
        faction: faction === 'reds' ? 'reds' : 'senate',
        marker: readingOf(game, cited.trainsMarker),
        ...kinds(game, faction),
      })
    },
    refuses: (game, faction, die) =>
      capabilityRefused.ask({ roll: rollOf(game, faction, die), current: kinds(game, faction).current }),
    last: (game, faction, refused) => {
      const action = commandFor(game, faction)
      const canPlay = late(() => playable(game, faction))
      const step = cardSteps.ask({
        symbol: hasSymbol(game, faction, 'event'),
        get playable() {
          return canPlay()
        },
        refused,
        command: action !== 'neither',
        reading: readingOf(game, cited.refusedCapability),
      })
      return { step, action: action === 'neither' ? 'Limited Command' : action }
    },
    withoutCard: (game, faction, refused) => {
      const canPlay = late(() => playable(game, faction))
      return withoutCard.ask({
        get playable() {
          return canPlay()
        },
        refused,
        reading: readingOf(game, cited.refusedCapability),
        none: readingOf(game, cited.noCardToExecute),
      })
    },
  }
}

/** A roll for a Capability, against its limit; the Moderates roll for none. */
const rollOf = (game: Game, faction: Faction, die: number): Compared =>
  faction === 'moderates'
    ? 'less'
    : compared(
        capabilityRoll.ask({
          faction,
          die,
          capabilities: capabilitiesOf(game, faction),
          reading: readingOf(game, cited.redsCapabilityModifier),
        }),
        0,
      )

/** A game in which a Non-player has looked for a marker on the current card, and plays its Event or does not. */
export function withMarkerSettled(game: Game, faction: Faction, played: boolean): Game {
  const marked = FACTIONS.filter(
    (other) =>
      isMarked(game, other) && (other === faction || (played && readingOf(game, cited.whoseMarker) !== 'its own')),
  )
  if (marked.length === 0) return game
  return markerAfter.ask({ played, reading: readingOf(game, cited.markerNotPlayed) }) === 'removed'
    ? withoutMarkers(game, marked)
    : game
}
