import { checkPasswordChange } from '@thodu/api/contract/account-rules'
import { texts } from '@thodu/api/contract/texts'

export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string }

/** The first broken rule and the field it belongs to; whether the current password is right, the server decides. */
export function findPasswordProblem({ newPassword, confirmPassword }: PasswordChange) {
  const message = checkPasswordChange(newPassword, confirmPassword)
  if (message === undefined) return undefined
  const field = message === texts.changePassword.mismatch ? ('confirmPassword' as const) : ('newPassword' as const)
  return { field, message }
}
