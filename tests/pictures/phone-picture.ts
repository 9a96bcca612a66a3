/// <reference lib="dom" />
/** A game of Front Line on a phone, as the published page shows it. @module */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { program, started } from '../site/chromium.mjs'
import { saying, wish } from '../site/element-page.js'
import { served } from '../site/serve-folder.js'

/** The page as pixels, and as the text that a reader sees. */
export interface PhonePicture {
  readonly image: Buffer
  readonly text: string
}

/** Chance decides how a game on a page begins; with this number it begins the same each time. */
const CHANCE = 0.064508
const CHOICES = 3

/** Publishes Front Line and plays a few choices on a phone. Returns nothing if there is no Chromium. */
export async function phonePicture(command: string): Promise<PhonePicture | undefined> {
  if (program === undefined) return undefined
  const made = mkdtempSync(join(tmpdir(), 'rulewright-pictures-'))
  const folder = process.env.RULEWRIGHT_SITE ?? publishTo(join(made, 'site'), command)
  const site = await served(folder)
  const browser = await started()
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    })
    await page.addInitScript((chance) => {
      Math.random = () => chance
    }, CHANCE)
    await page.goto(`${site.root}play/fl.html`)
    await wish(page)
    for (const select of await page.locator('form[data-form="sit"] select[name]:not([name="base"])').all())
      await select.selectOption((await select.getAttribute('name')) === 'Red' ? 'you' : 'random')
    await page.click('[data-key="sit-go"]')
    await page.waitForSelector('.rw-options button')
    for (let made = 0; made < CHOICES; made += 1)
      await saying(page, () => page.locator('.rw-options button').first().click())
    return { image: await page.screenshot(), text: `${await page.innerText('main')}\n` }
  } finally {
    await browser.close()
    await site.close()
    rmSync(made, { recursive: true })
  }
}

function publishTo(folder: string, command: string): string {
  execFileSync(process.execPath, [command, 'publish', 'front-line', '--out', folder], { stdio: 'pipe' })
  return folder
}
