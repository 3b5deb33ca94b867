import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { formatDateTime } from '../../words/formats.ts'
import type { SuggestionSubject } from '../admin-data-provider.ts'
import { NobodyFree } from './NobodyFree.tsx'
import { type ChooseCaretaker, SuggestionRow } from './SuggestionRow.tsx'
import { TakenLines } from './TakenLines.tsx'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionPickerProps = {
  subject: SuggestionSubject
  busy: boolean
  onChoose: ChooseCaretaker
}

/**
 * Suggested caretakers, best first, with points and reasons, and blocked ones with the refusal (rules MATCH-4, MATCH-5), each
 * with occupied hours (rule MATCH-7). The caller decides what a choice does.
 */
export function SuggestionPicker({ subject, busy, onChoose }: SuggestionPickerProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  const { data, isError, refetch } = useSuggestions(subject)
  if (!data && isError) return <LoadFailed textKey="admin.suggestions.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={4} height={56} />
  const { eligible, askFirst, blocked, asOf, food, requiredChecks } = data
  const subjectId = 'visitId' in subject ? subject.visitId : subject.bookingId
  const row = { subjectId, requiredChecks, busy, onChoose }
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {eligible.length + askFirst.length > 0 ? say('list', { time: formatDateTime(asOf) }) : say('none')}
      </Typography>
      {food && <Typography>{say('food', { food: translate(`admin.wishes.foods.${food}`) })}</Typography>}
      <NobodyFree suggestions={data} />
      <List>
        {eligible.map((ranked) => (
          <SuggestionRow key={ranked.caretaker._id} ranked={ranked} {...row} />
        ))}
      </List>
      <Group title={say('askFirst')} count={askFirst.length}>
        {askFirst.map((ranked) => (
          <SuggestionRow key={ranked.caretaker._id} ranked={ranked} asksFirst {...row} />
        ))}
      </Group>
      <Group title={say('blocked')} count={blocked.length}>
        {blocked.map((one) => (
          <BlockedRow key={one.caretaker._id} blocked={one} />
        ))}
      </Group>
    </>
  )
}

const List = ({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) => (
  <Box component="ul" aria-labelledby={labelledBy} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId()
  if (count === 0) return null
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" id={id} sx={{ fontSize: '1rem' }}>
        {title}
      </Typography>
      <List labelledBy={id}>{children}</List>
    </Box>
  )
}

const BlockedRow = ({ blocked: { caretaker, taken, reasons } }: { blocked: Suggestions['blocked'][number] }) => (
  <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Typography color="textSecondary">{caretaker.name}</Typography>
    <Typography variant="body2" color="textSecondary">
      {reasons.map(({ text }) => text).join(' ')}
    </Typography>
    {taken.length > 0 && <TakenLines taken={taken} />}
  </Box>
)
