import Alert from '@mui/material/Alert'
import { useMemo } from 'react'
import { HttpError, useCloseNotification, useNotify, useTranslate } from 'react-admin'

const SUCCESS_TOAST = 3_000
const ERROR_TOAST = 5_000

/** The server's own words when it gave any, else the fallback (rule OFF-18). */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof HttpError && error.body?.told === true ? error.message : fallback

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

type ToastBodyProps = { severity: 'success' | 'error'; children: string }

/** A toast that says what happened and can be dismissed by hand. */
function ToastBody({ severity, children }: ToastBodyProps) {
  const close = useCloseNotification()
  const translate = useTranslate()
  return (
    <Alert severity={severity} variant="filled" onClose={() => close()} closeText={translate('app.dismiss')}>
      {children}
    </Alert>
  )
}
