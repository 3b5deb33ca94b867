import { useMutation, useQueryClient } from '@tanstack/react-query'
import { afterChange, readRowsAgain } from './query-client.ts'
import { useToast } from './use-toast.tsx'

export type RowAction<Input, Answer> = {
  act: (input: Input) => Promise<Answer>
  /** Resources whose rows may have changed; they are read again whether the action worked or was refused. */
  touches: readonly string[]
  /** What a toast says; nothing where the answer wants more than that. */
  successKey: string | ((answer: Answer) => string | undefined)
  failureKey: string
  /** The text of a failure goes by itself after 5 s (rule OFF-18). */
  failureFades?: boolean
  onDone?: (answer: Answer) => void
  /** What undoes the action, offered for 10 s where it is given (rule BOOK-18). */
  undo?: (input: Input, answer: Answer) => Promise<unknown>
}

/**
 * One action on a row: says how it went and brings the rows up to date. A refusal because somebody else was faster (409)
 * shows the server's words and the row as it is now.
 */
export function useRowAction<Input, Answer>({
  act,
  touches,
  successKey,
  failureKey,
  failureFades = false,
  onDone,
  undo,
}: RowAction<Input, Answer>) {
  const toast = useToast()
  const queryClient = useQueryClient()
  const readAgain = () => readRowsAgain(queryClient, touches)
  // Not a mutation of this row's: by then the row may have left the screen.
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
      if (said) toast.succeed(said, undefined, undo && takeBack(input, answer))
    },
    onError: (error) => toast.fail(error, failureKey, { fades: failureFades }),
    onSettled: afterChange(readAgain),
  })
}
