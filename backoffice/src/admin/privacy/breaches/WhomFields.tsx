import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { type WhomDraft, whomKinds } from './whom-draft.ts'

const moments = ['from', 'until'] as const

/** Selects everybody, the people of a booking or of files, or those whose data one account has seen. */
export function WhomFields({ draft, onChange }: { draft: WhomDraft; onChange: (changes: Partial<WhomDraft>) => void }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.breaches.whom.${key}`)
  const field = (name: 'booking' | 'email' | 'files', isLong = false) => (
    <TextField
      label={say(name)}
      value={draft[name]}
      multiline={isLong}
      onChange={(event) => onChange({ [name]: event.target.value })}
      fullWidth
    />
  )
  return (
    <>
      <TextField
        select
        label={say('label')}
        value={draft.kind}
        onChange={(event) => onChange({ kind: event.target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
      >
        {whomKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`kinds.${kind}`)}
          </option>
        ))}
      </TextField>
      {draft.kind === 'booking' && field('booking')}
      {draft.kind === 'files' && field('files', true)}
      {draft.kind === 'viewer' && (
        <>
          {field('email')}
          {moments.map((name) => (
            <TextField
              key={name}
              type="datetime-local"
              label={say(name)}
              value={draft[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
              fullWidth
            />
          ))}
          <FormControlLabel
            control={
              <Checkbox
                checked={draft.openedOnly === 'yes'}
                onChange={(_, isTicked) => onChange({ openedOnly: isTicked ? 'yes' : '' })}
              />
            }
            label={say('openedOnly')}
          />
        </>
      )}
    </>
  )
}
