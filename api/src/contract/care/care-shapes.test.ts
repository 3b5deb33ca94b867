import { expect, test } from 'vitest'
import { findCareShape, shiftsOfMode, startOfShift } from './care-shapes.ts'
import { services } from './catalogue.ts'

test('every package of the catalogue has its days and hours', () => {
  const missing = services.flatMap((service) =>
    service.packages
      .filter(({ id }) => findCareShape(service.id, id) === undefined)
      .map(({ id }) => `${service.id} ${id}`),
  )
  expect(missing).toEqual([])
})

test('the shifts of a package match its name', () => {
  const shape = (service: Parameters<typeof findCareShape>[0], id: string) => findCareShape(service, id)
  expect(shape('elderly-care', 'standard')?.shifts).toEqual([{ code: 'D', startMin: 480, minutes: 720 }])
  expect(shape('caretaking', 'nighttime')?.shifts).toEqual([{ code: 'N', startMin: 1200, minutes: 600 }])
  expect(shape('physiotherapy', 'weekly')).toMatchObject({ units: 5, withinDays: 7, days: [1, 2, 3, 4, 5] })
  expect(shape('post-operative', 'extended')).toMatchObject({ units: 14, mode: 'visits' })
  expect(shape('elderly-care', 'gone')).toBeUndefined()
})

/** Nursing by day and night is other work than the visits of the recovery packages. */
const otherWork = ['post-operative intensive']

test('no package costs more per hour than a shorter one of its service (rule CAT-15)', () => {
  const dearer = services.flatMap(({ id: service, packages }) => {
    const priced = packages.map(({ id, price }) => {
      const { shifts = [], units = 1 } = findCareShape(service, id) ?? {}
      const hours = (shifts.reduce((sum, { minutes }) => sum + minutes, 0) / 60) * (units ?? 1)
      return { name: `${service} ${id}`, hours, perHour: price / hours }
    })
    return priced.filter(({ hours, perHour }) => priced.some((other) => other.hours < hours && other.perHour < perHour))
  })
  expect(dearer.map(({ name }) => name).filter((name) => !otherWork.includes(name))).toEqual([])
})

test('Full Day Care is 24 hours (rule VISIT-2)', () => {
  expect(findCareShape('caretaking', 'full')).toMatchObject({ mode: 'two-shifts', shifts: shiftsOfMode('two-shifts') })
})

test('the shifts of both modes add up to 24 hours', () => {
  for (const mode of ['two-shifts', 'live-in'] as const)
    expect(shiftsOfMode(mode).reduce((sum, { minutes }) => sum + minutes, 0)).toBe(24 * 60)
  expect(shiftsOfMode('live-in')).toEqual([{ code: 'L', startMin: 480, minutes: 1_440 }])
  expect(shiftsOfMode('two-shifts')).toHaveLength(2)
})

test('a shift without a fixed start begins at the preferred time', () => {
  const start = (preferred?: string) => findCareShape('elderly-care', 'basic', preferred)?.shifts[0]?.startMin
  expect([start('Morning 9-12'), start('Afternoon 12-5'), start('Evening 5-8'), start()]).toEqual([540, 720, 1020, 540])
})

test('a session begins at the preferred time, a shift with a fixed start at that start, midnight included', () => {
  expect(findCareShape('physiotherapy', 'single', 'Evening 5-8')?.shifts).toEqual([
    { code: 'S', startMin: 1_020, minutes: 60 },
  ])
  expect(startOfShift({ code: 'N', startMin: 0, minutes: 600 }, 'Evening 5-8')).toBe(0)
})
