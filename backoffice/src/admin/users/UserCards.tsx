import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatDate } from '@thodu/api/contract/formats'
import { CardStack } from '../../app/CardStack.tsx'
import type { UserRecord } from '../admin-data-provider.ts'
import { RoleEditor } from './RoleEditor.tsx'

/** Users on a phone. */
export const UserCards = () => (
  <CardStack<UserRecord>
    render={(user) => (
      <Stack spacing={0.5}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{user.name}</Typography>
          <Typography variant="body2">{formatDate(user.createdAt)}</Typography>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
        <RoleEditor user={user} />
      </Stack>
    )}
  />
)
