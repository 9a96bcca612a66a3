/** What `<rw-play>` shows: who sits where, and a game with what happened and what is due. @module */
import type { Seat } from '#kernel'
import { type Html, html, raw } from '../draw/html.js'
import type { Sitter } from '../play/seats.js'
import { printedShown } from './options-shown.js'
import type { Due, Happened, Offered, OfferedTogether, Standing, Table, Why } from './protocol.js'
import {
  arrowed,
  capital,
  dueShown,
  endedShown,
  happenedShown,
  type Kit,
  lookedAt,
  tableShown,
  whyForm,
} from './shown.js'
import { placeShown } from './try-shown.js'

/** The seat of what falls by chance. */
const CHANCE = 'chance'

const SITTERS: Readonly<Record<Sitter, string>> = {
  you: 'a person here',
  np: 'played by the book (Non-player)',
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

/** Who may sit where. */
export function seatsShown(about: Table): Html {
  const one = (seat: Seat, sitters: readonly Sitter[], usual: Sitter) =>
    html`<p><label>${capital(seat)} <select name="${seat}" data-key="sit-${seat}">${sitters.map(
      (sitter) =>
        html`<option value="${sitter}"${sitter === usual ? raw(' selected') : undefined}>${seat === CHANCE ? (sitter === 'you' ? 'by hand: you say what falls' : 'drawn by the page') : SITTERS[sitter]}</option>`,
    )}</select></label></p>`
  const other: Sitter = about.sitters.includes('np') ? 'np' : 'random'
  return html`<form data-form="sit"><h3 tabindex="-1" data-key="due">${about.title}</h3>${about.seats.map((seat, at) =>
    one(seat, about.sitters, at === 0 ? 'you' : other),
  )}${one(CHANCE, ['random', 'you'], 'random')}${
    about.bases.length > 1
      ? html`<p><label>Begins as <select name="base" data-key="base">${about.bases.map(
          (base) => html`<option value="${base}">${base === 'empty' ? 'every game does' : base}</option>`,
        )}</select></label></p>`
      : undefined
  }${about.variants.map(
    (name) =>
      html`<p><label><input type="checkbox" name="${VARIANT}${name}" value="yes" data-key="variant-${name}"> ${capital(name)}</label></p>`,
  )}<div class="rw-tools"><button data-key="sit-go">Begin</button></div><p><label>or go on with a play file <input type="file" data-do="open" data-key="open" accept=".jsonl,.json,.txt"></label></p></form>`
}

/** What is shown of a game beside its position. */
export interface Played {
  readonly story: readonly Happened[]
  readonly asides: readonly OfferedTogether[]
  /** How often somebody was asked. */
  readonly asked: number
  readonly place: string | undefined
  readonly why: Why | undefined
}

/** A game that is played. */
export function playedShown(standing: Standing, played: Played, kit: Kit): Html {
  const { due, ended } = standing
  const decide = html`${storyShown(played.story, kit.panel)}${due ? deciding(due, standing, played, kit) : ended ? endedShown(ended) : undefined}<div class="rw-tools"><button type="button" data-do="undo" data-key="undo"${
    played.asked < 2 && due ? raw(' disabled') : undefined
  }>Undo</button><button type="button" data-do="keep" data-key="keep">Save</button><button type="button" data-do="leave" data-key="leave">Another game</button></div>`
  return tableShown(lookedAt(standing, played.place), decide, (content) =>
    kit.panel('tables', 'The game in tables', content),
  )
}

/** How many choices are told, how many of them at first, and how much of what each changed. */
const [LATELY, LAST, FEW] = [40, 3, 4]

function storyShown(story: readonly Happened[], panel: Kit['panel']): Html | undefined {
  if (story.length === 0) return undefined
  const lately = story.slice(-LATELY)
  const before = lately.slice(0, -LAST)
  const list = (steps: readonly Happened[], first: number) =>
    html`<ol class="rw-lines" start="${first}">${steps.map(stepShown)}</ol>`
  return html`<details class="rw-panel rw-story" open><summary data-key="story">Since you looked last</summary>${
    before.length > 0
      ? panel('before', before.length === 1 ? 'One choice before' : `${before.length} choices before`, () =>
          list(before, 1),
        )
      : undefined
  }${list(lately.slice(-LAST), before.length + 1)}</details>`
}

function stepShown({ line, changed }: Happened): Html {
  const changes = `${changed.slice(0, FEW).map(arrowed).join('; ')}${changed.length > FEW ? ' …' : ''}`
  return html`<li>${line}${changes === '' ? undefined : html` <span class="rw-faint">${changes}</span>`}</li>`
}

function deciding(due: Due, standing: Standing, { asides, place, why }: Played, { linkTo, panel, options }: Kit): Html {
  const roll = html`<p><button type="button" data-do="roll" data-key="roll">Roll</button> or say what falls:</p>`
  return html`${dueShown(due, linkTo)}${isRolled(due.offered) ? roll : undefined}${options(due.offered, 'offer', place)}${printedShown(due.printed)}${
    asides.length > 0
      ? panel('asides', 'Rights that may be used at any time', () => options(asides, 'aside'))
      : undefined
  }${place && placeShown(place, {}, panel)}${whyForm(due, why, linkTo)}${panel('happened', 'What the last step did, by which clauses', () => happenedShown(standing, linkTo))}`
}

/** Options one by one. */
export const optionsIn = (offered: readonly OfferedTogether[]): readonly Offered[] =>
  offered.flatMap(({ options }) => options)

const isRolled = (offered: readonly OfferedTogether[]): boolean =>
  optionsIn(offered).some(({ weight }) => weight !== undefined)
