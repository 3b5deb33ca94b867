import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { useLogoutIfAccessDenied } from 'react-admin'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'

const queryKey = ['time-off']
type DayOffRequest = Pick<TimeOff, 'startsAt' | 'endsAt' | 'kind' | 'reason'>

export const useTimeOff = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi('GET /caretaker/time-off', { signal }) })

type Change<Given> = { send: (given: Given) => Promise<TimeOff>; done: string; failed: string; onDone?: () => void }

/** One change of time off; several taps send it once, and the list is updated. */
function useChange<Given>(name: string, { send, done, failed, onDone }: Change<Given>) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const mutationKey = ['time-off', name]
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: send,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey })
      toast.succeed(done)
      onDone?.()
    },
    async onError(error) {
      if (await logoutIfAccessDenied(error)) return
      toast.fail(error, failed)
      await queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    isPending,
    change(given: Given) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(given)
    },
  }
}

/** Requests time off (rule CARE-20). */
export const useAskTimeOff = (onDone: () => void) =>
  useChange('ask', {
    send: (body: DayOffRequest) => callApi('POST /caretaker/time-off', { body }),
    done: 'caretaker.timeOff.sent',
    failed: 'caretaker.timeOff.failed',
    onDone,
  })

export const useTakeBack = ({ _id: id }: TimeOff) =>
  useChange(`take-back ${id}`, {
    send: () => callApi('POST /caretaker/time-off/{id}/withdraw', { params: { id } }),
    done: 'caretaker.timeOff.takenBack',
    failed: 'caretaker.timeOff.takeBackFailed',
  })
