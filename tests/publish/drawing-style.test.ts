/** The colours of drawings: what is written on them can be read, light and dark (WCAG AA). */
import { describe, expect, it } from 'vitest'
import { TINTS } from '../../src/core/pictures/board-picture.js'
import { drawingStyle } from '../../src/site/draw/style.js'

const TEXT = { light: '#22231f', dark: '#e4e3df' }
const HOLLOW = '#fbfaf6'
const LEAST = 4.5

/** The hexadecimal value of a colour, of three digits or six. */
const channels = (colour: string): readonly number[] => {
  const digits = colour.slice(1)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((from) => Number.parseInt(long.slice(from, from + 2), 16) / 255)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function coloursOf(tint: string) {
  const [, light = '', dark = '', counter = '', ink = '', rim = ''] =
    new RegExp(
      `rw-tint-${tint}\\{--rw-ground:light-dark\\((#\\w+),(#\\w+)\\);--rw-counter:(#\\w+);--rw-ink:(#\\w+);--rw-rim:(#\\w+)`,
    ).exec(drawingStyle) ?? []
  return { light, dark, counter, ink, rim }
}

describe('the colours of drawings', () => {
  it('reckon contrast as WCAG does', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2)
  })

  it.each(TINTS)('leave the letters on %s readable: on its ground, on a piece, and on its other face', (tint) => {
    const { light, dark, counter, ink, rim } = coloursOf(tint)
    expect(contrast(light, TEXT.light)).toBeGreaterThan(LEAST)
    expect(contrast(dark, TEXT.dark)).toBeGreaterThan(LEAST)
    expect(contrast(counter, ink)).toBeGreaterThan(LEAST)
    expect(contrast(HOLLOW, rim)).toBeGreaterThan(LEAST)
  })
})

describe('a picture of an example on a phone', () => {
  it('is wider than the text of its card, with room at the rim; the line under it stands where the text does', () => {
    const [, over = '', within = ''] =
      /\.rw-example \.rw-drawn\{margin-inline:-([\d.]+)rem\}\n\.rw-example \.rw-drawn figcaption\{padding-inline:([\d.]+)rem\}/.exec(
        drawingStyle,
      ) ?? []
    expect(Number(over)).toBeGreaterThan(0)
    expect(Number(over)).toBeLessThan(1)
    expect(within).toBe(over)
  })
})
