import { randomUUID } from 'node:crypto'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import { brandPrivacy } from '@thodu/api/contract/defaults/privacy.config'
import type { FollowedPrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { dayMs } from '@thodu/api/contract/time'
import { expect, test } from 'vitest'
import { tellDueRequests } from '../../../../api/src/privacy/requests/tell-due-requests.ts'
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
/** As a process that has just started does, and as many do at once. */
const tick = () => Promise.all(Array.from({ length: 5 }, () => tellDueRequests(world.deps)))
const told = async () => (await world.readSubjects(brand.email)).filter((subject) => /privacy request/.test(subject))
const setTime = (ms: number) => {
  world.clock.now = new Date(ms)
}

test('the office hears a week before and when it is due, to the second, once each (rule PRIV-R3)', async () => {
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

test('after days without a clock each is told once as it stands, all in one mail', async () => {
  const before = (await told()).length
  const start = world.clock.now.getTime()
  const first = await ask()
  setTime(start + dayMs)
  const others = [await ask(), await ask()]
  // Three dead days around the week before.
  setTime(Date.parse(first.dueAt) - 4 * dayMs)
  await tick()
  await tick()
  expect((await told()).slice(before)).toEqual(['3 privacy requests are due'])
  // And more than a week of them: what was soon is due by then, and told once.
  setTime(Date.parse(others[0]?.dueAt ?? '') + 3 * dayMs)
  await tick()
  await tick()
  expect((await told()).slice(before)).toEqual(['3 privacy requests are due', '3 privacy requests are due'])
})
