import { useEffect, useState } from 'react'

/** Milliseconds a success message stays (rule JRN-11). */
const stayMs = 3000

/** A message that goes away by itself. */
export function usePassingMessage() {
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => setMessage(undefined), stayMs)
    return () => clearTimeout(timer)
  }, [message])
  return { message, show: setMessage }
}
