import LogoutIcon from '@mui/icons-material/Logout'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { User } from '@thodu/api/contract/accounts.schema'
import { useGetOne, useLogout, useTranslate } from 'react-admin'
import { LoadFailed } from '../../app/lists/LoadFailed.tsx'
import { RowSkeletons } from '../../app/lists/RowSkeletons.tsx'
import { Guarded, Screen } from '../Screen.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** /caretaker/myprofile (spec: caretaker and admin, section 2, Caretaker profile). */
export function ProfilePage() {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <Guarded resource="profile" action="edit">
      <Screen title={translate('caretaker.profile.title')} maxWidth={680}>
        <Stack spacing={2}>
          <OwnProfile />
          <PasswordPanel />
          <Button
            variant="outlined"
            startIcon={<LogoutIcon />}
            onClick={() => void logout()}
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
