/** The charts in which Cells come, go, move or change sides. @module */

/** Every chart after which other Cells, or Cells on another side, can be in a space. */
export const movingCells: readonly string[] = [
  'own pieces',
  'red revolt',
  'rally',
  'activism',
  'non-player activism',
  'terror',
  'attack',
  'battle',
  'march',
  'moderates rally',
  'message',
  'negotiate',
  'dialogue',
  'publish',
  'event: place',
  'event: remove',
  'event: replace',
  'event: flip',
  'event: move',
  'agitation',
]
