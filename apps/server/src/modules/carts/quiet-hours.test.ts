import { expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

const overNight = { from: 21, until: 8 }

test.each([
  ['20:59 is no quiet hour', '2030-03-13T20:59:00-03:00', overNight, '2030-03-13T20:59:00-03:00'],
  ['an evening waits for the morning', '2030-03-13T21:00:00-03:00', overNight, '2030-03-14T08:00:00-03:00'],
  ['a night waits for the morning', '2030-03-14T03:10:00-03:00', overNight, '2030-03-14T08:00:00-03:00'],
  ['a quiet time ends on the hour', '2030-03-14T08:00:00-03:00', overNight, '2030-03-14T08:00:00-03:00'],
  [
    'a quiet noon ends the same day',
    '2030-03-14T12:30:00-03:00',
    { from: 12, until: 14 },
    '2030-03-14T14:00:00-03:00',
  ],
  ['no quiet hours, no wait', '2030-03-14T03:10:00-03:00', null, '2030-03-14T03:10:00-03:00'],
])('the time of a reminder: %s', (_story, at, quietHours, expected) => {
  expect(afterQuietHours(new Date(at), quietHours)).toEqual(new Date(expected))
})
