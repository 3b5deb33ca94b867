import { open } from 'node:fs/promises'
import type { FileType } from '../../http/ports.ts'

const extensions: Record<FileType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
}
const signatures: [FileType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]
const chunkLength = 256 * 1024
/** Longer than any signature, to find one across two chunks. */
const overlap = 64
const zipDirectory = Buffer.from('PK\x01\x02', 'latin1')
const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const otherArchives = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')]

/** Readers search this far for the header, because some programs write a mark or a line end before it. */
const headerWithin = 1_024
const isPdfLater = (start: Buffer, name: string): boolean =>
  extensions['application/pdf'].test(name) && start.subarray(0, headerWithin).includes('%PDF-')

/** Finds the type by first bytes and file name ending (rule FILE-2). A late PDF header counts; the inspection judges it. */
export function matchFileType(start: Buffer, name: string): FileType | undefined {
  const found = signatures.find(([, signature]) => start.subarray(0, signature.length).equals(signature))
  if (found && extensions[found[0]].test(name)) return found[0]
  return isPdfLater(start, name) ? 'application/pdf' : undefined
}

type Findings = { zipDirectory: boolean; zipEnd: boolean; otherArchive: boolean }

function inspect(chunk: Buffer, found: Findings): void {
  found.zipDirectory ||= chunk.includes(zipDirectory)
  found.zipEnd ||= chunk.includes(zipEnd)
  found.otherArchive ||= otherArchives.some((signature) => chunk.includes(signature))
}

/**
 * Finds the type of a file by its first bytes and name, and refuses archives (rule FILE-3). The examiner checks the content.
 * @returns undefined for any other file
 */
export async function detectFileType(path: string, name: string): Promise<FileType | undefined> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const buffer = Buffer.alloc(chunkLength)
    const found: Findings = { zipDirectory: false, zipEnd: false, otherArchive: false }
    let type: FileType | undefined
    for (let position = 0; position < size; position += chunkLength - overlap) {
      const { bytesRead } = await handle.read(buffer, 0, chunkLength, position)
      const chunk = buffer.subarray(0, bytesRead)
      if (position === 0) type = matchFileType(chunk, name)
      if (!type) return undefined
      inspect(chunk, found)
    }
    if ((found.zipDirectory && found.zipEnd) || found.otherArchive) return undefined
    return type
  } finally {
    await handle.close()
  }
}
