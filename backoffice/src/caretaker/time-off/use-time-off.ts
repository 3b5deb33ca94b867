import { useQuery } from '@tanstack/react-query'
import type { TimeOff } from '@thodu/api/contract/time-off/time-off.schema'
import { callApi } from '../../app/wire/http-client.ts'
import { useAction } from '../../app/wire/use-action.ts'

const queryKey = ['time-off']
type DayOffRequest = Pick<TimeOff, 'startsAt' | 'endsAt' | 'kind' | 'reason'>

export const useTimeOff = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi('GET /caretaker/time-off', { signal }) })

/** Requests time off (rule CARE-20). */
export const useAskTimeOff = (onDone: () => void) =>
  useAction({
    act: (body: DayOffRequest) => callApi('POST /caretaker/time-off', { body }),
    touches: queryKey,
    successKey: 'caretaker.timeOff.sent',
    failureKey: 'caretaker.timeOff.failed',
    onDone,
  })

export const useTakeBack = ({ _id: id }: TimeOff) =>
  useAction({
    act: () => callApi('POST /caretaker/time-off/{id}/withdraw', { params: { id } }),
    touches: queryKey,
    successKey: 'caretaker.timeOff.takenBack',
    failureKey: 'caretaker.timeOff.takeBackFailed',
  })
