import type { FailureCode } from '../../contract/wire/failures.ts'
import { findActive, namesIn } from './find-active.ts'
import type { Source } from './pdf-source.ts'
import { type PdfStream, readHead, readStreams, type StreamReading } from './pdf-streams.ts'
import { readTable } from './pdf-table.ts'
import { isPlain, peek, peekLength, unpack, unpackLoosely } from './unpack.ts'

const maxStreams = 50_000
/** Includes two cipher blocks. */
const peekedLength = peekLength + 32
const maxUnpackedInAll = 128 * 1024 * 1024
/** Object streams begin with pairs of numbers (ISO 32000-1, 7.5.7). */
const startsLikeObjects = /^[\s\0]*\d+[\s\0]+\d+[\s\0]/
const looksLikeObjects = (bytes: Buffer): boolean => startsLikeObjects.test(bytes.toString('latin1', 0, 200))

export type Decipher = (reading: StreamReading, data: Buffer) => Buffer
export const inClear: Decipher = (_, data) => data

type Findings = {
  /** Numbers of the inspected object streams, and of all other streams. */
  lookedInto: Set<number>
  others: Set<number>
  /** Streams that cross-reference tables point into. */
  pointedAt: Set<number>
  unpacked: number
}
type Kind = 'objects' | 'table' | 'unclear'

const isTableType = (has: (name: string) => boolean): boolean => has('XRef') || (has('W') && has('Root'))
const isObjectsType = (has: (name: string) => boolean): boolean => has('ObjStm') || (has('First') && has('N'))

/**
 * Classifies a stream by its dictionary or, if unreadable, by any name before it; undefined without information about objects.
 */
function kindOf(source: Source, [reading, ...more]: StreamReading[]): Kind | undefined {
  if (!reading || more.length > 0) {
    const names = namesIn(source)
    const has = (name: string) => names.has(name)
    return more.length > 0 || isTableType(has) || isObjectsType(has) ? 'unclear' : undefined
  }
  const { dictionary } = reading
  const type = dictionary.get('Type')
  const has = (name: string) => dictionary.has(name) || (type?.kind === 'name' && type.text === name)
  const isTable = isTableType(has) || dictionary.get('W')?.kind === 'list'
  const isObjects = isObjectsType(has)
  if (isTable && isObjects) return 'unclear'
  return isTable ? 'table' : isObjects ? 'objects' : undefined
}

function inspectObjects(objects: Buffer | undefined, { work }: Source, findings: Findings): FailureCode | undefined {
  findings.unpacked += objects?.length ?? 0
  if (!objects || !looksLikeObjects(objects) || findings.unpacked > maxUnpackedInAll) return 'document.unreadable'
  return findActive({ bytes: objects, work })
}

/** Inspects a stream that is not declared as objects but looks like them. */
function inspectOther(read: (length?: number) => Buffer, source: Source, findings: Findings): FailureCode | undefined {
  const start = peek(read(peekedLength), source.work)
  return start && looksLikeObjects(start)
    ? inspectObjects(unpackLoosely(read(), source.work), source, findings)
    : undefined
}

function inspectStream(
  { head: bytes, data, isOdd }: PdfStream,
  { work }: Source,
  { decipher, findings }: { decipher: Decipher; findings: Findings },
): FailureCode | undefined {
  const head = { bytes, work }
  const readings = readHead(head)
  const [reading] = readings
  const kind = kindOf(head, readings)
  if (kind === 'unclear' || isOdd) return 'document.unreadable'
  if (!reading) return inspectOther((length) => data.subarray(0, length), head, findings)
  if (kind === 'table') {
    const pointedAt = readTable(data, reading.dictionary, work)
    for (const number of pointedAt ?? []) findings.pointedAt.add(number)
    return pointedAt ? undefined : 'document.unreadable'
  }
  if (kind === 'objects') {
    // The names of an unencrypted stream were already scanned, also beyond a false end.
    if (decipher !== inClear && isPlain(reading.dictionary)) return 'document.unreadable'
    findings.lookedInto.add(reading.number)
    return inspectObjects(unpack(decipher(reading, data), reading.dictionary, work), head, findings)
  }
  findings.others.add(reading.number)
  return inspectOther((length) => decipher(reading, data.subarray(0, length)), head, findings)
}

/**
 * Inspects object streams and all streams that could pass for one. Refuses a cross-reference table into any other stream, because
 * readers would show other content.
 */
export function inspectStreams(source: Source, decipher: Decipher): FailureCode | undefined {
  const findings: Findings = { lookedInto: new Set(), others: new Set(), pointedAt: new Set(), unpacked: 0 }
  let streams = 0
  for (const stream of readStreams(source)) {
    streams += 1
    const failure = streams > maxStreams ? 'document.unreadable' : inspectStream(stream, source, { decipher, findings })
    if (failure) return failure
  }
  const isSeen = (number: number) => findings.lookedInto.has(number) && !findings.others.has(number)
  return [...findings.pointedAt].every(isSeen) ? undefined : 'document.unreadable'
}
