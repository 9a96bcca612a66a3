/** The content of `<rw-play>`: the seating, and a game with its story and its decision. @module */

import type { Seat, Sitter } from '#core'
import { type Html, html, raw } from '../../draw/html-template.js'
import type {
  OfferedTogether,
  OptionView,
  PendingDecision,
  PositionView,
  SeatPlan,
  StepView,
  WhyNotView,
} from '../engine/protocol.js'
import { cardTextMarkup } from './options-view.js'
import {
  capitalize,
  decisionMarkup,
  endMarkup,
  gameMarkup,
  highlightPlace,
  type Kit,
  stepMarkup,
  whyForm,
  withArrow,
} from './position-markup.js'
import { placeMarkup } from './try-view.js'

/** The seat of what falls by chance. */
const CHANCE = 'chance'

const SITTERS: Readonly<Record<Sitter, string>> = {
  you: 'a person here',
  np: 'the rulebook (Non-player)',
  random: 'chooses at random',
  first: 'always the first option',
  idle: 'declines where it can',
}

/** The beginning of the names of fields that stand for optional rules. */
const VARIANT = 'variant:'

/** The form as it was sent: who sits where, and how the game begins. */
export function seatsIn({ base, ...fields }: Readonly<Record<string, string>>) {
  const pairs = Object.entries(fields)
  const variants = pairs.flatMap(([name]) => (name.startsWith(VARIANT) ? [name.slice(VARIANT.length)] : []))
  const sitters = Object.fromEntries(pairs.filter(([name]) => !name.startsWith(VARIANT)))
  return { base, variants, sitters: sitters as Readonly<Record<Seat, Sitter>> }
}

/** Draws the form that assigns players to the seats. */
export function seatsMarkup(about: SeatPlan): Html {
  const one = (seat: Seat, sitters: readonly Sitter[], usual: Sitter) =>
    html`<p><label>${capitalize(seat)} <select name="${seat}" data-key="sit-${seat}">${sitters.map(
      (sitter) =>
        html`<option value="${sitter}"${sitter === usual ? raw(' selected') : undefined}>${seat === CHANCE ? (sitter === 'you' ? 'you enter each result' : 'the page draws') : SITTERS[sitter]}</option>`,
    )}</select></label></p>`
  const other: Sitter = about.sitters.includes('np') ? 'np' : 'random'
  return html`<form data-form="sit"><h3 tabindex="-1" data-key="due">${about.title}</h3>${about.seats.map((seat, at) =>
    one(seat, about.sitters, at === 0 ? 'you' : other),
  )}${one(CHANCE, ['random', 'you'], 'random')}${
    about.bases.length > 1
      ? html`<p><label>Begins as <select name="base" data-key="base">${about.bases.map(
          (base) => html`<option value="${base}">${base === 'empty' ? 'a new game' : base}</option>`,
        )}</select></label></p>`
      : undefined
  }${about.variants.map(
    (name) =>
      html`<p><label><input type="checkbox" name="${VARIANT}${name}" value="yes" data-key="variant-${name}"> ${capitalize(name)}</label></p>`,
  )}<div class="rw-tools"><button data-key="sit-go">Begin</button></div><p><label>Or continue a saved game <input type="file" data-do="open" data-key="open" accept=".jsonl,.json,.txt"></label></p></form>`
}

/** The content of a game view besides its position. */
export interface PlayView {
  readonly story: readonly StepView[]
  readonly asides: readonly OfferedTogether[]
  /** The number of decisions that were asked of people. */
  readonly asked: number
  readonly place: string | undefined
  readonly why: WhyNotView | undefined
}

/** A game that is played. */
export function playMarkup(standing: PositionView, played: PlayView, kit: Kit): Html {
  const { due, ended } = standing
  const decide = html`${storyShown(played.story, kit.panel)}${due ? deciding(due, standing, played, kit) : ended ? endMarkup(ended) : undefined}<div class="rw-tools"><button type="button" data-do="undo" data-key="undo"${
    played.asked < 2 && due ? raw(' disabled') : undefined
  }>Undo</button><button type="button" data-do="keep" data-key="keep">Save</button><button type="button" data-do="leave" data-key="leave">Another game</button></div>`
  return gameMarkup(highlightPlace(standing, played.place), decide, (content) =>
    kit.panel('tables', 'The game in tables', content),
  )
}

/** The maximum numbers of choices in the story, of those shown first, and of changes shown for each. */
const [LATELY, LAST, FEW] = [40, 3, 4]

function storyShown(story: readonly StepView[], panel: Kit['panel']): Html | undefined {
  if (story.length === 0) return undefined
  const lately = story.slice(-LATELY)
  const before = lately.slice(0, -LAST)
  const list = (steps: readonly StepView[], first: number) =>
    html`<ol class="rw-lines" start="${first}">${steps.map(stepShown)}</ol>`
  return html`<details class="rw-panel rw-story" open><summary data-key="story">Since you looked last</summary>${
    before.length > 0
      ? panel('before', before.length === 1 ? 'One choice before that' : `${before.length} choices before`, () =>
          list(before, 1),
        )
      : undefined
  }${list(lately.slice(-LAST), before.length + 1)}</details>`
}

function stepShown({ line, changed }: StepView): Html {
  const changes = `${changed.slice(0, FEW).map(withArrow).join('; ')}${changed.length > FEW ? ' …' : ''}`
  return html`<li>${line}${changes === '' ? undefined : html` <span class="rw-faint">${changes}</span>`}</li>`
}

function deciding(
  due: PendingDecision,
  standing: PositionView,
  { asides, place, why }: PlayView,
  { linkTo, panel, options }: Kit,
): Html {
  const roll = html`<p><button type="button" data-do="roll" data-key="roll">Roll</button> or enter the result:</p>`
  return html`${decisionMarkup(due, linkTo)}${isRolled(due.offered) ? roll : undefined}${options(due.offered, 'offer', place)}${cardTextMarkup(due.printed)}${
    asides.length > 0 ? panel('asides', 'Free actions', () => options(asides, 'aside')) : undefined
  }${place && placeMarkup(place, {}, panel)}${whyForm(due, why, linkTo)}${panel('happened', 'What the last step did', () => stepMarkup(standing, linkTo))}`
}

/** Options one by one. */
export const optionsIn = (offered: readonly OfferedTogether[]): readonly OptionView[] =>
  offered.flatMap(({ options }) => options)

const isRolled = (offered: readonly OfferedTogether[]): boolean =>
  optionsIn(offered).some(({ weight }) => weight !== undefined)
