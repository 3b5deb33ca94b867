import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useAction } from '../../app/wire/use-action.ts'
import { messageOf } from '../../app/wire/use-toast.tsx'

type PayFormProps = {
  words: 'rates' | 'entry' | 'close' | 'pay'
  act: () => Promise<OfficePayBook>
  onDone: (book: OfficePayBook) => void
}

/** A form about pay: it is sent once, and a refusal is shown at its field or above it. */
export function usePayForm({ words, act, onDone }: PayFormProps) {
  const translate = useTranslate()
  const [refused, setRefused] = useState<unknown>()
  const failureKey = `admin.payroll.${words}.failed`
  const send = useAction({
    act: () => {
      setRefused(undefined)
      return act().catch((error: unknown) => {
        setRefused(error)
        throw error
      })
    },
    touches: ['payroll'],
    successKey: words === 'entry' ? () => undefined : `admin.payroll.${words}.done`,
    failureKey,
    showFailure: 'short toast',
    onDone,
  })
  const errors: Record<string, string> = refused instanceof HttpError ? (refused.body?.errors ?? {}) : {}
  const hasField = Object.keys(errors).length > 0
  return {
    form: {
      busy: send.isPending,
      problem: refused === undefined || hasField ? undefined : messageOf(refused, translate(failureKey)),
      onSave: () => send.mutateAsync(undefined).catch(() => undefined),
    },
    errorOf: (field: string): string | undefined => errors[field],
  }
}
