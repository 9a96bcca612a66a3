/** The picture of Talvisota: a place for every space, also of a map of one's own, and a line for every connection. */
import { describe, expect, it } from 'vitest'
import { standInMap } from '#spec/talvisota/components/stand-in-map'
import { standardComponents } from '#spec/talvisota/components/standard'
import { talvisota } from '../../machines/talvisota/book.js'
import { drawingOver } from '../../machines/talvisota/drawing.js'
import { drawingGate } from '../../src/core/verify/drawings.js'
import { drawGame } from '../../src/site/draw/draw-game.js'

const [first] = standInMap.spaces
const HAPARANDA = 'Haparanda'
const wider = {
  ...standInMap,
  spaces: [
    ...standInMap.spaces,
    { ...(first ?? { side: 'Soviet', front: 'Lapland', value: 0, dotted: false, centre: false }), name: HAPARANDA },
  ],
  links: [...standInMap.links, [HAPARANDA, 'Kemi'] as const],
}

describe('the map', () => {
  it('joins by a line whatever the component connects, and by a broken one what March opens', () => {
    const { html } = drawGame(talvisota.drawing ?? { tracks: [] }, talvisota.shown?.(talvisota.empty) ?? { tracks: {} })
    const [, lines = ''] = /<path class="rw-border" d="([^"]*)"/.exec(html) ?? []
    expect(lines.split('M').length - 1).toBe(standInMap.links.length)
    expect(html.split('class="rw-broken"')).toHaveLength(2)
  })

  it('has no two spaces at one point', () => {
    const points = Object.values(talvisota.drawing?.map?.places ?? {}).map(({ at }) => at.join(' '))
    expect(new Set(points).size).toBe(standInMap.spaces.length)
  })

  it('ends where its lowest space does, with room for a row of units', () => {
    const { size = [0, 0], places = {} } = talvisota.drawing?.map ?? {}
    const lowest = Math.max(...Object.values(places).map(({ at }) => at[1]))
    expect(size[1] - lowest).toBeGreaterThan(60)
    expect(size[1] - lowest).toBeLessThan(100)
  })

  it('shows a space of another map at its foot, with its connections', () => {
    const { drawing, shown } = drawingOver({ ...standardComponents, map: wider })
    const [, foot = 0] = drawing.map?.places[HAPARANDA]?.at ?? []
    expect(foot).toBeGreaterThan(drawing.map?.places.Orianenbaum?.at[1] ?? Number.POSITIVE_INFINITY)
    expect(drawGame(drawing, shown(talvisota.empty)).html).toContain(`<title>${HAPARANDA}`)
  })

  it('shows every unit that a game has in its spaces', () => {
    expect(drawingGate(talvisota)?.findings).toEqual([])
  })
})
