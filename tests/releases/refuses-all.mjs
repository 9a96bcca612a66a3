/** An adapter that is wrong: it refuses every choice of every case. */
import { createInterface } from 'node:readline'

const answers = {
  start: ({ book, edition }) => ({
    type: 'started',
    protocol: 1,
    implementation: { name: 'refuses all', version: '1' },
    books: [{ book, editions: [edition] }],
    readings: {},
    supports: { requests: ['case'] },
  }),
  case: ({ id }) => ({ type: 'refused', id, at: 0 }),
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line)
  if (request.type === 'stop') break
  process.stdout.write(`${JSON.stringify(answers[request.type](request))}\n`)
}
