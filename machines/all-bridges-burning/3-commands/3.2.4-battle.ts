/** The battle in one Attack space: Defender, Strength, die roll, Casualties, Attrition and Prisoners of War. @module */

import { asks, type Chart, charting, compared, type OptionOf, option, range, readingOf } from 'rulewright/book'
import {
  attackRoll,
  defendingCapabilitiesBy,
  PRICE_OF_STRENGTH,
} from '#spec/all-bridges-burning/3-commands/3.2.4-battle'
import { markersGo } from '#spec/all-bridges-burning/3-commands/3.2.4-casualties'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { battleProcedure } from '#spec/all-bridges-burning/procedures/battle'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { activated, lostFrom, takenFrom, withDefenders, withoutMarkers, withPrisoners } from './3.2.4-aftermath.js'
import { buying, casualtiesOn, defenderChoice, defendingCount, losing, taking } from './3.2.4-casualties.js'
import {
  BattleData,
  battleDoor,
  begun,
  type BattleContext as C,
  defendersIn,
  defendingMarkers,
  lossesOf,
  strengthOf,
} from './3.2.4-strength.js'

const die = asks<C>().chance({
  name: 'the die of the Attack',
  about: ({ data }) => `${data.space}, Strength ${data.strength}`,
  cites: [cited.attack.success],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** The Defenders, by the choice of the Reds. */
const DEFENDERS = {
  Senate: { faction: true, power: false },
  Germans: { faction: false, power: true },
  both: { faction: true, power: true },
} as const

const succeeds = ({ data: { face, strength } }: C) =>
  attackRoll.ask({ face, roll: compared(face, strength) }) === 'succeeds'

/** The data with the Casualties chosen. */
const inflicted = (context: C, casualties: 'Engagement' | 'Retreat', refuge: C['data']['refuge']) => {
  const { cells, troops } = defendersIn(context)
  return { data: { ...context.data, casualties, refuge, mixed: cells > 0 && troops > 0 } }
}

/** True if the markers of the Defenders go although some of their Cells stay. */
const markersLeave = (context: C) =>
  markersGo.ask({
    moment: 'Casualties are over',
    taken: context.data.taken.cells > 0,
    cellsLeft: defendersIn(context).cells > 0,
    reading: readingOf(context.game, cited.lastDefendingCell),
  })

/** Returns the side that decides which Capabilities of the Defenders affect the Strength. */
const pickerIn = (context: C) =>
  defendingCapabilitiesBy.ask({
    markers: Math.min(defendingMarkers(context).length, 3),
    reading: readingOf(context.game, cited.defendingCapabilities),
  })

/** The data with who decides which Capabilities of the Defenders affect the Strength. */
function withPicker(context: C): C['data'] {
  const picks = pickerIn(context)
  return picks === 'nobody' ? context.data : { ...context.data, picks }
}

export function battleOn(map: GameMap): Chart {
  const casualties = casualtiesOn(map)
  const { chart, go, when } = charting<
    Game,
    | OptionOf<typeof defenderChoice>
    | OptionOf<typeof defendingCount>
    | OptionOf<typeof buying>
    | OptionOf<typeof die>
    | OptionOf<typeof casualties>
    | OptionOf<typeof taking>
    | OptionOf<typeof losing>
  >().implementing(battleProcedure, BattleData)

  return chart({
    door: battleDoor,
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'who attacks?',
    states: {
      'who attacks?': {
        always: [
          when('the Reds attack', ({ context: { data } }) => data.attacker === 'reds', 'Defender'),
          when(
            'the Germans attack',
            ({ context: { data } }) => data.attacker === 'germany',
            go('who picks Capabilities?', [cited.attack.germansWithoutSenate, cited.attack.redsAndRussians]),
          ),
          go('who picks Capabilities?', [cited.attack.redsAndRussians]),
        ],
      },
      Defender: {
        meta: { asks: defenderChoice },
        on: {
          attack: go(
            'who picks Capabilities?',
            [cited.attack.defender, cited.attack.redsChoose],
            ({ context: { data }, event }) => ({
              data: { ...data, defender: DEFENDERS[event.defender] },
            }),
          ),
        },
      },
      'who picks Capabilities?': {
        always: [
          when(
            'the Defenders have more than two',
            ({ context }) => pickerIn(context) !== 'nobody',
            go('Defending Capabilities', [cited.attack.twoCapabilities], ({ context }) => ({
              data: withPicker(context),
            })),
          ),
          go('Strength', [], ({ context }) => ({ data: { ...context.data, against: defendingMarkers(context) } })),
        ],
      },
      'Defending Capabilities': {
        meta: { asks: defendingCount },
        on: {
          count: go('Defending Capabilities', [cited.attack.twoCapabilities], ({ context: { data }, event }) => ({
            data: { ...data, against: [...data.against, event.capability].toSorted() },
          })),
          nothing: 'Strength',
        },
      },
      Strength: {
        always: go('more Strength', [], ({ context }) => ({
          data: { ...context.data, strength: strengthOf.compute(context, {}) },
        })),
      },
      'more Strength': {
        meta: { asks: buying },
        on: {
          'add Strength': go('more Strength', [cited.attack.buyStrength], ({ context: { game, data } }) => ({
            game: data.attacker === 'germany' ? game : paid(game, data.attacker, PRICE_OF_STRENGTH),
            data: { ...data, strength: data.strength + 1 },
          })),
          'no more Strength': 'Activation',
          nothing: 'Activation',
        },
      },
      Activation: {
        always: [
          when(
            'an Inactive Cell attacks',
            ({ context: { data } }) => data.attackers.inactive > 0,
            go('die roll', [cited.attack.activate, cited.cellStatus.matters], ({ context }) => activated(context)),
          ),
          'die roll',
        ],
      },
      'die roll': {
        meta: { asks: die },
        on: {
          roll: go('outcome', [], ({ context: { data }, event }) => ({ data: { ...data, face: event.face } })),
        },
      },
      outcome: {
        always: [
          when('the Attack succeeds', ({ context }) => succeeds(context), go('Casualties', [cited.attack.success])),
          go('over', [cited.attack.failure]),
        ],
      },
      Casualties: {
        meta: { asks: casualties },
        on: {
          engage: go('taking Defenders', [cited.attack.twoOptions], ({ context }) =>
            inflicted(context, 'Engagement', 'none'),
          ),
          retreat: go(
            'taking Defenders',
            [cited.attack.twoOptions, cited.attack.retreat, cited.attack.retreatSpace],
            ({ context, event }) => inflicted(context, 'Retreat', event.space),
          ),
        },
      },
      'taking Defenders': {
        meta: { asks: taking },
        on: {
          take: go('taking Defenders', [cited.attack.removesEnemies], ({ context, event }) =>
            takenFrom(map, context, event.piece),
          ),
          'no more Casualties': 'last Cell',
          nothing: 'last Cell',
        },
      },
      'last Cell': {
        always: [
          when(
            'their markers go with the last Cell that was taken',
            ({ context }) => markersLeave(context),
            go('Attrition', [cited.attack.markersWithLast], ({ context }) => ({
              game: withoutMarkers(map, context),
              data: { ...context.data, losses: lossesOf(context) },
            })),
          ),
          go('Attrition', [], ({ context }) => ({ data: { ...context.data, losses: lossesOf(context) } })),
        ],
      },
      Attrition: {
        meta: { asks: losing },
        on: {
          lose: go('Attrition', [], ({ context, event }) => lostFrom(context, event.piece)),
          nothing: 'Prisoners of War',
        },
      },
      'Prisoners of War': {
        always: [
          when(
            'Defenders have gone to Prison',
            ({ context: { data } }) => data.prisoners > 0,
            go('over', [cited.attack.polarization, cited.polarization.level], ({ context }) => ({
              game: withPrisoners(context),
            })),
          ),
          'over',
        ],
      },
      over: {
        always: go('done', [], ({ context }) => ({ game: withDefenders(context) })),
      },
      done: { type: 'final' },
    },
    output: null,
  })
}
