import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Call } from './read-recording.ts'

type Change = { at: number } & ({ kind: 'write'; data: Buffer; offset: number } | { kind: 'truncate'; size: number })
type Inode = { durable: Buffer; pending: Change[]; size: number }
/** How much of what was not yet synced survives the cut. */
export type Survival = 'nothing' | 'a part' | 'everything'

const sector = 512

function apply(content: Buffer, change: Change): Buffer {
  if (change.kind === 'truncate') {
    const cut = Buffer.alloc(change.size)
    content.copy(cut)
    return cut
  }
  const end = change.offset + change.data.length
  const grown = end > content.length ? Buffer.concat([content, Buffer.alloc(end - content.length)]) : content
  change.data.copy(grown, change.offset)
  return grown
}

/** A write that was under way may have reached the disk in part. */
function tear(change: Change, random: () => number): Change {
  if (change.kind === 'truncate' || random() < 0.5) return change
  return { ...change, data: change.data.subarray(0, Math.floor((random() * change.data.length) / sector) * sector) }
}

/**
 * A disk that forgets: it keeps apart what was written and what was synced, for contents as well as for names, and can say
 * what would be found after the power went off (a created file is there once it or its folder was synced, a rename once
 * its folder was).
 */
export function createForgetfulDisk(folder: string) {
  const current = new Map<string, Inode>()
  const durable = new Map<string, Inode>()
  const open = new Map<number, { path: string; inode: Inode | undefined; position: number }>()
  const isOurs = (path: string) => path.startsWith(`${folder}/`) && !path.endsWith('-shm')

  function syncFile(inode: Inode, begun: number): void {
    const synced = inode.pending.filter(({ at }) => at < begun)
    inode.durable = synced.reduce(apply, Buffer.from(inode.durable))
    inode.pending = inode.pending.filter(({ at }) => at >= begun)
    for (const [path, other] of current) if (other === inode) durable.set(path, inode)
  }

  function syncFolder(path: string): void {
    for (const name of durable.keys()) if (dirname(name) === path && !current.has(name)) durable.delete(name)
    for (const [name, inode] of current) if (dirname(name) === path) durable.set(name, inode)
  }

  function openFile(call: Extract<Call, { kind: 'open' }>, at: number): void {
    if (!isOurs(call.path) && call.path !== folder) return
    let inode = current.get(call.path)
    if (!inode && call.creates) {
      inode = { durable: Buffer.alloc(0), pending: [], size: 0 }
      current.set(call.path, inode)
    }
    if (inode && call.truncates) {
      inode.pending.push({ at, kind: 'truncate', size: 0 })
      inode.size = 0
    }
    open.set(call.fd, { path: call.path, inode, position: 0 })
  }

  return {
    play(call: Call, at: number): void {
      if (call.kind === 'open') openFile(call, at)
      else if (call.kind === 'rename') {
        const inode = current.get(call.from)
        if (inode) current.set(call.to, inode)
        current.delete(call.from)
      } else if (call.kind === 'link') {
        const inode = current.get(call.from)
        if (inode) current.set(call.to, inode)
      } else if (call.kind === 'unlink') current.delete(call.path)
      const handle = 'fd' in call && call.kind !== 'open' ? open.get(call.fd) : undefined
      if (!handle) return
      const { inode } = handle
      if (call.kind === 'close') open.delete(call.fd)
      else if (call.kind === 'sync') {
        if (inode) syncFile(inode, call.begun)
        else syncFolder(handle.path)
      } else if (inode && call.kind === 'truncate') {
        inode.pending.push({ at, kind: 'truncate', size: call.size })
        inode.size = call.size
      } else if (inode && call.kind === 'write') {
        const offset = call.offset ?? handle.position
        inode.pending.push({ at, kind: 'write', data: call.data, offset })
        handle.position = offset + call.data.length
        inode.size = Math.max(inode.size, handle.position)
      }
    },
    /** Writes what would be found after a power cut now into an empty folder. */
    cut(target: string, survival: Survival, random: () => number): void {
      for (const [path, inode] of survival === 'everything' ? current : durable) {
        const kept = inode.pending.filter(() => survival === 'everything' || (survival === 'a part' && random() < 0.5))
        const content = kept
          .map((change) => (survival === 'everything' ? change : tear(change, random)))
          .reduce(apply, Buffer.from(inode.durable))
        const file = join(target, relative(folder, path))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
    },
  }
}
