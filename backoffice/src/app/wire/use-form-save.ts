import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { readFieldErrors } from './http-client.ts'
import { messageOf, useToast } from './use-toast.tsx'

export type FormProblem = { message: string; fields: Record<string, string> }
type FormSave = {
  doneKey: string
  failedKey: string
  /** Whose lists and pages are read anew, also after a refusal. */
  resource: string
  onDone: () => void
}

/** Sends what a form holds: says that it is saved, or keeps what was refused, field by field, beside what was typed. */
export function useFormSave({ doneKey, failedKey, resource, onDone }: FormSave) {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [busy, setBusy] = useState(false)
  async function save(send: () => Promise<unknown>): Promise<void> {
    setProblem(null)
    setBusy(true)
    try {
      await send()
      toast.succeed(doneKey)
      onDone()
    } catch (error) {
      setProblem({ message: messageOf(error, translate(failedKey)), fields: readFieldErrors(error) })
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey: [resource] })
    }
  }
  return { save, busy, problem, refuse: setProblem }
}
