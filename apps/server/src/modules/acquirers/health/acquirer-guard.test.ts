import { expect, test } from 'vitest'
import { movableClock } from '#kit/clock.ts'
import { createAcquirerGuard } from './acquirer-guard.ts'

const pix = { accountId: 'one', method: 'PIX' } as const
const card = { accountId: 'one', method: 'CREDIT_CARD' } as const

function aGuard(chargesPerAccountMax = 2) {
  const clock = movableClock(new Date('2030-03-13T15:00:00Z'))
  return { clock, guard: createAcquirerGuard({ clock, chargesPerAccountMax }) }
}

test('an account takes a limited number of concurrent charges of all methods, and another one when a charge ends', () => {
  const { guard } = aGuard()
  expect([guard.slot('first', pix), guard.slot('second', card), guard.slot('third', pix)]).toEqual([
    'reserved',
    'reserved',
    'busy',
  ])
  expect(guard.slot('third', { ...pix, accountId: 'two' })).toBe('reserved')
  guard.leave('first', 'well')
  expect(guard.slot('fourth', pix)).toBe('reserved')
})

test('a payment that requests its slot again keeps the one it has', () => {
  const { guard } = aGuard(1)
  expect([guard.slot('payment', pix), guard.slot('payment', pix)]).toEqual(['reserved', 'reserved'])
  guard.leave('payment', 'well')
  guard.leave('payment', 'well')
  expect([guard.slot('other', pix), guard.slot('another', pix)]).toEqual(['reserved', 'busy'])
})

test('a payment by two cards keeps its slot for the second charge, unless the first opens the breaker', () => {
  const { guard } = aGuard(1)
  guard.slot('payment', card)
  guard.goOn('payment', 'well')
  expect([guard.slot('other', pix), guard.isReserved('payment', card)]).toEqual(['busy', true])
  for (let call = 0; call < 5; call++) guard.goOn('payment', 'sick')
  expect([guard.isReserved('payment', card), guard.slot('other', pix)]).toEqual([false, 'reserved'])
})

test('a payment that moves on to the next account releases its slot at the previous account', () => {
  const { guard } = aGuard(1)
  guard.slot('payment', pix)
  guard.slot('payment', { ...pix, accountId: 'two' })
  expect(guard.slot('other', pix)).toBe('reserved')
})

test('a failing method rests while the account’s other methods go on, and one probe closes its breaker', () => {
  const { guard, clock } = aGuard()
  for (let call = 0; call < 5; call++) {
    guard.slot('payment', pix)
    guard.leave('payment', 'sick')
  }
  expect(guard.stateOf(pix)).toBe('OPEN')
  expect([guard.slot('first', pix), guard.slot('first', card)]).toEqual(['resting', 'reserved'])
  clock.advance({ seconds: 20 })
  expect([guard.slot('second', pix), guard.slot('third', pix)]).toEqual(['reserved', 'resting'])
  guard.leave('second', 'well')
  expect(guard.stateOf(pix)).toBe('CLOSED')
})

test('a full account does not use up the probe of a resting method', () => {
  const { guard, clock } = aGuard(1)
  for (let call = 0; call < 5; call++) {
    guard.slot('payment', pix)
    guard.leave('payment', 'sick')
  }
  clock.advance({ seconds: 20 })
  guard.slot('a card', card)
  expect(guard.slot('payment', pix)).toBe('busy')
  guard.leave('a card', 'well')
  expect(guard.slot('payment', pix)).toBe('reserved')
})
