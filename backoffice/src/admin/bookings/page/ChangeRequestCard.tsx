import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { AnswerChange, ChangeRequest } from '@thodu/api/contract/bookings/change-requests.schema'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { formatAttentionChange } from '../../attention/format-change.ts'

/** The family's open change request and the office's answer (rule BOOK-19). */
export function ChangeRequestCard({ booking }: { booking: BookingRecord }) {
  const { changeRequest } = booking
  return changeRequest?.state === 'open' ? <OpenRequest booking={booking} request={changeRequest} /> : null
}

function OpenRequest({ booking, request }: { booking: BookingRecord; request: ChangeRequest }) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`admin.changeAnswer.${key}`, values)
  const whyId = useId()
  const [text, setText, forgetText] = useKeptText(`change.${booking._id}`)
  const { answer, isPending } = useAnswer(booking._id, forgetText)
  const words = text.trim()
  return (
    <Section title={say('title')}>
      <Stack spacing={1.5}>
        <Typography>{formatAttentionChange(translate, request)}</Typography>
        {request.words && (
          <Typography
            component="blockquote"
            sx={{
              m: 0,
              pl: 2,
              borderLeft: 3,
              borderColor: 'divider',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            {request.words}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {say('asked', { time: formatDateTime(request.askedAt) })} {say(`how.${request.kind}`)}
        </Typography>
        <TextField
          label={say('words')}
          helperText={say('wordsHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            variant="contained"
            disabled={isPending}
            onClick={() =>
              answer({ asOf: request.updatedAt, state: 'done', ...(words === '' ? {} : { answer: words }) })
            }
          >
            {say('done')}
          </Button>
          <Button
            disabled={isPending || words === ''}
            aria-describedby={whyId}
            onClick={() => answer({ asOf: request.updatedAt, state: 'declined', answer: words })}
          >
            {say('declined')}
          </Button>
          <WhyOff id={whyId}>{words === '' && !isPending ? say('needsWords') : undefined}</WhyOff>
        </Stack>
      </Stack>
    </Section>
  )
}

/** Sends the answer to the family; Undo reopens the request for ten seconds. */
function useAnswer(id: string, onDone: () => void) {
  const admin = useAdminData()
  const answered = useRef('')
  const send = (body: AnswerChange) => admin.call('PUT /admin/bookings/{id}/change-request', { params: { id }, body })
  const { mutate, isPending } = useAction({
    act: async (body: AnswerChange) => {
      const booking = await send(body)
      answered.current = booking.changeRequest?.updatedAt ?? ''
      return booking
    },
    touches: ['bookings', 'inbox'],
    successKey: 'admin.changeAnswer.told',
    failureKey: 'admin.changeAnswer.failed',
    onDone,
    undo: () => send({ asOf: answered.current, state: 'open' }),
  })
  return { answer: mutate, isPending }
}
