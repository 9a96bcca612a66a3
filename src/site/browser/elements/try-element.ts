/// <reference lib="dom" />
/** `<rw-try>`: a position to be tried, with what is due in it, why something is not, and what another reading would change. @module */

import type { Json, Option, Position } from '#core'
import { type Html, html, raw } from '../../draw/html-template.js'
import type { Setting } from '../engine/protocol.js'
import { capitalize, exampleMarkup, whyText } from '../views/position-markup.js'
import { type Inspection, inspectionText, trialMarkup } from '../views/try-view.js'
import { download, type FormValues } from './base-element.js'
import { Trial, type TrialStep } from './position-element.js'

export class TryElement extends Trial {
  protected readonly invitation = 'Try it'
  private looked: Inspection = {}

  protected lookAway(): void {
    this.looked = {}
  }

  protected override async unfolded(panel: string): Promise<void> {
    const { here } = this
    if (here === undefined) return
    const { position } = here.standing
    if (panel === 'readings') this.look({ questions: (await this.ask('readings', { position }))?.questions ?? [] })
    if (panel === 'sums') this.look({ measures: (await this.ask('sums', { position }))?.measures ?? [] })
  }

  private look(more: Inspection): void {
    this.looked = { ...this.looked, ...more }
  }

  protected async act(what: string, of: string, fields: FormValues): Promise<void> {
    const { here } = this
    const { value = '' } = fields
    if (what === 'open') return void (await this.openExample(value))
    if (what === 'again') return this.again()
    if (here === undefined) return
    const { position } = here.standing
    if (what === 'choose') return this.choose(here, this.optionAt(of, 0))
    if (what === 'number') return this.choose(here, this.optionAt(of, Number(fields.number)))
    if (what === 'as-example') return this.doAsExample()
    if (what === 'undo') return this.undo()
    if (what === 'place') return this.lookAt(position, of || value, fields.piece)
    if (what === 'why') return this.askWhy(position, { words: fields.words ?? '' })
    if (what === 'why-here') return this.askWhy(position, { place: of })
    if (what === 'why-clause') return value === '' ? undefined : this.askWhy(position, { clause: value })
    if (what === 'read') return this.readAs(here, of, value)
    if (what === 'sum') return this.sum(position, of)
    if (what === 'edit') return this.edit(here, fields)
    if (what === 'copy') return this.copy()
    if (what === 'keep') return this.keep(here)
  }

  /** The option of a button or of a field, which is told by its number. */
  private optionAt(of: string, number: number): Option | undefined {
    const [kind, at] = of.split('-')
    const due = this.here?.standing.due
    const group = (kind === 'aside' ? due?.asides : due?.offered)?.[Number(at)]
    const place = group?.field ? group.field.numbers.indexOf(number) : 0
    return group?.options[place]?.option
  }

  private async choose(here: TrialStep, option: Option | undefined): Promise<void> {
    if (option === undefined) {
      this.faults = ['there is no option with this number']
      return this.draw()
    }
    const standing = await this.ask('choose', { position: here.standing.position, option })
    if (standing) this.comeTo({ ...here, standing, choices: [...here.choices, option] }, this.wordsOf(here, option))
  }

  /** An option in the words in which it was offered, and whose it was. */
  private wordsOf({ standing: { due } }: TrialStep, option: Option): string {
    const group = [...(due?.offered ?? []), ...(due?.asides ?? [])].find(({ options }) =>
      options.some((one) => one.option === option),
    )
    return `${capitalize(group?.seat ?? '')}: ${group?.options.find((one) => one.option === option)?.text ?? ''}`
  }

  private async doAsExample(): Promise<void> {
    const { example } = this
    if (example?.standing === undefined) return
    this.come = this.come.slice(0, 1)
    for (const option of example.choices) {
      const here = this.here as TrialStep
      const standing = await this.ask('choose', { position: here.standing.position, option })
      if (standing === undefined) return
      this.come = [...this.come, { ...here, standing, choices: [...here.choices, option] }]
    }
    this.arrived('Done as in the example.')
  }

