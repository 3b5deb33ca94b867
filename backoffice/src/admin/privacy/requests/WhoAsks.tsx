import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { officeProofs } from '@thodu/api/contract/privacy/request-kinds'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { FactList, Section } from '../../../app/looks/Section.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { FindFamily } from './FindFamily.tsx'
import { type Move, useMoves } from './use-request.ts'

const contactLink = (contact: string) =>
  contact.includes('@') ? (
    <a href={mailtoLink(contact)}>{contact}</a>
  ) : (
    <a href={telUrl(contact)}>{formatPhone(contact)}</a>
  )

/** Whether the family that booked learns of its patient's request (rule PRIV-R6). */
function notificationState({ keepFromFamily, familyToldAt }: PrivacyRequest): 'told' | 'keep' | 'tell' {
  if (familyToldAt !== null) return 'told'
  return keepFromFamily ? 'keep' : 'tell'
}

/** The requester, the person concerned, and the proof of identity; without a sign-in the admin establishes it (rule PRIV-R4). */
export function WhoAsks({ request }: { request: PrivacyRequest }) {
  const translate = useTranslate()
  const say = (key: string, options = {}) => translate(`admin.privacyRequests.${key}`, options)
  const { name, contact, family, nominee, patientName, byPatient, proof, familyToldAt } = request
  const isOpen = request.decidedAt === null && proof !== 'sign-in'
  return (
    <Section title={say('who')}>
      <FactList
        facts={[
          { label: translate('admin.columns.name'), value: name },
          { label: say('contact'), value: contact && contactLink(contact) },
          { label: say('patient'), value: patientName },
          {
            label: say('family'),
            value: family ? <Link to={`/families/${family._id}`}>{family.name}</Link> : say('noFamily'),
          },
          { label: say('proof'), value: proof && say(`proofs.${proof}`) },
          {
            label: say('nominee'),
            value: nominee && say('nomineeFacts', { ...nominee, phone: formatPhone(nominee.phone) }),
          },
        ]}
      />
      {byPatient && (
        <Typography sx={{ mt: 1 }}>
          {say('byPatient')}{' '}
          {say(notificationState(request), { time: familyToldAt === null ? '' : formatDateTime(familyToldAt) })}
        </Typography>
      )}
      {isOpen && <FindOut request={request} />}
    </Section>
  )
}

function FindOut({ request }: { request: PrivacyRequest }) {
  const translate = useTranslate()
  const labelId = useId()
  const [family, setFamily] = useState<{ _id: string; name: string } | null>(request.family)
  const [proof, setProof] = useState<Move['proof']>(
    request.proof === 'sign-in' ? undefined : (request.proof ?? undefined),
  )
  const move = useAction(useMoves(request))
  const isChanged = family?._id !== request.family?._id || (proof ?? null) !== request.proof
  return (
    <Stack sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
      <FindFamily value={family} first={request.contact} onChange={setFamily} />
      <FormControl>
        <FormLabel id={labelId}>{translate('admin.privacyRequests.proof')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={proof ?? ''}
          onChange={(_event, chosen) => setProof(officeProofs.find((one) => one === chosen))}
        >
          {officeProofs.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={translate(`admin.privacyRequests.proofs.${one}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isChanged && (
        <Button
          variant="outlined"
          disabled={move.isPending}
          onClick={() =>
            move.mutate({
              status: request.status === 'waiting' ? 'waiting' : 'acknowledged',
              family: family?._id ?? null,
              ...(proof ? { proof } : {}),
            })
          }
        >
          {translate('admin.privacyRequests.save')}
        </Button>
      )}
    </Stack>
  )
}
