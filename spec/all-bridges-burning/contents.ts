/** The contents of the book: its pages, in printed order. @module */
import { contentsOf } from 'rulewright/book'
import * as factions from './1-introduction/1.3-factions.js'
import * as availability from './1-introduction/1.4.2-availability.js'
import * as support from './1-introduction/1.6-support.js'
import * as control from './1-introduction/1.7-control.js'
import * as vassalage from './1-introduction/1.9-vassalage.js'
import * as politicalDisplay from './1-introduction/1.11-political-display.js'
import * as start from './2-sequence-of-play/2.1-start.js'
import * as limitedCommand from './2-sequence-of-play/2.2.4-limited-command.js'
import * as eligibility from './2-sequence-of-play/2.2.5-eligibility.js'
import * as nextCard from './2-sequence-of-play/2.2.6-next-card.js'
import * as redRevolt from './2-sequence-of-play/2.4.1-red-revolt.js'
import * as revoltInTowns from './2-sequence-of-play/2.4.1-revolt-in-towns.js'
import * as phases from './2-sequence-of-play/2.4-phases.js'
import * as commands from './3-commands/3.1-commands.js'
import * as rally from './3-commands/3.2.1-rally.js'
import * as rallyCells from './3-commands/3.2.1-rally-cells.js'
import * as activatedCells from './3-commands/3.2.2-activated-cells.js'
import * as activism from './3-commands/3.2.2-activism.js'
import * as agitation from './3-commands/3.2.2-agitation.js'
import * as terror from './3-commands/3.2.3-terror.js'
import * as terrorLosses from './3-commands/3.2.3-terror-losses.js'
import * as terrorMarkers from './3-commands/3.2.3-terror-markers.js'
import * as terrorSpaces from './3-commands/3.2.3-terror-spaces.js'
import * as aftermath from './3-commands/3.2.4-aftermath.js'
import * as attack from './3-commands/3.2.4-attack.js'
import * as attacked from './3-commands/3.2.4-attacked.js'
import * as battle from './3-commands/3.2.4-battle.js'
import * as casualties from './3-commands/3.2.4-casualties.js'
import * as trains from './3-commands/3.2.4-trains.js'
import * as march from './3-commands/3.2.5-march.js'
import * as trainsOnTheMarch from './3-commands/3.2.5-trains.js'
import * as moderatesRally from './3-commands/3.3.1-moderates-rally.js'
import * as capture from './3-commands/3.3.2-capture.js'
import * as message from './3-commands/3.3.2-message.js'
import * as news from './3-commands/3.3.2-news.js'
import * as messageSteps from './3-commands/3.3.2-steps.js'
import * as negotiate from './3-commands/3.3.3-negotiate.js'
import * as politics from './3-commands/3.3.4-politics.js'
import * as germanFlowchart from './3-commands/3.4-flowchart.js'
import * as germanActions from './3-commands/3.4-german-actions.js'
import * as specialActivities from './4-special-activities/4.1-special-activities.js'
import * as politicalEvent from './4-special-activities/4.2.1-political-event.js'
import * as foreignRelations from './4-special-activities/4.2.2-foreign-relations.js'
import * as prepare from './4-special-activities/4.2.3-prepare.js'
import * as crackdown from './4-special-activities/4.2.5-crackdown.js'
import * as personality from './4-special-activities/4.3.1-personality.js'
import * as dialogue from './4-special-activities/4.3.2-dialogue.js'
import * as publish from './4-special-activities/4.3.3-publish.js'
import * as effectsOnMarkers from './5-events/5.1-effects-on-markers.js'
import * as effectsOnPieces from './5-events/5.1-effects-on-pieces.js'
import * as events from './5-events/5.1-events.js'
import * as capabilities from './5-events/5.3-capabilities.js'
import * as freeCommands from './5-events/5.4-free-commands.js'
import * as victoryPhase from './6-propaganda-rounds/6.1-victory-phase.js'
import * as politicsPhase from './6-propaganda-rounds/6.2-politics-phase.js'
import * as resourcesPhase from './6-propaganda-rounds/6.3-resources-phase.js'
import * as agitationPrice from './6-propaganda-rounds/6.4.2-agitation-price.js'
import * as agitationSpaces from './6-propaganda-rounds/6.4.2-agitation-spaces.js'
import * as agitationSteps from './6-propaganda-rounds/6.4.2-agitation-steps.js'
import * as agitationPhase from './6-propaganda-rounds/6.4-agitation-phase.js'
import * as powers from './6-propaganda-rounds/6.5.3-powers.js'
import * as oldNews from './6-propaganda-rounds/6.5.4-old-news.js'
import * as resetPhase from './6-propaganda-rounds/6.5-reset-phase.js'
import * as ranking from './7-victory/7.1-ranking.js'
import * as victoryConditions from './7-victory/7.2-victory-conditions.js'
import * as finalVictory from './7-victory/7.3-final-victory.js'
import * as margins from './7-victory/7.3-margins.js'
import * as nonPlayers from './8-non-players/8.0-non-players.js'
import * as nonPlayerResources from './8-non-players/8.1.2-resources.js'
import * as exceptions from './8-non-players/8.1.3-exceptions.js'
import * as nonPlayerCapabilities from './8-non-players/8.1.4-capabilities.js'
import * as lastSteps from './8-non-players/8.1.4-last-steps.js'
import * as markedEvents from './8-non-players/8.1.4-marked-events.js'
import * as nonPlayerMarkers from './8-non-players/8.1.4-markers.js'
import * as sequenceOfPlay from './8-non-players/8.1.4-sequence-of-play.js'
import * as levels from './8-non-players/8.1.7-levels.js'
import * as places from './8-non-players/8.1.7-places.js'
import * as railways from './8-non-players/8.1.7-railways.js'
import * as executingCards from './8-non-players/8.2.3-executing.js'
import * as cards from './8-non-players/8.2-cards.js'
import * as redsRally from './8-non-players/8.3.1-reds-rally.js'
import * as redsActivism from './8-non-players/8.3.2-reds-activism.js'
import * as redsActivismInWar from './8-non-players/8.3.3-reds-activism-in-war.js'
import * as redsTerror from './8-non-players/8.3.4-reds-terror.js'
import * as redsAttack from './8-non-players/8.3.5-reds-attack.js'
import * as redsMarch from './8-non-players/8.3.6-reds-march.js'
import * as senateRally from './8-non-players/8.4.1-senate-rally.js'
import * as senateRallyInWar from './8-non-players/8.4.2-senate-rally-in-war.js'
import * as senateActivism from './8-non-players/8.4.3-senate-activism.js'
import * as senateTerror from './8-non-players/8.4.4-senate-terror.js'
import * as senateAttack from './8-non-players/8.4.5-senate-attack.js'
import * as marchGroups from './8-non-players/8.4.6-march-groups.js'
import * as senateMarch from './8-non-players/8.4.6-senate-march.js'
import * as nonPlayerModeratesRally from './8-non-players/8.5.1-moderates-rally.js'
import * as moderatesNegotiate from './8-non-players/8.5.2-moderates-negotiate.js'
import * as moderatesMessage from './8-non-players/8.5.3-moderates-message.js'
import * as moderatesMessageInWar from './8-non-players/8.5.4-moderates-message-in-war.js'
import * as moderatesPolitics from './8-non-players/8.5.5-moderates-politics.js'
import * as victory from './8-non-players/8.7-victory.js'
import * as eventOwners from './events/owners.js'
import * as eventSpaces from './events/spaces.js'
import * as eventTracks from './events/tracks.js'
import * as rules from './rules.gen.js'
import * as setup from './setup.js'
import * as theIndex from './the-index.js'

