import fc from 'fast-check'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import { emptyGame } from '#spec/all-bridges-burning/starting-game'
import {
  CAPABILITIES,
  type Capability,
  type FACTIONS,
  LEVELS,
  MILITANTS,
  POWERS,
  SPACES,
  type Space,
} from '#spec/all-bridges-burning/vocabulary'

const space = fc.constantFrom(...SPACES)
const few = fc.constantFrom<Space>('Helsinki', 'Tampere', 'Häme', 'Uusimaa', 'Karelia')
const somewhere = fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: space })

type Change = (state: SpaceState) => SpaceState
type Placed = readonly [Space, Change]

const placed = (what: fc.Arbitrary<Change>, most: number): fc.Arbitrary<readonly Placed[]> =>
  fc.array(fc.tuple(somewhere, what), { maxLength: most })

const cell = (faction: (typeof FACTIONS)[number]) =>
  fc.constantFrom<'active' | 'inactive'>('active', 'inactive').map(
    (status): Change =>
      (state) => ({
        ...state,
        cells: { ...state.cells, [faction]: { ...state.cells[faction], [status]: state.cells[faction][status] + 1 } },
      }),
  )
const isFull = ({ administrations, networks }: SpaceState) => administrations + networks >= 2
const administration: Change = (state) =>
  isFull(state) ? state : { ...state, administrations: state.administrations + 1 }
const network: Change = (state) => (isFull(state) ? state : { ...state, networks: state.networks + 1 })
const troop = fc.constantFrom(...POWERS).map(
  (power): Change =>
    (state) => ({ ...state, troops: { ...state.troops, [power]: state.troops[power] + 1 } }),
)
const level = fc.constantFrom(...LEVELS).map(
  (name): Change =>
    (state) => ({ ...state, level: name }),
)
const hasCell = ({ cells }: SpaceState, faction: (typeof MILITANTS)[number]) =>
  cells[faction].active + cells[faction].inactive > 0
const capability = fc
  .tuple(fc.constantFrom(...MILITANTS), fc.constantFrom<Capability>(...CAPABILITIES, 'Trains', 'Trains'))
  .map(
    ([faction, marker]): Change =>
      (state) =>
        hasCell(state, faction)
          ? {
              ...state,
              capabilities: { ...state.capabilities, [faction]: [...state.capabilities[faction], marker].toSorted() },
            }
          : state,
  )

const atPlaces = (changes: readonly Placed[], game: Game) =>
  changes.reduce((changed, [name, change]) => inSpace(changed, name, change), game)

/** Boards with pieces all over the map, as many as there are at the most. */
export const boards: fc.Arbitrary<Game> = fc
  .tuple(
    placed(cell('reds'), 16),
    placed(cell('senate'), 10),
    placed(cell('moderates'), 6),
    placed(fc.constant(administration), 3),
    placed(fc.constant(network), 2),
    placed(troop, 6),
    placed(level, 8),
    placed(capability, 8),
    fc.integer({ min: 0, max: 10 }),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([reds, senate, moderates, administrations, networks, troops, levels, markers, polarization, russia]) => {
    const blank: Game = {
      ...emptyGame,
      phase: 2,
      polarization,
      cubes: { red: 1, white: 1 },
      vassalage: { ...emptyGame.vassalage, russia },
      spaces: Object.fromEntries(SPACES.map((name) => [name, emptySpace])) as Game['spaces'],
    }
    const changes = [reds, senate, moderates, administrations, networks, troops, levels, markers]
    return changes.reduce((game, some) => atPlaces(some, game), blank)
  })
