import BetterSqlite3 from 'better-sqlite3'

// Runs as its own process: takes the write lock of a database for some time.
const [file = '', milliseconds = '0'] = process.argv.slice(2)
const connection = new BetterSqlite3(file, { timeout: 5_000 })
connection.exec('begin exclusive')
process.stdout.write('locked\n')
setTimeout(() => {
  connection.exec('rollback')
  connection.close()
}, Number(milliseconds))
