/** The steps of a track: where it may go, and the icons that it comes to. @module */

import {
  asks,
  type Chart,
  type Context,
  calls,
  certain,
  charting,
  type OptionOf,
  option,
  readingOf,
  record,
} from 'rulewright/book'
import { z } from 'zod'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import { isLost } from '#spec/land-and-freedom/8.2-defeat-on-a-front'
import {
  type GIFTS,
  isTriggered,
  mayNotStep,
  ownerOfTrack,
  turnsMoraleOff,
  wayOfStep,
  whoseIcon,
} from '#spec/land-and-freedom/9.1-tracks-and-triggers'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { TrackTexts, Trigger } from '#spec/land-and-freedom/components/tracks'
import type { Game } from '#spec/land-and-freedom/game'
import { effectsProcedure, MoveArgs, moveProcedure } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import { FACTIONS, type Faction, HIGHEST, type Track, type Way } from '#spec/land-and-freedom/vocabulary'

const Data = record({
  ...MoveArgs.unwrap().shape,
  number: z.int().min(0),
  went: z.enum(['nowhere', 'up', 'down']),
  /** To whom the icon belongs. */
  owner: z.enum(FACTIONS),
})
type C = Context<Game, z.infer<typeof Data>>
const ask = asks<C>()

/** The track on which a step of another one depends. */
const DEPENDS: Readonly<Record<Track, (way: 'up' | 'down') => Track | 'none'>> = {
  Liberty: () => 'Collectivization',
  Collectivization: () => 'none',
  Government: (way) => (way === 'up' ? 'Foreign Aid' : 'Soviet Support'),
  'Soviet Support': () => 'none',
  'Foreign Aid': () => 'none',
}

/** The way of the next step. */
export const stepWay = ({ tracks }: Pick<Game, 'tracks'>, way: Way): 'up' | 'down' =>
  wayOfStep.ask({ way, government: tracks.Government })

type Tracked = Pick<Game, 'tracks' | 'readings'>

/** Returns the view of a step of a track. */
export function stepView(texts: TrackTexts, game: Tracked, track: Track, way: 'up' | 'down') {
  const { tracks } = game
  const depends = DEPENDS[track](way)
  const space = tracks[track]
  return {
    track,
    way,
    space,
    end: space === (way === 'up' ? HIGHEST : texts[track].lowest),
    other: depends === 'none' || tracks[depends] >= 8 ? ('8 or above' as const) : ('below 8' as const),
    governmentBottom: readingOf(game, cited.governmentBottom),
  }
}

/** True if a track can go a step. */
export const canStep = (texts: TrackTexts, game: Tracked, track: Track, way: Way): boolean =>
  mayNotStep.ask(stepView(texts, game, track, stepWay(game, way))).length === 0

/** To whom the icons of a track belong, where its Standee is. */
export const ownerOf = (game: Tracked, track: Track): Faction =>
  ownerOfTrack.ask({
    track,
    side: game.tracks.Government <= 5 ? 'low' : 'high',
  })

const furtherOffer = ask.may(option('no further'), {
  name: 'whether the track goes a step further',
  cites: [],
  about: ({ data: { track, number } }) => `${track}, ${number} left`,
  seat: ({ data: { faction } }) => certain(faction === 'nobody' ? undefined : faction, 'faction whose card it is'),
  from: () => [option('further')],
})

function giftOf(icon: Trigger | undefined): (typeof GIFTS)[number] {
  if (icon?.effect.do === 'add Strength') return 'Strength'
  return icon?.effect.do === 'claim a Medallion' ? 'a Medallion' : 'something else'
}

