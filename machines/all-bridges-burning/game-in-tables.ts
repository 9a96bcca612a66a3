/**
 * The game in tables of words, as players look at it: the map, the Factions, the tracks; and what its outcome means.
 *
 * @module
 */

import type { Json, Results, Sketch } from 'rulewright/book'
import { cellsOnMapOf, controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import {
  networksAndIssuesOf,
  opposeAdmins,
  senateTownPop,
} from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { isShown } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { Outcome } from '#spec/all-bridges-burning/8-non-players/8.7-outcome'
import type { Components } from '#spec/all-bridges-burning/components/components'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { cardOf, type EventPack, textsInWords } from '#spec/all-bridges-burning/events/pack'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import {
  availableAdministrations,
  availableCells,
  availableNetworks,
  discsOf,
  newsOf,
  troopsOutOfPlay,
} from '#spec/all-bridges-burning/pieces'
import {
  COLORS,
  FACTIONS,
  type Faction,
  MILITANTS,
  POWERS,
  SPACES,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'

/** The tables in which a game is shown. */
export const sketchOf =
  (components: Components) =>
  (game: Game): readonly Sketch[] => [
    spacesOf(components.map, game),
    factionsOf(game),
    tracksOf(components, game),
    ...nonPlayersOf(game),
    ...eventsOf(components.events, game),
  ]

/** Returns the winner and the margins of the ranking. With Non-players, it adds the winner's role at the table. */
export function resultsOf(outcome: Json): Results {
  const ended = outcome as Outcome
  const { winner, ranking } = ended
  return {
    winner,
    margins: Object.fromEntries(ranking.map(({ faction, margin }) => [faction, margin])),
    ...(ended.nonPlayers ? { role: roleOf(ended), says: endOf(ended) } : { says: WINS[winner] }),
  }
}

/** The announcements of a win, in words. */
const WINS = {
  reds: 'the Reds win',
  senate: 'the Senate wins',
  moderates: 'the Moderates win',
  germany: 'Germany wins',
  russia: 'Russia wins',
  nobody: 'nobody wins',
} as const satisfies Readonly<Record<Outcome['winner'], string>>

/** Returns the role of the winner in a game with Non-players. */
function roleOf({ winner, nonPlayers = [], player }: Outcome): string {
  if (winner === 'nobody') return winner
  if (POWERS.some((power) => power === winner)) return 'a Power'
  if (nonPlayers.some((faction) => faction === winner)) return 'a Non-player'
  return player ? 'the player' : 'a player'
}

/** Formats the end of a game with Non-players. A lone player succeeds or fails. */
function endOf(outcome: Outcome): string {
  const { winner, player } = outcome
  const role = roleOf(outcome)
  const wins = role === 'nobody' ? 'nobody wins' : `${winner}, ${role}, wins`
  if (player === undefined) return wins
  return player.succeeds ? `the player, ${player.faction}, succeeds` : `the player, ${player.faction}, fails; ${wins}`
}

const spacesOf = (map: GameMap, game: Game): Sketch => ({
  title: 'Spaces (Cells: Act = Active, Inact = Inactive, Und = Underground)',
  columns: ['', 'Pop', 'level', 'Control', ...FACTIONS, 'Troops', 'markers'],
  rows: SPACES.map((name) => spaceRow(map, game, name)),
})

function spaceRow({ population }: GameMap, game: Game, name: Space) {
  const space = game.spaces[name]
  const control = controlOf.compute(game, { space: name })
  return [
    name,
    population[name],
    space.level,
    control === 'nobody' ? '' : control,
    ...FACTIONS.map((faction) => piecesText(space, faction)),
    POWERS.flatMap((power) => some(space.troops[power], power)).join(', '),
    markersOf(space).join(', '),
  ]
}

const DISCS: Readonly<Record<Faction, string>> = { reds: 'Adm', senate: '', moderates: 'Net' }

function piecesText(space: SpaceState, faction: Faction): string {
  const { active, inactive } = space.cells[faction]
  const discs = discsOf(space, faction)
  const cells = [...some(active, 'Act'), ...some(inactive, faction === 'moderates' ? 'Und' : 'Inact')]
  return [...cells, ...(discs > 0 ? [`${discs} ${DISCS[faction]}`] : [])].join(', ')
}

const some = (count: number, name: string): readonly string[] => (count > 0 ? [`${count} ${name}`] : [])

const markersOf = (space: SpaceState): readonly string[] => [
  ...COLORS.flatMap((color) => some(space.terror[color], `${color} Terror`)),
  ...MILITANTS.flatMap((faction) => [
    ...some(space.prepared[faction], `Prepared ${faction}`),
    ...space.capabilities[faction].map((capability) => `${capability} ${faction}`),
  ]),
  ...some(space.news.alone, 'News'),
  ...FACTIONS.flatMap((faction) => some(newsOf(space, faction), `News ${faction}`)),
  ...(space.personality ? ['Personality'] : []),
]

const factionsOf = (game: Game): Sketch => ({
  title: 'Factions',
  columns: ['', 'Resources', 'cylinder', 'Available', 'Prisoners', 'Capabilities'],
  rows: FACTIONS.map((faction) => [
    faction,
    isShown(game, faction, 'lost') ? game.resources[faction] : '',
    game.cylinders[faction],
    [`${availableCells(game, faction)} Cells`, ...discsLeft(game, faction)].join(', '),
    game.prisoners[faction],
    faction === 'moderates' ? '' : game.capabilityBox[faction].join(', '),
  ]),
})

const discsLeft = (game: Game, faction: Faction): readonly string[] =>
  ({
    reds: [`${availableAdministrations(game)} Adm`],
    senate: [`${game.conscripts} Out of Play`],
    moderates: [`${availableNetworks(game)} Net`],
  })[faction]

/** Networks and Issues, with where their marker stands: it begins at 1. */
const withMarker = (together: number): string => `${together}, the marker at ${together + 1}`

const tracksOf = ({ map, ...cards }: Components, game: Game): Sketch => ({
  title: 'Tracks',
  columns: ['', ''],
  rows: [
    ['Phase', `${game.phase}, after ${game.propagandaRounds} Propaganda Rounds`],
    ['current card', cardText(cards, game.cards.current)],
    ['upcoming card', cardText(cards, game.cards.upcoming)],
    ['cards in the draw deck', game.cards.draw.length],
    ['Polarization', game.polarization],
    ['Oppose + Admins', opposeAdmins.compute(game, {}, map)],
    ['Senate Town Pop', senateTownPop.compute(game, {}, map)],
    ['Networks + Issues', withMarker(networksAndIssuesOf.compute(game, {}))],
    ['Cells on Map', cellsOnMapOf.compute(game, {})],
    ['Political Display', COLORS.map((color) => `${game.cubes[color]} ${color}`).join(', ')],
    ['Resolved Issues', COLORS.map((color) => `${game.resolved[color]} ${color}`).join(', ')],
    ...POWERS.map((power) => [power, powerText(game, power)]),
    ['German cylinder', `${game.germanCylinder}${game.coordinate ? ', Coordinate' : ''}`],
    ...(game.sabotage.length > 0 ? [['Sabotage', game.sabotage.join(', ')]] : []),
  ],
})

/** Lists the plans of the Non-players, if there are any. */
function nonPlayersOf({ nonPlayers }: Game): readonly Sketch[] {
  const { factions, toPlay, acting, intends, card, die, dice } = nonPlayers
  if (factions.length === 0) return []
  const rolled = [...(die > 0 ? [`condition ${die}`] : []), ...Object.entries(dice).map((one) => one.join(' '))]
  const rows = factions.map((faction) => [
    faction,
    toPlay[faction] === 'none' ? '' : `card ${toPlay[faction]}`,
    ...(faction === acting
      ? [intends === 'nothing' ? '' : intends, card === 'none' ? '' : card, rolled.join(', ')]
      : ['', '', '']),
  ])
  return [{ title: 'Non-players', columns: ['', 'NP to play', 'settled on', 'Non-player card', 'dice'], rows }]
}

/** Lists the texts of the Events on the table, if there are any. */
function eventsOf(events: EventPack, { cards: { current, upcoming } }: Game): readonly Sketch[] {
  const rows = [current, upcoming]
    .flatMap((number) => cardOf(events, number) ?? [])
    .flatMap((card) =>
      textsInWords(card).map(([name, words]) => [
        name === 'the text' ? `card ${card.card}` : `card ${card.card}, ${name}`,
        words,
      ]),
    )
  return rows.length > 0 ? [{ title: 'Events on the table', columns: ['', ''], rows }] : []
}

/** A card by its number, with its title and what else it is. */
function cardText({ deck, events }: Pick<Components, 'deck' | 'events'>, card: number | 'none'): string {
  const among = (cards: readonly number[], name: string) => (cards.some((other) => other === card) ? [name] : [])
  return [
    card,
    cardOf(events, card)?.title ?? [],
    among([deck.pivotal], 'the Pivotal Event'),
    among(deck.propaganda, 'Propaganda'),
    among(deck.germanActionPhase, 'German Action Phase'),
  ]
    .flat()
    .join(', ')
}

const powerText = (game: Game, power: (typeof POWERS)[number]): string =>
  `Vassalage ${game.vassalage[power]}, ${game.troopBoxes[power]} Troops Available, ${troopsOutOfPlay(game, power)} Out of Play`
