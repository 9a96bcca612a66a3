/** Tracks and boxes as they are drawn: the Sequence of Play, what is counted, and what lies beside the map. @module */
import { type BoxForm, boxes, inBoxes, numbered, type Shown, type Token, type TrackForm, tokens } from 'rulewright/book'
import { cellsOnMapOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import {
  networksAndIssuesOf,
  opposeAdmins,
  senateTownPop,
} from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { isShown } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Components } from '#spec/all-bridges-burning/components/components'
import { TRACKS } from '#spec/all-bridges-burning/components/forces'
import { cardOf, type EventPack } from '#spec/all-bridges-burning/events/pack'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  availableAdministrations,
  availableCells,
  availableNetworks,
  availableNews,
  availablePrepared,
  troopsOutOfPlay,
} from '#spec/all-bridges-burning/pieces'
import {
  COLORS,
  ELIGIBLE,
  FACTIONS,
  type Faction,
  GERMAN_CIRCLES,
  PASSED,
  POWERS,
  ROWS,
} from '#spec/all-bridges-burning/vocabulary'
import { administrations, capabilities, cells, marker, networks, tag, troops } from './pieces.js'

const FORCES = { reds: 'Reds', senate: 'Senate', moderates: 'Moderates' } as const
const POWER_BOXES = { germany: 'German Troops', russia: 'Russian Troops' } as const
const MORE = 'more'
const NON_PLAYERS = 'Non-players'

const SEQUENCE = 'Sequence of Play'
const sequenceOf = ({ track }: Components): TrackForm => ({
  name: SEQUENCE,
  across: 3,
  boxes: ROWS.flatMap((row) =>
    track[row].map(
      ([name, action]): BoxForm => ({ name, short: `${action}${name.endsWith('dark') ? '' : name.slice(-2)}` }),
    ),
  ),
})

/** The tracks over components. */
export const tracksOver = (components: Components): readonly TrackForm[] => [
  sequenceOf(components),
  { name: 'Eligibility', boxes: boxes(...ELIGIBLE, ...PASSED, 'Ineligible', 'aside'), across: 4 },
  { name: 'Cards', boxes: boxes('current', 'upcoming', 'draw deck'), columns: 5 },
  { name: 'Phase', boxes: boxes('Phase I', 'Phase II'), columns: 4 },
  { name: 'Propaganda', boxes: numbered(0, 4), columns: 3 },
  { name: 'Edge track', boxes: [...numbered(0, TRACKS.edge), { name: MORE }], across: 11 },
  { name: 'Polarization', boxes: numbered(0, TRACKS.polarization) },
  { name: 'Vassalage', boxes: [...numbered(0, TRACKS.vassalage), { name: MORE }], columns: 6 },
  { name: 'Political Display', boxes: boxes('Cubes', 'Resolved Issues'), columns: 6 },
  { name: FORCES.reds, boxes: boxes('Available', 'Prisoners', 'Capabilities') },
  { name: FORCES.moderates, boxes: boxes('Available', 'Prisoners'), columns: 8 },
  { name: 'Markers', boxes: boxes('Available'), columns: 4 },
  { name: FORCES.senate, boxes: boxes('Available', 'Out of Play', 'Prisoners', 'Capabilities') },
  ...POWERS.map(
    (power): TrackForm => ({ name: POWER_BOXES[power], boxes: boxes('Available', 'Out of Play'), columns: 6 }),
  ),
  { name: 'German cylinder', boxes: boxes(...GERMAN_CIRCLES) },
  { name: NON_PLAYERS, boxes: boxes(...FACTIONS), chosenBy: [] },
]

type Boxes = Shown['tracks'][string]

const cardToken = (events: EventPack, card: number | 'none'): readonly Token[] =>
  card === 'none'
    ? []
    : tokens(1, { short: `${card}`, name: `card ${card}${titled(events, card)}`, shape: 'counter', tint: 'brown' })

function titled(events: EventPack, card: number): string {
  const title = cardOf(events, card)?.title
  return title === undefined ? '' : `, ${title}`
}

/** The box of a track for a value: beyond its end there is one for all. */
const boxUpTo =
  (end: number) =>
  (value: number): number | typeof MORE =>
    value > end ? MORE : value

function edgeOf({ map }: Components, game: Game): Boxes {
  const value = boxUpTo(TRACKS.edge)
  return inBoxes(
    ...FACTIONS.filter((faction) => isShown(game, faction, 'lost')).map(
      (faction) => [value(game.resources[faction]), [marker(faction)]] as const,
    ),
    [value(opposeAdmins.compute(game, {}, map)), tag(1, 'Op+A', 'Oppose + Admins', 'red')],
    [value(senateTownPop.compute(game, {}, map)), tag(1, 'TPop', 'Senate Town Pop', 'white')],
    // Its marker begins at 1.
    [value(networksAndIssuesOf.compute(game, {}) + 1), tag(1, 'N+I', 'Networks + Issues', 'blue')],
    [value(cellsOnMapOf.compute(game, {})), tag(1, 'Cells', 'Cells on Map')],
  )
}

