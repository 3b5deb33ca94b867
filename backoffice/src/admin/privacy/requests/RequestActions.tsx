import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../../app/dialogs/ReasonDialog.tsx'
import { WhyOff } from '../../../app/dialogs/WhyOff.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type Move, useMoves } from './use-request.ts'

/**
 * The admin acknowledges, answers or refuses a privacy request, or asks the requester a question. The draft of the answer is
 * stored until it is sent (rule PRIV-R4).
 */
export function RequestActions({ request }: { request: PrivacyRequest }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.privacyRequests.${key}`)
  const whyId = useId()
  const [answer, setAnswer, forgetAnswer] = useKeptText(`privacy.${request._id}`, request.answer ?? '')
  const [opened, setOpened] = useStoredDialog(`privacy.${request._id}`, ['refuse'])
  const moves = useMoves(request)
  const move = useAction({ ...moves, onDone: forgetAnswer })
  const words = answer.trim()
  const send = (status: Move['status']) => move.mutate({ status, answer: words })
  const needsProof = request.proof === null
  const closesFamily = request.kind === 'erasure' && !request.byPatient && request.family !== null
  const isMailed = request.proof === 'sign-in' ? request.family?.email !== '' : request.contact.includes('@')
  return (
    <Section title={say('reply')}>
      <TextField
        label={say('answer')}
        helperText={say(isMailed ? 'answerHint' : 'call')}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        {request.status === 'new' && (
          <Button variant="contained" disabled={move.isPending} onClick={() => move.mutate({ status: 'acknowledged' })}>
            {say('acknowledge')}
          </Button>
        )}
        <Button variant="outlined" disabled={move.isPending || words === ''} onClick={() => send('waiting')}>
          {say('askBack')}
        </Button>
        <Button
          variant={request.status === 'new' ? 'outlined' : 'contained'}
          disabled={move.isPending || needsProof}
          aria-describedby={whyId}
          onClick={() => send('done')}
        >
          {say(closesFamily ? 'doneClosing' : 'done')}
        </Button>
        <WhyOff id={whyId}>{needsProof ? say('notProven') : closesFamily ? say('doneClosingHint') : undefined}</WhyOff>
        <Button variant="outlined" color="error" disabled={move.isPending} onClick={() => setOpened('refuse')}>
          {say('refuse')}
        </Button>
      </Stack>
      {opened === 'refuse' && (
        <ReasonDialog
          title={say('refuseTitle')}
          draft={`privacy-refuse.${request._id}`}
          initial={{ reason: '' }}
          hint={say('refuseHint')}
          cancelLabel={say('keepOpen')}
          saveLabel={say('refuse')}
          color="error"
          {...moves}
          act={({ reason }) => moves.act({ status: 'refused', reason })}
          onDone={forgetAnswer}
          onClose={() => setOpened(null)}
        />
      )}
    </Section>
  )
}
