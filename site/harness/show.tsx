import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createFakeWire, type FakeWire } from '../../tests/support/screens/fake-wire.ts'
import '../src/journey/journey.css'

export let wire: FakeWire
const realFetch = globalThis.fetch

export async function beginTest(): Promise<void> {
  await cleanup()
  wire = createFakeWire()
  globalThis.fetch = wire.fakeFetch(realFetch)
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(390, 800)
}

/** Fails the test for every call that the fake server could not answer. */
export function endTest(): void {
  globalThis.fetch = realFetch
  expect(wire.faults).toEqual([])
}

/** Renders an island on a phone-sized screen, with `wire` as the server. */
export const showIsland = (what: ReactNode) => render(what)
