/** Small worlds of Events that give Capabilities, free actions and phases, or have effects chosen. @module */

import { call, type World } from '#kernel'
import { type GrantCommand, type GrantSpecial, TRIGGERS } from '#spec/all-bridges-burning/events/grant-effects'
import {
  chooseProcedure,
  gainCapabilityProcedure,
  grantCommandProcedure,
  grantSpecialProcedure,
  inSpacesProcedure,
  triggerProcedure,
} from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { limitedCommand } from '#spec/all-bridges-burning/procedures/commands'
import {
  type FreeAction,
  freeActionProcedure,
  nonPlayerCardProcedure,
} from '#spec/all-bridges-burning/procedures/non-players'
import { FACTIONS, type SpecialActivity } from '#spec/all-bridges-burning/vocabulary'
import { known } from './event-known.js'
import { alone, cells, readAs, withOnly } from './shared.js'

const played = (game: Game): Game => withNonPlayers(game, { factions: FACTIONS })
const gain = (marker: 'Jaeger' | 'Trains') => ({ do: 'gain Capability', marker }) as const

function capabilities(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const inVaasa = withOnly(phaseTwo, { Vaasa: { cells: cells(1, 1) }, Turku: { cells: cells(1, 1) } })
  const away = withOnly(phaseTwo, { Häme: { cells: cells(1, 1) }, Viipuri: { cells: cells(1, 1) } })
  const nobody = withOnly(phaseTwo, {})
  const by = (executing: (typeof FACTIONS)[number], marker: 'Jaeger' | 'Trains') =>
    call(gainCapabilityProcedure, known(gain(marker), executing))
  return [
    ...FACTIONS.map((faction) =>
      alone(`a Capability Event of the ${faction} in Phase I`, start, by(faction, 'Trains')),
    ),
    ...FACTIONS.flatMap((faction) => [
      alone(`a Capability Event of the ${faction} in Phase II`, away, by(faction, 'Trains')),
      alone(`a Jaeger Event of the ${faction} with Cells in Vaasa`, inVaasa, by(faction, 'Jaeger')),
      alone(`a Jaeger Event of the ${faction} without Cells in Vaasa`, away, by(faction, 'Jaeger')),
    ]),
    alone('a Capability Event without a Cell on the map', nobody, by('reds', 'Trains')),
    ...[inVaasa, away].map((game, index) =>
      alone(
        `a Jaeger Event of the Reds, bound as the Senate is, ${index + 1}`,
        readAs(game, { jaegerOfTheReds: 'as the Senate' }),
        by('reds', 'Jaeger'),
      ),
    ),
  ]
}

function grants(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const nobody = withOnly(phaseTwo, {})
  const rally = { do: 'free Command', of: ['reds', 'moderates'], commands: ['Rally'] } as const
  const march = {
    do: 'free Command',
    of: 'senate',
    commands: ['March'],
    where: 'any',
    optional: true,
    free: false,
  } as const
  const any = { do: 'free Special Activity', of: FACTIONS, activities: 'any' } as const
  const few = { optional: true, ...any, activities: ['Coordinate', 'Political Event', 'Publish'] } as const
  const none = { do: 'free Special Activity', of: 'reds', activities: ['Publish'] } as const
  const command = (text: GrantCommand) => call(grantCommandProcedure, known(text, 'reds'))
  const special = (text: GrantSpecial) => call(grantSpecialProcedure, known(text, 'senate'))
  return [
    alone('an Event that gives a free Command', start, command(rally)),
    alone('an Event that lets a Command be paid for', phaseTwo, command(march)),
    alone('an Event that gives a Command that is possible nowhere', nobody, command({ ...march, optional: false })),
    alone('an Event that gives a free Special Activity in Phase I', start, special(any)),
    alone('an Event that may give certain Special Activities in Phase II', phaseTwo, special(few)),
    alone('an Event that gives a Special Activity of another Faction', phaseTwo, special(none)),
    alone('an Event that gives Non-players a free Command', played(start), command(rally)),
    alone('an Event that gives Non-players a free Special Activity', played(start), special(any)),
  ]
}

