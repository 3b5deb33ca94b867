import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'

/**
 * The result of an action, beside the button that was pressed. It takes the focus and scrolls into view, because on a phone the
 * top of the page is off the screen.
 */
export function Done({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="done" tabIndex={-1}>
      <Alert tone="success">{children}</Alert>
    </div>
  )
}
