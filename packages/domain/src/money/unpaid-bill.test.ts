import { expect, test } from 'vitest'
import { nextNotice } from './unpaid-bill.ts'

test('a late check skips no notice: each further notice is due a week after the previous one', () => {
  const day = (number: number) => new Date(Date.UTC(2030, 3, number))
  expect(nextNotice(null, day(1))).toEqual({ step: 'OVERDUE', at: day(1) })
  expect(nextNotice('OVERDUE', day(20))).toEqual({ step: 'LAST_WARNING', at: day(27) })
  expect(nextNotice('LAST_WARNING', day(1))).toEqual({ step: 'SUSPENDED', at: day(8) })
  expect(nextNotice('SUSPENDED', day(1))).toBeNull()
})
