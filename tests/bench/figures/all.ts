/** Every task, with what does it. @module */
import type { Opened } from '../opened.js'
import type { Job, Task } from '../task.js'
import { asking } from './asks.js'
import { digesting } from './digests.js'
import { playing } from './play.js'
import { stepping } from './steps.js'
import { sizing, walking } from './walks.js'

/** What does a task with a build. */
export function jobFor(build: Opened, task: Task): Promise<Job> {
  if (task.does === 'play') return playing(build, task)
  if (task.does === 'step') return stepping(build, task)
  if (task.does === 'size') return sizing(build, task)
  if (task.does === 'walk') return walking(build, task)
  if (task.does === 'ask') return asking(build, task)
  return digesting(build, task)
}
