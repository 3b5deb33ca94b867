import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin'
import { readFieldErrors } from './http-client.ts'
import { afterChange, readRowsAgain } from './query-client.ts'
import { readToken } from './session.ts'
import { messageOf, useToast } from './use-toast.tsx'

export type Action<Input, Answer> = {
  act: (input: Input) => Promise<Answer>
  /** Resources to reload, whether the action worked or was refused. */
  touches: readonly string[]
  /** Text of the success toast; undefined shows none. */
  successKey: string | ((answer: Answer) => string | undefined)
  /** Text of a failure without a message of the server. */
  failureKey: string | ((error: unknown) => string)
  /** Where a refusal is shown: a toast until it is dismissed, a toast for 5 s (rule OFF-18), or only `problem` and `fieldErrors`. */
  showFailure?: 'toast' | 'short toast' | 'form'
  onDone?: (answer: Answer) => void
  /** Undoes the action; offered for 10 s (rule BOOK-18). */
  undo?: (input: Input, answer: Answer) => Promise<unknown>
  /** How long the undo is offered instead, in ms. */
  undoFor?: number
}

/**
 * Sends one change, from a button or a form: reports the result and reloads the rows. A conflict (409) shows the server's message
 * and the current row. A session that has ended leads to the sign-in. A second press during the request sends nothing.
 * @returns `mutate` for a button; `mutateAsync` rejects on a refusal; `problem` and `fieldErrors` are the refusal for a form
 */
export function useAction<Input = void, Answer = unknown>({
  act,
  touches,
  successKey,
  failureKey,
  showFailure = 'toast',
  onDone,
  undo,
  undoFor,
}: Action<Input, Answer>) {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const failureOf = (error: unknown) => (typeof failureKey === 'string' ? failureKey : failureKey(error))
  const running = useRef<Promise<Answer> | null>(null)
  const readAgain = () => readRowsAgain(queryClient, touches)
  // This cannot be a mutation of the row, which may have left the screen by then.
  const takeBack = (input: Input, answer: Answer) => () =>
    void undo?.(input, answer)
      .then(
        () => toast.succeed('app.undone'),
        (error: unknown) => toast.fail(error, 'app.undoFailed'),
      )
      .then(readAgain)
  const mutation = useMutation({
    mutationFn: act,
    onSuccess(answer, input) {
      onDone?.(answer)
      const text = typeof successKey === 'string' ? successKey : successKey(answer)
      if (text) toast.succeed(text, undefined, undo && takeBack(input, answer), undoFor)
    },
    async onError(error) {
      if (readToken() !== null && (await logoutIfAccessDenied(error))) return
      if (showFailure !== 'form') toast.fail(error, failureOf(error), { fades: showFailure === 'short toast' })
    },
    onSettled: afterChange(readAgain),
  })
  const { error, isPending } = mutation
  const mutateAsync = (input: Input): Promise<Answer> => {
    running.current ??= mutation.mutateAsync(input).finally(() => {
      running.current = null
    })
    return running.current
  }
  return {
    mutateAsync,
    mutate: (input: Input): void => void mutateAsync(input).catch(() => undefined),
    isPending,
    data: mutation.data,
    error,
    problem: error === null ? undefined : messageOf(error, translate(failureOf(error))),
    fieldErrors: readFieldErrors(error),
    reset: mutation.reset,
  }
}
