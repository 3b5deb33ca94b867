import BetterSqlite3 from 'better-sqlite3'

// Run as a process of its own: takes the write lock of a database and keeps it for some time.
const [file = '', milliseconds = '0'] = process.argv.slice(2)
const connection = new BetterSqlite3(file, { timeout: 5_000 })
connection.exec('begin exclusive')
process.stdout.write('locked\n')
setTimeout(() => {
  connection.exec('rollback')
  connection.close()
}, Number(milliseconds))
