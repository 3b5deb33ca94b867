import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@thodu/api/contract/people/languages'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
const isOffice = ({ moduleIds, facadeModuleId }: Chunk): boolean => {
  const office = /\/src\/(admin\/|words\/\w+\/admin)/
  return office.test(facadeModuleId ?? '') || moduleIds.some((id) => office.test(id))
}

function languageOf({ moduleIds }: Chunk): Language | undefined {
  const found = new Set(moduleIds.map((id) => /[./](en|te|hi)(?:\.ts$|\/[\w-]+\.ts$)/.exec(id)?.[1]))
  const [only] = found
  return found.size === 1 ? languages.find((language) => language === only) : undefined
}

type Reader = 'always' | Language
/** The caretaker app's chunks with the languages that need them; none of the admin app's. */
function listChunks(bundle: Rolldown.OutputBundle): Map<Chunk, Set<Reader>> {
  const chunkOf = (name: string): Chunk[] => {
    const file = bundle[name]
    return file?.type === 'chunk' ? [file] : []
  }
  const found = new Map<Chunk, Set<Reader>>()
  const queue: (readonly [Chunk, Reader])[] = Object.keys(bundle)
    .flatMap(chunkOf)
    .filter(({ isEntry }) => isEntry)
    .map((chunk) => [chunk, 'always'])
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [chunk, reader] = next
    const readers = found.get(chunk) ?? new Set()
    if (readers.has(reader)) continue
    found.set(chunk, readers.add(reader))
    for (const needed of chunk.imports.flatMap(chunkOf)) queue.push([needed, reader])
    for (const asked of chunk.dynamicImports.flatMap(chunkOf))
      if (!isOffice(asked)) queue.push([asked, languageOf(asked) ?? reader])
  }
  return found
}

const addressOf = (file: string): string => `/_bo/${file}`
type Css = { viteMetadata?: { importedCss: Set<string> } }

/** The files that the service worker stores, by language, and the entry by which it recognises a page of this build. */
export function listKept(bundle: Rolldown.OutputBundle) {
  const chunks = listChunks(bundle)
  const kept: Record<Reader, Set<string>> = { always: new Set(), en: new Set(), te: new Set(), hi: new Set() }
  let entry = ''
  for (const [chunk, readers] of chunks) {
    if (chunk.isEntry) entry = addressOf(chunk.fileName)
    const styles = [...((chunk as Css).viteMetadata?.importedCss ?? [])]
    for (const reader of readers.has('always') ? (['always'] as const) : readers)
      for (const file of [chunk.fileName, ...styles]) kept[reader].add(addressOf(file))
  }
  return { entry, ...Object.fromEntries(Object.entries(kept).map(([reader, list]) => [reader, [...list].sort()])) }
}

export const caretakerWorker: Plugin = {
  name: 'caretaker-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const file = join(import.meta.dirname, 'src', 'caretaker', 'worker', 'caretaker-sw.js')
      const source = readFileSync(file, 'utf8').replace('__FILES__', () => JSON.stringify(listKept(bundle)))
      this.emitFile({ type: 'asset', fileName: 'caretaker-sw.js', source })
    },
  },
}
