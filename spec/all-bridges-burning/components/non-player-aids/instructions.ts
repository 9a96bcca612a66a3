/** The Event Instructions for Non-players: which text they carry out, and what they prefer in it. @module */

import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'
import { FACTIONS, type Faction } from '../../vocabulary.js'
import { NAMES } from '../../wording.js'
import { factOf, known } from './known.js'
import { Preference, preferencesText } from './preferences.js'

/** The component that the facts of the Event Instructions are about. */
export const INSTRUCTIONS = 'Event Instructions'

/** The choices that an Event can give a Non-player, each with the name of its offer. */
export const EVENT_CHOICES = {
  effect: 'the effect to be carried out',
  spaces: 'a space in which the text is carried out',
  place: 'a piece to place',
  remove: 'a piece to remove',
  replace: 'a piece to replace',
  flip: 'a piece to flip',
  move: 'a piece to move',
  to: 'the space to which the piece goes',
  shift: 'a level to shift',
  'place marker': 'a marker to place',
  'remove marker': 'a marker to remove',
  cube: 'a cube',
  Command: 'the Faction to execute a Command',
  'Special Activity': 'the Faction to carry out a Special Activity',
} as const
/** A choice that an Event can give a Non-player. */
export type EventChoice = keyof typeof EVENT_CHOICES
/** Everything that an Event can let a Non-player choose. */
export const CHOICES = Object.keys(EVENT_CHOICES) as readonly EventChoice[]
const preferences = z.array(Preference).min(1).readonly().exactOptional()
const Preferences = record(
  Object.fromEntries(CHOICES.map((choice) => [choice, preferences])) as Record<EventChoice, typeof preferences>,
).meta({ id: 'EventPreferences' })

export const Instruction = record({
  card: z.int().min(1).max(47).or(z.literal('any')).describe('The number of the Event card; any: all cards'),
  faction: z.enum(FACTIONS).describe('The Non-player that is instructed'),
  text: z
    .enum(['unshaded', 'shaded'])
    .exactOptional()
    .describe('The text that it carries out, as long as that has an effect'),
  prefer: Preferences.exactOptional().describe('What it prefers in each choice; the general priorities follow'),
  ...known,
}).meta({ id: 'Instruction' })
export type Instruction = z.infer<typeof Instruction>

/** Returns the instructions of a card for a Non-player: its own, and the additions for any card. */
export function instructionFor(
  all: readonly Instruction[],
  card: number | 'none',
  faction: Faction,
): Pick<Instruction, 'text' | 'prefer'> {
  const of = (number: Instruction['card'] | 'none') => all.find((one) => one.faction === faction && one.card === number)
  const [any, own] = [of('any'), of(card)]
  return { ...any, ...own, prefer: { ...any?.prefer, ...own?.prefer } }
}

const BECAUSE =
  'the sheet of Event Instructions was not found; ours, after what 5.2 says of the two texts, and oneself before others'

/** A Non-player carries out the text that favors its side, and grants free actions to itself first. */
const standIn = (faction: Faction, text: 'unshaded' | 'shaded'): Instruction => ({
  card: 'any',
  faction,
  text,
  prefer: {
    Command: [{ prefer: 'Factions', order: [faction] }],
    'Special Activity': [{ prefer: 'Factions', order: [faction] }],
  },
  source: 'stand-in',
  because: BECAUSE,
})

/** The placeholder for the Event Instructions. */
export const standardInstructions: readonly Instruction[] = [
  standIn('reds', 'shaded'),
  standIn('senate', 'unshaded'),
  standIn('moderates', 'shaded'),
]

function inWords({ card, faction, text, prefer = {} }: Instruction): string {
  const said = CHOICES.flatMap((choice) => {
    const preferred = prefer[choice]
    return preferred === undefined ? [] : [`${choice}: ${preferencesText(preferred)}`]
  })
  const parts = [...(text === undefined ? [] : [`the ${text} text`]), ...said]
  return `${card === 'any' ? 'any card' : `card ${card}`}, ${NAMES[faction]}: ${parts.join('; ') || 'nothing of their own'}`
}

const silence: Fact = {
  component: INSTRUCTIONS,
  fact: 'where nothing is told the general priorities decide, then chance, which also settles whether a text is carried further',
  source: 'stand-in',
  because: 'the sheet of Event Instructions was not found',
}

/** The facts of the Event Instructions, with their sources. */
export const instructionFacts = (all: readonly Instruction[], file: string): readonly Fact[] => [
  ...all.map((one) => factOf(INSTRUCTIONS, inWords(one), one, file)),
  ...(all.some(({ source }) => source === 'stand-in') ? [silence] : []),
]
