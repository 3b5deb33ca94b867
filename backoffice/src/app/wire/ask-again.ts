/** Resolves to whether the user has confirmed their identity. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** The app's one identity dialog. Calls that need it at the same time share its answer (rule ACC-39). */
export const proof = {
  /** @returns a function that unregisters it */
  register(dialog: Ask): () => void {
    ask = dialog
    return () => {
      if (ask === dialog) ask = undefined
    }
  },
  requestFreshProof(): Promise<boolean> {
    asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
      asking = undefined
    })
    return asking
  },
}
