/**
 * How long a test waits for a process or a page before it calls it hung, in milliseconds.
 *
 * It decides nothing about what works: that takes seconds, and a busy machine makes minutes of them. Without it, a defect that
 * hangs would stop the whole run instead of failing one test.
 *
 * @module
 */
export const HANG_LIMIT = 20 * 60_000