export function tracksChart({ tracks: texts }: Components): Chart {
  const { chart, go, when } = charting<Game, OptionOf<typeof furtherOffer>>().implementing(moveProcedure, Data)

  const iconAt = ({ game, data: { track } }: C): Trigger | undefined =>
    texts[track].triggers.find(({ space }) => space === game.tracks[track])

  /** True if a step goes in the direction that favors the owner of the icon. */
  const isWanted = ({ game, data: { track, went } }: C): boolean =>
    went === (track === 'Government' && game.tracks.Government <= 5 ? 'down' : 'up')

  /** Returns the faction that receives the gift of the icon. */
  const gainerIn = (context: C): Faction => {
    const { game, data } = context
    const whose = whoseIcon.ask({ gift: giftOf(iconAt(context)), otherTriggers: readingOf(game, cited.otherTriggers) })
    if (whose === 'whose track it is') return ownerOf(game, data.track)
    return data.faction === 'nobody' ? initiativeOf(game) : data.faction
  }

  const takesEffect = (context: C): boolean => {
    const { game, data } = context
    if (iconAt(context) === undefined) return false
    return isTriggered.ask({
      covered: game.blanks[data.track].includes(game.tracks[data.track]),
      wanted: isWanted(context),
      triggersDown: readingOf(game, cited.triggersDown),
    })
  }

  const stepped = ({ game, data }: C): C => {
    const went = stepWay(game, data.way)
    return {
      game: { ...game, tracks: { ...game.tracks, [data.track]: game.tracks[data.track] + (went === 'up' ? 1 : -1) } },
      data: { ...data, went, number: data.number - 1 },
    }
  }

  /** True if the track turns off the Morale Bonus at its space, on arriving there or when it can go no further down. */
  const turnsOff = ({ game, data: { track } }: C, moved: boolean): boolean =>
    turnsMoraleOff.ask({
      track,
      space: game.tracks[track],
      moved,
      governmentBottom: readingOf(game, cited.governmentBottom),
      bottomAgain: readingOf(game, cited.bottomAgain),
    })

  const moraleOff = ({ context: { game } }: { readonly context: C }) => ({
    game: { ...game, bonuses: { ...game.bonuses, Morale: 'off' as const } },
  })

  const covered = ({ game, data: { track } }: C): Game => ({
    ...game,
    blanks: { ...game.blanks, [track]: [...game.blanks[track], game.tracks[track]].toSorted((a, b) => a - b) },
  })

  return chart({
    context: ({ input: { game, args } }) => ({
      game,
      data: {
        ...args,
        number:
          args.way.endsWith('Center') && readingOf(game, cited.towardsCenterTwice) === 'one step' ? 1 : args.number,
        went: 'nowhere',
        owner: args.faction === 'nobody' ? initiativeOf(game) : args.faction,
      },
    }),
    initial: 'a step',
    states: {
      'a step': {
        always: [
          when('the war is lost', ({ context: { game } }) => isLost(game), 'done'),
          when('it has gone far enough', ({ context: { data } }) => data.number === 0, 'done'),
          when(
            'it is to go down from its bottom, which turns off the Morale Bonus',
            ({ context }) => stepWay(context.game, context.data.way) === 'down' && turnsOff(context, false),
            go('done', [cited.moraleTrigger.off], moraleOff),
          ),
          when(
            'it can go no further',
            ({ context: { game, data } }) => !canStep(texts, game, data.track, data.way),
            'done',
          ),
          when(
            'it may stop',
            ({ context: { game, data } }) =>
              data.ofCard && data.went !== 'nowhere' && readingOf(game, cited.wholeAmount) === 'up to',
            'further or not',
          ),
          go('at the bottom', [], ({ context }) => stepped(context)),
        ],
      },
      'further or not': {
        meta: { asks: furtherOffer },
        on: {
          further: go('at the bottom', [], ({ context }) => stepped(context)),
          'no further': go('done', [cited.actionPoints.wasted]),
        },
      },
      'at the bottom': {
        always: [
          when(
            'that turns off the Morale Bonus',
            ({ context }) => turnsOff(context, true),
            go('at an icon', [cited.moraleTrigger.off], moraleOff),
          ),
          'at an icon',
        ],
      },
      'at an icon': {
        always: [
          when(
            'it takes effect',
            ({ context }) => takesEffect(context),
            go('the icon', [cited.triggers.atOnce, cited.triggers.blank], ({ context }) => ({
              game: covered(context),
              data: { ...context.data, owner: gainerIn(context) },
            })),
          ),
          'a step',
        ],
      },
      'the icon': {
        meta: {
          calls: calls(effectsProcedure, (context) => ({
            faction: context.data.owner,
            actor: context.data.faction,
            effects: [iconAt(context)].flatMap((icon) => (icon ? [icon.effect] : [])),
            by: 'track' as const,
          })),
          requirements: [cited.ownTriggers.whoever],
        },
        on: { returned: 'a step' },
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
