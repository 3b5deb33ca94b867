import { useEffect } from 'react'
import { confirmed } from '#words/journey/confirmed.ts'

/** The chat button begins with the booking it is about, so that nobody has to ask for it (rule CALL-7). */
export function useChatAbout(bookingId: string | undefined): void {
  useEffect(() => {
    const chat = document.querySelector<HTMLAnchorElement>('a[data-chat]')
    if (!chat || bookingId === undefined) return
    const before = chat.href
    chat.href = `${before.split('?')[0]}?text=${encodeURIComponent(`${confirmed.chat(bookingId)} `)}`
    return () => {
      chat.href = before
    }
  }, [bookingId])
}
