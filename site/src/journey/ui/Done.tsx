import { useEffect, useRef } from 'react'
import { Alert } from './Alert.tsx'

function Result({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="done" tabIndex={-1}>
      <Alert tone="success">{text}</Alert>
    </div>
  )
}

/**
 * The result of an action, beside the button that was pressed. It takes the focus and scrolls into view, because on a phone the
 * top of the page is off the screen. A second result in the same place takes the focus again.
 */
export const Done = ({ children }: { children: string }) => <Result key={children} text={children} />
