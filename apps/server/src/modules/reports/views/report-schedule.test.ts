import { expect, test } from 'vitest'
import { nextMailTime, periodOfMail } from './report-schedule.ts'

const mailAt = (schedule: 'WEEKLY' | 'MONTHLY', now: string) =>
  nextMailTime(schedule, new Date(now)).toISOString()

test('a weekly report is mailed on Monday at eight in São Paulo, which is eleven in UTC', () => {
  // 2030-03-13 is a Wednesday.
  expect(mailAt('WEEKLY', '2030-03-13T15:00:00Z')).toBe('2030-03-18T11:00:00.000Z')
  expect(mailAt('WEEKLY', '2030-03-18T10:59:59Z')).toBe('2030-03-18T11:00:00.000Z')
  expect(mailAt('WEEKLY', '2030-03-18T11:00:00Z')).toBe('2030-03-25T11:00:00.000Z')
  // Sunday evening in São Paulo, already Monday in UTC.
  expect(mailAt('WEEKLY', '2030-03-18T01:00:00Z')).toBe('2030-03-18T11:00:00.000Z')
})

test('a monthly report is mailed on the first of the next month', () => {
  expect(mailAt('MONTHLY', '2030-03-13T15:00:00Z')).toBe('2030-04-01T11:00:00.000Z')
  expect(mailAt('MONTHLY', '2030-12-31T15:00:00Z')).toBe('2031-01-01T11:00:00.000Z')
  expect(mailAt('MONTHLY', '2030-03-01T10:00:00Z')).toBe('2030-03-01T11:00:00.000Z')
})

test('a report covers the whole past week or month', () => {
  expect(periodOfMail('WEEKLY', new Date('2030-03-18T11:00:00Z'))).toEqual({
    from: '2030-03-11',
    to: '2030-03-17',
  })
  expect(periodOfMail('MONTHLY', new Date('2030-03-01T11:00:00Z'))).toEqual({
    from: '2030-02-01',
    to: '2030-02-28',
  })
})
