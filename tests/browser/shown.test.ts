/** What a page shows of a position and of what is due, as markup. */
import { describe, expect, it } from 'vitest'
import type { OfferedTogether } from '../../src/browser/protocol.js'
import { optionsShown } from '../../src/browser/shown.js'
import { html } from '../../src/draw/html.js'

const offer = (text: string, ...places: readonly string[]): OfferedTogether => ({
  text,
  seat: 'Ann',
  options: [{ option: { type: text }, text, places, declines: false }],
})
const buttons = (offered: readonly OfferedTogether[], place?: string) =>
  [...optionsShown(offered, 'offer', place, () => html``).html.matchAll(/<button[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  )

describe('options', () => {
  const offered = [offer('strengthen', 'Madrid'), offer('cover', 'Liberty: 3'), offer('wait', 'Liberty: 30')]

  it('are those of a place that is looked at, of the track on which it is, and of the boxes that it has', () => {
    expect(buttons(offered)).toEqual(['strengthen', 'cover', 'wait'])
    expect(buttons(offered, 'Madrid: 0')).toEqual(['strengthen'])
    expect(buttons(offered, 'Liberty: 3')).toEqual(['cover'])
    expect(buttons(offered, 'Liberty')).toEqual(['cover', 'wait'])
    expect(buttons(offered, 'Mad')).toEqual([])
  })
})
