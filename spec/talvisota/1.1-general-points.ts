/** 1.1 General points, and the paragraph over it. @module */
import {
  among,
  component,
  definition,
  flag,
  note,
  once,
  one,
  permission,
  prohibition,
  readingOf,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { breakLasts, breaksFor } from './1.1-lost-control.js'
import type { MapText } from './components/map.js'
import type { Game } from './game.js'
import { ADVICE, BOX, HISTORY } from './reasons.js'
import { ahead, section } from './section.js'
import { sizeOf } from './units.js'
import { TURNS } from './vocabulary.js'

export const opening = section('opening', 'Introduction', 'The Soviet-Finnish Winter War', {
  players: note('One or two players can play.'),
  war: note('Its subject is the Winter War, 30 November 1939 to 13 March 1940.', { status: HISTORY }),
  tenacity: note('It shows how few held out against many, by simple means.', { status: ADVICE }),
})

export const generalPoints = section('generalPoints', '1.1', 'General points', {
  contents: component('There are a rule sheet, a map and 108 counters.', { status: BOX }),
  soviets: definition('All Russian troops are the Soviets.', { status: BOX }),
  force: definition('A force is one to six combat units, and never more.'),
  corps: definition('A corps is three Soviet divisions in one counter, to handle fewer of them.', { status: BOX }),
  control: definition('A side controls a space by a force that is there, the Soviets also by a control marker.'),
  line: definition('Soviet logistic continuity is a chain of connected spaces.'),
  centres: rule('The chain begins at one of the logistic centres, each of which belongs to a Front.'),
  lapland: component('Mourmansk and Kandalaksha are the centres of Lapland.'),
  ladoga: component('Belomorsk and Petrozavodsk are the centres of Ladoga.'),
  karelia: component('Leningrad is the centre of Karelia.'),
  reaches: rule('Its other end is where the units stand that are in Finland.'),
  held: rule('Within Finland each of its spaces has a Soviet unit or a control marker.'),
  broken: permission('What Finnish units do can break it.'),
  noFinns: prohibition('Finnish combat units never enter Soviet territory.'),
})

/** The sides of the map. */
export const TERRITORIES = ['Finnish', 'Soviet'] as const

/** Who can control a space. */
export const CONTROLS = ['Soviets', 'Finns', 'nobody'] as const

/** Until the die of a harassment has fallen, who attacks has taken nothing. */
const NOT_YET = P.union('none', 'attack')

/** Who controls a space. */
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
    row(generalPoints.noFinns, { territory: 'Soviet' }, 'Soviets'),
    row([generalPoints.broken, ahead('harassment.lost')], { territory: 'Finnish', finns: 'stand' }, 'Finns'),
    row(generalPoints.held, { territory: 'Finnish', finns: NOT_YET, soviets: true }, 'Soviets'),
    row(generalPoints.control, { territory: 'Finnish', finns: NOT_YET, soviets: false, marker: true }, 'Soviets'),
    row(generalPoints.control, { territory: 'Finnish', finns: NOT_YET, soviets: false, marker: false }, 'nobody'),
    row(ahead('harassment.lost'), { territory: 'Finnish', finns: 'gone' }, 'nobody'),
  ],
)

type Held = Pick<Game, 'spaces' | 'finns' | 'readings'>

/** Whether the line is broken in a space, though no SCT is there, until the Soviets conquer it. */
export const isLastingBreak = (game: Pick<Game, 'finns' | 'readings'>, name: string): boolean =>
  game.finns.won?.includes(name) === true &&
  breaksFor.ask({ breakLasts: readingOf(game, breakLasts) }) === 'until it is conquered'

/** What Finnish units do in a space: gone are those that have won it, and have not stayed, while it is still lost. */
function finnsDo(game: Held, name: string) {
  const { spaces, finns } = game
  if ((spaces[name]?.scouts ?? 0) === 0) return finns.breach === name || isLastingBreak(game, name) ? 'gone' : 'none'
  return finns.infiltration === name ? 'attack' : 'stand'
}

/** Who controls a space of a map. */
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

/** Whether it is March, when a connection opens. */
export const isMarch = ({ turn }: Pick<Game, 'turn'>): boolean => TURNS[turn - 1]?.startsWith('March') === true

/** Whether it is the turn in which units and supports come. */
export const isFirstOfJanuary = ({ turn }: Pick<Game, 'turn'>): boolean => TURNS[turn - 1] === 'January I'

type Connected = ReadonlyMap<string, readonly string[]>

/** What every space is connected with; it is asked for so often that each map keeps its own. */
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

/** Whether only the connection of March leads from one space to another. */
export const isMarchLink = (map: MapText, from: string, to: string): boolean =>
  !connectedWith(map, from, false).includes(to) && connectedWith(map, from, true).includes(to)
