import { useMemo } from 'react'
import { HttpError, useNotify, useTranslate } from 'react-admin'
import { ToastBody } from './ToastBody.tsx'

export const SUCCESS_TOAST = 3_000
export const ERROR_TOAST = 5_000

/** The server's own words when it gave any (none when no answer came), else the fallback (spec: caretaker and admin, section 8). */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof HttpError && error.status !== 0 && error.message !== '' ? error.message : fallback

/** Toasts of both homes: `succeed(key)` for 3 s, `fail(error, fallbackKey)` for 5 s. */
export function useToast() {
  const notify = useNotify()
  const translate = useTranslate()
  return useMemo(
    () => ({
      succeed(key: string, words?: Record<string, string>) {
        notify(<ToastBody severity="success">{translate(key, words)}</ToastBody>, { autoHideDuration: SUCCESS_TOAST })
      },
      fail(error: unknown, fallbackKey: string) {
        const text = messageOf(error, translate(fallbackKey))
        notify(<ToastBody severity="error">{text}</ToastBody>, { autoHideDuration: ERROR_TOAST })
      },
    }),
    [notify, translate],
  )
}
