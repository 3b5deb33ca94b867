import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOffice } from '../../../harness/show.tsx'
import { useBackCloses } from './use-back-closes.ts'

const [openText, closeText] = ['Open', 'Close']

function Dialog({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose)
  return (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        {closeText}
      </button>
    </div>
  )
}

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {openText}
      </button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

const dialog = page.getByRole('dialog')
const press = (name: string) => page.getByRole('button', { name }).click()
const mark = () => (history.state as { dialog?: unknown } | null)?.dialog

test('a dialog that is closed by its button goes back by nothing, and leaves its entry to the next one', async () => {
  await showOffice(<Screen />)
  await press(openText)
  await expect.poll(mark).toBeDefined()
  const [first, entries] = [mark(), history.length]
  await press(closeText)
  await expect.element(dialog).not.toBeInTheDocument()
  // Whatever goes back would have done so by now.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(mark()).toBe(first)
  await press(openText)
  await expect.element(dialog).toBeVisible()
  expect([mark(), history.length]).toEqual([first, entries])
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(mark).toBeUndefined()
})

test('a dialog of the next screen has an entry of its own: Back closes it and leaves that screen where it is', async () => {
  await showOffice(<Screen />)
  await press(openText)
  await expect.poll(mark).toBeDefined()
  await press(closeText)
  await expect.element(dialog).not.toBeInTheDocument()
  history.pushState({ screen: 'next' }, '')
  await press(openText)
  await expect.element(dialog).toBeVisible()
  expect(mark()).toBeDefined()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.state).toMatchObject({ screen: 'next' })
})
