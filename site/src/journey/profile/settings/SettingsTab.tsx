import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { settings } from '#words/settings.ts'
import { ConsentBoxes } from '../../privacy/ConsentBoxes.tsx'
import { loadConsents } from '../../privacy/load-consents.ts'
import YourData from '../../privacy/YourData.tsx'
import { OwnCalendar } from '../../sharing/OwnCalendar.tsx'
import { isLoadSettled, useLoad } from '../use-load.ts'
import { Notifications } from './Notifications.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

type Props = { user: User; onUser: (user: User) => void }

function CustomerSettings({ user, onUser }: Props) {
  const consents = useLoad(loadConsents)
  return (
    <>
      <ProfileForm user={user} onUser={onUser} />
      <Notifications user={user} onUser={onUser} consents={consents} />
      <PasswordForm />
      <OwnCalendar />
      <SignOutEverywhere />
      <ConsentBoxes loaded={consents} />
      {/* Rows that load above it would move the section out of sight when its address is opened. */}
      {isLoadSettled(consents) && <YourData />}
    </>
  )
}

/** Settings: profile, notifications, password, calendar, sign out everywhere, consents, own data (rules JRN-11, PRIV-C5). */
export default function SettingsTab({ user, onUser }: Props) {
  return (
    <>
      <h1>{settings.heading}</h1>
      <div className="settings">
        {user.role === 'user' ? (
          <CustomerSettings user={user} onUser={onUser} />
        ) : (
          <>
            <ProfileForm user={user} onUser={onUser} />
            <PasswordForm />
            <OwnCalendar />
            <SignOutEverywhere />
          </>
        )}
      </div>
    </>
  )
}