/** The pages in printed order, and what stands beside them. */
export const pages = [
  factions,
  availability,
  support,
  control,
  vassalage,
  politicalDisplay,
  start,
  limitedCommand,
  eligibility,
  nextCard,
  phases,
  redRevolt,
  revoltInTowns,
  commands,
  rally,
  rallyCells,
  activism,
  activatedCells,
  agitation,
  terror,
  terrorMarkers,
  terrorSpaces,
  terrorLosses,
  attack,
  trains,
  battle,
  casualties,
  aftermath,
  attacked,
  march,
  trainsOnTheMarch,
  moderatesRally,
  message,
  messageSteps,
  capture,
  news,
  negotiate,
  politics,
  germanActions,
  germanFlowchart,
  specialActivities,
  politicalEvent,
  foreignRelations,
  prepare,
  crackdown,
  personality,
  dialogue,
  publish,
  events,
  effectsOnMarkers,
  effectsOnPieces,
  capabilities,
  freeCommands,
  victoryPhase,
  politicsPhase,
  resourcesPhase,
  agitationPhase,
  agitationPrice,
  agitationSpaces,
  agitationSteps,
  resetPhase,
  powers,
  oldNews,
  ranking,
  victoryConditions,
  finalVictory,
  margins,
  nonPlayers,
  nonPlayerResources,
  exceptions,
  nonPlayerMarkers,
  sequenceOfPlay,
  markedEvents,
  nonPlayerCapabilities,
  lastSteps,
  places,
  levels,
  railways,
  cards,
  executingCards,
  redsRally,
  redsActivism,
  redsActivismInWar,
  redsTerror,
  redsAttack,
  redsMarch,
  senateRally,
  senateRallyInWar,
  senateActivism,
  senateTerror,
  senateAttack,
  senateMarch,
  marchGroups,
  nonPlayerModeratesRally,
  moderatesNegotiate,
  moderatesMessage,
  moderatesMessageInWar,
  moderatesPolitics,
  victory,
  theIndex,
  setup,
  eventOwners,
  eventSpaces,
  eventTracks,
] as const

export const { sections, questions, tables, formulas } = contentsOf([rules, ...pages])
