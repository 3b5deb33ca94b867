import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { HourFields } from './HourFields.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { noDraft, type ProfileDraft } from './profile-draft.ts'

const fields = new Set([...Object.keys(noDraft), 'maxWeekMinutes', 'from', 'to'])

type FirstProfileProps = {
  draft: ProfileDraft
  errors: Readonly<Record<string, string>>
  onChange: (draft: ProfileDraft) => void
}

/** The profile of a new caretaker: folded, since it is optional, and unfolded on an error. */
export function FirstProfile({ draft, errors, onChange }: FirstProfileProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const isWrong = Object.keys(errors).some((field) => fields.has(field))
  const change = (changes: Partial<ProfileDraft>) => onChange({ ...draft, ...changes })
  const isShown = isOpen || isWrong
  return (
    <Box
      component="details"
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ my: 1, '& > summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' } }}
    >
      <summary>{translate('admin.profile.first')}</summary>
      {isShown && (
        <>
          <ProfileFields draft={draft} errors={errors} onChange={change} />
          <HourFields
            hours={draft.hours}
            error={errors.hours ?? errors.from ?? errors.to}
            onChange={(hours) => change({ hours })}
          />
        </>
      )}
    </Box>
  )
}
