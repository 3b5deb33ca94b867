import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { weekdayOf } from '@thodu/api/contract/time'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { weekdayName } from '../../../words/visit-times.ts'
import { AssignReasonField } from '../../checks/AssignReasonField.tsx'
import { type ChosenCaretaker, PersonChoice } from '../../suggestions/PersonChoice.tsx'
import type { Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { useChangeVisit } from './use-change-visit.ts'

const scopes = ['this', 'following'] as const
type Scope = (typeof scopes)[number]

export function GiveVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const scopeId = useId()
  const [chosen, setChosen] = useState<ChosenCaretaker | null>(null)
  const [scope, setScope] = useState<Scope>('this')
  const [reason, setReason, forgetReason] = useKeptText(`give.${visit._id}`)
  const asksReason = chosen !== null && chosen.missingChecks.length > 0
  const change = useChangeVisit(visit, () => {
    forgetReason()
    onBack()
  })
  const weekday = weekdayName(weekdayOf(visit.serviceDay))
  function save(caretaker: string | null) {
    const why = asksReason && caretaker !== null && reason.trim() !== '' ? { reason: reason.trim() } : {}
    change.mutate({ caretaker, scope, ...why })
  }
  return (
    <ActFrame
      titleKey={visit.caretaker ? 'visits.visit.giveElse' : 'visits.visit.give'}
      saveKey="visits.visit.giveSave"
      busy={change.isPending}
      ready={chosen !== null}
      missing={translate('app.needsPerson')}
      error={change.error}
      onSave={() => chosen && save(chosen._id)}
      onBack={onBack}
    >
      <PersonChoice
        subject={{ visitId: visit._id }}
        value={chosen}
        onChange={setChosen}
        label={translate('visits.visit.who')}
        autoFocus
      />
      {asksReason && <AssignReasonField reason={reason} onChange={setReason} />}
      <FormControl>
        <FormLabel id={scopeId}>{translate('visits.visit.scope')}</FormLabel>
        <RadioGroup
          aria-labelledby={scopeId}
          value={scope}
          onChange={(_event, value) => setScope(scopes.find((known) => known === value) ?? 'this')}
        >
          <FormControlLabel value="this" control={<Radio />} label={translate('visits.visit.scopeThis')} />
          <FormControlLabel
            value="following"
            control={<Radio />}
            label={translate('visits.visit.scopeFollowing', { weekday })}
          />
        </RadioGroup>
      </FormControl>
      {visit.caretaker && (
        <Button disabled={change.isPending} onClick={() => save(null)} sx={{ alignSelf: 'flex-start' }}>
          {translate('visits.visit.makeOpen')}
        </Button>
      )}
    </ActFrame>
  )
}
