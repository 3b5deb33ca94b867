import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { coloursOf } from '@thodu/api/contract/look/accent-colours'
import { brand } from '@thodu/api/contract/page-values'
import { useTranslate } from 'react-admin'

type LookPreviewProps = {
  accent: string
  /** A PNG in Base64; undefined shows the product's mark. */
  logo: string | undefined
}

const schemes = [
  { scheme: 0, key: 'light' },
  { scheme: 1, key: 'dark' },
] as const

/** A bar, a button, a link and a band as pages show them, in light and dark. */
export function LookPreview({ accent, logo }: LookPreviewProps) {
  const translate = useTranslate()
  const colours = coloursOf(accent)
  const word = (key: string) => translate(`admin.settings.preview${key}`)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {schemes.map(({ scheme, key }) => {
        const colour = (name: keyof typeof colours) => colours[name][scheme]
        const line = `1px solid ${colour('line')}`
        return (
          <Box component="figure" key={key} sx={{ m: 0, minWidth: 0 }}>
            <Box
              sx={{ border: line, borderRadius: 1, overflow: 'hidden', bgcolor: colour('paper'), color: colour('ink') }}
            >
              <Stack
                direction="row"
                sx={{ gap: 1, p: 1.5, alignItems: 'center', bgcolor: colour('paperRaised'), borderBottom: line }}
              >
                {logo === undefined ? (
                  <Mark leaf={colour('leaf')} paper={colour('paper')} turmeric={colour('turmeric')} />
                ) : (
                  <Box
                    component="img"
                    alt={word('Logo')}
                    src={`data:image/png;base64,${logo}`}
                    sx={{ height: 36, maxWidth: 144, objectFit: 'contain' }}
                  />
                )}
                <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{brand.name}</Typography>
              </Stack>
              <Stack sx={{ gap: 1.5, p: 1.5, alignItems: 'flex-start' }}>
                <Box
                  sx={{
                    px: 2,
                    py: 1,
                    borderRadius: 1,
                    fontWeight: 600,
                    bgcolor: colour('leaf'),
                    color: colour('onLeaf'),
                  }}
                >
                  {word('Button')}
                </Box>
                <Box sx={{ color: colour('link'), textDecoration: 'underline' }}>{word('Link')}</Box>
                <Box sx={{ px: 1, borderRadius: 1, bgcolor: colour('leafSoft'), color: colour('link') }}>
                  {word('Mark')}
                </Box>
              </Stack>
              <Box sx={{ p: 1.5, bgcolor: colour('band'), color: colour('onBand') }}>{word('Band')}</Box>
            </Box>
            <Typography component="figcaption" variant="body2" color="textSecondary">
              {word(key === 'light' ? 'Light' : 'Dark')}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}

/** The product's mark (site/src/brand/mark.svg). */
const Mark = ({ leaf, paper, turmeric }: Record<'leaf' | 'paper' | 'turmeric', string>) => (
  <Box component="svg" viewBox="0 0 40 40" aria-hidden="true" sx={{ width: 36, height: 36, flex: 'none' }}>
    <path fill={leaf} d="M20 2c10 3 17 11 17 21 0 8-6 15-17 15S3 31 3 23C3 13 10 5 20 2Z" />
    <circle fill={paper} cx="15" cy="17" r="4" />
    <circle fill={turmeric} cx="26" cy="19.5" r="3.2" />
    <path fill={paper} d="M8 32c0-5.6 3-9 7-9s7 3.4 7 9c-4 2.6-10 2.6-14 0Z" />
    <path
      fill={turmeric}
      d="M23.5 31.8c.2-2.8-.4-5.2-1.6-7.1 1-1 2.4-1.6 4.1-1.6 3.3 0 5.6 2.6 6 6.4-2 1.7-5 2.4-8.5 2.3Z"
    />
  </Box>
)
