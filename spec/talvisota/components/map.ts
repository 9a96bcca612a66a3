/** The map: spaces, what is printed on them, and their connections. @module */
import { record } from 'rulewright/book'
import { z } from 'zod'
import { FRONTS } from '../vocabulary.js'

const SpaceText = record({
  name: z.string().min(1),
  side: z.enum(['Finnish', 'Soviet']),
  front: z.enum(FRONTS),
  /** The number of a Finnish space; a Soviet space has 0. */
  value: z.int().min(0),
  /** True if its line is dotted. */
  dotted: z.boolean(),
  /** True if it is a logistic centre of its Front. */
  centre: z.boolean(),
})
export type SpaceText = z.infer<typeof SpaceText>

const Link = z.tuple([z.string(), z.string()]).readonly()
export type Link = z.infer<typeof Link>

export const MapText = record({
  spaces: z.array(SpaceText).min(1).readonly(),
  links: z.array(Link).readonly(),
  /** The connection that opens in March. */
  marchLink: Link,
  /** The space that ends the game when it is taken. */
  capital: z.string(),
})
export type MapText = z.infer<typeof MapText>
