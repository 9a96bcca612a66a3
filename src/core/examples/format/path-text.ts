/** Paths of fields, as people write them. @module */
import type { Problem } from '../../values/parse-result.js'

/** A path as people write it: `examples[0].given.game`. */
export const pathText = (path: Problem['path']): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')
