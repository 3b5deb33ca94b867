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

const load = [
  [280, 0.9],
  [280, 0.5],
  [280, 0.1],
  [165, 0],
] as const
const rest = [
  [260, 0],
  [215, 0],
  [225, 0],
  [212, 0],
] as const
const little = [
  [150, 0],
  [160, 0],
  [130, 0],
] as const

test.each([
  ['after a load, not during it', load, 165, [2]],
  ['that was added since the last time', rest, 212, [0, 2]],
  ['of a server that holds little: none', little, 130, []],
] as const)('memory is released %s', (_, looks, kept, released) => {
  expect(looksThatCollect(looks, kept)).toEqual(released)
})
