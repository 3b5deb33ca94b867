import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const sizes = { atOnce: 2, perOwner: 20, inAll: 200 }

function createJobs(inTurn: ReturnType<typeof createFairQueue>) {
  const order: string[] = []
  const running: (() => void)[] = []
  const refused: string[] = []
  const bring = (owner: string) =>
    inTurn(owner, () => {
      order.push(owner)
      return new Promise<void>((end) => running.push(end))
    }).catch(() => refused.push(owner))
  const endOne = async () => {
    running.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { order, running, refused, bring, endOne }
}

test('the first job of another owner runs after at most one more job of a flood', async () => {
  const { order, refused, bring, endOne } = createJobs(createFairQueue(sizes))
  for (let index = 0; index < 260; index += 1) void bring('flood')
  void bring('owner')
  for (let round = 0; round < 3; round += 1) await endOne()
  expect(order.indexOf('owner')).toBeLessThanOrEqual(3)
  expect(refused).toHaveLength(260 - sizes.atOnce - sizes.perOwner)
  expect(new Set(refused)).toEqual(new Set(['flood']))
})

test('at most `atOnce` jobs run at once, and no place is lost', async () => {
  const { running, order, refused, bring, endOne } = createJobs(createFairQueue({ ...sizes, inAll: 30 }))
  for (let index = 0; index < 30; index += 1) void bring(`owner ${index % 7}`)
  expect(running).toHaveLength(sizes.atOnce)
  for (let round = 0; round < 30; round += 1) {
    await endOne()
    expect(running.length).toBeLessThanOrEqual(sizes.atOnce)
  }
  expect(order).toHaveLength(30)
  for (let index = 0; index < 30; index += 1) void bring(`later ${index % 7}`)
  await endOne()
  expect(running).toHaveLength(sizes.atOnce)
  expect(refused).toEqual([])
})

test('a full queue refuses the latest job of the owner with most jobs to make room for a new owner', async () => {
  const { refused, bring, endOne } = createJobs(createFairQueue({ atOnce: 1, perOwner: 20, inAll: 21 }))
  void bring('working')
  for (let index = 0; index < 20; index += 1) void bring('greedy')
  void bring('modest')
  void bring('newcomer')
  // The finished job frees a place, so the next owner displaces no job.
  await endOne()
  void bring('later')
  await turn()
  expect(refused).toEqual(['greedy'])
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a full queue refuses a new job if no other owner has at least two more jobs waiting', async () => {
  const { refused, bring } = createJobs(createFairQueue({ atOnce: 1, perOwner: 20, inAll: 3 }))
  for (const owner of ['working', 'one', 'other', 'other', 'newcomer']) void bring(owner)
  await turn()
  expect(refused).toEqual(['other'])
  // All three owners have one waiting job, so none makes room.
  for (const owner of ['late', 'one']) void bring(owner)
  await turn()
  expect(refused).toEqual(['other', 'late', 'one'])
})
