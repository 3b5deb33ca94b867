import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useLogoutIfAccessDenied } from 'react-admin'
import { callApi } from '../../app/wire/http-client.ts'
import { useToast } from '../../app/wire/use-toast.tsx'

const mutationKey = ['password', 'change']

/** Changes the caller's password. All other sessions of the account end (rule ACC-26). */
export function useChangePassword(onChanged: () => void) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: (change: PasswordChange) => callApi('PUT /user/change-password', { body: change }),
    onSuccess() {
      toast.succeed('caretaker.password.changed')
      void queryClient.invalidateQueries({ queryKey: ['profile', 'getOne'] })
      onChanged()
    },
    async onError(error) {
      if (await logoutIfAccessDenied(error)) return
      const isLost = error instanceof HttpError && error.status === 0
      if (isLost) toast.fail(null, 'caretaker.noConnection')
      else toast.fail(error instanceof HttpError && error.status < 500 ? error : null, 'caretaker.password.failed')
    },
  })
  return {
    isPending,
    changePassword(change: PasswordChange) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(change)
    },
  }
}

export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string }
