/** The choices that the Event of its card leaves to a Non-player, and its spending of Hero points. @module */

import { type Clause, compared, readingOf } from 'rulewright/book'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import {
  bonusWanted,
  libertyOrCollectivization,
  stepWanted,
  wayWanted,
} from '#spec/land-and-freedom/12.2-non-player-events'
import type { Components } from '#spec/land-and-freedom/components/components'
import { prioritySteps, type Reason, reasonIn, type Step } from '#spec/land-and-freedom/priority-track'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { type Bonus, FACTIONS, type Faction, type Track, type Way } from '#spec/land-and-freedom/vocabulary'
import { canStep, stepWay } from './9.1-tracks.js'
import type { LineContext } from './11.1-line-offers.js'
import { dataIn, gameIn, type Line, type Look, line, offered, orderIn, prefer, seatIn } from './12-priority.js'

interface Moves {
  readonly type: string
  readonly track: Track
  readonly way: Way
}
interface Turns {
  readonly type: string
  readonly bonus: Bonus
}
interface OfFaction {
  readonly type: string
  readonly faction: Faction
}
const EVENT = 'Events (Appendix 3, 2a)'
/** The section of decisions about Medallions and Hero points. */
export const MEDALLIONS = 'Medallions (Appendix 3, 2c and 6)'
export const SPENDING = 'Spending Hero points (Appendix 3, 2d)'
/** The name of the decision in which a Non-player can spend Hero points, or Organization spends one. */
export const SPENDS = 'for what a Non-player spends Hero points'
/** The clauses on the wishes of each faction for the tracks. */
const WISHES = [cited.belonging.anarchists, cited.belonging.communists, cited.belonging.moderates]
const TRACK = 'which track moves, and which way'

const lineIn = (look: Look): LineContext['data'] | undefined => dataIn(look, 'a line')

/** True if the rules for Events apply here. */
const isRuled = (look: Look): boolean =>
  lineIn(look)?.by === 'card' || readingOf(gameIn(look), cited.effectsElsewhere) === 'yes'

/** Returns the step of a Non-player on Liberty or Collectivization. */
function libertyIn(look: Look): string {
  const { Liberty, Collectivization } = gameIn(look).tracks
  return libertyOrCollectivization.ask({ faction: seatIn(look), liberty: compared(Liberty, Collectivization) })
}

/** True if the line means these two tracks and no other. */
const isLibertyLine = (look: Look): boolean => {
  const tracks = new Set(offered<Moves>(look, 'move').map(({ track }) => track))
  return tracks.size === 2 && tracks.has('Liberty') && tracks.has('Collectivization')
}

const opposite = { up: 'down', down: 'up' } as const

/** Returns the value to a Non-player of a step that no rule names. */
function stepValue({ tracks: texts }: Components, look: Look, { track, way }: Moves): number {
  const game = gameIn(look)
  const faction = seatIn(look)
  const goes = stepWay(game, way)
  return stepWanted.ask({
    own: wayWanted.ask({ faction, track }),
    against: FACTIONS.some((other) => other !== faction && wayWanted.ask({ faction: other, track }) === opposite[goes]),
    way: goes,
    possible: canStep(texts, game, track, way),
  })
}

