import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { MissingPage } from '../../../app/frame/MessagePage.tsx'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { FactList } from '../../../app/looks/Section.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { minutesBetween } from '../../../words/visit-times.ts'
import { useFormatSpan } from '../../attention/use-format-span.ts'
import { PrivacyTabs } from '../PrivacyTabs.tsx'
import { BoardSection } from './BoardSection.tsx'
import { BreachFacts } from './BreachFacts.tsx'
import { OpenBreachDialog } from './OpenBreachDialog.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { useBreaches } from './use-breach.ts'

/**
 * /admin/breaches and /admin/breaches/:id: one breach (the newest open one without an id) with deadlines, facts, affected
 * people and letters, and the form that opens one (rules PRIV-B1 to PRIV-B6).
 */
export function BreachPage() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data, error, refetch } = useBreaches()
  // The page of a new breach must not open the dialog again.
  const [dialog, setDialog] = useStoredDialog(`breach.${id ?? ''}`, ['open'])
  const shown = data && (id ? data.find(({ _id }) => _id === id) : (data.find(isOpen) ?? data[0]))
  if (data && id && !shown) return <MissingPage />
  return (
    <Stack spacing={2} sx={{ minWidth: 0, pb: 2 }}>
      <PageTitle title={translate('admin.breaches.title')} />
      <PrivacyTabs />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}>
        {data && shown ? <BreachChoice breaches={data} shown={shown} /> : <span />}
        <Button variant="contained" color="error" onClick={() => setDialog('open')}>
          {translate('admin.breaches.open')}
        </Button>
      </Stack>
      {!data && error && <LoadFailed textKey="admin.breaches.failed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={6} height={72} />}
      {data?.length === 0 && <Typography>{translate('admin.breaches.empty')}</Typography>}
      {shown && <OneBreach key={shown._id} breach={shown} />}
      {dialog === 'open' && <OpenBreachDialog onClose={() => setDialog(null)} />}
    </Stack>
  )
}

const isOpen = ({ closedAt }: Breach): boolean => closedAt === null

/** The breach as heading, or a choice among several. */
function BreachChoice({ breaches, shown }: { breaches: readonly Breach[]; shown: Breach }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const nameOf = ({ code }: Breach) => translate('admin.hall.breach', { code })
  if (breaches.length === 1)
    return (
      <Typography variant="h1" component="h2">
        {nameOf(shown)}
      </Typography>
    )
  return (
    <TextField
      select
      size="small"
      label={translate('admin.breaches.title')}
      value={shown._id}
      onChange={(event) => void navigate(`/breaches/${event.target.value}`)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {breaches.map((breach) => (
        <option key={breach._id} value={breach._id}>
          {`${nameOf(breach)} · ${formatDateTime(breach.awareAt)}`}
        </option>
      ))}
    </TextField>
  )
}

function OneBreach({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.breaches.${key}`, values)
  const { awareAt, dueAt, boardToldAt, boardDetailedAt, by } = breach
  const deadlines = [
    {
      label: say('deadlines.first'),
      value: boardToldAt === null ? say('deadlines.atOnce') : formatDateTime(boardToldAt),
    },
    {
      label: say('deadlines.details'),
      value:
        boardDetailedAt === null
          ? say('deadlines.by', { time: formatDateTime(dueAt) })
          : formatDateTime(boardDetailedAt),
    },
  ]
  return (
    <>
      <Box>
        <BreachClock breach={breach} />
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {say('known', { time: formatDateTime(awareAt) })}
          {by.name && ` · ${by.name}`}
        </Typography>
        <FactList facts={deadlines} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
        <BreachFacts breach={breach} />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <PeopleSection breach={breach} />
          <BoardSection breach={breach} />
        </Stack>
      </Box>
    </>
  )
}

/** The Board's deadline in one line (rule PRIV-B1). */
function BreachClock({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const formatVisitSpan = useFormatSpan()
  const { dueAt, boardToldAt, boardDetailedAt, closedAt } = breach
  const now = new Date().toISOString()
  const time = formatDateTime(dueAt)
  if (closedAt !== null)
    return <Typography>{translate('admin.breaches.closedAt', { time: formatDateTime(closedAt) })}</Typography>
  if (boardDetailedAt !== null) return <Typography>{translate('admin.breaches.detailed')}</Typography>
  const key = dueAt < now ? 'breachLate' : boardToldAt === null ? 'breachFirst' : 'breachDetails'
  return (
    <Typography color="error" sx={{ fontWeight: 600 }}>
      {translate(`admin.hall.says.${key}`, { time, span: formatVisitSpan(minutesBetween(now, dueAt)) })}
    </Typography>
  )
}
