/**
 * The time a test waits for a process or a page before it counts as hung, in milliseconds.
 *
 * It does not decide what works: that takes seconds, or minutes on a busy machine. Without it, a defect that hangs would stop the
 * whole run instead of failing one test.
 *
 * @module
 */
export const HANG_LIMIT = 20 * 60_000
