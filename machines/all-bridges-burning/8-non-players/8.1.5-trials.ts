/**
 * Trials on a copy of the game by the rules of the whole book. Non-players use them, and readings about the effects of an Event.
 *
 * @module
 */

import {
  type Book,
  CHANCE,
  commonKeys,
  type Decision,
  equals,
  type Inside,
  late,
  type Option,
  type Position,
  Recent,
  type Rules,
  readingOf,
  recordsQueries,
  rulesOf,
  topOf,
} from 'rulewright/book'
import type { Effect } from '#spec/all-bridges-burning/events/effects'
import { type EventPack, type TextName, textsIn } from '#spec/all-bridges-burning/events/pack'
import { effectsProcedure } from '#spec/all-bridges-burning/events/procedures'
import type { Game } from '#spec/all-bridges-burning/game'
import { type CommandArgs, commandProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { CommandName, Faction, Space } from '#spec/all-bridges-burning/vocabulary'

type Here = Position<Game>

/** A priority, by its name. */
type Named = { readonly name: string }

/** A priority with the offer of which it speaks. */
type About = Named & { readonly asks: string }

/** Effects of an Event, as somebody is about to execute them. */
export interface ToBeTried {
  readonly effects: readonly Effect[]
  readonly executing: Faction
  readonly here: Space | 'nowhere'
}

/** The possible trials. */
export interface Trials {
  /** Returns the lookahead for candidates, by the charts of the book. */
  readonly inside: () => Inside
  /** True if effects of an Event can change something. */
  readonly comesToSomething: (game: Game, tried: ToBeTried) => boolean
  /** True if the Event of the current card changes anything when a Faction executes it. */
  readonly eventHasEffect: (game: Game, faction: Faction) => boolean
  /** True if one of its texts does. */
  readonly textHasEffect: (game: Game, faction: Faction, text: TextName) => boolean
  /** True if some of the priorities decide anything in a Command of the acting Non-player, on certain terms. */
  readonly isExecutable: (game: Game, terms: CommandArgs, command: CommandName, lines: readonly About[]) => boolean
  /** True if they do in a free Special Activity of a Non-player, or if it has an effect without them. */
  readonly isCarriedOut: (game: Game, faction: Faction, procedure: string, lines: readonly About[]) => boolean
  /** True if some of the priorities decide anything in the procedure that an option calls. */
  readonly leadsTo: (position: Here, option: Option, lines: readonly About[]) => boolean
  /** True if one of the priorities decides at the very beginning of a Command. */
  readonly beginsWith: (game: Game, terms: CommandArgs, command: CommandName, lines: readonly Named[]) => boolean
}

/** More positions than this are not looked at: with so many ways to go on, something is taken to come of them. */
const LIMIT = 3000

/** A search for a position with some property, on ways that continue while something runs. */
interface Search {
  readonly runs: (position: Here) => boolean
  readonly next: (position: Here) => Iterable<Here>
  readonly holds: (position: Here) => boolean
  /** Set where it is quickly told whether it holds: then it is told as soon as a position is come to. */
  readonly isPlain?: true
}

/** Tells positions that are met for the first time. Most searches end at once: where they began is noted with the next one. */
function newcomers(from: Here): (position: Here) => boolean {
  const seen = new Set<string>()
  const keyOf = commonKeys()
  const keyAt = ({ game, stack, outcome }: Here) => keyOf([game, stack, outcome])
  return (position) => {
    if (position === from) return true
    if (seen.size === 0) seen.add(keyAt(from))
    const before = seen.size
    return seen.add(keyAt(position)).size > before
  }
}

/** True if some way of playing on reaches a position with the property. */
function comesTo(from: Here, { runs, next, holds, isPlain }: Search): boolean {
  // Whoever listens hears all that every position leads to.
  const isHasty = isPlain === true && !recordsQueries()
  const isNew = newcomers(from)
  const open = [from]
  for (let position = open.pop(), looked = 0; position !== undefined; position = open.pop()) {
    if (holds(position)) return true
    if (!runs(position) || !isNew(position)) continue
    looked += 1
    if (looked > LIMIT) return true
    for (const onwards of next(position)) {
      if (isHasty && holds(onwards)) return true
      open.push(onwards)
    }
  }
  return false
}

/** Lists the positions after the choices of a position, one after the other. */
function* onwards(rules: Rules<Game>, position: Here): Generator<Here> {
  const due = rules.decide(position)
  if (due.over) return
  for (const { option } of due.choices) yield rules.choose(position, option).position
}

/** Lists them while some priorities guide a Non-player. If it would decline or goes on without them, there are none. */
function guided(rules: Rules<Game>, position: Here, lines: readonly About[]): Iterable<Here> {
  const due = rules.decide(position)
  return due.over || isAimless(due, lines) ? [] : onwards(rules, position)
}

/** A book in which every seat is played by hand. */
function byHand({ automaton: _, ...book }: Book<Game>): Book<Game> {
  return book
}

/** True if no priority applies to the decision. A forced option that no priority mentions leads on all the same. */
const isAimless = ({ advised, choices }: Decision, lines: readonly About[]): boolean =>
  advised !== undefined &&
  advised.advice.priority === undefined &&
  (choices.length > 1 || choices.some((choice) => choice.declines || lines.some(({ asks }) => asks === choice.asks)))

/** A position with the Command that runs and nothing around it: with its end everything is over. */
const commandAlone = ({ game, stack }: Here): Here => ({
  game,
  stack: stack.slice(stack.findLastIndex(({ chart }) => chart === commandProcedure.name)),
})

/** True if one of the priorities makes the current decision. */
function isHeeded(rules: Rules<Game>, position: Here, lines: readonly Named[]): boolean {
  const due = rules.decide(position)
  return !due.over && lines.some(({ name }) => name === due.advised?.advice.priority)
}

/** True if chance makes the current decision and no seat was asked. */
function isLeftToChance(rules: Rules<Game>, position: Here): boolean {
  const due = rules.decide(position)
  return !due.over && due.seat === CHANCE && due.advised === undefined
}

/** True if the procedure that a caller has called begins with a decision of chance. */
const isByChance = (rules: Rules<Game>, position: Here, caller: string): boolean =>
  position.stack.findLastIndex(({ chart }) => chart === caller) < position.stack.length - 1 &&
  isLeftToChance(rules, position)

/** The fields of a game outside the effects of an Event: the data of Non-players, and the changes of the turn itself. */
const ASIDE: readonly string[] = ['nonPlayers', 'cards', 'cylinders', 'specialActivity', 'attacked']

const differ = (one: Game, other: Game): boolean =>
  (Object.keys(one) as (keyof Game)[]).some((field) => !ASIDE.includes(field) && !equals(one[field], other[field]))

/** Answers about a game that are found once. */
function remembering<Asked extends readonly unknown[]>(
  find: (game: Game, ...asked: Asked) => boolean,
): (game: Game, ...asked: Asked) => boolean {
  const known = new Recent<Game, Map<string, boolean>>()
  return (game, ...asked) => {
    const answers = known.get(game) ?? new Map<string, boolean>()
    known.set(game, answers)
    const key = JSON.stringify(asked)
    const answer = answers.get(key) ?? find(game, ...asked)
    answers.set(key, answer)
    return answer
  }
}

/** Returns the trials of Non-players with the Events of a pack. The book must exist when the first one runs. */
export function trialsOf(events: EventPack, bookOf: () => Book<Game>): Trials {
  const rules = late(() => rulesOf(bookOf(), { trace: false }))
  /** The rules in which nothing is narrowed: what is being asked about an option does not depend on the answer. */
  const openRules = late(() => rulesOf(byHand(bookOf()), { trace: false }))
  /** Returns the start of an Event's effects, and the ways to continue until something happens. */
  const trying = (game: Game, tried: ToBeTried) => ({
    position: rules().begin(game, effectsProcedure.name, { ...tried }).position,
    happens: (now: Here) => differ(game, now.game),
    runs: ({ stack }: Here) => stack.length > 0,
    next: (now: Here) => onwards(rules(), now),
  })
  const comesToSomething = remembering((game: Game, tried: ToBeTried): boolean => {
    const { position, happens, runs, next } = trying(game, tried)
    return comesTo(position, { runs, next, holds: happens, isPlain: true })
  })
  const textHasEffect = remembering((game: Game, executing: Faction, text: TextName) => {
    const effects = textsIn(events, game.cards.current).find(([name]) => name === text)?.[1] ?? []
    const tried: ToBeTried = { effects, executing, here: 'nowhere' }
    if (readingOf(game, cited.certainEffect) === 'possible') return comesToSomething(game, tried)
    const { position, happens, runs, next } = trying(game, tried)
    const goesOn = (now: Here) => runs(now) && !happens(now)
    const isSpent = (now: Here) => !runs(now) && !happens(now)
    return !comesTo(position, { runs: goesOn, next, holds: isSpent, isPlain: true })
  })

  /** True if priorities guide on from a called procedure until one of the given ones decides in it. */
  const isGuidedBy = (from: Here, caller: string, lines: readonly About[]) => {
    const depth = from.stack.findLastIndex(({ chart }) => chart === caller)
    const calling = from.stack[depth]
    // The frame of the caller stays the same as long as what it has called runs.
    const runs = ({ stack }: Here) => calling !== undefined && stack.length > depth + 1 && stack[depth] === calling
    return comesTo(from, {
      runs,
      next: (now) => guided(rules(), now, lines),
      holds: (now) => runs(now) && isHeeded(rules(), now, lines),
    })
  }

  /** A Command of the Non-player that acts, as it has just been chosen; nothing if it cannot be. */
  const commandBegun = (game: Game, terms: CommandArgs, command: CommandName) => {
    const { position } = rules().begin(game, commandProcedure.name, { ...terms, commands: [command] })
    const chosen = { type: 'execute', command }
    return position.stack.length === 0 ? undefined : openRules().choose(position, chosen).position
  }

  /** True if the call has had an effect, or if a die decides about it. */
  const asksNothing = (before: Game, called: Here, caller: string) =>
    differ(before, called.game) || isByChance(rules(), called, caller)

  return {
    inside: () => rules().inside,
    comesToSomething,
    eventHasEffect: (game, faction) =>
      textsIn(events, game.cards.current).some(([text]) => textHasEffect(game, faction, text)),
    textHasEffect,
    isExecutable: (game, terms, command, lines) => {
      const position = commandBegun(game, { ...terms, special: false }, command)
      return position !== undefined && isGuidedBy(position, commandProcedure.name, lines)
    },
    isCarriedOut: (game, faction, procedure, lines) => {
      const called = rules().begin(game, procedure, { faction, free: true }).position
      if (differ(game, called.game) || isLeftToChance(rules(), called)) return true
      return comesTo(called, {
        runs: ({ stack }) => stack.length > 0,
        next: (now) => guided(rules(), now, lines),
        holds: (now) => isHeeded(rules(), now, lines),
      })
    },
    leadsTo: (position, option, lines) => {
      const before = commandAlone(position)
      const called = openRules().choose(before, option).position
      const caller = topOf(position).chart
      // Some activities ask the Non-player nothing: they are done at once, or begin with a die.
      return asksNothing(before.game, called, caller) || isGuidedBy(called, caller, lines)
    },
    beginsWith: (game, terms, command, lines) => {
      const position = commandBegun(game, terms, command)
      return position !== undefined && isHeeded(rules(), position, lines)
    },
  }
}
