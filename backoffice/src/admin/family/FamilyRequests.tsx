import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { formatCare } from '../../words/stored/stored.ts'
import { formatCallWindow } from '../../words/stored/stored-in-office.ts'
import { useOpenFile } from '../open-file.ts'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

type FamilyProps = { family: Family }

export function FamilyCallbacks({ family }: FamilyProps) {
  const translate = useTranslate()
  return (
    <FamilySection title={translate('admin.inbox.kinds.callback')} count={family.callbacks.length}>
      {family.callbacks.map((row) => (
        <FamilyRow key={row._id}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {`${translate(`admin.callbackStatus.${row.status}`)} · ${formatCallWindow(translate, row.callbackData.preferredTime)}`}
          </Typography>
          <Typography variant="body2">{formatCare(translate, { ...row, packageId: row.selectedPackage })}</Typography>
          <Words text={row.callbackData.additionalNotes} />
          <Words text={row.note} />
          <When time={row.createdAt} />
        </FamilyRow>
      ))}
    </FamilySection>
  )
}

/** Contact form messages with the family's email address; the sender is not verified. */
export function FamilyMessages({ family }: FamilyProps) {
  const translate = useTranslate()
  return (
    <FamilySection title={translate('admin.inbox.kinds.message')} count={family.messages.length}>
      {family.messages.map((row) => (
        <FamilyRow key={row._id}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {`${row.subject} · ${translate(`admin.messageStatus.${row.status}`)}`}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('admin.messages.typed')}
          </Typography>
          <Words text={row.message} />
          <When time={row.createdAt} />
        </FamilyRow>
      ))}
    </FamilySection>
  )
}

/** The family's files; each opens in a new tab and is recorded in the access log. */
export function FamilyDocuments({ family }: FamilyProps) {
  const translate = useTranslate()
  const openFile = useOpenFile()
  return (
    <FamilySection title={translate('admin.menu.documents')} count={family.documents.length}>
      {family.documents.map((row) => (
        <FamilyRow key={row._id}>
          <Button size="small" onClick={() => void openFile(row.url)} sx={{ textAlign: 'left', ml: -0.5 }}>
            {row.name}
          </Button>
          <Typography variant="body2">
            {[
              row.category && translate(`admin.categories.${row.category}`),
              translate(`admin.documentStatus.${row.status}`),
              row.reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <When time={row.uploadedAt} />
        </FamilyRow>
      ))}
    </FamilySection>
  )
}

const Words = ({ text }: { text: string | null }) =>
  text && (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>
      {text}
    </Typography>
  )
const When = ({ time }: { time: string }) => (
  <Typography variant="body2" color="textSecondary">
    {formatDateTime(time)}
  </Typography>
)
