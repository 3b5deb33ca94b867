import Alert from '@mui/material/Alert'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { useEffect, useMemo } from 'react'
import { HttpError, useCloseNotification, useNotificationContext, useNotify, useTranslate } from 'react-admin'
import { offerUndo } from './undo-offers.tsx'

const SUCCESS_TOAST = 3_000
const ASSIGNMENT_ERROR_TOAST = 5_000

/** The server's message if it sent one, else the fallback (rule OFF-18). */
export function messageOf(error: unknown, fallback: string): string {
  const isTold = error instanceof HttpError ? error.body?.told === true : error instanceof ApiFailure && error.told
  return isTold ? (error as Error).message : fallback
}

const onlyByHand = { autoHideDuration: null, onClose: () => undefined }

type Words = Record<string, string>

/**
 * Toasts of both apps. `succeed(key)` shows for 3 s, with Undo for 10 s or `undoFor` ms (rule BOOK-18). `fail(error, fallbackKey)` shows until
 * it is dismissed or another toast follows; with `fades` for 5 s (rule OFF-18).
 */
export function useToast() {
  const notify = useNotify()
  const translate = useTranslate()
  return useMemo(
    () => ({
      succeed(key: string, words?: Words, undo?: () => void, undoFor?: number) {
        const text = translate(key, words)
        if (undo) offerUndo(text, undo, undoFor)
        else notify(<ToastBody severity="success">{text}</ToastBody>, { autoHideDuration: SUCCESS_TOAST })
      },
      fail(error: unknown, fallbackKey: string, { fades = false } = {}) {
        const text = messageOf(error, translate(fallbackKey))
        const body = <ToastBody severity="error">{text}</ToastBody>
        notify(body, fades ? { autoHideDuration: ASSIGNMENT_ERROR_TOAST } : onlyByHand)
      },
    }),
    [notify, translate],
  )
}

function useClose(): () => void {
  const close = useCloseNotification()
  const { notifications } = useNotificationContext()
  const isFollowed = notifications.length > 0
  useEffect(() => {
    if (isFollowed) close()
  }, [isFollowed, close])
  return () => close()
}

type ToastBodyProps = { severity: 'success' | 'error'; children: string }

function ToastBody({ severity, children }: ToastBodyProps) {
  const close = useClose()
  const translate = useTranslate()
  return (
    <Alert severity={severity} variant="filled" onClose={close} closeText={translate('app.dismiss')}>
      {children}
    </Alert>
  )
}
