import { useQuery } from '@tanstack/react-query'
import type { InboxRow } from '@thodu/api/contract/inbox/inbox.schema'
import { type InboxKind, type InboxState, inboxKinds, inboxStates } from '@thodu/api/contract/inbox/inbox-kinds'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { INBOX } from '../telephone/use-call-sheet.ts'

export type Filter = { kind: InboxKind | undefined; state: InboxState; page: number }

/** The filter, the page and the open row are in the address, so that Back, a reload and a link work. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams()
  const kind = inboxKinds.find((one) => one === search.get('kind'))
  const state = inboxStates.find((one) => one === search.get('state')) ?? 'open'
  const page = Math.max(1, Number(search.get('page')) || 1)
  // Links to a family's card name its key, which does not reveal the number.
  const opened = search.get('open') ?? search.get('family') ?? undefined
  const toSearch = (changed: Record<string, string | undefined>): string => {
    const next = new URLSearchParams(search)
    next.delete('family')
    for (const [name, value] of Object.entries(changed))
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    return next.toString()
  }
  return {
    filter: { kind, state, page } satisfies Filter,
    opened,
    entry: search.get('new') ?? undefined,
    family: search.get('of') ?? undefined,
    toSearch,
    change: (changed: Record<string, string | undefined>) => setSearch(toSearch(changed)),
  }
}
export type InboxAddress = ReturnType<typeof useInboxAddress>

export function useInboxRows({ kind, state, page }: Filter) {
  const admin = useAdminData()
  return useQuery({
    queryKey: [INBOX, kind, state, page],
    queryFn: () => admin.call('GET /admin/inbox', { query: { ...(kind === undefined ? {} : { kind }), state, page } }),
    refetchInterval: POLL_EVERY,
  })
}

/** The open row; it remains after its result has removed it from the list. */
export function useOpenRow(rows: readonly InboxRow[] | undefined, opened: string | undefined): InboxRow | undefined {
  const last = useRef<InboxRow>(undefined)
  const row = rows?.find(({ _id }) => _id === opened)
  if (row) last.current = row
  return row ?? (last.current?._id === opened ? last.current : undefined)
}

/** Stores that this admin has opened the row, once for each opening (rule REQ-7). */
export function useRecordOpening(row: InboxRow | undefined, isOpen: boolean): void {
  const admin = useAdminData()
  const recorded = useRef<string>(undefined)
  useEffect(() => {
    if (!row || !isOpen) {
      if (!row) recorded.current = undefined
      return
    }
    if (recorded.current === row._id) return
    recorded.current = row._id
    const { kind, _id, items } = row
    // The next refresh shows it; a failure hides only who looked.
    void admin.call('POST /admin/inbox/open', { body: { kind, _id, items } }).catch(() => undefined)
  }, [admin, row, isOpen])
}
