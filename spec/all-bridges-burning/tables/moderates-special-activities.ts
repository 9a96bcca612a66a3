/**
 * Special Activities of the Moderates: where, and with which effect.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { computed, forbid, one, sum } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral } from '../clauses/commands/general.js'
import { personalityAndPrepared } from '../clauses/forces.js'
import { dialogue, personality, publish } from '../clauses/special-activities/moderates.js'
import { resolvingIssues } from '../clauses/tracks.js'
import { cubesWithoutAnIssue } from '../questions/propaganda-rounds/cubes-without-an-issue.js'
import { dialogueEffect } from '../questions/special-activities/dialogue-effect.js'
import { dialogueSpaces } from '../questions/special-activities/dialogue-spaces.js'
import { newsThenPlacing } from '../questions/special-activities/news-then-placing.js'
import { newsWithoutACube } from '../questions/special-activities/news-without-a-cube.js'
import { LEVELS } from '../vocabulary.js'

/** What Personality may not do, and where. */
export const mayNotPersonality = forbid(
  'Personality: may not do so there',
  view(
    {
      deed: among(['use News', 'place'], 'what is done'),
      phase: among([1, 2], 'the Phase'),
      personality: flag('the Personality is in the space', 'the Personality is not in the space'),
      undergroundNews: flag(
        'an Underground Cell in the space holds News',
        'no Underground Cell in the space holds News',
      ),
      town: flag('the space is a Town', 'the space is no Town'),
      cell: flag('a Moderates Cell is there', 'no Moderates Cell is there'),
      cube: flag('a cube can be placed in the Political Display', 'no cube can be placed in the Political Display'),
      reading: newsWithoutACube,
    },
    [{ because: 'News is held by a Cell', when: ({ undergroundNews, cell }) => undergroundNews && !cell }],
  ),
  (bar) => [
    bar(personality.newsInPhaseTwo, { deed: 'use News', phase: 1 }),
    bar(personality.newsCube, { deed: 'use News', cube: false, reading: 'cube needed' }),
    bar([personality.newsWithPersonality, personalityAndPrepared.personalityUse], {
      deed: 'use News',
      personality: false,
    }),
    bar(personality.newsUnderground, { deed: 'use News', undergroundNews: false }),
    bar(personality.placeInTown, { deed: 'place', town: false }),
    bar(personality.placeWithCell, { deed: 'place', cell: false }),
  ],
)

/** Which cubes may not be placed for News. */
export const mayNotPlaceNewsCube = forbid(
  'Personality: may not place the cube',
  view({
    available: flag('a cube of that color is available', 'no cube of that color is available'),
    issueLeft: flag('an Issue is Unresolved', 'no Issue is Unresolved'),
    reading: cubesWithoutAnIssue,
  }),
  (bar) => [
    bar(personality.newsCube, { available: false }),
    bar([personality.newsCube, resolvingIssues.inTurn], { issueLeft: false, reading: 'not allowed' }),
  ],
)

/** Whether the Personality may be placed once News has been used. */
export const placingFollows = one(
  'Personality: may the marker be placed after News',
  view({ reading: newsThenPlacing }),
  (row) => [
    row([personality.newsWanted, personality.orPlace], { reading: 'either' }, false),
    row([personality.newsWanted, personality.orPlace], { reading: 'both' }, true),
  ],
)

/** Whether the Personality is placed. */
export const personalityPlaced = one(
  'Personality: is the marker placed',
  view({ available: flag('the Personality is Available', 'the Personality is not Available') }),
  (row) => [
    row(personality.fromAvailable, { available: true }, true),
    row(personality.fromAvailable, { available: false }, false),
  ],
)

/** By how much News lowers Polarization. */
export const halfARoll = computed('Personality: half a roll', [personality.polarization], (face: number): number =>
  Math.ceil(face / 2),
)

