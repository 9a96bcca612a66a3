/** Pieces and markers as they are drawn: capital letters for Active Cells, small ones on a hollow form for the others. @module */
import { type ShownPlace, type Sign, type Token, tokens } from 'rulewright/book'
import { controlIn } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import type { GameMap, LandingSite } from '#spec/all-bridges-burning/components/map'
import type { SpaceState } from '#spec/all-bridges-burning/game'
import {
  COLORS,
  FACTIONS,
  type Faction,
  type Level,
  MILITANTS,
  type Militant,
  POWERS,
  type Power,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'

type Look = Pick<Token, 'short' | 'name' | 'tint'>

const FACTION_LOOKS = {
  reds: { short: 'R', name: 'Reds', tint: 'red' },
  senate: { short: 'S', name: 'Senate', tint: 'white' },
  moderates: { short: 'M', name: 'Moderates', tint: 'blue' },
} as const satisfies Readonly<Record<Faction, Look>>

const POWER_LOOKS = {
  germany: { short: 'G', name: 'German', tint: 'grey' },
  russia: { short: 'Ru', name: 'Russian', tint: 'brown' },
} as const satisfies Readonly<Record<Power, Look>>

/** Returns the token of a Faction on a track. */
export const marker = (faction: Faction): Token => ({ ...FACTION_LOOKS[faction], shape: 'disc', count: 1 })

/** A marker with a word on it. */
export const tag = (count: number, short: string, name: string, tint?: Token['tint']): readonly Token[] =>
  tokens(count, { short, name, shape: 'tag', ...(tint && { tint }) })

/** Cells beside the map, whose face does not matter. */
export function cells(faction: Faction, count: number): readonly Token[] {
  const { short, name, tint } = FACTION_LOOKS[faction]
  return tokens(count, { short: `${short} Cell`, name: `${name} Cell`, tint, shape: 'counter' })
}

function cellsOf(faction: Faction, { active, inactive }: SpaceState['cells'][Faction]): readonly Token[] {
  const look = FACTION_LOOKS[faction]
  const other = faction === 'moderates' ? 'Underground' : 'Inactive'
  const hidden = { ...look, short: look.short.toLowerCase(), name: `${look.name} Cell, ${other}` }
  return [
    ...tokens(active, { ...look, name: `${look.name} Cell, Active`, shape: 'octagon' }),
    ...tokens(inactive, { ...hidden, shape: 'octagon', idle: true }),
  ]
}

export const administrations = (count: number): readonly Token[] =>
  tokens(count, { short: 'A', name: 'Administration', tint: 'red', shape: 'disc' })
export const networks = (count: number): readonly Token[] =>
  tokens(count, { short: 'N', name: 'Network', tint: 'blue', shape: 'disc' })
export const troops = (power: Power, count: number): readonly Token[] =>
  tokens(count, { ...POWER_LOOKS[power], name: `${POWER_LOOKS[power].name} Troops`, shape: 'square' })

/** The markers of a Faction: Prepared and Capabilities. */
export const capabilities = (faction: Faction, names: readonly string[]): readonly Token[] =>
  [...new Set(names)].flatMap((name) =>
    tag(
      names.filter((other) => other === name).length,
      `${name.slice(0, 3)} ${FACTION_LOOKS[faction].short}`,
      `${name} of the ${FACTION_LOOKS[faction].name}`,
      FACTION_LOOKS[faction].tint,
    ),
  )

const held = (count: number, faction: Faction, state = ''): readonly Token[] => {
  const { short, name, tint } = FACTION_LOOKS[faction]
  const letter = state === 'Underground' ? short.toLowerCase() : short
  return tag(count, `Nws ${letter}`, `News held by ${name}${state && `, ${state}`}`, tint)
}

const preparedOf = (faction: Militant, count: number): readonly Token[] => {
  const { short, name, tint } = FACTION_LOOKS[faction]
  return tag(count, `Pre ${short}`, `Prepared, ${name}`, tint)
}

const markersOf = ({ terror, prepared, capabilities: on, news, personality }: SpaceState): readonly Token[] => [
  ...COLORS.flatMap((color) => tag(terror[color], `Ter ${color.slice(0, 1).toUpperCase()}`, `${color} Terror`, color)),
  ...MILITANTS.flatMap((faction) => [...preparedOf(faction, prepared[faction]), ...capabilities(faction, on[faction])]),
  ...tag(news.alone, 'News', 'News'),
  ...held(news.reds, 'reds'),
  ...held(news.senate, 'senate'),
  ...held(news.moderates.active, 'moderates', 'Active'),
  ...held(news.moderates.inactive, 'moderates', 'Underground'),
  ...tag(personality ? 1 : 0, 'Pers', 'Personality', 'blue'),
]

const LEVEL_SIGNS: Readonly<Record<Level, ShownPlace['signs']>> = {
  'Active Opposition': [{ short: 'AO', name: 'Active Opposition', tint: 'red' }],
  'Passive Opposition': [{ short: 'PO', name: 'Passive Opposition', tint: 'red' }],
  Neutral: [],
  'Passive Support': [{ short: 'PS', name: 'Passive Support', tint: 'blue' }],
  'Active Support': [{ short: 'AS', name: 'Active Support', tint: 'blue' }],
}

/** The Landing Site of a space, with what of the die leads there. */
const siteSigns = (space: Space, sites: readonly LandingSite[]): readonly Sign[] =>
  sites.flatMap(({ space: on, from, to }) => {
    const range = from === to ? `${from}` : `${from}-${to}`
    return on === space ? [{ short: `L${range}`, name: `German Landing Site, die ${range}`, tint: 'grey' }] : []
  })

/** A space: its Population, its Landing Site, its level, who Controls it, and all that stands in it. */
export function spaceShown(name: Space, space: SpaceState, { population, landingSites }: GameMap): ShownPlace {
  const control = controlIn(space)
  const ruler = control === 'nobody' ? undefined : FACTION_LOOKS[control]
  return {
    ...(ruler && { ground: control === 'reds' ? 'red' : 'white' }),
    signs: [
      { short: String(population[name]), name: `Population ${population[name]}` },
      ...siteSigns(name, landingSites),
      ...(LEVEL_SIGNS[space.level] ?? []),
      ...(ruler ? [{ short: `⚑${ruler.short}`, name: `${ruler.name} Control`, tint: ruler.tint }] : []),
    ],
    tokens: [
      ...FACTIONS.flatMap((faction) => cellsOf(faction, space.cells[faction])),
      ...administrations(space.administrations),
      ...networks(space.networks),
      ...POWERS.flatMap((power) => troops(power, space.troops[power])),
      ...markersOf(space),
    ],
  }
}
