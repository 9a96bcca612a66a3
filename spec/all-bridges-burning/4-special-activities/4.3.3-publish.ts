/** 4.3.3 Publish. @module */

import { flag, forbid, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'

export const mayNotPublish = forbid(
  'Publish: may not select the space',
  view({
    populated: flag('the space has Population', 'the space has no Population'),
    piece: flag('a piece of the Moderates is there', 'no piece of the Moderates is there'),
    selected: flag('the space has been selected before', 'the space has not been selected before'),
    spaces: range(0, 2, 'spaces selected before'),
  }),
  (bar) => [
    bar(cited.publish.populated, { populated: false }),
    bar(cited.publish.withModerates, { piece: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar(cited.publish.upToTwo, { spaces: 2 }),
  ],
)

export const publishedIn = one(
  'Publish: Resources of a space',
  view({ town: flag('the space is a Town', 'the space is no Town') }),
  (row) => [row(cited.publish.perTown, { town: true }, 1), row(cited.publish.perTown, { town: false }, 0)],
)

export const publishers = sum(
  'Publish: Cells that may be Activated',
  view({
    personality: flag('the Personality is there', 'the Personality is not there'),
    networks: range(0, 2, 'Networks in the space'),
  }),
  (row) => [
    row([cited.publish.forPersonality, cited.personalityAndPrepared.personalityUse], { personality: true }, 1),
    row(cited.publish.forNetworks, { networks: P.union(1, 2) }, 1),
  ],
)

export const mayNotActivateToPublish = forbid(
  'Publish: may not Activate the Cell',
  view({
    underground: flag('such an Underground Cell is there', 'no such Underground Cell is there'),
    allowed: flag(
      'the Personality or the Networks allow another Cell',
      'the Personality or the Networks allow no other Cell',
    ),
  }),
  (bar) => [bar(cited.publish.underground, { underground: false }), bar(cited.publish.noFurther, { allowed: false })],
)
