import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageTitle } from '../../../app/frame/PageTitle.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { readFieldErrors } from '../../../app/wire/http-client.ts'
import { messageOf, useToast } from '../../../app/wire/use-toast.tsx'
import { useAdminData } from '../../admin-data-provider.ts'
import { CareChoice } from './CareChoice.tsx'
import { type CallDraft, checkDraft, newDraft, type Problems, toRequest } from './call-draft.ts'
import { FamilyChoice } from './FamilyChoice.tsx'
import { ReadAloud } from './ReadAloud.tsx'

/** What a callback or a call brings along: who it is, and about what. */
type Brought = Partial<CallDraft> | null

/** /admin/book: the customer's booking, typed by the office while somebody is on the phone (rule BOOK-17). */
export function BookForCallerPage() {
  const brought = useLocation().state as Brought
  // Each family or number that is brought along has a draft of its own.
  const subject = `call.${brought?.family?._id ?? brought?.phone ?? 'new'}`
  return <BookForCaller key={subject} subject={subject} brought={brought} />
}

function BookForCaller({ subject, brought }: { subject: string; brought: Brought }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [kept, keep, forget] = useKeptText(subject)
  const [draft, setDraft] = useState<CallDraft>(() =>
    kept === '' ? newDraft(brought ?? {}) : (JSON.parse(kept) as CallDraft),
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  function change(given: Partial<CallDraft>) {
    const next = { ...draft, ...given }
    setDraft(next)
    keep(JSON.stringify(next))
    // What was mended says nothing any more.
    setProblems(({ ...open }) => {
      for (const field of [...Object.keys(given), ...Object.keys(given.details ?? {})])
        if (given.details === undefined || given.details[field] !== draft.details[field]) delete open[field]
      return open
    })
  }

  async function book(event: SubmitEvent) {
    event.preventDefault()
    const missing = checkDraft(draft)
    setProblems(missing)
    if (Object.keys(missing).length > 0) return setRefusal(translate('admin.call.incomplete'))
    setRefusal(null)
    setBusy(true)
    try {
      const booking = await admin.call('POST /admin/bookings', {
        body: toRequest(draft),
        headers: { 'Idempotency-Key': draft.key },
      })
      forget()
      toast.succeed('admin.call.done', { booking: booking.bookingId })
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
      void navigate(`/bookings/${booking._id}`)
    } catch (error) {
      setRefusal(messageOf(error, translate('admin.call.failed')))
      setProblems(readFieldErrors(error))
      setBusy(false)
    }
  }

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
          <Button
            onClick={() => {
              forget()
              setDraft(newDraft())
              setProblems({})
              setRefusal(null)
            }}
          >
            {translate('admin.call.clear')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
}
