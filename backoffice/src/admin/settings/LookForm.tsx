import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { readAnswer } from '@thodu/api/contract/client/client'
import { nearestAccent } from '@thodu/api/contract/look/accent-colours'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { sendTracked } from '../../app/wire/http-client.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { LookPreview } from './look/LookPreview.tsx'
import { Line, SectionForm } from './SectionForm.tsx'
import { type SectionOf, useSection } from './use-section.ts'

const upload = 'POST /admin/settings/logo'
const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed.trim())

async function sendLogo(file: File) {
  const body = new FormData()
  body.append('file', file)
  return readAnswer(upload, await sendTracked('/admin/settings/logo', { method: 'POST', body, timeout: 60_000 }))
}

/** One accent colour and a logo, with a preview for light and dark (rules SET-13, SET-14). */
export function LookForm({ inForce }: { inForce: SectionOf<'look'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('look', inForce, (body) => admin.call('PUT /admin/settings/look', { body }))
  const { values, change, errors } = section
  const { accent, logo } = values
  const input = useRef<HTMLInputElement>(null)
  const { data: stored } = useQuery({
    queryKey: ['logo', logo],
    queryFn: () => admin.call('GET /admin/settings/logo/{logo}', { params: { logo: logo ?? '' } }),
    enabled: logo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const sending = useAction({
    act: sendLogo,
    touches: [],
    successKey: () => undefined,
    failureKey: 'admin.settings.logoFailed',
    showFailure: 'form',
    onDone: ({ logo: sent }) => change({ logo: sent }),
  })
  const refused = sending.fieldErrors.logo ?? sending.problem
  const word = (key: string) => translate(`admin.settings.${key}`)
  const shown = isColour(accent) ? nearestAccent(accent.trim().toLowerCase()) : inForce.values.accent
  const isNear = !isColour(accent) || shown === accent.trim().toLowerCase()
  return (
    <SectionForm section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/">
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box
          component="input"
          type="color"
          aria-label={word('pickColour')}
          value={isColour(accent) ? accent.trim() : shown}
          onChange={(event) => change({ accent: event.target.value })}
          sx={{ width: 56, height: 44, mt: 1, p: 0.5, flex: 'none', cursor: 'pointer' }}
        />
        <Line
          label={word('fields.look.accent')}
          value={accent}
          error={errors.accent}
          hint={word('accentHint')}
          onChange={(typed) => change({ accent: typed })}
        />
      </Stack>
      {!isNear && (
        <Button sx={{ minHeight: 44 }} onClick={() => change({ accent: shown })}>
          {translate('admin.settings.useNearest', { colour: shown })}
        </Button>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,image/png"
          aria-label={word('fields.look.logo')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file && !sending.isPending) sending.mutate(file)
            // Lets the user choose the same file again after a failure.
            target.value = ''
          }}
        />
        <Button
          variant="outlined"
          aria-disabled={sending.isPending}
          sx={{ minHeight: 44 }}
          onClick={() => input.current?.click()}
        >
          {word(sending.isPending ? 'logoSending' : 'uploadLogo')}
        </Button>
        {logo !== null && (
          <Button sx={{ minHeight: 44 }} onClick={() => change({ logo: null })}>
            {word('removeLogo')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {word('logoHint')}
      </Typography>
      {(refused ?? errors.logo) !== undefined && refused !== null && (
        <Alert severity="error">{refused ?? errors.logo}</Alert>
      )}
      <LookPreview accent={shown} logo={stored && logo !== null ? stored.png : undefined} />
    </SectionForm>
  )
}
