import { type ReactNode, useEffect, useRef } from 'react'

/** Names the form; takes the focus when the form has taken the place of another, so that everybody hears of it. */
export function LoginHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h1 id="login-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
