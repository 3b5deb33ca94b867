import { readdir, readFile } from 'node:fs/promises'
import { version } from '../config/version.ts'
import { renderGauge } from './metrics.ts'

/** On systems with /proc; the metric names are Prometheus standard. */
async function readDescriptors(): Promise<{ open: number; most: number } | undefined> {
  try {
    const [open, limits] = await Promise.all([readdir('/proc/self/fd'), readFile('/proc/self/limits', 'utf8')])
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
    return { open: open.length, most: Number(most ?? 0) }
  } catch {
    return undefined
  }
}

export async function renderProcessFigures(): Promise<string> {
  const descriptors = await readDescriptors()
  return [
    '# HELP thodu_build_info The running version.\n# TYPE thodu_build_info gauge\n',
    `thodu_build_info{version="${version}",node="${process.versions.node}"} 1\n`,
    descriptors === undefined
      ? ''
      : renderGauge('process_open_fds', 'Open file descriptors.', descriptors.open) +
        renderGauge('process_max_fds', 'Maximum number of file descriptors of this process.', descriptors.most),
  ].join('')
}
