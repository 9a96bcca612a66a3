/** Reports on plays, as plain JSON: what a replay came to, and what many random games came to. @module */
import { z } from 'zod'
import { AT_WORK } from '../explore/active-items.js'
import type { Option } from '../kernel/offers/option.js'
import type { Json } from '../values/json.js'

const count = z.int().min(0)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
// The same check, typed as deeply readonly.
const json = z.json() as unknown as z.ZodType<Json>
const option = z.looseObject({ type: z.string() }) as unknown as z.ZodType<Option>
const clause = z.strictObject({ id: z.string(), section: z.string() }).readonly()

const refused = z
  .strictObject({
    option,
    seat: z.string(),
    refusals: listOf(z.strictObject({ clauses: listOf(clause), because: z.record(z.string(), json) }).readonly()),
  })
  .readonly()

/** A decision of the rulebook for an automated seat. */
const advice = z
  .strictObject({
    /** The priority that decides; none where no priority says anything. */
    priority: z.string().optional(),
    /** The group that it belongs to: a card, a section. */
    of: z.string().optional(),
    clauses: listOf(clause),
    /** The number of options before anything narrowed them. */
    offered: count,
    /** The steps that narrowed the options, and the options left after each. */
    steps: listOf(z.strictObject({ says: z.string(), clauses: listOf(clause), left: listOf(option) }).readonly()),
    kept: listOf(option),
    /** The weights of a random choice among several remaining options. */
    drawn: z
      .strictObject({ clauses: listOf(clause), weights: listOf(count) })
      .readonly()
      .optional(),
    /** The components that the decision leans on. */
    leansOn: listOf(z.string()),
  })
  .readonly()

const due = z.union([
  z.strictObject({ over: z.literal(true), outcome: json }).readonly(),
  z
    .strictObject({
      over: z.literal(false),
      seat: z.string(),
      asks: z.string(),
      /** The current subject of the decision: a place, a piece. */
      about: z.string().optional(),
      /** The automated seat and the rulebook's decision for it, if it decides. */
      advised: z.strictObject({ seat: z.string(), advice }).readonly().optional(),
      procedure: z.string(),
      state: z.string(),
      cites: listOf(clause),
      options: listOf(
        z
          .strictObject({
            option,
            /** The rest of the option in words, which follow its type. */
            says: z.string().optional(),
            seat: z.string(),
            declines: z.boolean(),
            weight: z.number().optional(),
          })
          .readonly(),
      ),
    })
    .readonly(),
])

const fault = z
  .strictObject({
    /** The line of the play file. */
    line: count,
    choice: option.optional(),
    why: z.enum(['refused', 'law', 'defect']),
    messages: listOf(z.string()),
    refused: listOf(refused),
  })
  .readonly()

/** The result of a replay: the position at its end, or the one before the faulty choice. */
export const replaySchema = z
  .strictObject({
    book: z.string(),
    legal: z.boolean(),
    /** The number of choices made. */
    choices: count,
    fault: fault.optional(),
    due,
    hash: z.string(),
    position: json,
  })
  .readonly()
/** A replay as a seat saw it: what it may not know is left out. */
export const seenReplaySchema = z
  .strictObject({
    book: z.string(),
    seat: z.string(),
    legal: z.boolean(),
    /** The choices; what was chosen is left out where the seat may not know it. */
    choices: listOf(
      z
        .strictObject({
          seat: z.string(),
          asks: z.string(),
          about: z.string().optional(),
          option: option.optional(),
          says: z.string().optional(),
          changed: listOf(z.string()),
        })
        .readonly(),
    ),
    /** The line of the play file that breaks a rule. */
    line: count.optional(),
    due,
    /** The game at the end, as far as it is seen. */
    seen: json,
  })
  .readonly()
/** The result of a replay, as a seat saw it. */
export type SeenReplayReport = z.infer<typeof seenReplaySchema>

/** The result of a replay. */
export type ReplayReport = z.infer<typeof replaySchema>

const range = z.strictObject({ least: z.number(), mean: z.number(), most: z.number() }).readonly()

/** The results of random games. */
export const playoutsSchema = z
  .strictObject({
    book: z.string(),
    seed: z.int(),
    games: count,
    /** The habits of the seats that did not choose at random. */
    seats: z.record(z.string(), z.string()).readonly(),
    /** After how many decisions a game is given up. */
    bound: count,
    /** One in how many decisions was asked what it refuses, for what was at work; 0 for none. */
    refusals: count,
    finished: count,
    /** The number of games with each outcome, by its canonical text. */
    outcomes: z.record(z.string(), count).readonly(),
    /** The number of wins of each seat, if the book names winners. */
    winners: z.record(z.string(), count).readonly(),
    /** The number of wins of players and of automated seats, if the book names winners. */
    roles: z.record(z.string(), count).readonly(),
    margins: z.record(z.string(), range).readonly(),
    decisions: z.strictObject({ total: count, shortest: count, mean: count, longest: count }).readonly(),
    seconds: z.number(),
    decisionsPerSecond: z.number(),
    gamesPerSecond: z.number(),
    /** The number of decisions of each priority for automated seats, by its name. */
    advised: z.record(z.string(), count).readonly(),
    /** The number of decisions of each group of priorities, such as those of one card. */
    groups: z.record(z.string(), count).readonly(),
    /** On which components its decisions leant, how often, and how many facts of each are stand-ins. */
    leaning: z
      .record(z.string(), z.strictObject({ decided: count, facts: count, standIns: count }).readonly())
      .readonly(),
    /** The anchors of items that the games never exercised, with the total number of items. */
    never: z.record(z.enum(AT_WORK), z.strictObject({ of: count, anchors: listOf(z.string()) }).readonly()).readonly(),
    /** The games that were stored, where that was asked for: few that together show all that these games have shown. */
    stored: z
      .strictObject({
        covering: listOf(z.enum(AT_WORK)),
        /** The number of items with evidence that no play stored before them shows. */
        shows: count,
        files: listOf(z.string()),
      })
      .readonly()
      .optional(),
    findings: listOf(
      z
        .strictObject({
          what: z.string(),
          where: z.string(),
          clauses: listOf(z.string()),
          /** The play file that shows it, for `rulewright play replay`. */
          file: z.string().optional(),
        })
        .readonly(),
    ),
  })
  .readonly()
/** The results of random games. */
export type PlayoutsReport = z.infer<typeof playoutsSchema>
