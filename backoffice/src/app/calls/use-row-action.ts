import { useMutation, useQueryClient } from '@tanstack/react-query'
import { WAITING } from './query-client.ts'
import { useToast } from './use-toast.tsx'

type RowAction<Input, Answer> = {
  act: (input: Input) => Promise<Answer>
  /** Resources whose rows may have changed; they are read again whether the action worked or was refused. */
  touches: readonly string[]
  successKey: string
  failureKey: string
  onDone?: () => void
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
  onDone,
}: RowAction<Input, Answer>) {
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess() {
      onDone?.()
      toast.succeed(successKey)
    },
    onError: (error) => toast.fail(error, failureKey),
    onSettled: () =>
      Promise.all([...touches, WAITING].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  })
}
