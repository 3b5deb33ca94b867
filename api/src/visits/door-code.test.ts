import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { isDoorCode, listDoorCodes } from './door-code.ts'

const secret = createSecretKey(Buffer.from('a secret of a test'))
const door = { visit: 'a-visit', kind: 'start' } as const
/** The first minute of a quarter of an hour. */
const quarter = 1_000_005
const first = (from: number) => listDoorCodes(secret, door, from)[0]?.code ?? ''

test('the server lists codes for two hours, one for each quarter of an hour', () => {
  const codes = listDoorCodes(secret, door, quarter + 14)
  expect(codes).toHaveLength(9)
  for (const [place, { code, from, until }] of codes.entries()) {
    expect(code).toMatch(/^\d{4}$/)
    expect([Date.parse(from), Date.parse(until)]).toEqual([
      (quarter + place * 15) * 60_000,
      (quarter + (place + 1) * 15) * 60_000,
    ])
  }
  expect(listDoorCodes(secret, door, quarter)).toEqual(codes)
  expect(listDoorCodes(secret, door, quarter + 15)[0]).toEqual(codes[1])
})

test('a code is valid in its own quarter and the adjacent ones, for one end of one visit', () => {
  const code = first(quarter)
  const stands = (moment: number, other: Partial<{ visit: string; kind: 'start' | 'end' }> = {}) =>
    isDoorCode(secret, { ...door, ...other }, code, moment)
  expect([quarter - 15, quarter, quarter + 14, quarter + 29].map((at) => stands(at))).toEqual(Array(4).fill(true))
  expect([quarter - 16, quarter + 30].map((at) => stands(at))).toEqual([false, false])
  expect([stands(quarter, { kind: 'end' }), stands(quarter, { visit: 'another' })]).toEqual([false, false])
  expect(isDoorCode(createSecretKey(Buffer.from('another')), door, code, quarter)).toBe(false)
})

test('the same secret creates the same codes, so that an offline home can read them ahead', () => {
  expect([first(quarter), first(quarter + 15), first(1_000_000_005)]).toEqual(
    [quarter, quarter + 15, 1_000_000_005].map((at) => listDoorCodes(secret, door, at - 15)[1]?.code),
  )
})
