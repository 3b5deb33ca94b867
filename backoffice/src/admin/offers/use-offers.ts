import { useQuery } from '@tanstack/react-query'
import type { AskCaretakers, Offer } from '@thodu/api/contract/offers/offers.schema'
import { POLL_EVERY } from '../../app/wire/query-client.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

const words = { touches: ['visits'], failureKey: 'visits.saveFailed' } as const

/** Offers of a visit, reloaded while they are shown, because answers arrive from phones (rule OFFER-5). */
export function useOffers(visit: string) {
  const { call } = useAdminData()
  return useQuery({
    queryKey: ['visits', 'offers', visit],
    queryFn: () => call('GET /admin/visits/{id}/offers', { params: { id: visit } }),
    refetchInterval: POLL_EVERY,
  })
}

/** Asks the chosen caretakers; `onAsked` gets the offers of these visits. */
export function useAsk(onAsked: (offers: readonly Offer[]) => void) {
  const { call } = useAdminData()
  return useAction({
    ...words,
    act: (body: AskCaretakers) => call('POST /admin/offers', { body }),
    successKey: 'offers.asked',
    onDone: ({ offers }) => onAsked(offers),
  })
}

/** Withdraws all offers of a visit (rule OFFER-3). */
export function useWithdraw(visit: string) {
  const { call } = useAdminData()
  return useAction({
    ...words,
    act: () => call('POST /admin/visits/{id}/offers/withdraw', { params: { id: visit } }),
    successKey: 'offers.withdrawn',
  })
}
