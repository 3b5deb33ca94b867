import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type Language, languageNames, languages } from '@thodu/api/contract/people/languages'
import { useTranslate } from 'react-admin'

type Props = { language: Language; onLanguage: (language: Language) => void }

/** The privacy notice in the listener's language, to be read aloud (rule PRIV-C3). The text loads on demand. */
export function NoticeText({ language, onLanguage }: Props) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['notice', language],
    queryFn: async () => (await import('@thodu/api/contract/privacy/notice-texts')).noticeIn(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Stack spacing={1}>
      <TextField
        select
        size="small"
        label={translate('admin.notice.language')}
        value={language}
        onChange={(event) => onLanguage(event.target.value as Language)}
        sx={{ maxWidth: 240 }}
      >
        {languages.map((one) => (
          <MenuItem key={one} value={one}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <Box
        role="region"
        aria-label={translate('admin.notice.title')}
        // Makes the scrolling box reachable by keyboard.
        tabIndex={0}
        lang={language}
        sx={{ height: 260, overflowY: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 1.5 }}
      >
        {data && (
          <>
            <Typography sx={{ mb: 1 }}>{data.lead}</Typography>
            {data.purposes.map(({ purpose, title, used, why, long, who }) => (
              <Box key={purpose} sx={{ mb: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                <Typography variant="body2">{[used, why, long, who].join(' ')}</Typography>
              </Box>
            ))}
            {[...data.rights, data.withdrawing].map((sentence) => (
              <Typography key={sentence} variant="body2">
                {sentence}
              </Typography>
            ))}
          </>
        )}
      </Box>
    </Stack>
  )
}
