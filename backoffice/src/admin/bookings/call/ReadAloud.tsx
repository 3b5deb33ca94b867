import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslate } from 'react-admin'
import { reader } from '../../../words/locale.ts'
import { NoticeText } from '../../notice/NoticeText.tsx'
import type { CallerBookingDraft } from './call-draft.ts'

type Props = { draft: CallerBookingDraft; onChange: (given: Partial<CallerBookingDraft>) => void }

/** The privacy notice to read aloud, and the caller's consent, which can be given later (rule PRIV-C3). */
export function ReadAloud({ draft, onChange }: Props) {
  const translate = useTranslate()
  const language = draft.noticeLanguage ?? reader
  return (
    <FormControl sx={{ gap: 1 }}>
      <NoticeText language={language} onLanguage={(noticeLanguage) => onChange({ noticeLanguage, noticed: false })} />
      <FormControlLabel
        label={translate('admin.notice.readAloud')}
        control={
          <Checkbox
            checked={draft.noticed === true}
            onChange={(_event, noticed) => onChange({ noticed, noticeLanguage: language })}
          />
        }
      />
      <FormHelperText>{translate('admin.notice.later')}</FormHelperText>
    </FormControl>
  )
}
