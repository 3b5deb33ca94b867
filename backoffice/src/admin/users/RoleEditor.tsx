import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { roles } from '@thodu/api/contract/people/roles'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useAction } from '../../app/wire/use-action.ts'
import { type UserRecord, useAdminData } from '../admin-data-provider.ts'

/** Edits a role. A refusal (the last admin) is shown beside the row until the next try (rule OFF-14). */
export function RoleEditor({ user }: { user: UserRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [draft, setDraft] = useState<UserRecord['role'] | null>(null)
  const save = useAction({
    act: async (role: UserRecord['role']) => {
      await admin.call('PUT /admin/users/{id}/role', { params: { id: user._id }, body: { role } })
      setDraft(null)
    },
    touches: ['users', 'caretakers'],
    successKey: 'admin.users.saved',
    failureKey: 'admin.users.saveFailed',
  })
  const stop = () => {
    setDraft(null)
    save.reset()
  }

  if (draft === null)
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ minWidth: 80 }}>
          {translate(`admin.roles.${user.role}`)}
        </Typography>
        <Button
          size="small"
          aria-label={translate('admin.users.editRole', { name: user.name })}
          onClick={() => setDraft(user.role)}
        >
          {translate('admin.users.edit')}
        </Button>
      </Stack>
    )
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <TextField
        select
        margin="none"
        value={draft}
        autoFocus
        fullWidth={false}
        error={save.problem !== undefined}
        helperText={save.problem}
        onChange={(event) => setDraft(roles.find((role) => role === event.target.value) ?? draft)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': translate('admin.users.roleOf', { name: user.name }) },
        }}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {translate(`admin.roles.${role}`)}
          </option>
        ))}
      </TextField>
      <Button size="small" variant="contained" disabled={save.isPending} onClick={() => save.mutate(draft)}>
        {translate('app.save')}
      </Button>
      <Button size="small" onClick={stop}>
        {translate('app.cancel')}
      </Button>
    </Stack>
  )
}
