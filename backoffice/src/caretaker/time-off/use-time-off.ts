import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TimeOff } from '@thodu/api/contract/calls/wire-types'
import { useLogoutIfAccessDenied } from 'react-admin'
import { callApi } from '../../app/calls/http-client.ts'
import { useToast } from '../../app/calls/use-toast.tsx'

const queryKey = ['time-off']
/** What is asked for; times ISO. */
type DayOffRequest = Pick<TimeOff, 'startsAt' | 'endsAt' | 'kind' | 'reason'>

export const useTimeOff = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi('GET /caretaker/time-off', { signal }) })

/** Asks the office for time off, once however often it is tapped. */
export function useAskTimeOff(onAsked: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const mutationKey = ['time-off', 'ask']
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (body: DayOffRequest) => callApi('POST /caretaker/time-off', { body }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey })
      toast.succeed('caretaker.timeOff.sent')
      onAsked()
    },
    async onError(error) {
      if (!(await logoutIfAccessDenied(error))) toast.fail(error, 'caretaker.timeOff.failed')
    },
  })
  return {
    isPending,
    ask(body: DayOffRequest) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(body)
    },
  }
}
