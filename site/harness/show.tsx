import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
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

/** Removes the listeners of the page scripts of this test. */
let removals: (() => void)[] = []

/** Runs a page script until the end of the test. Later tests share the document, and would call its server. */
export function runPageScript(run: () => void): void {
  const targets: EventTarget[] = [document, window]
  const added = targets.map((target) => vi.spyOn(target, 'addEventListener'))
  run()
  for (const [place, target] of targets.entries()) {
    for (const [type, listener] of added[place]?.mock.calls ?? [])
      removals.push(() => target.removeEventListener(type, listener))
    added[place]?.mockRestore()
  }
}

/** Fails the test for every call that the fake server could not answer. */
export function endTest(): void {
  for (const remove of removals) remove()
  removals = []
  globalThis.fetch = realFetch
  expect(wire.faults).toEqual([])
}

/** Renders an island on a phone-sized screen, with `wire` as the server. */
export const showIsland = (what: ReactNode) => render(what)
