import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('slow accounts leave concurrency slots for quick ones, and quick ones are refused when all are taken', () => {
  const slots = createSlots({ all: 3, ofSlow: 1 })
  expect(slots.take('slow one', true)).toBe(true)
  expect(slots.take('slow two', true)).toBe(false)
  expect(slots.take('quick one', false)).toBe(true)
  expect(slots.take('quick two', false)).toBe(true)
  expect(slots.take('quick three', false)).toBe(false)
  slots.leave('quick one')
  expect(slots.take('slow two', true)).toBe(false)
  expect(slots.take('quick three', false)).toBe(true)
})

test('a holder that asks again keeps one slot', () => {
  const slots = createSlots({ all: 1, ofSlow: 1 })
  expect(slots.take('one', false)).toBe(true)
  expect(slots.take('one', false)).toBe(true)
  slots.leave('one')
  expect(slots.take('two', false)).toBe(true)
})
