import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import type { Affected, Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { SaveCsvButton } from '../../../app/lists/SaveCsvButton.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BREACHES } from './use-breach.ts'

type Props = {
  breach: Breach
  list: Affected['list']
  /** Reads the list again after a call was recorded. */
  onChange: () => void
}

/** The affected people with the state of their notification, as a list and as CSV (rules PRIV-B3, PRIV-B4). */
export function PeopleList({ breach, list, onChange }: Props) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.breaches.${key}`, values)
  const admin = useAdminData()
  const { fileName, header, toRow } = affectedCsv
  const mark = useAction({
    act: (account: string) =>
      admin.call('POST /admin/breaches/{id}/calls/{account}', { params: { id: breach._id, account } }),
    touches: [BREACHES],
    successKey: 'admin.breaches.saved',
    failureKey: 'admin.breaches.saveFailed',
    onDone: onChange,
  })
  if (list.length === 0) return null
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflow: 'auto' }} tabIndex={0}>
        {list.map(({ _id, name, email, phone, state, toldAt }) => (
          <Box component="li" key={_id} sx={row}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <Typography variant="body2">
              {email}{' '}
              {phone !== '' && (
                <a href={telUrl(phone)} style={{ whiteSpace: 'nowrap' }}>
                  {formatPhone(phone)}
                </a>
              )}
            </Typography>
            {state === 'toCall' ? (
              <Button
                size="small"
                variant="outlined"
                disabled={mark.isPending}
                onClick={() => mark.mutate(_id)}
                aria-label={say('calledOne', { name })}
              >
                {say('called')}
              </Button>
            ) : (
              <Typography variant="body2" color="textSecondary">
                {toldAt === null ? say('notTold') : formatDateTime(toldAt)}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <SaveCsvButton
        fileName={`${fileName}-${breach.code}`}
        header={header}
        readRows={async () => list.map(toRow)}
        notice={{ list: 'breaches' }}
      />
    </Box>
  )
}

const row = {
  display: 'grid',
  columnGap: 1,
  py: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 4fr) minmax(0, 5fr) 9.5rem' },
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

/** CSV export of the people whom a breach affects. */
const affectedCsv = {
  fileName: 'breach',
  header: ['Name', 'Email', 'Phone', 'Account', 'State', 'Informed at'],
  toRow: ({ name, email, phone, hasAccount, state, toldAt }: Affected['list'][number]) => [
    name,
    email,
    phone,
    hasAccount ? 'yes' : 'no',
    state,
    toldAt ?? '',
  ],
}
