import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { useRowAction } from '../../../app/wire/use-row-action.ts'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { touchesMoney } from '../use-money.ts'

type Words = 'ask' | 'confirm' | 'sent' | 'settle' | 'bill' | 'goOn' | 'adjust' | 'terms'

/** A form about money: it is sent once, and a refusal is shown at its field or above it. */
export function useMoneyForm<Answer>(
  words: Words,
  { act, onDone }: { act: () => Promise<Answer>; onDone: () => void },
) {
  const translate = useTranslate()
  const [refused, setRefused] = useState<unknown>()
  const failureKey = `admin.money.${words}.failed`
  const send = useRowAction({
    act: async () => {
      setRefused(undefined)
      return act().catch((error: unknown) => {
        setRefused(error)
        throw error
      })
    },
    touches: touchesMoney,
    successKey: `admin.money.${words}.done`,
    failureKey,
    failureFades: true,
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
