import { services } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { brand } from '@thodu/api/contract/page-values'
import type { SetupForm } from '@thodu/api/contract/setup/setup.schema'
import { readFromTab, storeInTab } from './setup-session.ts'

const formKey = 'thodu.setup.form'
const tokenKey = 'thodu.setup.token'

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
export function readSetupDraft(): SetupDraft {
  try {
    const kept = JSON.parse(readFromTab(formKey) ?? 'null') as SetupDraft | null
    return { ...defaultDraft(), ...kept }
  } catch {
    return defaultDraft()
  }
}

export function storeDraft(draft: SetupDraft): void {
  const { admin, ...rest } = draft
  storeInTab(formKey, JSON.stringify({ ...rest, admin: { ...admin, password: '' } }))
}

export function clearSetup(): void {
  storeInTab(formKey, null)
  storeInTab(tokenKey, null)
}

/** Takes the token of the opened link, or after a reload that of this tab. */
export function readSetupToken(fragment: string): string {
  const token = fragment.slice(1) || (readFromTab(tokenKey) ?? '')
  storeInTab(tokenKey, token)
  return token
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
