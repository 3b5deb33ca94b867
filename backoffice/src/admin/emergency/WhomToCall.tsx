import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EmergencySheet } from '@thodu/api/contract/dashboard/dashboard.schema'
import type { BackupStatus } from '@thodu/api/contract/operations/operations.schema'
import { brand } from '@thodu/api/contract/page-values'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { SheetSection } from './SheetSection.tsx'

const byHand = ['machine', 'key', 'copies'] as const

function describeBackups(say: Translate, { lastProven, elsewhere }: BackupStatus): string {
  const made = lastProven ? say('call.lastBackup', { time: formatDateTime(lastProven.provenAt) }) : ''
  if (elsewhere === null || elsewhere.sameDisk) return `${made} ${say('call.oneDisk')}`
  const { lastCopy } = elsewhere
  return `${made} ${lastCopy ? say('call.lastCopy', { time: formatDateTime(lastCopy.at) }) : say('call.noCopy')}`
}

type WhomToCallProps = { say: Translate; sheet: EmergencySheet; backups: BackupStatus | undefined }

export function WhomToCall({ say, sheet, backups }: WhomToCallProps) {
  return (
    <SheetSection title={say('call.title')}>
      <Box component="dl" className="sheet-facts">
        {(backups ? byHand : []).map((name) => (
          <div key={name}>
            <dt>{say(`call.${name}`)}</dt>
            <dd className="by-hand" />
          </div>
        ))}
        {sheet.admins.map(({ name, phone, email }) => (
          <div key={email}>
            <dt>{name}</dt>
            <dd>{`${formatPhone(phone) || say('call.none')}, ${email}`}</dd>
          </div>
        ))}
        <div>
          <dt>{say('call.office')}</dt>
          <dd>{`${brand.phoneDisplay}, ${brand.email}`}</dd>
        </div>
        <div>
          <dt>{say('call.ambulance')}</dt>
          <dd>{brand.emergencyNumbers.ambulance}</dd>
        </div>
      </Box>
      {backups && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {describeBackups(say, backups)}
        </Typography>
      )}
    </SheetSection>
  )
}
