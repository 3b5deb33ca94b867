import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { findService } from '@thodu/api/contract/care/catalogue'
import type { ServiceOffer } from '@thodu/api/contract/care/offers'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { reader } from '../../../words/locale.ts'

type PricePreviewProps = { service: string; type: ServiceType; offer: ServiceOffer }

/** The price table of one service as families see it, with the unsaved values. */
export function PricePreview({ service, type, offer }: PricePreviewProps) {
  const translate = useTranslate()
  const units = new Map(findService(type)?.packages.map(({ id, unit }) => [id, unit]))
  const shown = Object.entries(offer.packages).filter(([, one]) => one.offered && Number.isFinite(one.price))
  if (!offer.offered || shown.length === 0) return null
  return (
    <Box component="figure" sx={{ m: 0, mt: 2, p: 2, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {translate('admin.settings.preview', { service })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(([id, { name, price, originalPrice, popular, copyOf }]) => {
          const unit = units.get(copyOf ?? id) ?? ''
          return (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', py: 0.5 }}
            >
              <span>
                {name[reader]} {popular && <Chip size="small" label={translate('admin.settings.popular')} />}
              </span>
              <span>
                <b>{formatRupees(price, reader)}</b> {unit === '' ? '' : translate(`label.units.${unit}`, { _: unit })}{' '}
                {originalPrice > price && <s>{formatRupees(originalPrice, reader)}</s>}
              </span>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
