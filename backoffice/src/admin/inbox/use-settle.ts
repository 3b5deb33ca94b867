import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

type Subject = { type: string; _id: string }
type Settled = { items: readonly Subject[]; to: 'done' | 'closed'; note?: string }

export const isWritten = ({ type }: Subject): boolean => type === 'callback' || type === 'message'

/** Marks callbacks and messages as done or closed without a recorded call; Undo takes all of it back (rule BOOK-18). */
export function useSettle(onDone?: () => void) {
  const admin = useAdminData()
  const settle = async ({ items, to, note = '' }: Settled) => {
    const noted = note === '' ? {} : { note }
    for (const { type, _id } of items.filter(isWritten)) {
      const params = { id: _id }
      if (type === 'callback')
        await admin.call('PUT /admin/callbacks/{id}', {
          params,
          body: { status: to === 'done' ? 'called' : 'closed', ...noted },
        })
      else
        await admin.call('PUT /admin/messages/{id}', {
          params,
          body: { status: to === 'done' ? 'answered' : 'closed', ...noted },
        })
    }
  }
  const undo = async ({ items }: Settled) => {
    for (const { type, _id } of items.filter(isWritten))
      await admin.call(`POST /admin/${type === 'callback' ? 'callbacks' : 'messages'}/{id}/undo`, {
        params: { id: _id },
      })
  }
  return useAction({
    act: settle,
    undo,
    touches: ['inbox', 'call-sheet', 'callbacks', 'messages'],
    successKey: 'admin.inbox.settled',
    failureKey: 'admin.inbox.settleFailed',
    ...(onDone ? { onDone } : {}),
  })
}
