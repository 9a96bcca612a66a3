/** Every task, with what does it. @module */
import type { Opened } from '../open-build.js'
import type { Job, Task } from '../process-protocol.js'
import { sizing, walking } from './chart-walks.js'
import { digesting } from './game-digests.js'
import { playing } from './play.js'
import { asking } from './table-queries.js'
import { stepping } from './xstate-steps.js'

/** Builds the job that does a task with a build. */
export function jobFor(build: Opened, task: Task): Promise<Job> {
  if (task.does === 'play') return playing(build, task)
  if (task.does === 'step') return stepping(build, task)
  if (task.does === 'size') return sizing(build, task)
  if (task.does === 'walk') return walking(build, task)
  if (task.does === 'ask') return asking(build, task)
  return digesting(build, task)
}
