/** The chunk that lazy-screens.ts loads. */
export { SessionsDialog } from '../devices/SessionsDialog.tsx'
export { AccountPage } from './AccountPage.tsx'
export { FactorBanner } from './FactorBanner.tsx'
export { OwnSignIn } from './OwnSignIn.tsx'
export { ProofDialog } from './ProofDialog.tsx'
export { SetUpScreen } from './SetUpScreen.tsx'
