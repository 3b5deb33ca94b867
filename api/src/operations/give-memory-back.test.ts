import { expect, test } from 'vitest'
import { createMemoryWatch } from './give-memory-back.ts'

const megabyte = 1_048_576

/** Looks once for each [MB held, share of time busy], with a collection that leaves `kept` MB; which looks collected. */
function looksThatCollect(looks: readonly (readonly [held: number, busy: number])[], kept: number): number[] {
  let [held, busy] = [0, 0]
  const collected: number[] = []
  let turn = 0
  const look = createMemoryWatch({
    readResident: () => held * megabyte,
    readBusy: () => busy,
    collect: () => {
      collected.push(turn)
      held = kept
    },
  })
  for (const [index, now] of looks.entries()) {
    turn = index
    ;[held, busy] = now
    look()
  }
  return collected
}

test('memory is given back once the load is over, not while it lasts', () => {
  expect(
    looksThatCollect(
      [
        [280, 0.9],
        [280, 0.5],
        [280, 0.1],
        [165, 0],
      ],
      165,
    ),
  ).toEqual([2])
})

test('what a collection left is not collected again, what came on top of it is', () => {
  expect(
    looksThatCollect(
      [
        [260, 0],
        [215, 0],
        [225, 0],
        [212, 0],
      ],
      212,
    ),
  ).toEqual([0, 2])
})

test('a server that rests with little is left alone', () => {
  expect(
    looksThatCollect(
      [
        [150, 0],
        [160, 0],
        [130, 0],
      ],
      130,
    ),
  ).toEqual([])
})

test('to the megabyte, and to the quarter of its time', () => {
  expect(
    looksThatCollect(
      [
        [165, 0.26],
        [164, 0],
        [165, 0.25],
        [164, 0],
        [165, 0],
      ],
      100,
    ),
  ).toEqual([2, 4])
})
