import EditIcon from '@mui/icons-material/Edit'
import LogoutIcon from '@mui/icons-material/Logout'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { Suspense, useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { useSignOut } from '../../app/session/use-sign-out.ts'
import { SignInSettings } from '../../app/two-factor/lazy-screens.ts'
import { PushSwitch } from '../push/PushSwitch.tsx'
import { Guarded, Screen } from '../Screen.tsx'
import { OwnCalendar } from './OwnCalendar.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfilePage() {
  const translate = useTranslate()
  const signOut = useSignOut()
  return (
    <Guarded resource="profile" action="edit">
      <Screen title={translate('caretaker.profile.title')} maxWidth={680}>
        <Stack spacing={2}>
          <OwnProfile />
          <OwnCalendar />
          <PushSwitch />
          <SeenBy />
          <PasswordPanel />
          <Suspense fallback={<RowSkeletons rows={3} />}>
            <SignInSettings />
          </Suspense>
          <Button
            variant="outlined"
            startIcon={<LogoutIcon />}
            onClick={signOut}
            sx={{ minHeight: 48, alignSelf: { sm: 'flex-start' } }}
          >
            {translate('app.logout')}
          </Button>
        </Stack>
      </Screen>
    </Guarded>
  )
}

function OwnProfile() {
  const { data, error, refetch } = useGetOne<User & { id: string }>('profile', { id: 'me' })
  if (data) return <ProfileSection user={data} />
  return error ? <LoadFailed textKey="caretaker.profile.loadFailed" onRetry={refetch} /> : <RowSkeletons rows={3} />
}

/** States who sees the caretaker's data (rule CARE-29). */
function SeenBy() {
  const translate = useTranslate()
  return (
    <Section title={translate('caretaker.profile.seenBy.title')}>
      <Stack spacing={1}>
        {(['families', 'colleagues', 'office'] as const).map((who) => (
          <Typography key={who}>{translate(`caretaker.profile.seenBy.${who}`)}</Typography>
        ))}
      </Stack>
    </Section>
  )
}

function ProfileSection({ user }: { user: User }) {
  const translate = useTranslate()
  const [editing, setEditing] = useState(false)
  const fact = (name: 'name' | 'email' | 'phone' | 'location') => ({
    label: translate(`caretaker.profile.${name}`),
    value: user[name] || translate('app.none'),
  })
  return (
    <Section title={translate('caretaker.profile.details')}>
      {editing ? (
        <ProfileForm user={user} onClose={() => setEditing(false)} />
      ) : (
        <>
          <FactList facts={[fact('name'), fact('email'), fact('phone'), fact('location')]} />
          <Button
            variant="outlined"
            startIcon={<EditIcon />}
            onClick={() => setEditing(true)}
            sx={{ minHeight: 44, mt: 2 }}
          >
            {translate('caretaker.profile.edit')}
          </Button>
        </>
      )}
    </Section>
  )
}
