import type { Browser } from 'playwright-core'

export const program: string | undefined
export const MISSING: string
export function started(): Promise<Browser>