/** Where Dialogue may not take place. */
export const mayNotDialogue = forbid(
  'Dialogue: may not select the space',
  view({
    underground: flag('the Cell to be Activated is there', 'the Cell to be Activated is not there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    further: flag('another space has been selected before', 'no other space has been selected before'),
    spacesReading: dialogueSpaces,
    effect: flag('a shift or a replacement is possible there', 'neither a shift nor a replacement is possible there'),
    effectReading: dialogueEffect,
  }),
  (bar) => [
    bar(dialogue.underground, { underground: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(dialogue.oneSpace, { further: true, spacesReading: 'one' }),
    bar(dialogue.thenOne, { effect: false, effectReading: 'needed' }),
  ],
)

/** Which effects Dialogue may not have in its space. */
export const mayNotAffect = forbid(
  'Dialogue: may not have the effect',
  view(
    {
      effect: among(['shift', 'replace'], 'the effect'),
      level: among(LEVELS, 'the level of Support or Opposition'),
      inactive: flag('an Inactive Cell of the enemy is there', 'no Inactive Cell of the enemy is there'),
      last: flag('the enemy has a single Cell there'),
      capability: flag('a Capability of the enemy is there', 'no Capability of the enemy is there'),
      prepared: flag('a Prepared marker of the enemy is there', 'no Prepared marker of the enemy is there'),
      allHoldNews: flag('each Cell of the enemy there holds News'),
    },
    [
      {
        because: 'to shift is no matter of an enemy',
        when: ({ effect, inactive, last, capability, prepared, allHoldNews }) =>
          effect === 'shift' && (inactive || last || capability || prepared || allHoldNews),
      },
    ],
  ),
  (bar) => [
    bar(dialogue.shift, { effect: 'shift', level: 'Neutral' }),
    bar(dialogue.replace, { effect: 'replace', inactive: false }),
    bar(dialogue.notCapability, { effect: 'replace', last: true, capability: true }),
    bar(dialogue.notPrepared, { effect: 'replace', last: true, prepared: true }),
    bar(dialogue.notNews, { effect: 'replace', inactive: true, allHoldNews: true }),
  ],
)

/** The level to which Dialogue shifts a space. */
export const dialogueLevel = one(
  'Dialogue: the level afterwards',
  view({ level: among(LEVELS, 'the level of Support or Opposition') }),
  (row) => [
    row(dialogue.shift, { level: 'Active Opposition' }, 'Passive Opposition'),
    row(dialogue.shift, { level: 'Active Support' }, 'Passive Support'),
    row(dialogue.shift, { level: P.union('Passive Opposition', 'Passive Support', 'Neutral') }, 'Neutral'),
  ],
)

/** Which spaces may not be selected to Publish in. */
export const mayNotPublish = forbid(
  'Publish: may not select the space',
  view({
    populated: flag('the space has Population', 'the space has no Population'),
    piece: flag('a piece of the Moderates is there', 'no piece of the Moderates is there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    spaces: range(0, 2, 'spaces selected before'),
  }),
  (bar) => [
    bar(publish.populated, { populated: false }),
    bar(publish.withModerates, { piece: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(publish.upToTwo, { spaces: 2 }),
  ],
)

/** The Resources that a selected space brings. */
export const publishedIn = one(
  'Publish: Resources of a space',
  view({ town: flag('the space is a Town', 'the space is no Town') }),
  (row) => [row(publish.perTown, { town: true }, 1), row(publish.perTown, { town: false }, 0)],
)

/** How many Cells may be Activated in a space. */
export const publishers = sum(
  'Publish: Cells that may be Activated',
  view({
    personality: flag('the Personality is there', 'the Personality is not there'),
    networks: range(0, 2, 'Networks in the space'),
  }),
  (row) => [
    row([publish.forPersonality, personalityAndPrepared.personalityUse], { personality: true }, 1),
    row(publish.forNetworks, { networks: P.union(1, 2) }, 1),
  ],
)

/** Which Cells may not be Activated. */
export const mayNotActivateToPublish = forbid(
  'Publish: may not Activate the Cell',
  view({
    underground: flag('such an Underground Cell is there', 'no such Underground Cell is there'),
    allowed: flag(
      'the Personality or the Networks allow another Cell',
      'the Personality or the Networks allow no other Cell',
    ),
  }),
  (bar) => [
    bar(publish.underground, { underground: false }),
    bar([publish.forPersonality, publish.forNetworks], { allowed: false }),
  ],
)
