import { moveDatabase } from '@thodu/db'
import { type OwnPostgres, startOwnPostgres } from '../../support/engines/postgres-server.ts'
import { runOn } from '../../support/engines/test-database.ts'

/** A PostgreSQL server on the disk of this machine, whose databases are filled once and copied for each run. */
export type BenchPostgres = {
  fill: (name: string, file: string) => Promise<string>
  /** Copies a filled database without open connections. @returns the address of the copy */
  copy: (from: string, name: string) => Promise<string>
  drop: (name: string) => Promise<void>
  stop: OwnPostgres['stop']
}

export async function startBenchPostgres(): Promise<BenchPostgres> {
  const server = await startOwnPostgres({ onDisk: true })
  const maintenance = `${server.address}/postgres`
  const addressOf = (name: string): string => `${server.address}/${name}`
  return {
    fill: async (name, file) => {
      await runOn(maintenance, `create database ${name} template template0 encoding 'UTF8'`)
      await moveDatabase({ from: file, to: addressOf(name) })
      await runOn(addressOf(name), 'vacuum analyze')
      return addressOf(name)
    },
    copy: async (from, name) => {
      await runOn(maintenance, `create database ${name} template ${from}`)
      return addressOf(name)
    },
    drop: async (name) => {
      await runOn(maintenance, `drop database if exists ${name} with (force)`)
    },
    stop: server.stop,
  }
}
