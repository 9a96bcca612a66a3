/** The option by which a user says under which readings a game is played. @module */
import { Option } from 'commander'

/** `--reading question=reading`, as often as one likes. */
export const readingOption = (): Option =>
  new Option('--reading <question=reading>', 'use another reading of a question; repeatable')
    .argParser((one: string, before: readonly string[]) => [...before, one])
    .default([])
