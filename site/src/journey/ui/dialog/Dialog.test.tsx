import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showIsland } from '../../../../harness/show.tsx'
import { Dialog } from './Dialog.tsx'

const [title, openIt] = ['One', 'Open']

function OneDialog({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {openIt}
      </button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <p />
        </Dialog>
      )}
    </>
  )
}

function Dialogs({ onClosed }: { onClosed: (name: string) => void }) {
  const [shown, setShown] = useState(['lower', 'upper'])
  return shown.map((name) => (
    <Dialog
      key={name}
      title={name}
      onClose={() => {
        onClosed(name)
        setShown(shown.filter((other) => other !== name))
      }}
    >
      <button type="button" onClick={() => setShown(['next'])}>
        {`Go on from ${name}`}
      </button>
    </Dialog>
  ))
}

const dialogEntry = () => history.state?.dialog as unknown

test('Back closes a dialog and stays on the page (rule JRN-27); the next dialog reuses the history entry of a closed one', async () => {
  const onClose = vi.fn()
  const screen = await showIsland(<OneDialog onClose={onClose} />)
  const [dialog, button] = [screen.getByRole('dialog', { name: title }), screen.getByRole('button', { name: openIt })]
  await button.click()
  await expect.element(dialog).toBeVisible()
  expect(dialogEntry()).toBeDefined()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(dialogEntry()).toBeUndefined()
  await expect.element(button).toHaveFocus()

  await button.click()
  const [first, entries] = [dialogEntry(), history.length]
  await screen.getByRole('button', { name: 'Close' }).click()
  await button.click()
  await expect.poll(() => dialogEntry()).toBe(first)
  expect(history.length).toBe(entries)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Back closes the upper of two dialogs, and the open one when it replaced another', async () => {
  const closed: string[] = []
  const screen = await showIsland(<Dialogs onClosed={(name) => closed.push(name)} />)
  await expect.element(screen.getByRole('dialog', { name: 'upper' })).toBeVisible()
  history.back()
  await expect.element(screen.getByRole('dialog', { name: 'upper' })).not.toBeInTheDocument()
  expect(closed).toEqual(['upper'])
  await screen.getByRole('button', { name: 'Go on from lower' }).click()
  const next = screen.getByRole('dialog', { name: 'next' })
  await expect.element(next).toBeVisible()
  history.back()
  await expect.element(next).not.toBeInTheDocument()
  expect(closed).toEqual(['upper', 'next'])
})
