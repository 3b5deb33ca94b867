import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { randomUuid } from '@thodu/api/contract/client/plain-http'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { officeProofs, type PrivacyKind, privacyKinds } from '@thodu/api/contract/privacy/request-kinds'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { FindFamily } from '../privacy/requests/FindFamily.tsx'
import { ArrivalFields, startArrival, toArrival } from './EntryFields.tsx'

type Props = { family: Family | undefined; onClose: () => void }
type Person = { _id: string; name: string; email?: string; phone?: string }
type Proof = (typeof officeProofs)[number]

/** Enters a request about personal data that came by phone or letter (rule PRIV-R8). */
export function EnterPrivacyRequest({ family, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.inbox.${key}`)
  const admin = useAdminData()
  const [clientEventId] = useState(randomUuid)
  const [person, setPerson] = useState<Person | null>(family ?? null)
  const [name, setName] = useState(family?.name ?? '')
  const [contact, setContact] = useState(family?.email || (family?.phone ?? ''))
  const [kind, setKind] = useState<PrivacyKind>('access')
  const [proof, setProof] = useState<Proof | ''>('')
  const [asPatient, setAsPatient] = useState(false)
  const [keepFromFamily, setKeepFromFamily] = useState(false)
  const [text, setText, forgetText] = useKeptText('privacy-by-phone')
  const [arrival, setArrival] = useState(startArrival)
  const [isMissing, setMissing] = useState(false)
  const save = useAction({
    act: () =>
      admin.call('POST /admin/privacy-requests', {
        body: {
          ...{ name: name.trim(), contact: contact.trim(), kind, text: text.trim(), clientEventId },
          ...{ family: person?._id ?? null, asPatient, keepFromFamily: asPatient && keepFromFamily },
          ...(proof === '' ? {} : { proof }),
          ...startArrival(),
          ...toArrival(arrival),
        },
      }),
    touches: ['privacy-requests', 'inbox'],
    successKey: 'admin.inbox.saved',
    failureKey: 'admin.inbox.saveFailed',
    showFailure: 'form',
    onDone() {
      forgetText()
      onClose()
    },
  })
  const isReady = [name, contact, text].every((one) => one.trim() !== '') && toArrival(arrival) !== undefined
  const problem = save.problem ?? (isMissing && !isReady ? say('missing') : undefined)
  return (
    <FormDialog
      title={say('addPrivacy')}
      maxWidth="sm"
      action={{ problem, isPending: save.isPending }}
      onClose={onClose}
      onSave={() => {
        setMissing(true)
        if (isReady) save.mutate()
      }}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <FindFamily
          value={person}
          first={person?.name ?? ''}
          onChange={(found) => {
            setPerson(found)
            if (!found || asPatient) return
            setName(found.name)
            setContact(found.email || (found.phone ?? ''))
          }}
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextField label={say('asker')} value={name} onChange={(event) => setName(event.target.value)} fullWidth />
          <TextField
            label={say('contact')}
            value={contact}
            onChange={(event) => setContact(event.target.value)}
            fullWidth
          />
        </Stack>
        <TextField
          select
          label={translate('admin.privacyRequests.kind')}
          value={kind}
          onChange={(event) => setKind(privacyKinds.find((one) => one === event.target.value) ?? 'access')}
        >
          {privacyKinds.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`admin.privacyRequests.kinds.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={say('wish')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: 4_000 } }}
        />
        <ArrivalFields value={arrival} onChange={setArrival} />
        <TextField
          select
          label={translate('admin.privacyRequests.proof')}
          value={proof}
          onChange={(event) => setProof(officeProofs.find((one) => one === event.target.value) ?? '')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{say('proofLater')}</MenuItem>
          {officeProofs.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`admin.privacyRequests.proofs.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Stack>
          <FormControlLabel
            control={<Checkbox checked={asPatient} onChange={(_event, is) => setAsPatient(is)} />}
            label={say('asPatient')}
          />
          {asPatient && (
            <FormControlLabel
              control={<Checkbox checked={keepFromFamily} onChange={(_event, is) => setKeepFromFamily(is)} />}
              label={say('keepFromFamily')}
            />
          )}
        </Stack>
      </Stack>
    </FormDialog>
  )
}
