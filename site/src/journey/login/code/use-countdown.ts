import { useCallback, useEffect, useState } from 'react'

export function useCountdown(initialSeconds: number) {
  const [left, setLeft] = useState(initialSeconds)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { left, restart: useCallback((seconds: number) => setLeft(seconds), []) }
}
