import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { useTranslate } from 'react-admin'
import { FormParts } from '../../../app/dialogs/DialogForm.tsx'
import { visitKeys } from '../parts/visit-calls.ts'

type FormProps<Values extends object, Answer> = ComponentProps<typeof FormParts<Values, Answer>>
type ActFrameProps<Values extends object, Answer> = Omit<
  FormProps<Values, Answer>,
  'touches' | 'failureKey' | 'saveLabel' | 'onClose'
> & {
  titleKey: string
  lead?: string
  saveKey?: string
  onBack: () => void
}

/** A form of the visit dialog, with a heading. Back returns to the visit. */
export function ActFrame<Values extends object, Answer>({
  titleKey,
  lead,
  saveKey = titleKey,
  onBack,
  children,
  ...form
}: ActFrameProps<Values, Answer>) {
  const translate = useTranslate()
  const headingId = useId()
  return (
    <FormParts<Values, Answer>
      {...form}
      touches={visitKeys}
      failureKey="visits.saveFailed"
      saveLabel={translate(saveKey)}
      cancelLabel={translate('visits.visit.back')}
      onClose={onBack}
    >
      {(state) => (
        <Stack spacing={2} component="section" aria-labelledby={headingId}>
          <Typography variant="h3" component="h3" id={headingId}>
            {translate(titleKey)}
          </Typography>
          {lead && <Typography>{lead}</Typography>}
          {typeof children === 'function' ? children(state) : children}
        </Stack>
      )}
    </FormParts>
  )
}
