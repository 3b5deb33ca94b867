import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { WhyOff } from '../../app/dialogs/WhyOff.tsx'
import { isComposing } from '../../app/is-composing.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { type OwnedDocumentRecord, useAdminData } from '../admin-data-provider.ts'

function useDecision(document: OwnedDocumentRecord) {
  const admin = useAdminData()
  const [opened, setOpened] = useStoredDialog(`document.${document._id}`, ['reject'])
  const setRejecting = (isOpen: boolean) => setOpened(isOpen ? 'reject' : null)
  const [reason, setReason, forgetReason] = useKeptText(`document.${document._id}`)
  const decide = useAction({
    act: (status: 'verified' | 'rejected') =>
      admin
        .call('PUT /admin/documents/{id}/status', {
          params: { id: document._id },
          body: status === 'rejected' ? { status, reason: reason.trim() } : { status },
        })
        .finally(() => setRejecting(false)),
    onDone: forgetReason,
    touches: ['documents'],
    successKey: 'admin.documents.saved',
    failureKey: 'admin.documents.saveFailed',
  })
  return { rejecting: opened === 'reject', setRejecting, reason, setReason, decide }
}

/** Verify, or reject with a reason that the family reads. */
export function DocumentDecision({ document }: { document: OwnedDocumentRecord }) {
  const translate = useTranslate()
  const { rejecting, setRejecting, reason, setReason, decide } = useDecision(document)
  const whyId = useId()
  if (rejecting)
    return (
      <Stack
        sx={{ gap: 1, flex: 1, minWidth: 220 }}
        // Returns to Verify; the draft remains.
        onKeyDown={(event) => event.key === 'Escape' && !isComposing(event.nativeEvent) && setRejecting(false)}
      >
        <TextField
          label={translate('admin.documents.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          autoFocus
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            color="error"
            variant="contained"
            disabled={decide.isPending || reason.trim() === ''}
            aria-describedby={whyId}
            onClick={() => decide.mutate('rejected')}
          >
            {translate('admin.documents.reject')}
          </Button>
          <Button onClick={() => setRejecting(false)}>{translate('app.cancel')}</Button>
          <WhyOff id={whyId}>{reason.trim() === '' ? translate('app.needsReason') : undefined}</WhyOff>
        </Stack>
      </Stack>
    )
  return (
    <>
      {document.status !== 'verified' && (
        <Button
          variant="contained"
          disabled={decide.isPending}
          aria-label={`${translate('admin.documents.verify')}: ${document.name}`}
          onClick={() => decide.mutate('verified')}
        >
          {translate('admin.documents.verify')}
        </Button>
      )}
      {document.status !== 'rejected' && (
        <Button
          variant="outlined"
          color="error"
          aria-label={`${translate('admin.documents.reject')}: ${document.name}`}
          onClick={() => setRejecting(true)}
        >
          {translate('admin.documents.reject')}
        </Button>
      )}
    </>
  )
}
