import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import type { useSection } from './use-section.ts'

type SectionFormProps = {
  section: Pick<ReturnType<typeof useSection>, 'problem' | 'isSaving' | 'isChanged' | 'isSaved' | 'save' | 'discard'>
  /** Time and author of the last change; null for the defaults. */
  updatedAt: string | null
  updatedBy: string | null
  page?: string
  wide?: boolean
  children: ReactNode
}

/** The fields of a section, with the problem above and Save and Discard below. */
export function SectionForm({ section, updatedAt, updatedBy, page, wide = false, children }: SectionFormProps) {
  const translate = useTranslate()
  return (
    <Box
      component="form"
      noValidate
      sx={{ maxWidth: wide ? 960 : 560 }}
      onSubmit={(event) => {
        event.preventDefault()
        void section.save()
      }}
    >
      {section.problem !== undefined && <Alert severity="error">{section.problem}</Alert>}
      {children}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        <Button type="submit" variant="contained" aria-disabled={section.isSaving} sx={{ minHeight: 44 }}>
          {translate('admin.settings.save')}
        </Button>
        {page !== undefined && section.isSaved && (
          <Button component="a" href={page} target="_blank" rel="noopener" sx={{ minHeight: 44 }}>
            {translate('admin.settings.openPage')}
          </Button>
        )}
        {section.isChanged && (
          <Button onClick={section.discard} sx={{ minHeight: 44 }}>
            {translate('admin.settings.discard')}
          </Button>
        )}
        {[
          section.isChanged ? translate('admin.settings.unsaved') : undefined,
          updatedAt === null
            ? undefined
            : translate('admin.settings.changedBy', { name: updatedBy ?? '', at: formatDateTime(updatedAt) }),
          updatedAt === null && !section.isChanged ? translate('admin.settings.defaults') : undefined,
        ].map(
          (text) =>
            text !== undefined && (
              <Typography key={text} variant="body2" color="textSecondary">
                {text}
              </Typography>
            ),
        )}
      </Stack>
    </Box>
  )
}

type LineProps = {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  digits?: boolean
  multiline?: boolean
  hint?: string
  type?: 'text' | 'password'
  autoComplete?: string
}

export const Line = ({
  label,
  value,
  error,
  onChange,
  digits = false,
  multiline = false,
  hint,
  type = 'text',
  autoComplete = 'off',
}: LineProps) => (
  <TextField
    fullWidth
    multiline={multiline}
    label={label}
    type={type}
    value={value}
    error={error !== undefined}
    helperText={error ?? hint}
    onChange={({ target }) => onChange(digits ? target.value.replaceAll(/\D/g, '') : target.value)}
    slotProps={{
      htmlInput: { maxLength: multiline ? 2_000 : 320, autoComplete, ...(digits && { inputMode: 'numeric' }) },
    }}
  />
)

type NumberLineProps = Omit<LineProps, 'value' | 'onChange' | 'digits' | 'multiline'> & {
  value: number
  onChange: (value: number) => void
}

/** A whole number. An empty field is sent as null, which the server refuses with a message. */
export const NumberLine = ({ value, onChange, ...line }: NumberLineProps) => (
  <Line
    {...line}
    digits
    value={Number.isFinite(value) ? String(value) : ''}
    onChange={(typed) => onChange(typed === '' ? Number.NaN : Number(typed))}
  />
)
