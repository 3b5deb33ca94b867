import Stack from '@mui/material/Stack'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { officeProofs, type PrivacyKind, privacyKinds } from '@thodu/api/contract/privacy/request-kinds'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormCheckbox, FormField } from '../../app/dialogs/FormField.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { FindFamily } from '../privacy/requests/FindFamily.tsx'
import { ArrivalFields, startArrival, toArrival } from './EntryFields.tsx'

type Props = { family: Family | undefined; onClose: () => void }
type Person = { _id: string; name: string; email?: string; phone?: string }
type Proof = (typeof officeProofs)[number]

const contactOf = ({ email, phone }: Person): string => email || (phone ?? '')

const startEntry = (person: Person | undefined) => ({
  person: person ? { _id: person._id, name: person.name } : null,
  name: person?.name ?? '',
  contact: person ? contactOf(person) : '',
  kind: 'access' as PrivacyKind,
  proof: '' as Proof | '',
  asPatient: false,
  keepFromFamily: false,
  text: '',
  arrival: startArrival(),
})
type Entry = ReturnType<typeof startEntry>

/** Enters a request about personal data that came by phone or letter (rule PRIV-R8). */
export function EnterPrivacyRequest({ family, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.inbox.${key}`)
  const admin = useAdminData()
  const isReady = ({ name, contact, text, arrival }: Entry) =>
    [name, contact, text].every((one) => one.trim() !== '') && toArrival(arrival) !== undefined
  return (
    <DialogForm
      title={say('addPrivacy')}
      maxWidth="sm"
      draft="privacy-by-phone"
      lasting={['text']}
      initial={startEntry(family)}
      missing={(entry) => (isReady(entry) ? undefined : say('missing'))}
      touches={['privacy-requests', 'inbox']}
      successKey="admin.inbox.saved"
      failureKey="admin.inbox.saveFailed"
      act={({ person, proof, arrival, asPatient, keepFromFamily, ...entry }, clientEventId) =>
        admin.call('POST /admin/privacy-requests', {
          body: {
            ...{ name: entry.name.trim(), contact: entry.contact.trim(), text: entry.text.trim() },
            ...{ kind: entry.kind, clientEventId, family: person?._id ?? null },
            ...{ asPatient, keepFromFamily: asPatient && keepFromFamily },
            ...(proof === '' ? {} : { proof }),
            ...startArrival(),
            ...toArrival(arrival),
          },
        })
      }
      onClose={onClose}
    >
      {({ values: { person, asPatient, arrival }, change }) => (
        <>
          <FindFamily
            value={person}
            first={person?.name ?? ''}
            onChange={(found) =>
              change({
                person: found,
                ...(found && !asPatient ? { name: found.name, contact: contactOf(found) } : {}),
              })
            }
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <FormField name="name" label={say('asker')} />
            <FormField name="contact" label={say('contact')} />
          </Stack>
          <FormField
            name="kind"
            label={translate('admin.privacyRequests.kind')}
            choices={privacyKinds.map((one) => [one, translate(`admin.privacyRequests.kinds.${one}`)])}
          />
          <FormField name="text" multiline minRows={3} maxLength={4_000} label={say('wish')} />
          <ArrivalFields value={arrival} onChange={(next) => change({ arrival: next })} />
          <FormField
            name="proof"
            label={translate('admin.privacyRequests.proof')}
            choices={[
              ['', say('proofLater')],
              ...officeProofs.map((one) => [one, translate(`admin.privacyRequests.proofs.${one}`)] as const),
            ]}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          />
          <Stack>
            <FormCheckbox name="asPatient" label={say('asPatient')} />
            {asPatient && <FormCheckbox name="keepFromFamily" label={say('keepFromFamily')} />}
          </Stack>
        </>
      )}
    </DialogForm>
  )
}
