/** Everything about second steps and sessions, in one file that is loaded when it is first wanted: see lazy-screens.ts. */
export { AccountPage } from './AccountPage.tsx'
export { OwnSignIn } from './OwnSignIn.tsx'
export { ProofDialog } from './ProofDialog.tsx'
export { SessionsDialog } from './SessionsDialog.tsx'
export { SetUpScreen } from './SetUpScreen.tsx'
