import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { mostAsked, type OfferDecision } from '@thodu/api/contract/offers/offer-parts'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { type AskVisit, type ChosenPeople, chosenOf, togglePerson } from './chosen-people.ts'

type AskFormProps = {
  visits: readonly AskVisit[]
  chosen: ChosenPeople
  onChoose: (chosen: ChosenPeople) => void
  decides: OfferDecision
  onDecide: (decides: OfferDecision) => void
}

/** The office chooses the caretakers to ask for each visit, and whether it decides itself (rule OFFER-1). */
export function AskForm({ visits, chosen, onChoose, decides, onDecide }: AskFormProps) {
  const translate = useTranslate()
  const decidesId = useId()
  return (
    <>
      {visits.map((visit) => (
        <PeopleOf
          key={visit._id}
          visit={visit}
          chosen={chosenOf(chosen, visit)}
          onToggle={(person) => onChoose(togglePerson(chosen, visit, person))}
        />
      ))}
      <FormControl>
        <FormLabel id={decidesId}>{translate('offers.decides')}</FormLabel>
        <RadioGroup
          aria-labelledby={decidesId}
          value={decides}
          onChange={(_event, value) => onDecide(value === 'office' ? 'office' : 'first-yes')}
        >
          <FormControlLabel value="first-yes" control={<Radio />} label={translate('offers.firstYes')} />
          <FormControlLabel value="office" control={<Radio />} label={translate('offers.office')} />
        </RadioGroup>
      </FormControl>
    </>
  )
}

type PeopleProps = { visit: AskVisit; chosen: readonly string[]; onToggle: (person: string) => void }

function PeopleOf({ visit: { label, people }, chosen, onToggle }: PeopleProps) {
  const translate = useTranslate()
  const isFull = chosen.length >= mostAsked
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minInlineSize: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, overflowWrap: 'anywhere', p: 0 }}>
        {label}
      </Typography>
      {people.length === 0 && <Typography variant="body2">{translate('offers.noneLeft')}</Typography>}
      {people.length > mostAsked && (
        <Typography variant="body2" color="textSecondary">
          {translate('offers.most', { most: mostAsked })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {people.map(({ _id, name }) => (
          <FormControlLabel
            key={_id}
            control={
              <Checkbox
                checked={chosen.includes(_id)}
                disabled={isFull && !chosen.includes(_id)}
                onChange={() => onToggle(_id)}
              />
            }
            label={name}
          />
        ))}
      </Box>
    </Box>
  )
}
