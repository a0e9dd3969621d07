import { expect, test } from 'vitest'
import { lessonOpensAt, percentDone, studentName } from './courses.ts'

const atOnce = { release: 'AT_ONCE', releaseAt: null, releaseDays: null } as const
const asModule = { release: 'AS_MODULE', releaseAt: null, releaseDays: null } as const
const bought = new Date('2026-11-15T17:32:00Z')

test('a lesson opens by the rule of its module, or by its own', () => {
  const weekLater = { release: 'AFTER_DAYS', releaseAt: null, releaseDays: 7 } as const
  expect(lessonOpensAt(asModule, atOnce, bought)).toEqual(bought)
  expect(lessonOpensAt(asModule, weekLater, bought).toISOString()).toBe('2026-11-22T03:00:00.000Z')
  expect(lessonOpensAt(atOnce, weekLater, bought)).toEqual(bought)
  const day = new Date('2026-12-01T03:00:00Z')
  expect(lessonOpensAt({ release: 'ON_DATE', releaseAt: day, releaseDays: null }, atOnce, bought)).toEqual(
    day,
  )
})

test('a purchase late at night counts for its day in São Paulo', () => {
  const nextDay = { release: 'AFTER_DAYS', releaseAt: null, releaseDays: 1 } as const
  const late = new Date('2026-11-16T02:59:00Z')
  expect(lessonOpensAt(asModule, nextDay, late).toISOString()).toBe('2026-11-16T03:00:00.000Z')
})

test('a student is shown to others as a first name and an initial', () => {
  expect(studentName('Maria da Silva')).toBe('Maria S.')
  expect(studentName(' Ana ')).toBe('Ana')
})

test('a course is 100 percent done only with every lesson done', () => {
  expect(percentDone({ done: 299, lessons: 300 })).toBe(99)
  expect(percentDone({ done: 0, lessons: 0 })).toBe(0)
})
