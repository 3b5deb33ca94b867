import { loadScreen } from '../wire/load-screen.tsx'

// One chunk for all of them: more chunks would split the initial bundle into smaller pieces, which compress worse.
const all = () => import('./screens.ts')

export const AccountPage = loadScreen(all, 'AccountPage')
export const FactorBanner = loadScreen(all, 'FactorBanner')
export const SignInSettings = loadScreen(all, 'SignInSettings')
export const ProofDialog = loadScreen(all, 'ProofDialog')
export const SessionsDialog = loadScreen(all, 'SessionsDialog')
export const SetUpScreen = loadScreen(all, 'SetUpScreen')
