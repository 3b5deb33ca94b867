import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'

/** Plays two short tones. A browser that blocks sound before the first touch stays silent. */
function sound(): void {
  const context = new AudioContext()
  const end = context.currentTime + 0.7
  for (const begin of [0, 0.35]) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = 660
    loudness.gain.value = 0.2
    tone.connect(loudness).connect(context.destination)
    tone.start(context.currentTime + begin)
    tone.stop(context.currentTime + begin + 0.25)
  }
  setTimeout(() => void context.close(), (end - context.currentTime) * 1_000 + 200)
}

/**
 * Plays a sound when the number of urgent cases rises. Each device turns it on; it is off by default (rule HALL-3).
 * @returns whether it is on, and a function that sets it
 */
export function useLateSound(late: number | undefined): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useStore('hall.sound', false)
  const before = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (late === undefined) return
    if (isOn && before.current !== undefined && late > before.current) sound()
    before.current = late
  }, [late, isOn])
  return [isOn, setOn]
}