  private undo(): void {
    if (this.come.length < 2) return
    this.come = this.come.slice(0, -1)
    this.arrived('Taken back.')
  }

  private async again(): Promise<void> {
    this.come = []
    await this.openGiven()
  }

  /** Looks at a place, or at a piece on it, which then can be changed; at the same once more, at everything. */
  private async lookAt(position: Position, place: string, piece?: string): Promise<void> {
    if (place === '' || (place === this.looked.place && piece === this.looked.piece)) this.looked = {}
    else {
      this.looked = { place, ...(piece !== undefined && { piece }) }
      const told = await this.ask('fields', { position, place })
      this.look({ fields: told?.fields ?? [] })
      if (piece !== undefined) this.foldOut('edit')
    }
    this.draw()
    this.say(inspectionText(this.looked))
  }

  private async askWhy(
    position: Position,
    meant: { readonly words?: string; readonly place?: string; readonly clause?: string },
  ) {
    const why = await this.ask('why', { position, meant })
    if (why === undefined) return
    this.look({ why })
    this.draw()
    this.say(whyText(why, meant.clause))
  }

  private async readAs(here: TrialStep, question: string, reading: string): Promise<void> {
    const read = await this.ask('read', { position: here.standing.position, readings: { [question]: reading } })
    if (read === undefined) return
    const { more, less, ...standing } = read
    const told = [...more.map((text) => `now offered: ${text}`), ...less.map((text) => `no longer offered: ${text}`)]
    const changed = told.length > 0 ? told : ['nothing changes in what may be chosen here']
    this.comeTo(
      { standing: { ...standing, changed }, from: {}, start: standing.position, choices: [] },
      `Read otherwise: ${changed.join('; ')}.`,
    )
  }

  private async sum(position: Position, measure: string): Promise<void> {
    if (this.looked.sum?.measure === measure) {
      const { sum: _, ...others } = this.looked
      this.looked = others
    } else {
      const [sum] = (await this.ask('sums', { position, measure }))?.measures ?? []
      if (sum) this.look({ sum })
    }
    this.draw()
  }

  private async edit(here: TrialStep, fields: Readonly<Record<string, string>>): Promise<void> {
    const { fields: known = [], place } = this.looked
    const settings = known.flatMap(({ name, path, value }): readonly Setting[] => {
      const typed = fields[name]
      const now: Json =
        typeof value === 'boolean' ? typed === 'true' : typeof value === 'number' ? Number(typed) : (typed ?? '')
      return typed === undefined || now === value ? [] : [{ path, value: now }]
    })
    const standing = await this.ask('edit', { position: here.standing.position, settings })
    if (standing)
      this.comeTo({ standing, from: {}, start: standing.position, choices: [] }, `${place ?? 'The game'} changed.`)
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href)
      this.say('Address copied.')
    } catch {
      this.say('Copy the address of this page.')
    }
  }

  private async keep({ from, start, choices }: TrialStep): Promise<void> {
    const kept = await this.ask('keep', { as: 'example', from, position: start, choices })
    if (kept === undefined) return
    download(kept.name, kept.text)
    this.say(`Saved as ${kept.name}. "rulewright explain" runs it.`)
  }

  /** The parts to show of an example that is not on the page already. */
  private get toldOfExample(): 'all' | 'note' | 'nothing' {
    if (this.getAttribute('example') === this.example?.id && !this.hasAttribute('clause')) return 'nothing'
    return this.listed.length > 1 ? 'note' : 'all'
  }

  protected drawn(): Html {
    const { here, example, listed } = this
    const list =
      listed.length > 1
        ? html`<p><label>Example <select data-do="open" data-key="open">${listed.map(
            ({ id, name }) =>
              html`<option value="${id}"${id === example?.id ? raw(' selected') : undefined}>${name}</option>`,
          )}</select></label></p>`
        : undefined
    const question = this.getAttribute('question')
    const looked = { ...this.looked, ...(question !== null && { question }) }
    return html`${list}${example && exampleMarkup(example, this.linkTo, this.toldOfExample)}${here && trialMarkup(here.standing, looked, this.kit, this.come.length > 1)}`
  }
}