/** Returns the contents of a Faction's boxes. */
function forcesOf(game: Game, faction: Faction): Boxes {
  const discs = {
    reds: administrations(availableAdministrations(game)),
    senate: [],
    moderates: networks(availableNetworks(game)),
  }
  return {
    Available: [...cells(faction, availableCells(game, faction)), ...discs[faction]],
    Prisoners: cells(faction, game.prisoners[faction]),
    ...(faction === 'senate' && { 'Out of Play': cells(faction, game.conscripts) }),
    ...(faction !== 'moderates' && { Capabilities: capabilities(faction, game.capabilityBox[faction]) }),
  }
}

/** On which card each Non-player is to play, what it has settled on, and the card that it executes; nothing without any. */
function nonPlayersShown({ nonPlayers }: Game): Shown['tracks'] {
  const { factions, toPlay, acting, intends, card } = nonPlayers
  if (factions.length === 0) return {}
  const ofActing = [
    ...tag(intends === 'nothing' ? 0 : 1, intends, `settled on: ${intends}`),
    ...tag(card === 'none' ? 0 : 1, `#${card}`, `Non-player card ${card}`, 'brown'),
  ]
  const own = factions.map(
    (faction) =>
      [
        faction,
        [
          ...tag(toPlay[faction] === 'none' ? 0 : 1, `NP ${toPlay[faction]}`, `NP to play, card ${toPlay[faction]}`),
          ...(faction === acting ? ofActing : []),
        ],
      ] as const,
  )
  return { [NON_PLAYERS]: inBoxes(...own) }
}

/** Returns the contents of a game's tracks and boxes. */
export const tracksShown = (components: Components, game: Game): Shown['tracks'] => ({
  [SEQUENCE]: inBoxes(...cylindersIn(game, true)),
  Eligibility: inBoxes(...cylindersIn(game, false)),
  Cards: {
    current: cardToken(components.events, game.cards.current),
    upcoming: cardToken(components.events, game.cards.upcoming),
    'draw deck': tokens(game.cards.draw.length, {
      short: 'card',
      name: 'card face down',
      shape: 'counter',
      tint: 'brown',
    }),
  },
  Phase: { [game.phase === 1 ? 'Phase I' : 'Phase II']: tag(1, 'now', 'the Phase now') },
  Propaganda: { [game.propagandaRounds]: tag(1, 'PR', 'Propaganda Rounds that have begun') },
  'Edge track': edgeOf(components, game),
  Polarization: { [game.polarization]: tag(1, 'Pol', 'Polarization') },
  Vassalage: inBoxes(
    ...POWERS.map(
      (power) => [boxUpTo(TRACKS.vassalage)(game.vassalage[power]), troops(power, 1).map(asVassalage)] as const,
    ),
  ),
  'Political Display': {
    Cubes: COLORS.flatMap((color) => cubes(color, game.cubes[color])),
    'Resolved Issues': COLORS.flatMap((color) =>
      tag(game.resolved[color], `Iss ${color}`, `Issue Resolved, ${color}`, color),
    ),
  },
  'German cylinder': {
    [game.germanCylinder]: [
      { short: 'Ger', name: 'German cylinder', shape: 'disc', tint: 'grey', count: 1 },
      ...tag(game.coordinate ? 1 : 0, 'Coord', 'Coordinate', 'grey'),
    ],
  },
  ...Object.fromEntries(FACTIONS.map((faction) => [FORCES[faction], forcesOf(game, faction)])),
  ...Object.fromEntries(
    POWERS.map((power) => [
      POWER_BOXES[power],
      { Available: troops(power, game.troopBoxes[power]), 'Out of Play': troops(power, troopsOutOfPlay(game, power)) },
    ]),
  ),
  ...nonPlayersShown(game),
  Markers: {
    Available: [...tag(availableNews(game), 'News', 'News'), ...tag(availablePrepared(game), 'Prep', 'Prepared')],
  },
})

/** The cylinders in the boxes of actions, or those beside them. */
const cylindersIn = ({ cylinders }: Game, inAction: boolean) =>
  FACTIONS.filter((faction) => ROWS.some((row) => cylinders[faction].startsWith(row)) === inAction).map(
    (faction) => [cylinders[faction], [marker(faction)]] as const,
  )

const asVassalage = (token: Token): Token => ({
  ...token,
  name: `${token.name.split(' ')[0]} Vassalage`,
  shape: 'disc',
})

const cubes = (color: 'red' | 'white', count: number): readonly Token[] =>
  tokens(count, { short: color === 'red' ? 'R' : 'W', name: `${color} cube`, tint: color, shape: 'square' })
