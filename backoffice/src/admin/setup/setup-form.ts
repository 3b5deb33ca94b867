import { services } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { brand } from '@thodu/api/contract/page-values'
import type { SetupForm } from '@thodu/api/contract/setup/setup.schema'

const formKey = 'thodu.setup.form'

/** The form's draft; prices by service and package, '' for an empty field. */
export type SetupDraft = {
  admin: { name: string; email: string; password: string }
  organisation: SetupForm['organisation']
  prices: Record<string, Record<string, string>>
  vpa: string
  payee: string
}

const defaultDraft = (): SetupDraft => ({
  admin: { name: '', email: '', password: '' },
  organisation: { name: brand.name, city: brand.city, phone: '', email: '' },
  prices: Object.fromEntries(
    services.map(({ id, packages }) => [id, Object.fromEntries(packages.map((one) => [one.id, String(one.price)]))]),
  ),
  vpa: '',
  payee: '',
})

/** Reads this tab's draft, so that a reload loses nothing but the password. */
export function readDraft(): SetupDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(formKey) ?? 'null') as SetupDraft | null
    return { ...defaultDraft(), ...kept }
  } catch {
    return defaultDraft()
  }
}

export function keepDraft(draft: SetupDraft): void {
  const { admin, ...rest } = draft
  sessionStorage.setItem(formKey, JSON.stringify({ ...rest, admin: { ...admin, password: '' } }))
}

export function forgetSetup(): void {
  sessionStorage.removeItem(formKey)
  sessionStorage.removeItem('thodu.setup.token')
}

/** Converts the draft to a request; the server reports each invalid field. */
export function toSetup(token: string, { admin, organisation, prices, vpa, payee }: SetupDraft): SetupForm {
  return {
    token,
    admin,
    organisation,
    prices: Object.fromEntries(
      Object.entries(prices).map(([service, packages]) => [
        service as ServiceType,
        Object.fromEntries(Object.entries(packages).map(([id, typed]) => [id, Number(typed)])),
      ]),
    ),
    upi: vpa.trim() === '' && payee.trim() === '' ? null : { vpa, name: payee },
  }
}
