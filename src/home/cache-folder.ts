/** The folder in which a checkout keeps what can be made again. @module */
import { join } from 'node:path'
import { packageRoot } from './package-root.js'

/** The folder for what can be made again: where tools of a checkout keep it. */
export const cacheFolder = (root: string = packageRoot): string => join(root, 'node_modules', '.cache', 'rulewright')
