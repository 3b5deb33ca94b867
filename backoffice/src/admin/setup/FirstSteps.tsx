import Alert from '@mui/material/Alert'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { FirstStep } from '@thodu/api/contract/operations/notices'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

/** The server makes the backup itself. */
const places: Partial<Record<FirstStep, string>> = {
  caretaker: '/add-caretaker',
  booking: '/book',
  second_factor: '/account',
}

/** The open setup steps of a new office (rule SET-15). */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      component="section"
      role="region"
      aria-label={translate('admin.firstSteps.title')}
      sx={{ mb: 2 }}
    >
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {translate('admin.firstSteps.title')}
      </Typography>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {steps.map((step) => (
          <li key={step}>
            {places[step] === undefined ? (
              translate(`admin.firstSteps.${step}`)
            ) : (
              <MuiLink component={Link} to={places[step]}>
                {translate(`admin.firstSteps.${step}`)}
              </MuiLink>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
