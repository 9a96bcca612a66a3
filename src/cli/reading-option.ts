/** The option by which a user says under which readings a game is played. @module */
import { Option } from 'commander'

/** `--reading question=reading`, as often as one likes. */
export const readingOption = (): Option =>
  new Option('--reading <question=reading>', 'go by another reading of a question; may be given several times')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([], 'the usual ones, or those that are set')
