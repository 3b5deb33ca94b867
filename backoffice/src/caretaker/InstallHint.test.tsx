import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tests/support/screens/accessible.ts'
import { showCaretaker } from '../../harness/show.tsx'
import { InstallHint } from './InstallHint.tsx'
import { countOpening, wantNoHint } from './offline/openings.ts'

function anOffer() {
  let asked = 0
  const prompt = async () => {
    asked += 1
  }
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  return { event, times: () => asked }
}

test('openings are counted on the device until the hint is dismissed', () => {
  expect([countOpening(), countOpening(), countOpening()]).toEqual([1, 2, 3])
  wantNoHint()
  expect(countOpening()).toBeUndefined()
})

test('a phone is offered the home screen once, from the third opening', async () => {
  const early = await showCaretaker(<InstallHint openings={2} />)
  window.dispatchEvent(anOffer().event)
  await expect.element(early.getByRole('button')).not.toBeInTheDocument()
  await early.unmount()
  const screen = await showCaretaker(<InstallHint openings={3} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  const offer = anOffer()
  window.dispatchEvent(offer.event)
  expect(offer.event.defaultPrevented).toBe(true)
  await expect.element(screen.getByText(/opens like an app/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Add to the home screen' }).click()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect([offer.times(), countOpening()]).toEqual([1, undefined])
})
