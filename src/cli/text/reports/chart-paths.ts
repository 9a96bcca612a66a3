/** Paths of charts as people read them: how many there are, their steps, and how one of them was played. @module */

import {
  type Book,
  cite,
  type NamedPath,
  type PlayedPath,
  type PlayedStep,
  type TakenTransition,
  type Went,
  type WorldPaths,
} from '#core'
import { programName } from '../../program/program-name.js'
import { many, type Paint } from '../layout/output-layout.js'
import { lines, tableOf, wrapIndented } from '../layout/terminal-table.js'

/** The numbers of worlds and covering paths of a single chart. */
export interface ChartCount {
  readonly chart: string
  readonly worlds: number
  readonly paths: number
}

/** The charts of a book, with how many covering paths each has. */
export function chartsText(book: Book, charts: readonly ChartCount[], paint: Paint): string {
  const paths = charts.reduce((sum, one) => sum + one.paths, 0)
  const rows = charts.map((one) => [one.chart, one.worlds, one.paths])
  const [first] = charts
  return [
    paint.strong(`${book.title}, ${book.edition}`),
    lines(`${many(charts.length, 'chart')} alone, ${many(paths, 'covering path')}`),
    ...(first ? [tableOf(['chart', 'worlds', 'paths'], rows, paint), ...more(book, first, paint)] : []),
  ]
    .map((part) => `${part}\n`)
    .join('')
}

const more = ({ name }: Book, { chart }: ChartCount, paint: Paint): readonly string[] =>
  wrapIndented(`The paths of a chart: ${programName()} verify ${name} --paths "${chart}"`, 1).map(paint.faint)

/** The paths of some worlds of a chart, each in a line or a few. */
export function pathsText({ name }: Book, worlds: readonly WorldPaths[], paint: Paint): string {
  const first = worlds.flatMap(({ paths }) => paths.slice(0, 1))[0]
  return [
    ...worlds.flatMap((world) => worldLines(world, paint)),
    ...(first
      ? wrapIndented(`To play one: ${programName()} verify ${name} --path "${first.name}"`, 1).map(paint.faint)
      : []),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

const worldLines = ({ name, world, paths }: WorldPaths, paint: Paint): readonly string[] => [
  ...wrapIndented(`${name}: ${world.name} (${many(paths.length, 'path')})`, 1).map(paint.strong),
  ...paths.flatMap((path) => [...wrapIndented(path.name, 3), ...wrapIndented(stepsText(path), 6).map(paint.faint)]),
]

/** The steps of a path in one line. */
export const stepsText = ({ steps }: Pick<NamedPath, 'steps'>): string =>
  steps().length === 0
    ? 'the beginning alone'
    : steps()
        .map(({ says }) => says)
        .join(' > ')

/** A path as it was played: the verdict, then each step with its transitions and their clauses. */
export const playedText = (path: NamedPath, played: PlayedPath, paint: Paint): string =>
  [
    ...wrapIndented(verdict(path, played), 1).map(played.passed ? paint.good : paint.bad),
    ...wrapIndented(`world "${path.world.name}"`, 1).map(paint.faint),
    ...played.steps.flatMap((step, number) => stepLines(step, number, paint)),
  ]
    .map((line) => `${line}\n`)
    .join('')

/** Many paths as they were played: how many passed, and the others with the step at which they fail. */
export function allPlayedText(
  name: string,
  all: readonly { readonly path: NamedPath; readonly played: PlayedPath }[],
  paint: Paint,
): string {
  const failed = all.filter(({ played }) => !played.passed)
  const passed = `${name}: ${many(all.length, 'path')}, ${failed.length === 0 ? 'all passed' : `${failed.length} failed`}`
  return [
    ...wrapIndented(passed, 1).map(failed.length === 0 ? paint.good : paint.bad),
    ...failed.flatMap(({ path, played }) => wrapIndented(verdict(path, played), 3)),
  ]
    .map((line) => `${line}\n`)
    .join('')
}

function verdict({ name, steps }: NamedPath, { passed, steps: played }: PlayedPath): string {
  const last = played.at(-1)
  if (passed) return `${name}: passed; XState takes the same transitions in ${many(steps().length, 'step')}`
  const at = `step ${played.length - 1}, ${last?.says ?? ''}`
  return last?.byXState === undefined
    ? `${name}: failed at ${at}: it cannot be taken any more`
    : `${name}: failed at ${at}: XState takes it otherwise`
}

const stepLines = ({ says, went, byXState }: PlayedStep, number: number, paint: Paint): readonly string[] => [
  ...wrapIndented(`${number}  ${says}`, 1).map(paint.strong),
  ...wentLines(went, paint),
  ...(byXState ? [...wrapIndented('by XState:', 4).map(paint.bad), ...wentLines(byXState, paint)] : []),
]

function wentLines(went: Went, paint: Paint): readonly string[] {
  if ('refused' in went) return wrapIndented(went.refused, 6).map(paint.bad)
  const taken = went.transitions.flatMap(transitionLines)
  return went.transitions.at(-1)?.to === went.state ? taken : [...taken, ...wrapIndented(`in ${went.state}`, 6)]
}

const transitionLines = ({ from, to, clauses }: TakenTransition): readonly string[] =>
  wrapIndented([`${from} → ${to}`, ...(clauses.length > 0 ? [clauses.map(cite).join(', ')] : [])].join(': '), 6)
