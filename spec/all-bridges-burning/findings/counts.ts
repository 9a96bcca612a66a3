/** Pieces, cards and markers whose numbers do not agree. @module */

import { clausesAt, finding, looked, numberIn, range, searched, view } from 'rulewright/book'
import { opposeAdmins } from '../1-introduction/1.11-political-display.js'
import { standardDeck } from '../components/deck.js'
import { FORCES } from '../components/forces.js'
import { standardMap } from '../components/map.js'
import { sections } from '../contents.js'
import * as cited from '../rules.gen.js'
import { emptyGame } from '../starting-game.js'
import { withStartingPieces } from '../starting-position.js'
import { SPACES } from '../vocabulary.js'

export const conscriptsNotSetAside = finding('conscriptsNotSetAside', {
  kind: 'gap',
  says: 'the ten Senate Cells that 6.5.5 brings in from Out of Play are not among what Setup sets aside',
  clauses: [
    cited.conscription.tenCells,
    cited.availability.offMap,
    cited.availability.outOfPlay,
    cited.setup.russiansOut,
    cited.setup.germansOut,
  ],
  witness: () => {
    const listed = clausesAt(sections, 'Setup').filter(({ text }) => /Out of Play/.test(text) && /Senate/.test(text))
    return looked({ broughtIn: FORCES.conscripts, setAside: listed.length }, listed.length === 0)
  },
})

export const activeSupportCounts = finding('activeSupportCounts', {
  kind: 'contradiction',
  says: 'with Active Support counted double for Total Opposition, as 1.6 has it, Setup would not have Oppose + Admins at 3',
  clauses: [cited.support.activeDouble, cited.setup.opposeAdmins, cited.setup.vaasaSupport],
  witness: () => {
    const game = withStartingPieces(emptyGame)
    const bySetup = numberIn(cited.setup.opposeAdmins)
    const opposition = opposeAdmins.compute(game, {}, standardMap)
    const supported = SPACES.filter((space) => game.spaces[space].level === 'Active Support')
    const withSupport = supported.reduce((sum, space) => sum + 2 * standardMap.population[space], opposition)
    return looked({ bySetup, opposition, withSupport }, opposition === bySetup && withSupport !== bySetup)
  },
})

export const eventCardsCounted = finding('eventCardsCounted', {
  kind: 'slip',
  says: '1.1 counts the Propaganda cards among the Event cards, from which Setup takes them apart',
  clauses: [cited.components.eventCards, cited.events.parts, cited.setup.separatePropaganda],
  witness: () => {
    const { events1917, events1918 } = standardDeck
    const printed = numberIn(cited.components.eventCards)
    const withRedRevolt = events1917.length + events1918.length + 1
    return looked({ printed, withRedRevolt }, printed !== withRedRevolt)
  },
})

const moderatesTotals = view({ networks: range(0, FORCES.networks), resolvedIssues: range(0, FORCES.issues) })

export const networksAndIssuesMarker = finding('networksAndIssuesMarker', {
  kind: 'contradiction',
  says: 'the marker of Networks and Issues stands one higher by Setup, the Index and 7.2 than their total of 1.12 and 7.3',
  clauses: [
    cited.setup.issuesNetworks,
    cited.victoryMarkers.issues,
    cited.glossary.issuesNetworks,
    cited.victoryConditions.moderatesPolarization,
    cited.finalVictory.moderatesBelowFour,
  ],
  witness: () =>
    searched(moderatesTotals, ({ networks, resolvedIssues }) => {
      const moved = numberIn(cited.setup.issuesNetworks) + networks + resolvedIssues
      return moved !== networks + resolvedIssues
    }),
})

const trackIn = (text: string): string => text.match(/(edge|Polarization) track/)?.[0] ?? 'no track'

export const trackOfNetworksAndIssues = finding('trackOfNetworksAndIssues', {
  kind: 'contradiction',
  says: '1.12 keeps the marker of Networks and Issues on the edge track, Setup and 6.2 on the Polarization track',
  clauses: [
    cited.victoryMarkers.onTrack,
    cited.victoryMarkers.issues,
    cited.setup.issuesNetworks,
    cited.politicsPhase.adjustNetworksIssues,
  ],
  witness: () => {
    const byMarkers = trackIn(cited.victoryMarkers.onTrack.text)
    const bySetup = trackIn(cited.setup.issuesNetworks.text)
    const byPolitics = trackIn(cited.politicsPhase.adjustNetworksIssues.text)
    return looked({ byMarkers, bySetup, byPolitics }, byMarkers !== bySetup || byMarkers !== byPolitics)
  },
})
