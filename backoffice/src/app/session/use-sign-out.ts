import { useCallback } from 'react'
import { useLogout } from 'react-admin'
import { mayLeave } from './before-leaving.ts'

/** Signs out once the user has accepted what would be lost. */
export function useSignOut(): () => void {
  const logout = useLogout()
  return useCallback(() => void mayLeave().then((leaves) => (leaves ? logout() : undefined)), [logout])
}
