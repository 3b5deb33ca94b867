import type { CallCard } from '@thodu/api/contract/telephone/telephone.schema'
import { useCallback, useEffect, useRef } from 'react'
import { useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'

/** In ms. The server ends the claim of a card after ten minutes, so the screen renews it before. */
const renewEvery = 4 * 60_000

/**
 * Claims the card that the admin has opened, so that no colleague calls the same family. When the admin opens another card, the
 * earlier one is released (rule CALL-3).
 */
export function useClaim() {
  const admin = useAdminData()
  const toast = useToast()
  const claimed = useRef<{ key: string; timer: number } | undefined>(undefined)
  const release = useCallback(() => {
    if (!claimed.current) return
    clearInterval(claimed.current.timer)
    void admin
      .call('POST /admin/call-sheet/{key}/release', { params: { key: claimed.current.key } })
      .catch(() => undefined)
    claimed.current = undefined
  }, [admin])
  useEffect(() => release, [release])
  const claim = useCallback(
    ({ key, items }: Pick<CallCard, 'key' | 'items'>) => {
      if (claimed.current?.key === key) return
      release()
      const ask = () =>
        admin
          .call('POST /admin/call-sheet/{key}/claim', {
            params: { key },
            body: { items: items.slice(0, 1).map(({ type, _id }) => ({ type, _id })) },
          })
          .catch((error: unknown) => toast.fail(error, 'admin.callSheet.failed'))
      void ask()
      claimed.current = { key, timer: window.setInterval(ask, renewEvery) }
    },
    [admin, release, toast],
  )
  const forget = useCallback(() => {
    clearInterval(claimed.current?.timer)
    claimed.current = undefined
  }, [])
  return { claim, forget }
}
