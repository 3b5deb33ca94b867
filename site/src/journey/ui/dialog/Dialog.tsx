import { createBackEntries } from '@thodu/api/contract/client/back-entries'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { common } from '#words/common.ts'
import { Icon } from '../Icon.tsx'

type Props = {
  title: string
  onClose: () => void
  /** Printed as a page of its own. */
  isPaper?: boolean
  children: ReactNode
}

/** The browser's modal dialog: Escape, the x and Back close it, and the focus returns. */
export function Dialog({ title, onClose, isPaper = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useBackCloses(onClose)
  // The browser returns the focus only if the dialog is closed before it leaves the page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      // The first field and not the x, because Enter there would close the dialog.
      element.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus()
    }
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={isPaper ? 'dialog paper' : 'dialog'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-button" onClick={onClose}>
            <Icon name="x" label={common.close} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

const openEntry = createBackEntries(() => window)

/** Gives an open dialog its own history entry, so that Back on a phone closes it and stays on the page. */
function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // A page with a hash loses its focus right after the event, so the dialog closes later and returns it.
  useEffect(() => openEntry(() => setTimeout(() => close.current())), [])
}
