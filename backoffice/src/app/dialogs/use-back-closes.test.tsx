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

test('closing a dialog by its button does not navigate back, and the next dialog reuses its history entry', async () => {
  // All files share one page, whose current entry may belong to a dialog of an earlier file.
  history.pushState(null, '')
  await showOffice(<Screen />)
  await press(openText)
  await expect.poll(mark).toBeDefined()
  const [first, entries] = [mark(), history.length]
  await press(closeText)
  await expect.element(dialog).not.toBeInTheDocument()
  // A wrong navigation would have happened within this time.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(mark()).toBe(first)
  await press(openText)
  await expect.element(dialog).toBeVisible()
  expect([mark(), history.length]).toEqual([first, entries])
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(mark).toBeUndefined()
})

test('a dialog of the next screen has its own history entry, so Back closes only the dialog', async () => {
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
