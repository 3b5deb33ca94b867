import { type ReactNode, useEffect, useRef } from 'react'

/** The form's heading. It takes the focus when the form replaces another, so that screen readers announce it. */
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
