/** Words that players of Land and Freedom have for words of its rules. @module */

export const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Medallion: ['medals'],
  Fascist: ['nationalists', 'rebels'],
  trashed: ['discarded'],
  Glory: ['VP'],
  faction: ['party'],
}
