/** Drawings: graphs laid out by Graphviz, as SVG that takes the colours of the page. @module */

import { optionalPackage } from '#core'
import { type Html, raw } from '../draw/html-template.js'

/** Draws a graph that is written in DOT. */
export type Draw = (dot: string, title: string) => Html

/** The package that lays out the pictures of charts, which users of `publish` install. */
export const graphvizPackage = () =>
  optionalPackage('publish', ['@hpcc-js/wasm-graphviz'], () => import('@hpcc-js/wasm-graphviz'))

/** Loads Graphviz and returns what draws with it. */
export async function drawing(): Promise<Draw> {
  const { Graphviz } = await graphvizPackage()
  const graphviz = await Graphviz.load()
  return (dot, title) => raw(themed(graphviz.dot(dot), title))
}

/** The width in pixels at which a drawing is neither stretched nor shrunk. */
export const naturalWidth = ({ html }: Html): number => Number(/--natural: (\d+)px/.exec(html)?.[1] ?? 0)

const COLOURS = / (?:fill|stroke)="(?:black|lightgrey|white|transparent)"/g

/** The SVG without what a style sheet must decide, at its natural width. */
function themed(svg: string, title: string): string {
  const width = Math.ceil(Number(/<svg width="(\d+)pt"/.exec(svg)?.[1] ?? 600) * (4 / 3))
  const label = title.replace(/[&<>"]/g, ' ')
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<title>[\s\S]*?<\/title>/g, '')
    .replace(
      /<svg width="\d+pt" height="\d+pt"/,
      `<svg role="group" aria-label="${label}" style="--natural: ${width}px"`,
    )
    .replace(/ xlink:href=/g, ' href=')
    .replace(/ id="[^"]*"/g, '')
    .replace(/ font-family="[^"]*"/g, '')
    .replace(COLOURS, '')
    .replace(/\n\s*/g, '\n')
    .replace(/\n+/g, '\n')
    .trim()
}
