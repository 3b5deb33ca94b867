// Plain JavaScript, for launch.mjs runs it before anything is installed.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often a holder says that it is still there, how long its silence is believed, and how often others look; in ms. */
const beat = 2_000
const silence = 20_000
const look = 100

/** @returns {boolean} whether the file was not there and is ours now */
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

/** Whether nobody holds a lock any more: its process is gone, or has said nothing for long. A missing one is not stale. */
function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > silence) return true
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8'))
    return host === hostname() && !isAlive(pid)
  } catch {
    // Gone, or not written to its end yet; if it never is, its age tells.
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
 * Runs `work` while no other process of this checkout holds the same lock file. The lock of a process that was killed is
 * taken over at once, that of one on another machine or frozen after 20 s.
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
