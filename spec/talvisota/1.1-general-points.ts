/** 1.1 General points, and the paragraph over it. @module */

import { among, flag, once, one, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { breaksFor } from './1.1-lost-control.js'
import type { MapText } from './components/map.js'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { sizeOf } from './units.js'
import { TURNS } from './vocabulary.js'

/** The sides of the map. */
export const TERRITORIES = ['Finnish', 'Soviet'] as const

/** The possible controllers of a space. */
export const CONTROLS = ['Soviets', 'Finns', 'nobody'] as const

/** Until the die of a harassment has fallen, who attacks has taken nothing. */
const NOT_YET = P.union('none', 'attack')

/** The controller of a space. */
export const controller = one(
  'Who controls a space',
  view(
    {
      territory: { domain: TERRITORIES, words: 'whose territory it is' },
      soviets: flag('Soviet units are there', 'no Soviet unit is there'),
      marker: flag('a Possession marker lies there', 'no Possession marker lies there'),
      finns: among(['none', 'attack', 'stand', 'gone'], 'what Finnish units do there'),
    },
    [
      {
        because: 'Finnish units never enter Soviet territory',
        when: ({ territory, finns }) => territory === 'Soviet' && finns !== 'none',
      },
      {
        because: 'a marker is for a space that was conquered',
        when: ({ territory, marker }) => territory === 'Soviet' && marker,
      },
    ],
  ),
  (row) => [
    row(cited.generalPoints.noFinns, { territory: 'Soviet' }, 'Soviets'),
    row([cited.generalPoints.broken, cited.harassment.lost], { territory: 'Finnish', finns: 'stand' }, 'Finns'),
    row(cited.generalPoints.held, { territory: 'Finnish', finns: NOT_YET, soviets: true }, 'Soviets'),
    row(cited.generalPoints.control, { territory: 'Finnish', finns: NOT_YET, soviets: false, marker: true }, 'Soviets'),
    row(cited.generalPoints.control, { territory: 'Finnish', finns: NOT_YET, soviets: false, marker: false }, 'nobody'),
    row(cited.harassment.lost, { territory: 'Finnish', finns: 'gone' }, 'nobody'),
  ],
)

type Held = Pick<Game, 'spaces' | 'finns' | 'readings'>

/** True if the line is broken in a space without SCT, until the Soviets conquer it. */
export const isLastingBreak = (game: Pick<Game, 'finns' | 'readings'>, name: string): boolean =>
  game.finns.won?.includes(name) === true &&
  breaksFor.ask({ breakLasts: readingOf(game, cited.breakLasts) }) === 'until it is conquered'

/** Returns the state of Finnish units in a space. `gone` means that they won the space and left while it is still lost. */
function finnsDo(game: Held, name: string) {
  const { spaces, finns } = game
  if ((spaces[name]?.scouts ?? 0) === 0) return finns.breach === name || isLastingBreak(game, name) ? 'gone' : 'none'
  return finns.infiltration === name ? 'attack' : 'stand'
}

/** Returns the controller of a space of a map. */
export function controlOf(game: Held, map: MapText, name: string): ReturnType<typeof controller.ask> {
  const there = game.spaces[name]
  const territory = map.spaces.find((space) => space.name === name)?.side ?? 'Soviet'
  return controller.ask({
    territory,
    soviets: there !== undefined && sizeOf(there.soviets) > 0,
    marker: there?.possession === true,
    finns: finnsDo(game, name),
  })
}

/** True in March, when a connection opens. */
export const isMarch = ({ turn }: Pick<Game, 'turn'>): boolean => TURNS[turn - 1]?.startsWith('March') === true

/** True in the turn in which units and supports come. */
export const isFirstOfJanuary = ({ turn }: Pick<Game, 'turn'>): boolean => TURNS[turn - 1] === 'January I'

type Connected = ReadonlyMap<string, readonly string[]>

/** Lists the spaces connected with each space. Each map keeps its own index, because the rules use it so often. */
function connectionsOf(map: MapText, march: boolean): Connected {
  const links = march ? [...map.links, map.marchLink] : map.links
  const names = map.spaces.map(({ name }) => name)
  const linked = (name: string) => new Set(links.filter((link) => link.includes(name)).flat())
  return new Map(
    names.map((name) => {
      const others = linked(name)
      return [name, names.filter((other) => other !== name && others.has(other))] as const
    }),
  )
}
const connectedAlways = once((map: MapText) => connectionsOf(map, false))
const connectedInMarch = once((map: MapText) => connectionsOf(map, true))

/** The spaces that are connected with one, in the order of the map. */
export const connectedWith = (map: MapText, name: string, march: boolean): readonly string[] =>
  (march ? connectedInMarch : connectedAlways)(map).get(name) ?? []

/** True if only the connection of March leads from one space to another. */
export const isMarchLink = (map: MapText, from: string, to: string): boolean =>
  !connectedWith(map, from, false).includes(to) && connectedWith(map, from, true).includes(to)
