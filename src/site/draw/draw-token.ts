/** Pieces and signs as SVG: a form, a number, and a few letters. @module */
import { type Sign, type Tint, type Token, tokenLetters, tokenWords } from '#core'
import { type Html, html } from './html-template.js'

/** Something that is drawn around a middle: how wide it is, and where the middle comes. */
export interface DrawnItem {
  readonly width: number
  at(x: number, y: number): Html
}

/** The classes of something that is drawn: what it is, and its tint. */
export const classes = (name: string, tint: Tint | undefined): string => (tint ? `${name} rw-tint-${tint}` : name)

/** The height of a row of pieces, and of a row of signs. */
export const TOKEN = 42
export const SIGN = 30

/** Estimates the width of a text in letters of this height. */
export const widthOf = (text: string, size: number): number => Math.round(text.length * size * 0.66)

const SHAPES: Readonly<Record<Token['shape'], (half: number) => Html>> = {
  disc: (half) => html`<rect x="${-half}" y="-18" width="${2 * half}" height="36" rx="18"/>`,
  hex: (half) =>
    html`<path d="M${-half - 1} 0L${9 - half}-17.5H${half - 9}L${half + 1} 0L${half - 9} 17.5H${9 - half}Z"/>`,
  octagon: (half) =>
    html`<path d="M${-half - 1} -8L${10 - half}-17.5H${half - 10}L${half + 1}-8V8L${half - 10} 17.5H${10 - half}L${-half - 1} 8Z"/>`,
  square: (half) => html`<path d="M${-half}-17H${half}V17H${-half}Z"/>`,
  tag: (half) => html`<rect x="${-half}" y="-14" width="${2 * half}" height="28" rx="6"/>`,
  counter: (half) => html`<rect x="${-half}" y="-17" width="${2 * half}" height="34" rx="3"/>`,
}

/** Pieces that are alike: as wide as their letters. */
export function tokenItem(token: Token, titled: boolean): DrawnItem {
  const text = tokenLetters(token)
  const half = Math.max(18, Math.round(widthOf(text, 20) / 2) + 6)
  const kind = classes(`rw-token ${token.shape}${token.idle ? ' idle' : ''}`, token.tint)
  return {
    width: 2 * half,
    at: (x, y) =>
      html`<g class="${kind}"${titled ? html` data-piece="${token.name}"` : undefined} transform="translate(${x} ${y})">${titled ? html`<title>${tokenWords(token)}</title>` : undefined}${SHAPES[token.shape](half)}<text y="7">${text}</text></g>`,
  }
}

/** A sign beside a name. */
export function signItem({ short, name, tint }: Sign, titled: boolean): DrawnItem {
  const half = Math.max(13, Math.round(widthOf(short, 20) / 2) + 5)
  return {
    width: 2 * half,
    at: (x, y) =>
      html`<g class="${classes('rw-sign', tint)}" transform="translate(${x} ${y})">${titled ? html`<title>${name}</title>` : undefined}<rect x="${-half}" y="-13" width="${2 * half}" height="26" rx="13"/><text y="7">${short}</text></g>`,
  }
}
