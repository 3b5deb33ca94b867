// Plain JavaScript, because launch.mjs runs it before anything is installed.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Interval of a holder's heartbeat, age at which a lock counts as stale, and interval of other processes' checks, in ms. */
const beat = 2_000
const silence = 20_000
const look = 100

/** @returns {boolean} whether the file did not exist and was created */
function create(file, content) {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whether a lock is abandoned: its process has ended, or its heartbeat is too old. A missing lock is not stale. */
function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > silence) return true
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8'))
    return host === hostname() && !isAlive(pid)
  } catch {
    // The file is gone, or not fully written yet; if it stays incomplete, its age decides.
    return false
  }
}

/** Removes a stale lock. Only one process at a time may: another's new lock must not be taken for the old one. */
function removeStale(file) {
  const guard = `${file}.removing`
  if (!create(guard, '')) {
    if (Date.now() - statSync(guard, { throwIfNoEntry: false })?.mtimeMs > silence) rmSync(guard, { force: true })
    return
  }
  try {
    if (isStale(file)) rmSync(file, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

/**
 * Runs `work` while no other process of this checkout holds the lock file. The lock of a killed process is taken over at once,
 * the lock of another machine or of a frozen process after 20 s.
 */
export async function holdLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  const content = JSON.stringify({ pid: process.pid, host: hostname(), token: randomUUID() })
  for (let waited = false; !create(file, content); await sleep(look)) {
    if (isStale(file)) removeStale(file)
    else if (!waited) {
      waited = true
      onWait()
    }
  }
  const isOurs = () => {
    try {
      return readFileSync(file, 'utf8') === content
    } catch {
      return false
    }
  }
  const timer = setInterval(() => {
    if (isOurs()) utimesSync(file, new Date(), new Date())
  }, beat)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isOurs()) rmSync(file, { force: true })
  }
}
