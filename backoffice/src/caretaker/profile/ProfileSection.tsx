import EditIcon from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import type { User } from '@thodu/api/contract/accounts.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FactList } from '../../app/looks/FactList.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The caretaker's details, to read and, after Edit, to change. */
export function ProfileSection({ user }: { user: User }) {
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
