import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { languageNames } from '@thodu/api/contract/people/languages'
import type { ConsentsForOffice as Answer } from '@thodu/api/contract/privacy/consents.schema'
import { noticeVersion, type Purpose } from '@thodu/api/contract/privacy/notice'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { useAction } from '../../app/wire/use-action.ts'
import { formatDate } from '../../words/formats.ts'
import { reader } from '../../words/locale.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { NoticeText } from '../notice/NoticeText.tsx'
import { FamilyRow } from './FamilySection.tsx'

type Input = { purpose: Purpose; given: boolean; way: 'office' | 'paper' }

/** The family's consents, and consent given by phone or on paper (rule PRIV-C6). */
export function FamilyConsents({ familyId }: { familyId: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [language, setLanguage] = useState(reader)
  const { data } = useQuery({
    queryKey: ['bookings', 'consents', familyId],
    queryFn: () => admin.call('GET /admin/families/{id}/consents', { params: { id: familyId } }),
  })
  const say = useAction({
    act: (said: Input) =>
      admin.call('PUT /admin/families/{id}/consents', {
        params: { id: familyId },
        body: { ...said, version: noticeVersion, language },
      }),
    touches: ['bookings'],
    successKey: 'admin.notice.written',
    failureKey: 'admin.notice.failed',
  })
  if (!data) return null
  const button = (said: Input, key: string) => (
    <Button size="small" variant="outlined" disabled={say.isPending} onClick={() => say.mutate(said)}>
      {translate(`admin.notice.${key}`)}
    </Button>
  )
  return (
    <Section title={translate('admin.notice.consents')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.boxes.map(({ purpose, isGiven }) => (
          <FamilyRow key={purpose}>
            <Typography sx={{ fontWeight: 600 }}>{translate(`admin.notice.purposes.${purpose}`)}</Typography>
            <Typography variant="body2" color="textSecondary">
              <HowItStands data={data} purpose={purpose} />
            </Typography>
            {purpose === 'care' && !isGiven ? (
              <Stack spacing={1} sx={{ mt: 1 }}>
                <NoticeText language={language} onLanguage={setLanguage} />
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                  {button({ purpose, given: true, way: 'office' }, 'readAloud')}
                  {button({ purpose, given: true, way: 'paper' }, 'onPaper')}
                </Stack>
              </Stack>
            ) : (
              button({ purpose, given: !isGiven, way: 'office' }, isGiven ? 'takesBack' : 'agrees')
            )}
          </FamilyRow>
        ))}
      </Box>
    </Section>
  )
}

/** Date, language and way of a consent; for care also whether the family was notified. */
function HowItStands({ data, purpose }: { data: Answer; purpose: Purpose }) {
  const translate = useTranslate()
  const { isGiven, withdrawnAt } = data.boxes.find((box) => box.purpose === purpose) ?? {}
  const row = data.history.find((one) => one.purpose === purpose && one.withdrawnAt === null)
  if (isGiven && row)
    return translate('admin.notice.given', {
      day: formatDate(row.givenAt),
      way: translate(`admin.notice.ways.${row.way}`),
      language: languageNames[row.language],
    })
  if (isGiven) return translate('admin.notice.bySetting')
  if (withdrawnAt) return translate('admin.notice.taken', { day: formatDate(withdrawnAt) })
  if (purpose === 'care' && data.toldAt) return translate('admin.notice.told', { day: formatDate(data.toldAt) })
  return translate('admin.notice.open')
}
