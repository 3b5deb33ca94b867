import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { readFieldErrors } from './http-client.ts'
import { messageOf, useToast } from './use-toast.tsx'

export type FormProblem = { message: string; fields: Record<string, string> }
type FormSave = {
  doneKey: string
  failedKey: string
  /** Resource that is reloaded after a success and after a refusal. */
  resource: string
  onDone: () => void
}

/** Saves a form: reports the success, or shows the refusal field by field and leaves the input. */
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
