import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardComponents as parts } from '#spec/front-line/components/components'
import { emptyGame } from '#spec/front-line/empty-game'
import { adjacentTo } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import {
  amphibiousMoveProcedure,
  maneuverProcedure,
  moveProcedure,
  paratroopProcedure,
  relieveProcedure,
} from '#spec/front-line/procedures/procedures'
import { firstGame } from '#spec/front-line/starting-game'
import { unitAt, unitsOf } from '#spec/front-line/units'
import { FALLING, FIELDS, OCCUPANTS, PLAYERS, type Player, SQUARES, type Square } from '#spec/front-line/vocabulary'
import { frontLine as book } from '../../machines/front-line/book.js'
import { type Call, call } from '../../src/core/kernel/charts/procedure.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Decision } from '../../src/core/kernel/plays/decision.js'
import { NotBegun, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Json } from '../../src/core/values/json.js'
import { dropsOf, maneuversOf, movesOf, OVERLOOKED } from './movement-oracle.js'

const rules = rulesOf(book)

const decisionIn = (game: Game, procedure: string, args: Json): Decision | 'nothing' => {
  const decision = rules.decide(rules.begin(game, procedure, args).position)
  return decision.over ? 'nothing' : decision
}
const optionsIn = (game: Game, procedure: string, args: Json): readonly Option[] => {
  const decision = decisionIn(game, procedure, args)
  return decision === 'nothing' ? [] : decision.choices.map(({ option }) => option)
}
const targetOf = (option: Option) => (option as unknown as { readonly to: Square }).to
const targetsIn = (game: Game, procedure: string, player: Player, unit: Square) =>
  optionsIn(game, procedure, { player, unit }).map(targetOf)

/** True if a procedure may begin and has an option, according to the lookahead. */
const isOpen = (game: Game, led: Call): boolean => {
  const coming = rules.inside.of(game, led)
  return !coming.isShut && coming.isOpen
}
/** True if it may begin and has an option; false if its precondition refuses. */
const hasOption = (game: Game, { procedure, args }: Call): boolean => {
  try {
    return optionsIn(game, procedure.name, args).length > 0
  } catch (thrown) {
    if (thrown instanceof NotBegun) return false
    throw thrown
  }
}

/** Any board with units anywhere, and cities fallen or not: also some that no play comes to. */
const anyGame = fc
  .record({
    field: fc.constantFrom(...FIELDS),
    units: fc.array(fc.tuple(fc.constantFrom(...SQUARES), fc.constantFrom(...OCCUPANTS)), { maxLength: 30 }),
    fallen: fc.record({
      Red: fc.record({ 'Air Base': fc.boolean(), Industry: fc.boolean() }),
      Green: fc.record({ 'Air Base': fc.boolean(), Industry: fc.boolean() }),
    }),
  })
  .map(({ field, units, fallen }): Game => {
    const dry = units.filter(([square]) => parts.fields[field].ground[square] !== 'Water')
    return {
      ...emptyGame,
      field,
      squares: { ...emptyGame.squares, ...Object.fromEntries(dry) },
      players: {
        Red: { ...emptyGame.players.Red, fallen: fallen.Red },
        Green: { ...emptyGame.players.Green, fallen: fallen.Green },
      },
    }
  })

const activeIn = (game: Game, player: Player) =>
  unitsOf(game, player).filter((square) => unitAt(game, square)?.status === 'active')
const eachActive = (game: Game) => PLAYERS.flatMap((player) => activeIn(game, player).map((unit) => ({ player, unit })))

describe('page 2, para 9 move: where a unit moves', () => {
  it('is where some path leads that breaks no rule', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { player, unit } of eachActive(game))
          expect(targetsIn(game, 'Move', player, unit), `${game.squares[unit]} in ${unit}`).toEqual(movesOf(game, unit))
      }),
      { numRuns: 150 },
    )
  })

  it('is refused elsewhere by a clause without which the unit could go there', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { player, unit } of eachActive(game).slice(0, 4)) {
          const decision = decisionIn(game, 'Move', { player, unit })
          if (decision === 'nothing') continue
          const refused = decision.refused()
          expect(decision.choices.length + refused.length).toBe(SQUARES.length)
          for (const { option, refusals } of refused) {
            const ids = refusals.flatMap(({ clauses }) => clauses.slice(0, 1).map(({ id }) => id))
            const names = ids.includes('move.desertOnce') ? ids.filter((id) => id !== 'move.oneOrTwo') : ids
            const overlooked = OVERLOOKED.find((name) => names.length === 1 && name === names[0])
            if (overlooked === undefined || targetOf(option) === unit) continue
            seen.add(overlooked)
            expect(movesOf(game, unit, overlooked), `${unit} to ${targetOf(option)}: ${overlooked}`).toContain(
              targetOf(option),
            )
          }
        }
      }),
      { numRuns: 200, seed: 1 },
    )
    for (const overlooked of OVERLOOKED.filter((name) => name !== 'nothing')) expect([...seen]).toContain(overlooked)
  })

  it('is nowhere for a unit that is shut in, and the Move then ends', () => {
    const game: Game = {
      ...emptyGame,
      squares: { ...emptyGame.squares, J6: 'Red Tank', I5: 'Green Tank', J5: 'Green Tank' },
    }
    expect(isOpen(game, call(moveProcedure, { player: 'Red', unit: 'J6' }))).toBe(false)
    expect(rules.decide(rules.begin(game, 'Move', { player: 'Red', unit: 'J6' }).position).over).toBe(true)
  })
})

