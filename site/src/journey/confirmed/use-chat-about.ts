import { useEffect } from 'react'
import { confirmed } from '#words/confirmed.ts'

/** Adds the booking ID to the text of the chat button (rule CALL-7). */
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
