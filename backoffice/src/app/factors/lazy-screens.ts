import { addLaterWords } from '../../words/i18n.ts'
import { loadScreen } from '../frame/load-screen.tsx'
import type * as screens from './screens.ts'

// One file for all of them: each further one would cut what every home begins with into smaller pieces, which compress worse.
const only =
  <Name extends keyof typeof screens>(name: Name) =>
  async (): Promise<Pick<typeof screens, Name>> => {
    const [all] = await Promise.all([import('./screens.ts'), addLaterWords()])
    return { [name]: all[name] } as Pick<typeof screens, Name>
  }

export const AccountPage = loadScreen(only('AccountPage'), 'AccountPage')
export const FactorBanner = loadScreen(only('FactorBanner'), 'FactorBanner')
export const OwnSignIn = loadScreen(only('OwnSignIn'), 'OwnSignIn')
export const ProofDialog = loadScreen(only('ProofDialog'), 'ProofDialog')
export const SessionsDialog = loadScreen(only('SessionsDialog'), 'SessionsDialog')
export const SetUpScreen = loadScreen(only('SetUpScreen'), 'SetUpScreen')
