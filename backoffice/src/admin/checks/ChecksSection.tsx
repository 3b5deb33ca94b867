import EditIcon from '@mui/icons-material/Edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { profileChecks } from '@thodu/api/contract/suggestions/caretaker-profile'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { FactList, Section } from '../../app/looks/Section.tsx'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
import { formatDate } from '../../words/formats.ts'
import type { CaretakerPageRecord } from '../admin-data-provider.ts'
import { ChecksDialog } from './ChecksDialog.tsx'
import { checkFields } from './check-draft.ts'
import { checksPart } from './checks-link.ts'

/**
 * Shows the date of each check of the caretaker, with a button to enter them (rule MATCH-1). A link that ends with `#` and
 * `checksPart` scrolls to this section.
 */
export function ChecksSection({ caretaker }: { caretaker: CaretakerPageRecord }) {
  const translate = useTranslate()
  const { hash } = useLocation()
  const part = useRef<HTMLDivElement>(null)
  const isAskedFor = hash === `#${checksPart}`
  const [dialog, setDialog] = useStoredDialog(`checks.${caretaker._id}`, ['edit'])
  useEffect(() => {
    if (isAskedFor) part.current?.scrollIntoView({ block: 'center' })
  }, [isAskedFor])
  const facts = profileChecks.map((check) => {
    const day = caretaker.profile[checkFields[check]]
    return {
      label: translate(`admin.checks.names.${check}`),
      value: day === null ? translate('admin.checks.notOnFile') : formatDate(day),
    }
  })
  return (
    <Box id={checksPart} ref={part}>
      <Section title={translate('admin.checks.title')}>
        <FactList facts={facts} />
        <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')} sx={{ mt: 1.5 }}>
          {translate('admin.checks.enter')}
        </Button>
        {dialog && <ChecksDialog caretaker={caretaker} onClose={() => setDialog(null)} />}
      </Section>
    </Box>
  )
}
