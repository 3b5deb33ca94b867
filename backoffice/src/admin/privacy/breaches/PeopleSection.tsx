import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Affected, Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { LetterText } from './LetterText.tsx'
import { PeopleList } from './PeopleList.tsx'
import { breachForm } from './use-breach.ts'
import { WhomFields } from './WhomFields.tsx'
import { toWhom, type WhomDraft } from './whom-draft.ts'

const empty: WhomDraft = { kind: 'everybody', booking: '', email: '', from: '', until: '', openedOnly: '', files: '' }

function usePeople({ _id: id, people: { firstAt, toCall } }: Breach) {
  const admin = useAdminData()
  const [kept, keep, forget] = useKeptText(`breach.${id}.whom`, '{}')
  // Once people were informed, the list begins with them. It does not change while the page is open.
  const [first] = useState(() => (firstAt !== null || toCall > 0 ? 'recorded' : 'everybody'))
  const draft: WhomDraft = { ...empty, kind: first, ...JSON.parse(kept) }
  const [seen, setSeen] = useState<Affected | null>(null)
  const params = { id }
  const whom = toWhom(draft)
  const count = useAction({
    ...breachForm,
    act: () => admin.call('POST /admin/breaches/{id}/people', { params, body: whom ? { whom } : {} }),
    successKey: () => undefined,
    onDone: setSeen,
  })
  const tell = useAction({
    ...breachForm,
    act: async () => whom && admin.call('POST /admin/breaches/{id}/tell', { params, body: { whom } }),
    successKey: 'admin.breaches.told',
    onDone() {
      forget()
      count.mutate()
    },
  })
  return {
    draft,
    change: (changes: Partial<WhomDraft>) => {
      setSeen(null)
      keep(JSON.stringify({ ...draft, ...changes }))
    },
    seen,
    count: () => count.mutate(),
    tell: () => tell.mutate(),
    problem: tell.problem ?? count.problem,
    busy: count.isPending || tell.isPending,
  }
}

/** The affected people: the office reads the list first and then notifies each person once (rule PRIV-B3). */
export function PeopleSection({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.breaches.${key}`, values)
  const people = usePeople(breach)
  const { seen, problem, busy } = people
  const { mailed, called, toCall } = breach.people
  return (
    <Section title={say('people')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault()
          people.count()
        }}
      >
        <Typography>{say('toldSoFar', { mailed, called, toCall })}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {breach.closedAt === null && (
          <>
            <WhomFields draft={people.draft} onChange={people.change} />
            <Button type="submit" variant="outlined" disabled={busy} sx={{ alignSelf: 'flex-start' }}>
              {say('count')}
            </Button>
            {seen && (
              <Typography role="status">
                {say('seen', { ...seen })}
                {seen.seen && ` ${say('seenByViewer', seen.seen)}`}
                {seen.withoutAccount > 0 && ` ${say('withoutAccount', { withoutAccount: seen.withoutAccount })}`}
              </Typography>
            )}
            {seen && <PeopleList breach={breach} list={seen.list} onChange={people.count} />}
            <LetterText letter="family" breach={breach} />
            {seen && seen.mails + seen.calls > 0 && (
              <Button
                variant="contained"
                color="error"
                disabled={busy}
                onClick={() => people.tell()}
                sx={{ alignSelf: 'flex-start' }}
              >
                {say('tell', { count: seen.mails + seen.calls, smart_count: seen.mails + seen.calls })}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Section>
  )
}
