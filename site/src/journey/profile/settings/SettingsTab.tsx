import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { settings } from '#words/journey/settings.ts'
import { ConsentBoxes } from '../../privacy/ConsentBoxes.tsx'
import { OwnCalendar } from '../../sharing/OwnCalendar.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

type Props = { user: User; onUser: (user: User) => void }

/** Settings: profile and notifications, consents, password, sign out everywhere (rules JRN-11, PRIV-C5). */
export default function SettingsTab({ user, onUser }: Props) {
  return (
    <>
      <h1>{settings.heading}</h1>
      <div className="settings">
        <ProfileForm user={user} onUser={onUser} />
        {user.role === 'user' && <ConsentBoxes />}
        <PasswordForm />
        <OwnCalendar />
        <SignOutEverywhere />
      </div>
    </>
  )
}
