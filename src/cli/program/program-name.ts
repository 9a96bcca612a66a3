/** The program as its user calls it, for commands that it prints to be typed next. @module */

/** Returns `npx rulewright` for a call through npm, whose programs are not on the path, and else `rulewright`. */
export const programName = (): string => (process.env.npm_command ? 'npx rulewright' : 'rulewright')
