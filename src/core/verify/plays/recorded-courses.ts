/** The courses of random plays, recorded beside a book: who changes its rules sees that plays go otherwise than before. @module */
import { z } from 'zod'
import type { Finding, PlaysReport } from '../report.js'

const count = z.int().min(0)

/** The random plays of a book as they went, and how they were played. */
export const recordedSchema = z
  .strictObject({ seed: z.int(), bound: count, seated: count, courses: z.array(z.string()).readonly() })
  .readonly()
/** The random plays of a book as they went, and how they were played. */
export type RecordedCourses = z.infer<typeof recordedSchema>

/** The place of the random plays among what a book declares. */
export const RANDOM_PLAYS = 'random plays'

/** Takes the courses out of a report. */
export const coursesIn = ({ seed, bound, seated, courses }: PlaysReport): RecordedCourses => ({
  seed,
  bound,
  seated,
  courses,
})

/** True if plays were played in the same way, so that each should go as it went before. */
const isAlike = (one: RecordedCourses, other: RecordedCourses): boolean =>
  one.seed === other.seed &&
  one.bound === other.bound &&
  one.seated === other.seated &&
  one.courses.length === other.courses.length

/** Compares plays with those that were recorded; nothing where they were played in another way. */
export function otherCourses(now: RecordedCourses, before: RecordedCourses): readonly Finding[] {
  if (!isAlike(now, before)) return []
  const others = now.courses.flatMap((course, at) => (course === before.courses[at] ? [] : [at + 1]))
  if (others.length === 0) return []
  const which = others.length === 1 ? `number ${others[0]}` : `number ${others[0]} first`
  const what = `${others.length} of ${now.courses.length} go otherwise than before, ${which}; --update writes it`
  return [{ what, where: RANDOM_PLAYS, clauses: [] }]
}
