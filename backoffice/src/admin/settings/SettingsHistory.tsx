import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { serviceNames, serviceTypes } from '@thodu/api/contract/care/service-types'
import type { SettingsChange, SettingsSection } from '@thodu/api/contract/settings/settings.schema'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { useAction } from '../../app/wire/use-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { formatPackage, formatService } from '../../words/stored/stored.ts'
import { useAdminData } from '../admin-data-provider.ts'

function show(value: unknown, translate: (key: string) => string): string {
  if (typeof value === 'boolean') return translate(value ? 'admin.settings.yes' : 'admin.settings.no')
  if (value === null || value === '') return '–'
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value.slice(0, 8)
  if (!Array.isArray(value)) return String(value)
  return (
    value.map((one) => (typeof one === 'object' ? Object.values(one ?? {}).join(' ') : String(one))).join(', ') || '–'
  )
}

type Translate = ReturnType<typeof useTranslate>

/** Returns the label of a service or package field by its path, for example `services.elderly-care.packages.basic.price`. */
function nameServiceField(translate: Translate, field: string): string | undefined {
  const [, type, packageId, own] = /^services\.([\w-]+)\.(?:packages\.([\w-]+)\.)?(.+)$/.exec(field) ?? []
  const serviceType = serviceTypes.find((one) => one === type)
  if (serviceType === undefined) return undefined
  const service = formatService(translate, { serviceType, serviceName: serviceNames[serviceType] })
  return packageId === undefined
    ? `${service}: ${translate(`admin.settings.fields.service.${own}`)}`
    : `${service}, ${formatPackage(translate, { serviceType, packageId, packageName: packageId })}: ${translate(`admin.settings.fields.offer.${own}`)}`
}

/** Returns the label of a field of any other section. The label of a translated text includes the language. */
function nameOwnField(translate: Translate, section: SettingsSection, field: string): string {
  const say = (path: string, or: string) =>
    translate(`admin.settings.fields.${section}.${path}`, { _: translate(`admin.settings.fields.${path}`, { _: or }) })
  const [, path, language] = /^(.+)\.(en|te|hi)$/.exec(field) ?? []
  return path === undefined
    ? say(field, field)
    : `${say(path, path)}: ${translate(`admin.settings.languages.${language}`)}`
}

/** Lists the last ten changes of a section, with the previous values and a Restore button (rule SET-4). */
export function SettingsHistory({ section, revision }: { section: SettingsSection; revision: number }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'history', section, revision],
    queryFn: () => admin.call('GET /admin/settings/{section}/history', { params: { section } }),
    enabled: revision > 0,
  })
  const restore = useAction({
    act: (to: number) =>
      admin.call('POST /admin/settings/{section}/restore', { params: { section }, body: { revision: to } }),
    touches: ['settings'],
    successKey: 'admin.settings.restored',
    failureKey: 'admin.settings.saveFailed',
  })
  if (revision === 0) return null
  const nameOf = (field: string) => {
    const service = serviceTypes.find((one) => field === `tax.${one}`)
    return service
      ? translate('admin.settings.taxOf', {
          service: formatService(translate, { serviceType: service, serviceName: serviceNames[service] }),
        })
      : (nameServiceField(translate, field) ?? nameOwnField(translate, section, field))
  }
  return (
    <Section title={translate('admin.settings.history')}>
      {error && !data ? (
        <LoadFailed textKey="admin.settings.failed" onRetry={() => void refetch()} />
      ) : !data ? (
        <RowSkeletons />
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map(({ revision: one, at, by, changes }: SettingsChange, place) => (
            <Box component="li" key={one} sx={{ py: 1, borderTop: place === 0 ? 0 : 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {translate('admin.settings.changedBy', { name: by, at: formatDateTime(at) })}
              </Typography>
              {changes.map(({ field, from, to }) => (
                <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {`${nameOf(field)}: ${show(from, translate)} → ${show(to, translate)}`}
                </Typography>
              ))}
              {place > 0 && (
                <Button
                  size="small"
                  aria-disabled={restore.isPending}
                  aria-label={`${translate('admin.settings.restore')}: ${formatDateTime(at)}`}
                  onClick={() => !restore.isPending && restore.mutate(one)}
                >
                  {translate('admin.settings.restore')}
                </Button>
              )}
            </Box>
          ))}
          <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Button
              size="small"
              aria-disabled={restore.isPending}
              onClick={() => !restore.isPending && restore.mutate(0)}
            >
              {translate('admin.settings.restoreDefaults')}
            </Button>
          </Box>
        </Box>
      )}
    </Section>
  )
}
