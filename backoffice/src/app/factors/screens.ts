/** Everything about second steps and sessions, in one file that is loaded when it is first wanted: see lazy-screens.ts. */
export { SessionsDialog } from '../devices/SessionsDialog.tsx'
export { AccountPage } from './AccountPage.tsx'
export { FactorBanner } from './FactorBanner.tsx'
export { OwnSignIn } from './OwnSignIn.tsx'
export { ProofDialog } from './ProofDialog.tsx'
export { SetUpScreen } from './SetUpScreen.tsx'
