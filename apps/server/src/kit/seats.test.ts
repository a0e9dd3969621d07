import { expect, test } from 'vitest'
import { createSeats } from './seats.ts'

test('slow accounts leave concurrency slots for quick ones, and quick ones are refused when all are taken', () => {
  const seats = createSeats({ all: 3, ofSlow: 1 })
  expect(seats.take('slow one', true)).toBe(true)
  expect(seats.take('slow two', true)).toBe(false)
  expect(seats.take('quick one', false)).toBe(true)
  expect(seats.take('quick two', false)).toBe(true)
  expect(seats.take('quick three', false)).toBe(false)
  seats.leave('quick one')
  expect(seats.take('slow two', true)).toBe(false)
  expect(seats.take('quick three', false)).toBe(true)
})

test('a holder that asks again keeps one slot', () => {
  const seats = createSeats({ all: 1, ofSlow: 1 })
  expect(seats.take('one', false)).toBe(true)
  expect(seats.take('one', false)).toBe(true)
  seats.leave('one')
  expect(seats.take('two', false)).toBe(true)
})
