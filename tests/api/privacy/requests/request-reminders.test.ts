import { randomUUID } from 'node:crypto'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import { brandPrivacy } from '@thodu/api/contract/defaults/privacy.config'
import type { FollowedPrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { dayMs } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { notifyOfDueRequests } from '../../../../api/src/privacy/requests/notify-of-due-requests.ts'
import { usePerson, useWorld } from '../../../support/use-world.ts'
import { createWorld } from '../../../support/world.ts'

const world = useWorld(createWorld)
const asha = usePerson(world, 'user', 'Asha Rao')

const second = 1_000
const ask = async () =>
  (
    await world.call<FollowedPrivacyRequest>(asha, 'POST', '/user/privacy-requests', {
      kind: 'access',
      text: 'What do you know of me?',
      clientEventId: randomUUID(),
    })
  ).body
/** Looks for due requests five times at once, as several processes do after a start. */
const tick = () => Promise.all(Array.from({ length: 5 }, () => notifyOfDueRequests(world.deps)))
const told = async () => (await world.readSubjects(brand.email)).filter((subject) => /privacy request/.test(subject))
const setTime = (ms: number) => {
  world.clock.now = new Date(ms)
}

test('admins are notified a week before a request is due and when it is due, once each (rule PRIV-R3)', async () => {
  const asked = await ask()
  const due = Date.parse(asked.createdAt) + brandPrivacy.answerDays * dayMs
  expect(Date.parse(asked.dueAt)).toBe(due)
  const heard: string[][] = []
  for (const at of [due - 7 * dayMs - second, due - 7 * dayMs, due - dayMs, due - second, due, due + 9 * dayMs]) {
    setTime(at)
    await tick()
    heard.push(await told())
  }
  const soon = `A week left: privacy request ${asked.code}`
  const now = `Due now: privacy request ${asked.code}`
  expect(heard).toEqual([[], [soon], [soon], [soon], [soon, now], [soon, now]])
})

test('after days of downtime one mail reports each request once in its current state', async () => {
  const before = (await told()).length
  const start = world.clock.now.getTime()
  const first = await ask()
  setTime(start + dayMs)
  const others = [await ask(), await ask()]
  // Three days of downtime around the week before the due date.
  setTime(Date.parse(first.dueAt) - 4 * dayMs)
  await tick()
  await tick()
  expect((await told()).slice(before)).toEqual(['3 privacy requests are due'])
  // More than a week of downtime: requests that were due soon are overdue now, and reported once.
  setTime(Date.parse(others[0]?.dueAt ?? '') + 3 * dayMs)
  await tick()
  await tick()
  expect((await told()).slice(before)).toEqual(['3 privacy requests are due', '3 privacy requests are due'])
})
