/** An error about user input that cannot be read or understood. @module */

/** Thrown where what a user wrote cannot be read or understood: one line for everything that is wrong. */
export class Unreadable extends Error {
  override readonly name: string = 'Unreadable'
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}