/** The worlds of free actions, and those in which a Non-player looks for the card by which it acts. */
function freeActions(start: Game): readonly World<Game>[] {
  const byPlayer = withOnly(start, { Turku: { cells: cells(1) } })
  const game = played(byPlayer)
  const asked = readAs(game, { conditionOfNamedCard: 'asked' })
  const acts = (action: FreeAction, own = false) => call(freeActionProcedure, { faction: 'reds', own, action })
  const card = (free: FreeAction) => call(nonPlayerCardProcedure, { faction: 'reds', action: 'Limited Command', free })
  const terms = { ...limitedCommand('reds'), free: true }
  const rally: FreeAction = { kind: 'Command', terms: { ...terms, commands: ['Rally'] } }
  const activism: FreeAction = { kind: 'Command', terms: { ...terms, commands: ['Activism'] } }
  const named = (activity: SpecialActivity): FreeAction => ({ kind: 'Special Activity', named: [activity] })
  const any: FreeAction = { kind: 'Special Activity', named: 'any' }
  return [
    alone('a free Rally of the Reds', byPlayer, acts(rally)),
    alone('a free Rally of Non-player Reds', game, acts(rally)),
    alone('any free Special Activity of Non-player Reds', game, acts(any)),
    alone(
      'a free Rally that the Reds may decline, with News to follow',
      readAs(byPlayer, { freeActionDeclined: 'may decline', newsAfterFreeCommand: 'yes' }),
      acts(rally),
    ),
    alone(
      'a free Rally of Non-player Reds by their own Event, by chance',
      readAs(game, { ownFreeAction: 'by chance' }),
      acts(rally, true),
    ),
    alone('the card for a free Rally of Non-player Reds', game, card(rally)),
    alone('the card for any free Command of Non-player Reds', game, card({ kind: 'Command', terms })),
    alone('the card for a free Activism of Non-player Reds', game, card(activism)),
    alone('the card for a free Activism of Non-player Reds, the condition being asked', asked, card(activism)),
    alone('the card for any free Special Activity of Non-player Reds', game, card(any)),
    alone('the card for a free Prepare of Non-player Reds', game, card(named('Prepare'))),
    alone('the card for a free Prepare of Non-player Reds, the condition being asked', asked, card(named('Prepare'))),
    alone('the card for a free Political Event of Non-player Reds', game, card(named('Political Event'))),
  ]
}

function choices(start: Game): readonly World<Game>[] {
  const game = withOnly(start, { Turku: { cells: cells(1) }, Helsinki: { cells: cells(1) } })
  const either = {
    do: 'choose',
    from: [
      { text: 'the one', effects: [] },
      { text: 'the other', effects: [] },
    ],
  } as const
  const two = { do: 'in spaces', count: 2, effects: [] } as const
  return [
    alone('an Event with a choice', game, call(chooseProcedure, known(either))),
    alone('an Event in two spaces', game, call(inSpacesProcedure, known(two, 'reds', ['Turku', 'Helsinki']))),
    alone(
      'an Event in all spaces',
      game,
      call(inSpacesProcedure, known({ ...two, count: 'all' } as const, 'reds', ['Turku'])),
    ),
    alone(
      'an Event that may be carried out in spaces',
      game,
      call(inSpacesProcedure, known({ optional: true, ...two } as const, 'reds', ['Turku'])),
    ),
  ]
}

/** The worlds of Events that give Capabilities, free actions and phases, or have effects chosen. */
export const eventGrantWorlds = (start: Game, phaseTwo: Game): readonly World<Game>[] => [
  ...capabilities(start, phaseTwo),
  ...grants(start, phaseTwo),
  ...freeActions(start),
  ...choices(start),
  ...TRIGGERS.flatMap((what) => [
    alone(
      `an Event that brings about in Phase I: ${what}`,
      start,
      call(triggerProcedure, known({ do: 'trigger', what } as const)),
    ),
    alone(
      `an Event that brings about in Phase II: ${what}`,
      phaseTwo,
      call(triggerProcedure, known({ do: 'trigger', what } as const)),
    ),
  ]),
]
