import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { weekdayOf } from '@thodu/api/contract/time'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { weekdayName } from '../../../words/visit-times.ts'
import { AssignReasonField } from '../../checks/AssignReasonField.tsx'
import { type ChosenCaretaker, PersonChoice } from '../../suggestions/PersonChoice.tsx'
import type { Visit } from '../parts/visit-calls.ts'
import { ActFrame } from './ActFrame.tsx'
import { useChangeVisit, useVisitChange } from './use-change-visit.ts'

const scopes = ['this', 'following'] as const
type Scope = (typeof scopes)[number]

/** Assigns this visit, or also the following ones of its weekday; without a caretaker it becomes open again. */
export function GiveVisit({ visit, onBack }: { visit: Visit; onBack: () => void }) {
  const translate = useTranslate()
  const scopeId = useId()
  const change = useVisitChange(visit)
  const makeOpen = useChangeVisit(visit, onBack)
  const weekday = weekdayName(weekdayOf(visit.serviceDay))
  const asksReason = (chosen: ChosenCaretaker | null) => chosen !== null && chosen.missingChecks.length > 0
  return (
    <ActFrame
      titleKey={visit.caretaker ? 'visits.visit.giveElse' : 'visits.visit.give'}
      saveKey="visits.visit.giveSave"
      draft={`give.${visit._id}`}
      lasting={['reason']}
      initial={{ chosen: null as ChosenCaretaker | null, scope: 'this' as Scope, reason: '' }}
      missing={({ chosen }) => (chosen === null ? translate('app.needsPerson') : undefined)}
      problem={makeOpen.problem}
      {...change}
      act={({ chosen, scope, reason }) => {
        const why = asksReason(chosen) && reason.trim() !== '' ? { reason: reason.trim() } : {}
        return change.act({ caretaker: chosen?._id ?? null, scope, ...why })
      }}
      onBack={onBack}
    >
      {({ values: { chosen, scope, reason }, change: changeForm }) => (
        <>
          <PersonChoice
            subject={{ visitId: visit._id }}
            value={chosen}
            onChange={(person) => changeForm({ chosen: person })}
            label={translate('visits.visit.who')}
            autoFocus
          />
          {asksReason(chosen) && (
            <AssignReasonField reason={reason} onChange={(text) => changeForm({ reason: text })} />
          )}
          <FormControl>
            <FormLabel id={scopeId}>{translate('visits.visit.scope')}</FormLabel>
            <RadioGroup
              aria-labelledby={scopeId}
              value={scope}
              onChange={(_event, value) => changeForm({ scope: scopes.find((known) => known === value) ?? 'this' })}
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
            <Button
              disabled={makeOpen.isPending}
              onClick={() => makeOpen.mutate({ caretaker: null, scope })}
              sx={{ alignSelf: 'flex-start' }}
            >
              {translate('visits.visit.makeOpen')}
            </Button>
          )}
        </>
      )}
    </ActFrame>
  )
}
