import { expect, test } from 'vitest'
import { createLimitCounter } from './limit-counter.ts'

const now = () => new Date('2026-11-21T06:30:00Z')
const signIn = { name: 'sign-in', max: 10, perSeconds: 900 }
const newsletter = { name: 'newsletter', max: 10, perSeconds: 3_600 }

test('a flood of one limit makes no other forget', () => {
  const counter = createLimitCounter({ enabled: true, now, keyOf: (_, name) => name })
  for (let tries = 0; tries < 10; tries += 1) counter.use(signIn, 'asha@example.in')
  for (let index = 0; index < 60_000; index += 1) counter.record(newsletter, `flood ${index}`)
  expect(() => counter.use(signIn, 'asha@example.in')).toThrow('Too many attempts')
})
