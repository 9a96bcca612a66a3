/** The charts that change what stands on the map. @module */

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

/** Every other chart after which other markers, or another level, can be in a space. */
const changingMarkers: readonly string[] = [
  'prepare',
  'crackdown',
  'personality',
  'limited commands for news',
  'event: News',
  'event: shift',
  'event: markers',
  'event: capability',
  'propaganda round',
]

/** Every chart after which something else can stand in a space. */
export const changingSpaces: readonly string[] = [...movingCells, ...changingMarkers, 'german flowchart', 'powers']
