import { useQuery } from '@tanstack/react-query'
import type { PrivacyProof } from '@thodu/api/contract/privacy/request-kinds'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAdminData } from '../../admin-data-provider.ts'

export type Move = {
  status: Exclude<PrivacyRequest['status'], 'new'>
  answer?: string
  reason?: string
  family?: string | null
  proof?: Exclude<PrivacyProof, 'sign-in'>
}

export function useRequest(id: string) {
  const admin = useAdminData()
  return useQuery({
    queryKey: ['privacy-requests', 'one', id],
    queryFn: () => admin.call('GET /admin/privacy-requests/{id}', { params: { id } }),
    refetchInterval: POLL_EVERY,
  })
}

/** The action that moves a request to another status, for `useAction` and `DialogForm`. */
export function useMoves({ _id }: PrivacyRequest) {
  const admin = useAdminData()
  return {
    act: (body: Move) => admin.call('PUT /admin/privacy-requests/{id}', { params: { id: _id }, body }),
    touches: ['privacy-requests', 'inbox'],
    successKey: 'admin.privacyRequests.saved',
    failureKey: 'admin.privacyRequests.saveFailed',
  }
}
