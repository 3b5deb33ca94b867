import { useMutation, useQueryClient } from '@tanstack/react-query'
import { afterChange, readRowsAgain } from './query-client.ts'
import { useToast } from './use-toast.tsx'

export type RowAction<Input, Answer> = {
  act: (input: Input) => Promise<Answer>
  /** Resources to reload, whether the action worked or was refused. */
  touches: readonly string[]
  /** Text of the success toast; undefined shows none. */
  successKey: string | ((answer: Answer) => string | undefined)
  failureKey: string
  /** The failure toast closes after 5 s (rule OFF-18). */
  failureFades?: boolean
  onDone?: (answer: Answer) => void
  /** Undoes the action; offered for 10 s (rule BOOK-18). */
  undo?: (input: Input, answer: Answer) => Promise<unknown>
  /** How long the undo is offered instead, in ms. */
  undoFor?: number
}

/**
 * One action on a row: reports its result and reloads the rows. A conflict (409) shows the server's message and the current row.
 */
export function useRowAction<Input, Answer>({
  act,
  touches,
  successKey,
  failureKey,
  failureFades = false,
  onDone,
  undo,
  undoFor,
}: RowAction<Input, Answer>) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const readAgain = () => readRowsAgain(queryClient, touches)
  // This cannot be a mutation of the row, which may have left the screen by then.
  const takeBack = (input: Input, answer: Answer) => () =>
    void undo?.(input, answer)
      .then(
        () => toast.succeed('app.undone'),
        (error: unknown) => toast.fail(error, 'app.undoFailed'),
      )
      .then(readAgain)
  return useMutation({
    mutationFn: act,
    onSuccess(answer, input) {
      onDone?.(answer)
      const said = typeof successKey === 'string' ? successKey : successKey(answer)
      if (said) toast.succeed(said, undefined, undo && takeBack(input, answer), undoFor)
    },
    onError: (error) => toast.fail(error, failureKey, { fades: failureFades }),
    onSettled: afterChange(readAgain),
  })
}
