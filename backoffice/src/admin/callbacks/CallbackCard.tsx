import PhoneIcon from '@mui/icons-material/Phone'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { tellPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { planFocus } from '../../app/lists/plan-focus.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { sayCare } from '../../words/stored.ts'
import { type CallbackRecord, useAdminData } from '../admin-data-provider.ts'
import { FamilyLink } from '../family/FamilyLink.tsx'
import { OwnerLine } from '../requests/OwnerLine.tsx'
import { isOverdue } from './callback-order.ts'

/** One family that waits: call, write down what was said, move on. */
export function CallbackCard({ callback }: { callback: CallbackRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [note, setNote, forgetNote] = useKeptText(`callback.${callback._id}`, callback.note ?? '')
  const update = useRowAction({
    act: (status: CallbackRecord['status']) =>
      admin.call('PUT /admin/callbacks/{id}', {
        params: { id: callback._id },
        body: { status, ...(note.trim() === '' ? {} : { note: note.trim() }) },
      }),
    touches: ['callbacks'],
    onDone: () => forgetNote(),
    successKey: 'admin.callbacks.saved',
    failureKey: 'admin.callbacks.saveFailed',
    undo: () => admin.call('POST /admin/callbacks/{id}/undo', { params: { id: callback._id } }),
  })
  /** The card may leave the list: the keyboard goes on at the next one. */
  async function move(next: CallbackRecord['status'], button: HTMLElement) {
    if (update.isPending) return
    const goOn = planFocus(button, `[data-step="${next}"]`)
    await update.mutateAsync(next).catch(() => undefined)
    goOn()
  }
  const { user, callbackData, status } = callback
  const overdue = isOverdue(callback, Date.now()) ? callback.dueAt : null
  return (
    <Card sx={{ p: 2, ...(overdue === null ? {} : { borderLeft: '4px solid', borderLeftColor: 'error.main' }) }}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <FamilyLink id={user._id} isRow>
              {user.name}
            </FamilyLink>
            {overdue !== null && (
              <Typography component="span" color="error" sx={{ fontWeight: 600 }}>
                {` · ${translate('admin.callbacks.overdue', { time: formatDateTime(overdue) })}`}
              </Typography>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[user.email, translate(`admin.callbackStatus.${status}`)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2">
            {sayCare(translate, { ...callback, packageId: callback.selectedPackage })}
          </Typography>
          <Typography variant="body2">
            {translate('admin.callbacks.asked', { time: formatDateTime(callback.createdAt) })}
          </Typography>
          <OwnerLine queue="callbacks" subject={user.name} request={callback} waits={status === 'open'} />
          {callbackData.additionalNotes && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {callbackData.additionalNotes}
            </Typography>
          )}
        </Stack>
        <Stack sx={{ gap: 1, minWidth: { md: 320 } }}>
          {user.phone && (
            <Button variant="contained" startIcon={<PhoneIcon />} href={`tel:${user.phone}`}>
              {translate('admin.callbacks.call', { phone: tellPhone(user.phone) })}
            </Button>
          )}
          <TextField
            label={translate('admin.callbacks.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              component={Link}
              to="/book"
              state={{ family: user, serviceType: callback.serviceType, packageId: callback.selectedPackage }}
              aria-label={`${translate('admin.call.openFor')}: ${user.name}`}
            >
              {translate('admin.call.openFor')}
            </Button>
            {(['called', 'closed', 'open'] as const)
              .filter((next) => next !== status)
              .map((next) => (
                <Button
                  key={next}
                  variant="outlined"
                  data-step={next}
                  aria-disabled={update.isPending}
                  aria-label={`${translate(`admin.callbacks.to.${next}`)}: ${user.name}`}
                  onClick={(event) => void move(next, event.currentTarget)}
                >
                  {translate(`admin.callbacks.to.${next}`)}
                </Button>
              ))}
          </Stack>
        </Stack>
      </Stack>
    </Card>
  )
}
