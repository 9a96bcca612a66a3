/** Terror: select, place markers, remove a cube, remove enemies, and raise Polarization. @module */

import { charting, type OptionOf, readingOf } from 'rulewright/book'
import { polarized } from '#spec/all-bridges-burning/1-introduction/1.9-vassalage'
import { cameTo } from '#spec/all-bridges-burning/4-special-activities/4.1-special-activities'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Game } from '#spec/all-bridges-burning/game'
import { withCubes } from '#spec/all-bridges-burning/pieces'
import { type CameTo, terrorProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { beforeStep, type CommandMachine, doorOf, executedIn } from './3.1-terms.js'
import {
  actor,
  beginningIn,
  begun,
  booty,
  type TerrorContext as C,
  cube,
  heir,
  priceOf,
  TerrorData,
  target,
  victim,
} from './3.2.3-targets.js'
import { lettingGo, marking, passing, removing, risenBy, takingNews } from './3.2.3-terror-losses.js'

type Chosen =
  | OptionOf<typeof target>
  | OptionOf<typeof cube>
  | OptionOf<typeof victim>
  | OptionOf<typeof heir>
  | OptionOf<typeof booty>

const { chart, go, when } = charting<Game, Chosen>().implementing(terrorProcedure, TerrorData)
const payingFor = (context: C, what: 'space' | 'Display') => paid(context.game, actor(context), priceOf(context, what))

const remove = go(
  'News of the removed',
  [cited.terror.removeOne, cited.terror.toAvailable, cited.terror.personality],
  ({ context, event }: { context: C; event: OptionOf<typeof victim> & { type: 'remove' } }) =>
    removing(context, event.of, event.piece),
)

/** Returns the result of Terror. The Political Display is no space, but it counts as another place beside one. */
const outcomeOf = ({ game, data }: C): CameTo => {
  const { selected, display } = data
  const reading = readingOf(game, cited.specialWithoutSpaces)
  const came = cameTo.ask({ space: selected.length > 0, otherwise: display, reading })
  return selected.length > 0 ? executedIn(game, data, selected.length + (display ? 1 : 0)) : came
}

const terrorChart = chart({
  door: doorOf('Terror', terrorProcedure),
  context: ({ input: { game, args } }) => ({ game, data: begun(game, args) }),
  initial: 'select spaces',
  states: {
    'select spaces': {
      meta: { asks: target, seam: true },
      on: {
        select: go(
          'select spaces',
          [cited.terror.anySpaces, cited.resources.payment],
          ({ context, event: { space } }) => ({
            game: payingFor(context, 'space'),
            data: { ...beginningIn(context), selected: [...context.data.selected, space] },
          }),
        ),
        'select the Political Display': go(
          'select spaces',
          [cited.terror.display, cited.resources.payment],
          ({ context }) => ({
            game: payingFor(context, 'Display'),
            data: { ...beginningIn(context), display: true },
          }),
        ),
        stop: 'place markers',
        nothing: 'place markers',
      },
    },
    'place markers': {
      always: [
        when(
          'the Political Display is selected',
          ({ context: { data } }) => data.display,
          go('remove a cube', [cited.terror.displayNoMarker], ({ context }) => marking(context)),
        ),
        go('next space', [], ({ context }) => marking(context)),
      ],
    },
    'remove a cube': {
      meta: { asks: cube, seam: beforeStep },
      on: {
        'remove cube': go(
          'next space',
          [cited.terror.cube, cited.politicalDisplay.terror],
          ({ context: { game }, event }) => ({
            game: withCubes(game, event.color, -1),
          }),
        ),
      },
    },
    'next space': {
      always: [
        when('a space is left', ({ context: { data } }) => data.resolved < data.selected.length, 'an enemy'),
        go('done', [cited.terror.polarization, cited.polarization.actions], ({ context }) => ({
          game: polarized(context.game, risenBy(context)),
        })),
      ],
    },
    'an enemy': {
      meta: { asks: victim, seam: beforeStep },
      on: { remove, 'no more': 'space done', nothing: 'space done' },
    },
    'News of the removed': {
      always: [
        when('its owner decides about it', ({ context: { data } }) => data.news === 'the owner', 'pass News'),
        when(
          'the actor decides about it (reading)',
          ({ context: { data } }) => data.news === 'the actor',
          'take the News?',
        ),
        'another enemy',
      ],
    },
    'take the News?': {
      meta: { asks: booty },
      on: {
        'take the News': go('another enemy', [cited.message.changesOwner], ({ context }) => takingNews(context)),
        'remove the News': go('another enemy', [cited.message.terrorPasses], ({ context: { data } }) => ({
          data: { ...data, news: 'nobody' as const },
        })),
      },
    },
    'pass News': {
      meta: { asks: heir },
      on: {
        'pass News': go('another enemy', [], ({ context, event: { to } }) => passing(context, to)),
        'let the News go': go('another enemy', [], ({ context }) => lettingGo(context)),
      },
    },
    'another enemy': {
      meta: { asks: victim },
      on: { remove, 'no more': 'space done', nothing: 'space done' },
    },
    'space done': {
      always: go('next space', [], ({ context: { data } }) => ({
        data: { ...data, resolved: data.resolved + 1, removed: [] },
      })),
    },
    done: { type: 'final' },
  },
  output: ({ context }) => outcomeOf(context),
})

export const terrorCommand: CommandMachine = {
  chart: terrorChart,
}
