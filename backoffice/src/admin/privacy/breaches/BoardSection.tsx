import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { toField } from '../../../words/city-moment.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { LetterText } from './LetterText.tsx'
import { breachForm, breachTimes, useBreachForm } from './use-breach.ts'

const times = breachTimes.board

/** The reports to the Board, when the office sent them, and closing (rule PRIV-B5). The product sends nothing itself. */
export function BoardSection({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.breaches.${key}`)
  const admin = useAdminData()
  const isClosed = breach.closedAt !== null
  const { typed, change, save } = useBreachForm<(typeof times)[number]>(breach, 'board')
  const close = useAction({
    ...breachForm,
    act: () => admin.call('POST /admin/breaches/{id}/close', { params: { id: breach._id } }),
    successKey: 'admin.breaches.closed',
  })
  const problem = close.problem ?? save.problem
  return (
    <Section title={say('board')}>
      <Stack spacing={2}>
        <Typography variant="body2">{say('boardHint')}</Typography>
        <LetterText letter="board" breach={breach} />
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate()
          }}
        >
          {problem && <Alert severity="error">{problem}</Alert>}
          {times.map((field) => (
            <TextField
              key={field}
              type="datetime-local"
              label={say(`fields.${field}`)}
              value={typed[field] ?? toField(breach[field])}
              disabled={isClosed}
              onChange={(event) => change(field, event.target.value)}
              error={save.fieldErrors[field] !== undefined}
              helperText={save.fieldErrors[field]}
              slotProps={{ inputLabel: { shrink: true } }}
              fullWidth
            />
          ))}
          {!isClosed && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button type="submit" variant="contained" disabled={save.isPending}>
                {translate('app.save')}
              </Button>
              <Button disabled={close.isPending} onClick={() => close.mutate()}>
                {say('close')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Stack>
    </Section>
  )
}