describe('page 3, para 1 amphibiousMove: where a unit goes by sea', () => {
  it('is every empty Beach and Port, from a Port', () => {
    const game: Game = { ...emptyGame, amphibious: true, squares: { ...emptyGame.squares, C6: 'Red Tank' } }
    expect(targetsIn(game, 'Amphibious Move', 'Red', 'C6')).toEqual(['H1', 'I1', 'B6'])
  })
})

describe('page 4, para 8 paratroop: where Infantry lands', () => {
  it('is every empty square that is no city, near a friend who is active or a friendly city, over dry land', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...PLAYERS), (game, player) => {
        const unit = parts.fields[game.field].cities[player]['Air Base']
        const ready: Game = {
          ...game,
          squares: { ...game.squares, [unit]: `${player} Infantry` },
          players: {
            ...game.players,
            [player]: { ...game.players[player], fallen: { ...game.players[player].fallen, 'Air Base': false } },
          },
        }
        expect(targetsIn(ready, 'Paratroop', player, unit)).toEqual(dropsOf(ready, unit))
      }),
      { numRuns: 150 },
    )
  })

  it('reaches two squares from every friend, but not across the lake', () => {
    const shore: Game = {
      ...emptyGame,
      field: 'Lake Nogo',
      squares: { ...emptyGame.squares, B1: 'Red Infantry', F2: 'Red Tank' },
    }
    expect(targetsIn(shore, 'Paratroop', 'Red', 'B1')).toContain('H3')
    expect(targetsIn(shore, 'Paratroop', 'Red', 'B1')).not.toContain('F4')
    expect(targetsIn({ ...shore, field: 'Main' }, 'Paratroop', 'Red', 'B1')).toContain('F4')
  })
})

describe('page 5, para 4 maneuver: where a unit shifts', () => {
  it('is every empty square around it but water and unfriendly cities', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { player, unit } of eachActive(game))
          expect(targetsIn(game, 'Maneuver', player, unit)).toEqual(maneuversOf(game, unit))
      }),
      { numRuns: 100 },
    )
  })

  it('is asked of exactly those active units that have such a square', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...PLAYERS), (game, player) => {
        const units = optionsIn(game, 'Maneuver', { player, unit: 'any' }).map(
          (option) => 'unit' in option && option.unit,
        )
        expect(units).toEqual(activeIn(game, player).filter((unit) => maneuversOf(game, unit).length > 0))
      }),
      { numRuns: 100 },
    )
  })
})

describe('page 5, para 5 relieve: which two swap', () => {
  it('is any two that touch, unless both are disrupted', () => {
    fc.assert(
      fc.property(anyGame, fc.constantFrom(...PLAYERS), (game, player) => {
        const isActive = (unit: Square) => unitAt(game, unit)?.status === 'active'
        const pairs = unitsOf(game, player).flatMap((unit) =>
          adjacentTo(unit)
            .filter((other) => SQUARES.indexOf(other) > SQUARES.indexOf(unit))
            .filter((other) => unitAt(game, other)?.owner === player && (isActive(unit) || isActive(other)))
            .map((other) => ({ type: 'swap', unit, with: other })),
        )
        expect(optionsIn(game, 'Relieve', { player })).toEqual(pairs)
      }),
      { numRuns: 100 },
    )
  })
})

describe('whether there is anything to choose', () => {
  it('is told as the first decision has it, whoever asks', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const player of PLAYERS) {
          const calls = unitsOf(game, player).flatMap((unit) =>
            [moveProcedure, amphibiousMoveProcedure, paratroopProcedure, maneuverProcedure].map((of) =>
              call(of, { player, unit }),
            ),
          )
          for (const led of [
            ...calls,
            call(maneuverProcedure, { player, unit: 'any' }),
            call(relieveProcedure, { player }),
          ])
            expect(isOpen(game, led), led.procedure.name).toBe(hasOption(game, led))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is so for every unit of a first game that is not walled in by its own side', () => {
    const game = firstGame(parts)
    const open = PLAYERS.flatMap((player) =>
      unitsOf(game, player).filter((unit) => isOpen(game, call(moveProcedure, { player, unit }))),
    )
    expect(open).toEqual(PLAYERS.flatMap((player) => unitsOf(game, player)))
  })
})

describe('what a unit has done', () => {
  it('goes with it when it shifts, and with both when they swap', () => {
    const squares = { ...emptyGame.squares, C3: 'Red Infantry', C4: 'Red Tank' } as const
    const game: Game = { ...emptyGame, squares, acted: [{ square: 'C4', actions: ['Attack'] }], supplied: 'C4' }
    const { position } = rules.begin(game, 'Relieve', { player: 'Red' })
    const swapped = rules.choose(position, { type: 'swap', unit: 'C3', with: 'C4' } as Option).position.game
    expect(swapped.acted).toEqual([{ square: 'C3', actions: ['Attack'] }])
    expect(swapped.supplied).toBe('C3')
    expect(FALLING.map((city) => swapped.players.Red.fallen[city])).toEqual([false, false])
  })
})
