/** Reports on plays, as plain JSON: what a replay came to, and what many random games came to. @module */
import { z } from 'zod'
import type { Json, Option } from '#kernel'
import { AT_WORK } from '../explore/at-work.js'

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

/** How the book decides for a seat that it plays. */
const advice = z
  .strictObject({
    /** The priority that decides; none where no priority says anything. */
    priority: z.string().optional(),
    /** What that belongs to: a card, a section. */
    of: z.string().optional(),
    clauses: listOf(clause),
    /** How many options there were before anything narrowed them. */
    offered: count,
    /** What narrowed the options, and what it left. */
    steps: listOf(z.strictObject({ says: z.string(), clauses: listOf(clause), left: listOf(option) }).readonly()),
    kept: listOf(option),
    /** How chance decides among several that are left. */
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
      /** What the decision is about now: a place, a piece. */
      about: z.string().optional(),
      /** Whose decision it is, where the book decides, and how. */
      advised: z.strictObject({ seat: z.string(), advice }).readonly().optional(),
      procedure: z.string(),
      state: z.string(),
      cites: listOf(clause),
      options: listOf(
        z
          .strictObject({
            option,
            /** What the option comes to, in words that follow its type. */
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

/** What a replay came to: the position at its end, or the one in which the choice at fault was made. */
export const replaySchema = z
  .strictObject({
    book: z.string(),
    legal: z.boolean(),
    /** How many choices were made. */
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
/** What a replay came to, as a seat saw it. */
export type SeenReplayReport = z.infer<typeof seenReplaySchema>

/** What a replay came to. */
export type ReplayReport = z.infer<typeof replaySchema>

const range = z.strictObject({ least: z.number(), mean: z.number(), most: z.number() }).readonly()

/** What random games came to. */
export const playoutsSchema = z
  .strictObject({
    book: z.string(),
    seed: z.int(),
    games: count,
    /** How the seats decided that did not pick at random. */
    seats: z.record(z.string(), z.string()).readonly(),
    /** After how many decisions a game is given up. */
    bound: count,
    /** One in how many decisions was asked what it refuses, for what was at work; 0 for none. */
    refusals: count,
    finished: count,
    /** How often each outcome came about, by its canonical text. */
    outcomes: z.record(z.string(), count).readonly(),
    /** How often each won, where the book can tell. */
    winners: z.record(z.string(), count).readonly(),
    /** How often the winner was what at the table, a player or a seat that the book plays, where the book can tell. */
    roles: z.record(z.string(), count).readonly(),
    margins: z.record(z.string(), range).readonly(),
    decisions: z.strictObject({ total: count, shortest: count, mean: count, longest: count }).readonly(),
    seconds: z.number(),
    decisionsPerSecond: z.number(),
    gamesPerSecond: z.number(),
    /** How often each priority decided for the seats that the book played, by its name. */
    advised: z.record(z.string(), count).readonly(),
    /** How often it decided by what belongs together, such as the priorities of one card. */
    groups: z.record(z.string(), count).readonly(),
    /** On which components its decisions leant, how often, and how many facts of each are stand-ins. */
    leaning: z
      .record(z.string(), z.strictObject({ decided: count, facts: count, standIns: count }).readonly())
      .readonly(),
    /** What the games never exercised, by its anchor, beside how much there is. */
    never: z.record(z.enum(AT_WORK), z.strictObject({ of: count, anchors: listOf(z.string()) }).readonly()).readonly(),
    /** The games that were stored, where that was asked for: few that together show all that these games have shown. */
    stored: z
      .strictObject({
        covering: listOf(z.enum(AT_WORK)),
        /** How much they show at work that no play stored before them does. */
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
          /** The play file that shows it, for `rulewright replay`. */
          file: z.string().optional(),
        })
        .readonly(),
    ),
  })
  .readonly()
/** What random games came to. */
export type PlayoutsReport = z.infer<typeof playoutsSchema>
