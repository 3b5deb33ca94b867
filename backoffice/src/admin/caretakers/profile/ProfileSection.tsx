import EditIcon from '@mui/icons-material/Edit'
import Button from '@mui/material/Button'
import type { CaretakerProfile } from '@thodu/api/contract/suggestions/profiles.schema'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { FactList, Section } from '../../../app/looks/Section.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { formatClock } from '../../../words/visit-times.ts'
import type { CaretakerPageRecord } from '../../admin-data-provider.ts'
import { FacePhoto } from './FacePhoto.tsx'

const ProfileDialog = lazy(() => import('./ProfileDialog.tsx').then((loaded) => ({ default: loaded.ProfileDialog })))

/** The known parts of a caretaker's profile (rule MATCH-1). */
export function ProfileSection({ caretaker }: { caretaker: CaretakerPageRecord }) {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog(`profile.${caretaker._id}`, ['edit'])
  const { profile } = caretaker
  return (
    <Section title={translate('admin.profile.title')}>
      <FacePhoto caretaker={caretaker} />
      <FactList facts={describe(translate, profile)} />
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')} sx={{ mt: 1.5 }}>
        {translate('admin.profile.edit')}
      </Button>
      <Suspense>{dialog && <ProfileDialog caretaker={caretaker} onClose={() => setDialog(null)} />}</Suspense>
    </Section>
  )
}

function describe(translate: ReturnType<typeof useTranslate>, profile: CaretakerProfile) {
  const say = (key: string, values = {}) => translate(`admin.profile.${key}`, values)
  const orUnknown = (text: string | null) => (text === null || text === '' ? say('unknown') : text)
  const { languages, hours, weeklyOff } = profile
  const spans = hours.map(({ weekday, from, to }) =>
    say('span', { day: say(`weekdays.${weekday}`), from: formatClock(from), to: formatClock(to) }),
  )
  return [
    { label: say('gender'), value: say(`genders.${profile.gender}`) },
    { label: say('languages'), value: orUnknown(languages.map((language) => say(`spoken.${language}`)).join(', ')) },
    { label: say('homePincode'), value: orUnknown(profile.homePincode) },
    { label: say('weeklyOff'), value: weeklyOff === null ? say('noDay') : say(`weekdays.${weeklyOff}`) },
    { label: say('maxWeekHours'), value: String(profile.maxWeekMinutes / 60) },
    { label: say('nightOk'), value: say(profile.nightOk ? 'yes' : 'no') },
    { label: say('capacity'), value: String(profile.capacity) },
    { label: say('training'), value: orUnknown(profile.training) },
    { label: say('worksSince'), value: orUnknown(profile.worksSince === null ? null : String(profile.worksSince)) },
    { label: say('hours'), value: orUnknown(spans.join('\n')) },
  ]
}
