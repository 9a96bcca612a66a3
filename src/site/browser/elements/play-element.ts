/// <reference lib="dom" />
/** `<rw-play>`: a whole game, against seats that decide by themselves or between people at one screen, who see no more than they may. @module */

import type { Option, Position, Seat, Sitter } from '#core'
import { type Html, html } from '../../draw/html-template.js'
import type {
  OfferedTogether,
  PositionView,
  SeatPlan,
  StartRequest,
  StepView,
  WhyNotView,
  WhyRequest,
} from '../engine/protocol.js'
import { optionsIn, playMarkup, seatsIn, seatsMarkup } from '../views/play-view.js'
import { capitalize, sentences, whyText } from '../views/position-markup.js'
import { download, type FormValues, formValues, Stage } from './base-element.js'

/** A game that is played: who sits where, and everything that was chosen. */
interface Game {
  readonly sitters: Readonly<Record<Seat, Sitter>>
  readonly from: StartRequest
  readonly start: Position
  readonly seed: number
  readonly choices: readonly Option[]
  readonly standing: PositionView
  /** The decisions of people that can be undone, one entry for each. */
  readonly asked: readonly { readonly position: Position; readonly made: number }[]
}

/** The pseudo-seat of a viewer without a seat, which limits what may be seen. */
const ONLOOKER = 'onlooker'

export class PlayElement extends Stage {
  protected readonly invitation = 'Play'
  private about: SeatPlan | undefined
  private game: Game | undefined
  /** The seat that looks at the screen, and the number of choices shown to each seat. */
  private looker: Seat | undefined
  private told: Readonly<Record<Seat, number>> = {}
  private story: readonly StepView[] = []
  private handing: Seat | undefined
  /** The place of which somebody asks what may be done there, and what was told of why something may not. */
  private place: string | undefined
  private why: WhyNotView | undefined

  protected async opened(): Promise<void> {
    this.about = await this.ask('table', {})
    this.draw()
    this.say('Choose who plays each seat, then begin.')
  }

  /** The people who sit here; who says what falls sees what chance sees, and is one of them. */
  private get people(): readonly Seat[] {
    return Object.entries(this.game?.sitters ?? {}).flatMap(([seat, sitter]) => (sitter === 'you' ? [seat] : []))
  }

  /** True if not everyone at the screen may see it. */
  private get isShared(): boolean {
    return this.about?.secrets === true && this.people.length > 1
  }

  /** As whom the engine is asked: as who looks at the screen, where something is secret. */
  private get eyes(): { readonly seat?: Seat } {
    if (this.about?.secrets !== true) return {}
    const [only, ...others] = this.people
    return { seat: this.looker ?? (others.length === 0 ? (only ?? ONLOOKER) : ONLOOKER) }
  }

  protected async act(what: string, of: string, fields: FormValues): Promise<void> {
    if (what === 'sit') return this.sit(fields)
    if (what === 'open') return this.openFile()
    const { game } = this
    if (game === undefined) return
    if (what === 'choose') return this.choose(game, this.optionAt(of, 0))
    if (what === 'number') return this.choose(game, this.optionAt(of, Number(fields.number)))
    if (what === 'roll') return this.choose(game, rolled(game.standing.due?.offered ?? []))
    if (what === 'handed') return this.handed(game)
    if (what === 'undo') return this.undo(game)
    if (what === 'why') return this.askWhy(game, { words: fields.words ?? '' })
    if (what === 'why-here') return this.askWhy(game, { place: of })
    if (what === 'why-clause') return fields.value ? this.askWhy(game, { clause: fields.value }) : undefined
    if (what === 'place') {
      this.place = of === this.place ? undefined : of
      this.why = undefined
      this.draw()
      this.say(this.place === undefined ? 'All options.' : `The options at ${of}.`)
    }
    if (what === 'keep') return this.keep(game)
    if (what === 'leave') {
      this.game = undefined
      this.looker = undefined
      this.draw()
    }
  }

