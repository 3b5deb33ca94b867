import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import { careTasksOf } from '@thodu/api/contract/tasks/care-tasks'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { chip, type PlanFieldProps } from './PlanFields.tsx'
import { toggleTask } from './plan-draft.ts'

/** Optional care tasks that the caretaker ticks at the end of each visit, one toggle button each (rule DAY-22). */
export function PlanTasks({ draft, onChange, serviceType }: PlanFieldProps & { serviceType: string }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <FormControl component="fieldset" aria-describedby={`${id}-hint`}>
      <FormLabel component="legend" id={id}>
        {translate('visits.plan.tasks')}
      </FormLabel>
      <Stack direction="row" role="group" aria-labelledby={id} sx={{ gap: 0.75, flexWrap: 'wrap', mt: 0.5 }}>
        {careTasksOf(serviceType).map((code) => (
          <ToggleButton
            key={code}
            value={code}
            selected={draft.tasks.includes(code)}
            onChange={() => onChange(toggleTask(draft, code))}
            sx={chip}
          >
            {translate(`label.tasks.names.${code}`)}
          </ToggleButton>
        ))}
      </Stack>
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        {translate('visits.plan.tasksHint')}
      </FormHelperText>
    </FormControl>
  )
}
