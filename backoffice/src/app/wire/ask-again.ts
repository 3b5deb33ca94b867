/** Asks the person at the screen to prove who it is; answers whether it was proved. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** The one dialog of a home that asks; calls that need it at the same time wait for the same answer (rule ACC-39). */
export const proof = {
  /** @returns what takes it back */
  register(dialog: Ask): () => void {
    ask = dialog
    return () => {
      if (ask === dialog) ask = undefined
    }
  },
  askAgain(): Promise<boolean> {
    asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
      asking = undefined
    })
    return asking
  },
}
