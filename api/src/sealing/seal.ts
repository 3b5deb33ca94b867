import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type BackupKey, identityOf, recipientOf } from './backup-key.ts'
import { mostHeaderBytes, oldMagic, openOldSeal } from './open-old-seal.ts'
import type { SealingRecipient } from './recipient.ts'
import { damaged, WrongKeyError } from './seal-errors.ts'

type Bytes = AsyncIterable<Uint8Array>

/** The first line of every file in the age format (https://age-encryption.org/v1). */
const magic = 'age-encryption.org/v1\n'

/** Loaded when a backup is sealed or opened, so that a start does not wait for it. */
const loadAge = () => import('age-encryption')

const toWeb = (source: Bytes) => Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>

async function* toBuffers(source: Bytes): AsyncGenerator<Buffer> {
  for await (const chunk of source) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

/** Seals a stream in a pipeline, in the age format; this machine cannot open the result. */
export const sealTo = (recipients: readonly SealingRecipient[]) =>
  async function* seal(source: Bytes): AsyncGenerator<Buffer> {
    const { Encrypter } = await loadAge()
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    yield* toBuffers(await encrypter.encrypt(toWeb(source)))
  }

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mostHeaderBytes), 0, mostHeaderBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const startsWith = (start: Buffer, text: string): boolean => start.subarray(0, text.length).equals(Buffer.from(text))

export async function isSealed(file: string): Promise<boolean> {
  const start = await readStart(file)
  return startsWith(start, magic) || startsWith(start, oldMagic)
}

/** age reports every fault as an Error; its text for a key that fits no recipient is the only one that differs. */
const explain = (error: unknown, key: BackupKey): Error =>
  error instanceof Error && error.message.startsWith('no identity matched')
    ? new WrongKeyError(recipientOf(key))
    : damaged()

async function* openAge(file: string, key: BackupKey): AsyncGenerator<Buffer> {
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  decrypter.addIdentity(identityOf(key))
  try {
    yield* toBuffers(await decrypter.decrypt(toWeb(createReadStream(file))))
  } catch (error) {
    throw explain(error, key)
  }
}

/**
 * Decrypts a sealed file, also one of version 1.1 or earlier. Only the end proves completeness: discard the earlier parts when this
 * throws.
 * @throws SealError for another key, or a damaged, shortened or changed file
 */
export async function* openSealed(file: string, key: BackupKey): AsyncGenerator<Buffer> {
  const start = await readStart(file)
  yield* startsWith(start, oldMagic) ? openOldSeal(file, start, key) : openAge(file, key)
}
