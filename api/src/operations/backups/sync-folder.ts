import { open } from 'node:fs/promises'

/** Waits until the names in a folder are on the disk, if the file system supports it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => {})
  await handle.close()
}
