import Typography from '@mui/material/Typography'
import type { Offer, ServiceOffer } from '@thodu/api/contract/care/offers'
import { type ServiceType, serviceTypes } from '@thodu/api/contract/care/service-types'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../admin-data-provider.ts'
import { SectionForm } from './SectionForm.tsx'
import { ServiceOfferFields } from './services/ServiceOfferFields.tsx'
import { type SectionOf, useSection } from './use-section.ts'

/** Services, packages and prices that families can book (rule SET-6). */
export function ServicesForm({ inForce }: { inForce: SectionOf<'services'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('services', inForce, (body) => admin.call('PUT /admin/settings/services', { body }))
  const { values, change, errors } = section
  const changeService = (type: ServiceType, changes: Partial<ServiceOffer>) =>
    change({ services: { ...values.services, [type]: { ...values.services[type], ...changes } } })
  return (
    <SectionForm wide section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/services">
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {translate('admin.settings.servicesHint')}
      </Typography>
      {errors.services !== undefined && <Typography color="error">{errors.services}</Typography>}
      {serviceTypes.map((type) => (
        <ServiceOfferFields
          key={type}
          type={type}
          offer={values.services[type] as ServiceOffer}
          isSaved={(id) => Object.hasOwn(inForce.values.services[type].packages, id)}
          errorOf={(path) => errors[`services.${type}.${path}`]}
          onChange={(changes) => changeService(type, changes)}
          onChangePackage={(id, changes: Partial<Offer>) => {
            const { packages } = values.services[type]
            const known = packages[id] as Offer | undefined
            if (known)
              changeService(type, {
                packages: { ...packages, [id]: { ...known, ...changes } } as ServiceOffer['packages'],
              })
          }}
        />
      ))}
    </SectionForm>
  )
}
