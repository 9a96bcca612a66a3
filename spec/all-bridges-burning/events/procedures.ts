/** The effects of Events, as procedures: one for each kind, and one for a list of them. @module */

import { type Procedure, procedure, record } from 'rulewright/book'
import { z } from 'zod'
import { FACTIONS, SPACES } from '../vocabulary.js'
import { Choose, type Effect, type EffectKind, Effects, InSpaces } from './effects.js'
import { GainCapability, GrantCommand, GrantSpecial, Trigger } from './grant-effects.js'
import { Cube, Mark, Sabotage, Shift, Track } from './marker-effects.js'
import { BetweenBoxes, Flip, Move, Place, Remove, Replace } from './piece-effects.js'
import { OWNERS } from './words.js'

/** The Faction that executes an Event, and the space at hand within `in spaces`. */
export const standing = {
  executing: z.enum(FACTIONS),
  here: z.enum([...SPACES, 'nowhere']),
}

/** The meaning of the text when the effect begins: the decider, the spaces and the owners of pieces. */
export const reading = {
  decides: z.enum(FACTIONS),
  spaces: z.array(z.enum(SPACES)).readonly(),
  owners: z.array(z.enum(OWNERS)).readonly(),
}

/** The shape of what an effect is called with. */
export const shapeOf = <E>(effect: z.ZodType<E>) => ({ effect, ...standing, ...reading })

/** Returns the schema of an effect's arguments. */
export const argsOf = <E>(effect: z.ZodType<E>) => record(shapeOf(effect))

/** The shape of what an effect knows that is carried out in steps: the spaces of the steps so far. */
export const stepping = { steps: z.array(z.enum(SPACES)).readonly() }

/** A list of effects, one after the other. */
export const effectsProcedure = procedure('event effects', {
  args: record({ effects: Effects, ...standing }),
})

/** Pieces are placed. */
export const placeProcedure = procedure('event: place', { args: argsOf(Place) })
/** Pieces are removed. */
export const removeProcedure = procedure('event: remove', { args: argsOf(Remove) })
/** Pieces are replaced. */
export const replaceProcedure = procedure('event: replace', { args: argsOf(Replace) })
/** Cells are flipped. */
export const flipProcedure = procedure('event: flip', { args: argsOf(Flip) })
/** Pieces move. */
export const moveProcedure = procedure('event: move', { args: argsOf(Move) })
/** Pieces change boxes off the map. */
export const betweenBoxesProcedure = procedure('event: between boxes', { args: argsOf(BetweenBoxes) })
/** Levels shift. */
export const shiftProcedure = procedure('event: shift', { args: argsOf(Shift) })
/** Tracks change. */
export const trackProcedure = procedure('event: tracks', { args: argsOf(Track) })
/** Cubes come or go. */
export const cubeProcedure = procedure('event: cubes', { args: argsOf(Cube) })
/** Markers come or go. */
export const markProcedure = procedure('event: markers', { args: argsOf(Mark) })
/** Sabotage comes or goes. */
export const sabotageProcedure = procedure('event: sabotage', { args: argsOf(Sabotage) })
/** A Capability marker is gained. */
export const gainCapabilityProcedure = procedure('event: capability', { args: argsOf(GainCapability) })
/** A Faction executes a Command at once. */
export const grantCommandProcedure = procedure('event: command', { args: argsOf(GrantCommand) })
/** A Faction carries out a Special Activity at once. */
export const grantSpecialProcedure = procedure('event: special activity', { args: argsOf(GrantSpecial) })
/** A phase takes place at once. */
export const triggerProcedure = procedure('event: trigger', { args: argsOf(Trigger) })
/** One of several effects is chosen. */
export const chooseProcedure = procedure('event: choose', { args: argsOf(Choose) })
/** The same is done in several spaces. */
export const inSpacesProcedure = procedure('event: in spaces', { args: argsOf(InSpaces) })

/** The decision on the News of a Moderates Cell that an Event removed. Until then it lies by itself in the space. */
export const newsProcedure = procedure('event: News', {
  args: record({ executing: z.enum(FACTIONS), space: z.enum(SPACES) }),
})

/** The procedure that carries out each kind of effect. */
export const PROCEDURE_OF: Readonly<Record<EffectKind, Procedure>> = {
  place: placeProcedure,
  remove: removeProcedure,
  replace: replaceProcedure,
  flip: flipProcedure,
  move: moveProcedure,
  'between boxes': betweenBoxesProcedure,
  shift: shiftProcedure,
  'shift Polarization': trackProcedure,
  'shift Vassalage': trackProcedure,
  'gain Resources': trackProcedure,
  'lose Resources': trackProcedure,
  'transfer Resources': trackProcedure,
  'place cube': cubeProcedure,
  'remove cube': cubeProcedure,
  'place marker': markProcedure,
  'remove marker': markProcedure,
  'place Sabotage': sabotageProcedure,
  'remove Sabotage': sabotageProcedure,
  'gain Capability': gainCapabilityProcedure,
  'free Command': grantCommandProcedure,
  'free Special Activity': grantSpecialProcedure,
  trigger: triggerProcedure,
  choose: chooseProcedure,
  'in spaces': inSpacesProcedure,
} satisfies Readonly<Record<Effect['do'], unknown>>
