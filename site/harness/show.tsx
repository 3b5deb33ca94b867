import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createFakeWire, type FakeWire } from '../../tests/support/screens/fake-wire.ts'
import '../src/journey/journey.css'

/** What the server answers in this test. */
export let wire: FakeWire
const realFetch = globalThis.fetch

/** Before each test: nothing is remembered, and nothing is answered. */
export async function beginTest(): Promise<void> {
  await cleanup()
  wire = createFakeWire()
  globalThis.fetch = wire.fakeFetch(realFetch)
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(390, 800)
}

/** After each test: it fails for what the wire was asked and could not say. */
export function endTest(): void {
  globalThis.fetch = realFetch
  expect(wire.faults).toEqual([])
}

/** Shows an island of the site on a phone, with `wire` in the server's place. */
export const showIsland = (what: ReactNode) => render(what)
