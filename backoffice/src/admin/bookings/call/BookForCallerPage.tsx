import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import type { SubmitEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { reader } from '../../../words/locale.ts'
import { NoticeText } from '../../notice/NoticeText.tsx'
import { CareChoice } from './CareChoice.tsx'
import type { CallerBookingDraft } from './call-draft.ts'
import { FamilyChoice } from './FamilyChoice.tsx'
import { type Brought, useCallBooking } from './use-call-booking.ts'

/** /admin/book: the admin enters a booking during a phone call (rule BOOK-17). */
export function BookForCallerPage() {
  const brought = useLocation().state as Brought
  // Each passed family or number has its own draft.
  const subject = `call.${brought?.family?._id ?? brought?.phone ?? 'new'}`
  return <BookForCaller key={subject} subject={subject} brought={brought} />
}

function BookForCaller({ subject, brought }: { subject: string; brought: Brought }) {
  const translate = useTranslate()
  const { draft, problems, refusal, busy, change, book, clear } = useCallBooking(subject, brought)
  return (
    <Box component="form" noValidate onSubmit={(event: SubmitEvent) => void book(event)} sx={{ maxWidth: 860, py: 2 }}>
      <PageTitle title={translate('admin.call.title')} />
      <Stack spacing={2}>
        <FamilyChoice draft={draft} problems={problems} onChange={change} />
        <CareChoice draft={draft} problems={problems} onChange={change} />
        <FormControl error={problems.agreed !== undefined}>
          <FormControlLabel
            label={translate('admin.call.agreed')}
            control={<Checkbox checked={draft.agreed} onChange={(_event, agreed) => change({ agreed })} />}
          />
          <FormHelperText>{translate(problems.agreed ?? ' ')}</FormHelperText>
        </FormControl>
        <ReadAloud draft={draft} onChange={change} />
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={busy} sx={{ minHeight: 44 }}>
            {translate(busy ? 'admin.call.booking' : 'admin.call.book')}
          </Button>
          <Button onClick={clear}>{translate('admin.call.clear')}</Button>
        </Stack>
      </Stack>
    </Box>
  )
}

type Props = { draft: CallerBookingDraft; onChange: (given: Partial<CallerBookingDraft>) => void }

/** The privacy notice to read aloud, and the caller's consent, which can be given later (rule PRIV-C3). */
function ReadAloud({ draft, onChange }: Props) {
  const translate = useTranslate()
  const language = draft.noticeLanguage ?? reader
  return (
    <FormControl sx={{ gap: 1 }}>
      <NoticeText language={language} onLanguage={(noticeLanguage) => onChange({ noticeLanguage, noticed: false })} />
      <FormControlLabel
        label={translate('admin.notice.readAloud')}
        control={
          <Checkbox
            checked={draft.noticed === true}
            onChange={(_event, noticed) => onChange({ noticed, noticeLanguage: language })}
          />
        }
      />
      <FormHelperText>{translate('admin.notice.later')}</FormHelperText>
    </FormControl>
  )
}
