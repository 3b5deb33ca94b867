import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { MachineSteps } from './MachineSteps.tsx'
import { OpenBookings } from './OpenBookings.tsx'
import { VisitsByHour } from './VisitsByHour.tsx'
import { WhomToCall } from './WhomToCall.tsx'
import './emergency.css'

/**
 * /admin/emergency: the sheets to print for the day the server is down. The office's shows all visits until tomorrow night; the
 * server's, at its own address, how to restore it (rule OPS-12).
 */
export function EmergencySheetPage() {
  const admin = useAdminData()
  const translate = useTranslate()
  const [search] = useSearchParams()
  const { data, isError, refetch } = useQuery({
    queryKey: ['emergency-sheet'],
    queryFn: async () => {
      const [sheet, backups] = await Promise.all([
        admin.call('GET /admin/emergency-sheet'),
        admin.call('GET /admin/backups'),
      ])
      return { sheet, backups }
    },
  })
  if (isError) return <LoadFailed textKey="app.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  const { sheet, backups } = data
  const say: Translate = (key, values) => translate(`emergency.${key}`, values)
  const kind = search.get('sheet') === 'machine' ? 'machine' : 'desk'
  const other = kind === 'desk' ? 'machine' : 'desk'
  return (
    <Stack component="article" className="emergency-sheet" spacing={2} sx={{ py: 2, maxWidth: 820 }}>
      <PageTitle title={say('title')} />
      <Typography className="screen-only">{say(`${kind}.why`)}</Typography>
      <Stack className="screen-only" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => window.print()}>
          {say('print')}
        </Button>
        <Button component={Link} to={other === 'desk' ? '/emergency' : '/emergency?sheet=machine'} variant="outlined">
          {say(`${other}.open`)}
        </Button>
      </Stack>
      <Typography sx={{ fontWeight: 600 }}>
        {say(`${kind}.printed`, { brand: translate('app.brand'), time: formatDateTime(sheet.at) })}
      </Typography>
      <WhomToCall say={say} sheet={sheet} backups={kind === 'machine' ? backups : undefined} />
      {kind === 'machine' ? (
        <MachineSteps say={say} />
      ) : (
        <>
          <VisitsByHour say={say} sheet={sheet} />
          <OpenBookings say={say} sheet={sheet} />
        </>
      )}
    </Stack>
  )
}
