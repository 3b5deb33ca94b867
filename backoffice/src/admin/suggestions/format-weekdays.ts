/** Formats weekdays from Monday on: three or more in a row as "Mon–Sat", others by name. */
export function formatWeekdays(days: readonly number[], nameOf: (weekday: number) => string): string {
  const place = (weekday: number) => (weekday + 6) % 7
  const runs: number[][] = []
  for (const day of [...days].sort((one, other) => place(one) - place(other))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last !== undefined && place(day) === place(last) + 1) run.push(day)
    else runs.push([day])
  }
  return runs
    .flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)]
      if (run.length < 3 || first === undefined || last === undefined) return run.map(nameOf)
      return [`${nameOf(first)}–${nameOf(last)}`]
    })
    .join(', ')
}
