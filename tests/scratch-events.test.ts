import { test } from 'vitest'
import { z } from 'zod'
import { Effect } from '../spec/all-bridges-burning/events/effects.js'
import { checkShape } from '../src/examples/shape.js'

test('x', () => {
  const r = Effect.safeParse({ do: 'plac', of: 'reds' })
  console.log(JSON.stringify(r.error?.issues))
  for (const v of [
    { do: 'plac' },
    { do: 'place', of: 'red', piece: 'Cell' },
    { do: 'place', of: ['reds', 'x'], piece: 'Cell', where: { kind: 'Twon' } },
    { do: 'in spaces', effects: [{ do: 'shift', toward: 'up' }] },
    { do: 'place', of: 'reds', piece: 'Cell', cnt: 1 },
    { do: 'free Command', of: 'reds', commands: ['Raly'] },
  ])
    console.log(JSON.stringify(checkShape(Effect, v)))
  console.log(JSON.stringify(z.toJSONSchema(Effect, { io: 'input' })).length)
})
