import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { FormCheckbox, FormField } from '../../../app/dialogs/FormField.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDayOf, formatVisitTime } from '../../../words/visit-times.ts'
import { CallButtons } from '../parts/CallButtons.tsx'
import { useVisitCall, type Visit, visitKeys } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { openIncidentOf } from './visit-acts.ts'

type IncidentFormProps = { visit: Visit; onBack: () => void }
type Trouble = Visit['troubles'][number]

/** Closes an incident: numbers to call, what was done, whether the family was informed (rule DAY-23). */
export function IncidentForm({ visit, onBack }: IncidentFormProps) {
  const trouble = openIncidentOf(visit)
  return trouble ? <OpenIncident key={trouble._id} {...{ visit, trouble, onBack }} /> : <Closed onBack={onBack} />
}

function Closed({ onBack }: { onBack: () => void }) {
  const translate = useTranslate()
  return (
    <ActFrame
      titleKey="visits.trouble.title"
      lead={translate('visits.trouble.closed')}
      saveKey="visits.trouble.close"
      initial={{}}
      missing={() => ''}
      act={() => Promise.resolve()}
      successKey={() => undefined}
      onBack={onBack}
    />
  )
}

function OpenIncident({ visit, trouble, onBack }: IncidentFormProps & { trouble: Trouble }) {
  const translate = useTranslate()
  const call = useVisitCall()
  const send = (status: 'seen' | 'closed', { note, isTold }: { note: string; isTold: boolean }) =>
    call('PUT /admin/troubles/{id}', {
      params: { id: trouble._id },
      body: {
        status,
        ...(note.trim() === '' ? {} : { note: note.trim() }),
        ...(isTold && trouble.toldFamilyAt === null ? { toldFamily: true as const } : {}),
      },
    })
  const keep = useAction({
    touches: visitKeys,
    failureKey: 'visits.saveFailed',
    showFailure: 'form',
    act: (values: { note: string; isTold: boolean }) => send('seen', values),
    successKey: 'visits.trouble.kept',
  })
  return (
    <ActFrame
      titleKey="visits.trouble.title"
      lead={translate('visits.visit.settleWhat')}
      saveKey="visits.trouble.close"
      draft={`trouble.${trouble._id}`}
      initial={{ note: trouble.note ?? '', isTold: trouble.toldFamilyAt !== null }}
      // The lead explains it.
      missing={({ note }) => (note.trim() === '' ? '' : undefined)}
      problem={keep.problem}
      act={(values) => send('closed', values)}
      successKey="visits.trouble.closed"
      onBack={onBack}
    >
      {({ values, forget }) => (
        <>
          <Typography color="error">
            {`${translate(`admin.hall.troubles.${trouble.kind}`)}. `}
            {translate('visits.trouble.by', {
              caretaker: trouble.by.name,
              time: `${formatDayOf(trouble.occurredAt)}, ${formatVisitTime(trouble.occurredAt)}`,
            })}
          </Typography>
          {trouble.text && (
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
              {trouble.text}
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <CallButtons visit={{ ...visit, caretaker: trouble.by }} />
          </Stack>
          <FormField
            name="note"
            label={translate('visits.visit.remarkDone')}
            helperText={translate('visits.absent.reasonHint')}
            multiline
            minRows={2}
            maxLength={1_000}
          />
          <FormCheckbox
            name="isTold"
            label={translate('visits.trouble.told')}
            disabled={trouble.toldFamilyAt !== null}
          />
          <Button
            variant="outlined"
            disabled={keep.isPending}
            onClick={() =>
              void keep
                .mutateAsync(values)
                .then(forget)
                .then(onBack, () => undefined)
            }
            sx={{ alignSelf: 'flex-start' }}
          >
            {translate('visits.trouble.keep')}
          </Button>
        </>
      )}
    </ActFrame>
  )
}