  private async sit(fields: FormValues): Promise<void> {
    const { base, variants, sitters } = seatsIn(fields)
    const byBook = Object.entries(sitters).flatMap(([seat, sitter]) => (sitter === 'np' ? [seat] : []))
    const from: StartRequest = {
      ...(base && base !== 'empty' && { base }),
      ...(variants.length > 0 && { variants }),
      ...(byBook.length > 0 && { byBook }),
    }
    await this.seated(sitters, from)
  }

  private async seated(sitters: Readonly<Record<Seat, Sitter>>, from: StartRequest): Promise<void> {
    const standing = await this.ask('begin', { from, seat: ONLOOKER })
    if (standing === undefined) return
    const seed = Math.floor(Math.random() * 1_000_000)
    this.looker = undefined
    this.told = {}
    this.game = { sitters, from, start: standing.position, seed, choices: [], standing, asked: [] }
    await this.goOn()
  }

  /** Lets the seats decide at which nobody sits, and turns to whom is asked then. */
  private async goOn(): Promise<void> {
    for (let resting = false; !resting; ) {
      const { game } = this
      if (game === undefined) return
      const { standing, sitters, seed, choices } = game
      const gone = await this.ask('goOn', {
        position: standing.position,
        sitters,
        seed,
        made: choices.length,
        ...this.eyes,
      })
      if (gone === undefined) return
      this.game = { ...game, standing: gone.standing, choices: [...choices, ...gone.choices] }
      resting = gone.resting
      if (!resting) this.say(`Choice ${this.game.choices.length} made.`)
    }
    await this.turned()
  }

  /** Turns the screen to whoever is asked; where others may look, it is handed over first. */
  private async turned(): Promise<void> {
    const { game } = this
    if (game === undefined) return
    const { due } = game.standing
    if (due && this.isShared && this.looker !== due.seat) {
      this.handing = due.seat
      this.drawAnew()
      return this.say(`Hand over to ${capitalize(due.seat)}.`)
    }
    if (due === undefined && this.isShared) this.looker = ONLOOKER
    await this.shown(game)
  }

  private async handed(game: Game): Promise<void> {
    this.looker = this.handing
    this.handing = undefined
    // What the last step did was told to who looked before.
    await this.shown({ ...game, standing: { ...game.standing, told: [], changed: [], clauses: [] } })
  }

  /** Shows where the game stands to who looks, and what happened since they looked last. */
  private async shown(game: Game): Promise<void> {
    this.place = undefined
    this.why = undefined
    const { seat } = this.eyes
    const standing = await this.ask('at', { position: game.standing.position, ...this.eyes })
    if (standing === undefined) return
    const looker = seat ?? ''
    const since = this.told[looker] ?? 0
    const from = await this.positionAfter(game, since)
    const told = from && (await this.ask('story', { position: from, choices: game.choices.slice(since), ...this.eyes }))
    this.story = told?.steps ?? []
    this.told = { ...this.told, [looker]: game.choices.length }
    const made = game.choices.length
    const asked = game.asked.filter((one) => one.made < made)
    this.game = {
      ...game,
      standing: {
        ...standing,
        told: game.standing.told,
        changed: game.standing.changed,
        clauses: game.standing.clauses,
      },
      asked: standing.due ? [...asked, { position: standing.position, made }] : asked,
    }
    this.drawAnew()
    const { due, ended } = standing
    const [last] = this.story.slice(-1)
    const happened = `Choice ${made}${last ? `, ${last.line}` : ''}`
    const now = ended ? `Over: ${ended.says}` : `Now ${capitalize(due?.seat ?? '')}: ${due?.asks ?? ''}`
    this.say(sentences(happened, now))
  }

