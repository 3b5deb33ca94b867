import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { common } from '#words/journey/common.ts'
import { Icon } from '../Icon.tsx'
import { useBackCloses } from './use-back-closes.ts'

type Props = {
  title: string
  onClose: () => void
  /** A page of its own when it is printed, and nothing around it. */
  isPaper?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: Escape, the x and Back close it, the focus returns to where it was. */
export function Dialog({ title, onClose, isPaper = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useBackCloses(onClose)
  // Closed before it is taken out of the page: only then the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      // The first thing to do here, and not the x: Enter on that would close what has just opened.
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
