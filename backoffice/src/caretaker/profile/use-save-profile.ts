import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { useLogoutIfAccessDenied } from 'react-admin'
import { callApi } from '../../app/wire/http-client.ts'
import { cacheUser } from '../../app/wire/session.ts'
import { useToast } from '../../app/wire/use-toast.tsx'

export type ProfileChanges = Pick<User, 'name' | 'phone' | 'location'>
const mutationKey = ['profile', 'save']
type SaveProfile = { onSaved: () => void; onFailed: (error: unknown) => void }

/** Saves the caller's profile; sidebar and welcome show the new name at once (rule CARE-12). */
export function useSaveProfile({ onSaved, onFailed }: SaveProfile) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (changes: ProfileChanges) => callApi('PUT /user/profile', { body: changes }),
    async onSuccess(user) {
      cacheUser(user)
      queryClient.setQueriesData({ queryKey: ['profile', 'getOne'] }, { ...user, id: 'me' })
      await queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] })
      toast.succeed('caretaker.profile.updated')
      onSaved()
    },
    async onError(error) {
      if (await logoutIfAccessDenied(error)) return
      toast.fail(null, 'caretaker.profile.failed')
      onFailed(error)
    },
  })
  return {
    isPending,
    save(changes: ProfileChanges) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(changes)
    },
  }
}
