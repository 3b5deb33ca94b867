import { describe, expect, test } from 'vitest'
import { makeDroppable } from './droppable-conditions.ts'
import { findSurvivors, type Report } from './find-survivors.ts'
import { strykerPlugins } from './ignore-texts.ts'
import { judge } from './judge.ts'

const written = "export const find = (db: Db, n: number) =>\n  n > 1 ? db.where('id', '=', n) : db\n"
const source = makeDroppable('a.ts', written)
const line = source.split('\n')[1] ?? ''
const spot = (text: string, status: 'Killed' | 'Survived' | 'NoCoverage' | 'RuntimeError', replacement: string) => {
  const column = line.indexOf(text) + 1
  return {
    mutatorName: 'x',
    status,
    replacement,
    location: { start: { line: 2, column }, end: { line: 2, column: column + text.length } },
  }
}
const report = (...mutants: ReturnType<typeof spot>[]): Report => ({ files: { 'a.ts': { source, mutants } } })
const condition = {
  file: 'a.ts',
  in: 'find',
  code: "n > 1 ? db.where('id', '=', n) : db",
  change: 'without this condition',
}

describe('what a run found', () => {
  test('is named by file, function, line and change, in the words of the code as it is written', () => {
    const { survivors, places, noticed, all } = findSurvivors(
      report(spot('true', 'Survived', 'false'), spot('n > 1', 'NoCoverage', 'n >= 1'), spot('n > 1', 'Killed', 'true')),
      () => written,
    )
    expect([noticed, all, places]).toEqual([1, 3, ['a.ts:2', 'a.ts:2']])
    expect(survivors).toMatchObject([condition, { in: 'find', change: 'n > 1 → n >= 1' }])
  })

  test('does not count what did not load', () => {
    expect(findSurvivors(report(spot('n > 1', 'RuntimeError', 'true')), () => written)).toMatchObject({
      all: 0,
      survivors: [],
    })
  })
})

describe('the judgement', () => {
  const many = { noticed: 90, all: 91, survivors: [condition], places: ['a.ts:2'] }

  test('fails for what nobody has given a reason for, and for a reason that is not needed any more', () => {
    expect(judge(many, [])).toMatchObject({ passed: false, score: 98 })
    expect(judge(many, [{ ...condition, why: 'It finds the same' }])).toEqual({
      passed: true,
      score: 98,
      complaints: [],
    })
    expect(judge(many, [{ ...condition, why: ' ' }]).passed).toBe(false)
    expect(judge({ ...many, survivors: [], places: [] }, [{ ...condition, why: 'x' }]).passed).toBe(false)
  })

  test('fails below 85 %, whatever is listed', () => {
    const few = { ...many, noticed: 84, all: 100 }
    expect(judge(few, [{ ...condition, why: 'It finds the same' }]).complaints).toEqual([
      '84 % are noticed, 85 % are to be',
    ])
    expect(judge({ ...few, noticed: 85 }, [{ ...condition, why: 'x' }]).passed).toBe(true)
  })
})

test('names and sentences are left alone; what is compared is not', () => {
  const ignorer = strykerPlugins[0]?.value
  const text = { type: 'StringLiteral' }
  const call = (name: string, place: number) => {
    const args = [0, 1, 2].map((index) => (index === place ? text : { type: 'Identifier' }))
    return { node: { type: 'CallExpression', callee: { property: { name } }, arguments: args } }
  }
  const inCall = (name: string, place: number) =>
    ignorer?.shouldIgnore({ node: text, listKey: 'arguments', parentPath: call(name, place) })
  expect([inCall('where', 0), inCall('where', 2), inCall('select', 0)]).toEqual([
    'a name or a text',
    undefined,
    'a name or a text',
  ])
  expect(
    ignorer?.shouldIgnore({ node: text, key: 'right', parentPath: { node: { type: 'BinaryExpression' } } }),
  ).toBeUndefined()
  expect(ignorer?.shouldIgnore({ node: { type: 'Identifier' } })).toBeUndefined()
})