  /** The position after a number of choices: one in which somebody was asked, or the first. */
  private async positionAfter({ asked, start }: Game, made: number): Promise<Position | undefined> {
    if (made === 0) return start
    return asked.find((one) => one.made === made)?.position
  }

  private optionAt(of: string, number: number): Option | undefined {
    const [kind, at] = of.split('-')
    const groups = kind === 'aside' ? this.ownAsides(this.game?.standing) : this.game?.standing.due?.offered
    const group = groups?.[Number(at)]
    return group?.options[group.field ? group.field.numbers.indexOf(number) : 0]?.option
  }

  /** The rights of those who sit here: nobody uses one of a seat that decides by itself. */
  private ownAsides(standing: PositionView | undefined): readonly OfferedTogether[] {
    const { sitters = {} } = this.game ?? {}
    return (standing?.due?.asides ?? []).filter(({ seat }) => sitters[seat] === 'you')
  }

  private async choose(game: Game, option: Option | undefined): Promise<void> {
    if (option === undefined) return
    const standing = await this.ask('choose', { position: game.standing.position, option, ...this.eyes })
    if (standing === undefined) return
    this.game = { ...game, standing, choices: [...game.choices, option] }
    await this.goOn()
  }

  private async askWhy({ standing: { position } }: Game, meant: WhyRequest): Promise<void> {
    this.why = await this.ask('why', { position, meant, ...this.eyes })
    this.draw()
    if (this.why) this.say(whyText(this.why, meant.clause))
  }

  private async undo(game: Game): Promise<void> {
    const { asked, choices } = game
    const before = asked.findLast(({ made }) => made < choices.length)
    if (before === undefined) return
    const standing = await this.ask('at', { position: before.position, ...this.eyes })
    if (standing === undefined) return
    const told = Object.entries(this.told).map(([seat, made]) => [seat, Math.min(made, before.made)])
    this.told = Object.fromEntries(told) as Readonly<Record<Seat, number>>
    this.game = {
      ...game,
      standing,
      choices: choices.slice(0, before.made),
      asked: asked.filter(({ made }) => made < before.made),
    }
    await this.turned()
  }

  private async keep({ from, start, choices }: Game): Promise<void> {
    const kept = await this.ask('keep', { as: 'play', from, position: start, choices })
    if (kept === undefined) return
    download(kept.name, kept.text)
    this.say(`Saved as ${kept.name}. "rulewright play --resume" opens it in a terminal.`)
  }

  private async openFile(): Promise<void> {
    const file = this.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
    if (file === undefined) return
    const form = this.querySelector<HTMLFormElement>('form[data-form=sit]')
    const { sitters } = seatsIn(formValues(form))
    const opened = await this.ask('open', { text: await file.text(), seat: ONLOOKER })
    if (opened === undefined) return
    const { start, choices, standing } = opened
    this.looker = undefined
    this.told = {}
    this.game = { sitters, from: {}, start, seed: Math.floor(Math.random() * 1_000_000), choices, standing, asked: [] }
    await this.goOn()
  }

  protected drawn(): Html {
    const { game, handing } = this
    if (game === undefined) return html`${this.about && seatsMarkup(this.about)}`
    if (handing !== undefined)
      return html`<div class="rw-handed"><h3 tabindex="-1" data-key="due">Hand over to ${capitalize(handing)}</h3><button type="button" data-do="handed" data-key="handed">I am ${capitalize(handing)}, and nobody else looks</button></div>`
    const { standing, asked } = game
    const { story, place, why } = this
    return playMarkup(standing, { story, place, why, asides: this.ownAsides(standing), asked: asked.length }, this.kit)
  }
}

/** Rolls the dice: picks an option at random, by weight. */
function rolled(offered: readonly OfferedTogether[]): Option | undefined {
  const options = optionsIn(offered)
  const total = options.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let left = Math.random() * total
  for (const { option, weight = 1 } of options) {
    left -= weight
    if (left < 0) return option
  }
  return options.at(-1)?.option
}