function eventLinesOn(parts: Components): readonly Line[] {
  return [
    line<Moves>({
      name: 'Liberty or Collectivization',
      of: EVENT,
      cites: [cited.nonPlayerEvents.libertiesUp, cited.nonPlayerEvents.libertiesDown],
      asks: TRACK,
      type: 'move',
      when: (look) => isRuled(look) && isLibertyLine(look),
      wants: (look, { track, way }) => `${track} ${way}` === libertyIn(look),
    }),
    line<Moves>({
      name: 'another track',
      of: EVENT,
      cites: [cited.nonPlayerEvents.effects],
      asks: TRACK,
      type: 'move',
      when: (look) => isRuled(look) && readingOf(gameIn(look), cited.otherMoves) === 'as it wants them',
      within: [prefer<Moves>(WISHES, 'as it wants the tracks', (look, move) => stepValue(parts, look, move))],
    }),
    line<Turns>({
      name: 'the Bonus that is turned on',
      of: EVENT,
      cites: [cited.nonPlayerEvents.bonus],
      asks: 'which Bonus is turned',
      type: 'turn',
      when: (look) => {
        const effect = lineIn(look)?.effect
        return isRuled(look) && effect?.do === 'turn a Bonus' && effect.to === 'on'
      },
      wants: (look, { bonus }) => {
        const game = gameIn(look)
        return (
          bonus === bonusWanted.ask({ teamwork: game.bonuses.Teamwork, bonusIsOn: readingOf(game, cited.bonusIsOn) })
        )
      },
    }),
    line<OfFaction>({
      name: 'from whom it takes Hero points',
      of: EVENT,
      cites: [cited.nonPlayerEvents.most],
      leansOn: ['Table'],
      asks: 'from whom Hero points are taken',
      type: 'take from',
      when: isRuled,
      within: [
        prefer<OfFaction>(
          cited.nonPlayerEvents.most,
          'more Hero points',
          (look, { faction }) => gameIn(look).players[faction].heroPoints,
        ),
        prefer<OfFaction>(
          cited.nonPlayerEvents.initiative,
          'the Initiative',
          (look, { faction }) => faction === initiativeOf(gameIn(look)),
        ),
        prefer<OfFaction>(cited.nonPlayerEvents.last, 'last in the turn order', (look, { faction }) =>
          orderIn(parts.board, look).indexOf(faction),
        ),
      ],
    }),
    line({
      name: 'every line of an Event',
      of: EVENT,
      cites: [cited.nonPlayerEvents.always],
      asks: 'whether a line is activated',
      type: 'activate',
    }),
    line({
      name: 'every step of a track',
      of: EVENT,
      cites: [cited.nonPlayerEvents.always],
      asks: 'whether the track goes a step further',
      type: 'further',
    }),
  ]
}

/** Why a track has Priority, by faction. */
const BY_FACTION: Readonly<Record<Faction, readonly (readonly [Reason, readonly Clause[]])[]>> = {
  Anarchists: [
    ['the lower one', [cited.anarchistPriority.lower]],
    ['equal', [cited.anarchistPriority.equal]],
  ],
  Communists: [
    ['support', [cited.communistPriority.support]],
    ['support is done', [cited.communistPriority.supportDone, cited.communistPriority.government]],
    ['the lower one', [cited.communistPriority.reduce]],
    ['equal', [cited.communistPriority.equal]],
    ['Government', [cited.communistPriority.government]],
  ],
  Moderates: [
    ['support', [cited.moderatePriority.support]],
    ['support is done', [cited.moderatePriority.supportDone, cited.moderatePriority.government]],
    ['the lower one', [cited.moderatePriority.reduce]],
    ['equal', [cited.moderatePriority.equal]],
    ['Government', [cited.moderatePriority.government]],
  ],
}

/** The step that a Non-player makes for Hero points, if its track can go one. */
const stepIn = ({ tracks: texts }: Components, look: Look): Step | undefined =>
  prioritySteps
    .compute(gameIn(look), { faction: seatIn(look) })
    .find(({ track, way }) => canStep(texts, gameIn(look), track, way))

function spendingLinesOn(parts: Components): readonly Line[] {
  const isPriority = (look: Look, { track, way }: Moves): boolean => {
    const step = stepIn(parts, look)
    return step?.track === track && step.way === way
  }
  return [
    ...FACTIONS.flatMap((faction) =>
      BY_FACTION[faction].map(([reason, cites]) =>
        line<Moves>({
          name: `Priority of the ${faction}: ${reason}`,
          of: 'Priority track (Appendix 3, 5)',
          cites: [...cites, cited.priorityTracks.spend],
          asks: SPENDS,
          type: 'pay for a step',
          when: (look) => seatIn(look) === faction && reasonIn(gameIn(look), faction) === reason,
          wants: isPriority,
        }),
      ),
    ),
    line<Turns>({
      name: 'the Bonuses',
      of: SPENDING,
      cites: [cited.nonPlayerSpending.bonuses],
      asks: SPENDS,
      type: 'pay for a Bonus',
      when: (look) => readingOf(gameIn(look), cited.extraHeroPoints) === 'yes' || stepIn(parts, look) === undefined,
      within: [
        prefer<Turns>(cited.nonPlayerSpending.teamworkFirst, 'Teamwork first', (_, { bonus }) => bonus === 'Teamwork'),
      ],
    }),
    line({
      name: 'a Medallion at random',
      of: MEDALLIONS,
      cites: [cited.gainedMedallions.random],
      asks: 'a Medallion',
      type: 'claim',
    }),
  ]
}

export const choiceLinesOn = (parts: Components): readonly Line[] => [...eventLinesOn(parts), ...spendingLinesOn(parts)]
