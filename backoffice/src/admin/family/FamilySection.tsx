import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount } from '@thodu/api/contract/words/formats'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'

type FamilySectionProps = { title: string; count: number; above?: ReactNode; children: ReactNode }

/** One kind of family data with its count, or an empty text. */
export function FamilySection({ title, count, above, children }: FamilySectionProps) {
  const translate = useTranslate()
  return (
    <Section title={count > 0 ? `${title} (${formatCount(count)})` : title}>
      {above}
      {count === 0 ? (
        <Typography color="textSecondary">{translate('admin.family.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Section>
  )
}

export const FamilyRow = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{ py: 1, overflowWrap: 'anywhere', '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
  >
    {children}
  </Box>
)
