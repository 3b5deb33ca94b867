import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { repository } from '../sources/source-files.ts'
import { findFreePort } from './processes.ts'

const nginx = '/usr/sbin/nginx'
const shipped = join(repository, 'deploy', 'nginx.conf')
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The shipped nginx settings with other certificates and ports. @throws when they have changed too much */
function adapt(port: number, upstream: number): string {
  const [logged = '', server = ''] = readFileSync(shipped, 'utf8').split(/^}$/m)
  const adapted = `${logged}}${server}`
    .replace(/access_log \S+/, 'access_log access.log')
    .replace(/^\tlisten 443 ssl http2;$/m, `\tlisten 127.0.0.1:${port};`)
    .replace(/^\t(listen \[::\]|http2|ssl_).*\n/gm, '')
    .replace('http://127.0.0.1:3000', `http://127.0.0.1:${upstream}`)
  if (!adapted.includes(`:${port};`) || !adapted.includes(`:${upstream};`) || adapted.includes('ssl'))
    throw new Error('deploy/nginx.conf is not what this test expects')
  return `${adapted}}\n`
}

/** Starts Debian's nginx with the shipped settings in front of a server. @returns undefined without nginx */
export async function startNginx(upstream: number): Promise<{ port: number; stop: () => Promise<void> } | undefined> {
  if (!existsSync(nginx)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'thodu-nginx-'))
  const port = await findFreePort()
  for (const name of temporary) mkdirSync(join(folder, name))
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
http { access_log off; ${paths}\n${adapt(port, upstream)}}\n`,
  )
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (
    let tries = 0;
    (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined))?.ok !== true;
    tries++
  ) {
    if (tries > 100 || child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
    await sleep(50)
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
