import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { PageTitle } from '../../app/frame/PageTitle.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { loadSheetWords } from '../../words/catalogues.ts'
import { formatDateTime } from '../../words/formats.ts'
import { reader } from '../../words/locale.ts'
import { createTranslate } from '../../words/translate.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { OpenBookings } from './OpenBookings.tsx'
import { SheetSection, Steps } from './SheetSection.tsx'
import { WhomToCall } from './WhomToCall.tsx'
import './emergency.css'

/** /admin/emergency: what has to be at hand on paper on the day the machine is dead (rule OPS-12). */
export function EmergencySheetPage() {
  const admin = useAdminData()
  const translate = useTranslate()
  const { data, isError, refetch } = useQuery({
    queryKey: ['emergency-sheet'],
    queryFn: async () => {
      const [words, sheet, backups] = await Promise.all([
        loadSheetWords(reader),
        admin.call('GET /admin/emergency-sheet'),
        admin.call('GET /admin/backups'),
      ])
      return { words, sheet, backups }
    },
  })
  if (isError) return <LoadFailed textKey="app.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} height={72} />
  const { sheet, backups } = data
  const say = createTranslate(data.words, reader)
  return (
    <Stack component="article" className="emergency-sheet" spacing={2} sx={{ py: 2, maxWidth: 820 }}>
      <PageTitle title={say('title')} />
      <Typography className="screen-only">{say('why')}</Typography>
      <Button className="screen-only" variant="contained" onClick={() => window.print()} sx={{ alignSelf: 'start' }}>
        {say('print')}
      </Button>
      <Typography sx={{ fontWeight: 600 }}>
        {say('printed', { brand: translate('app.brand'), time: formatDateTime(sheet.at) })}
      </Typography>
      <WhomToCall say={say} sheet={sheet} backups={backups} />
      <SheetSection title={say('start.title')}>
        <Steps
          steps={[
            { text: say('start.look'), commands: ['systemctl status thodu', 'journalctl -u thodu -n 50', 'df -h'] },
            { text: say('start.again'), commands: ['systemctl restart thodu'] },
            { text: say('start.full') },
          ]}
        />
      </SheetSection>
      <SheetSection title={say('restore.title')}>
        <Steps
          steps={[
            { text: say('restore.install') },
            { text: say('restore.fetch') },
            {
              text: say('restore.run'),
              commands: [
                'install -o thodu -m 400 /dev/stdin /run/thodu-key',
                'as-thodu npm run restore -- FILE --key /run/thodu-key',
                'rm /run/thodu-key && systemctl start thodu',
              ],
            },
            { text: say('restore.after') },
          ]}
        />
      </SheetSection>
      <SheetSection title={say('reset.title')}>
        <Steps
          steps={[
            {
              text: say('reset.run'),
              commands: ['as-thodu npm run admin -- create EMAIL'],
            },
            {
              text: say('reset.factor'),
              commands: ['as-thodu npm run admin -- reset-factor EMAIL'],
            },
          ]}
        />
      </SheetSection>
      <OpenBookings say={say} sheet={sheet} />
    </Stack>
  )
}
