import { useEffect, useState } from 'react'

/** Time a success message is shown, in ms (rule JRN-11). */
const stayMs = 3000

export function usePassingMessage() {
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => setMessage(undefined), stayMs)
    return () => clearTimeout(timer)
  }, [message])
  return { message, show: setMessage }
}
