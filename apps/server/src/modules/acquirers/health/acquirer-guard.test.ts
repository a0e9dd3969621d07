import { expect, test } from 'vitest'
import { movableClock } from '#kit/clock.ts'
import { createAcquirerGuard } from './acquirer-guard.ts'

const pix = { accountId: 'one', method: 'PIX' } as const
const card = { accountId: 'one', method: 'CREDIT_CARD' } as const

function aGuard(chargesPerAccountMax = 2) {
  const clock = movableClock(new Date('2030-03-13T15:00:00Z'))
  return { clock, guard: createAcquirerGuard({ clock, chargesPerAccountMax }) }
}

test('an account takes a limited number of concurrent charges, of any method, and the next when one has ended', () => {
  const { guard } = aGuard()
  expect([guard.seat('first', pix), guard.seat('second', card), guard.seat('third', pix)]).toEqual([
    'seated',
    'seated',
    'busy',
  ])
  expect(guard.seat('third', { ...pix, accountId: 'two' })).toBe('seated')
  guard.leave('first', 'well')
  expect(guard.seat('fourth', pix)).toBe('seated')
})

test('a payment that asks again for its seat keeps the one it has', () => {
  const { guard } = aGuard(1)
  expect([guard.seat('payment', pix), guard.seat('payment', pix)]).toEqual(['seated', 'seated'])
  guard.leave('payment', 'well')
  guard.leave('payment', 'well')
  expect([guard.seat('other', pix), guard.seat('another', pix)]).toEqual(['seated', 'busy'])
})

test('a payment that moves on to the next account releases its seat at the one before', () => {
  const { guard } = aGuard(1)
  guard.seat('payment', pix)
  guard.seat('payment', { ...pix, accountId: 'two' })
  expect(guard.seat('other', pix)).toBe('seated')
})

test('a failing method rests while the account’s other methods go on, and one probe closes its breaker', () => {
  const { guard, clock } = aGuard()
  for (let call = 0; call < 5; call++) {
    guard.seat('payment', pix)
    guard.leave('payment', 'sick')
  }
  expect(guard.stateOf(pix)).toBe('OPEN')
  expect([guard.seat('first', pix), guard.seat('first', card)]).toEqual(['resting', 'seated'])
  clock.advance({ seconds: 20 })
  expect([guard.seat('second', pix), guard.seat('third', pix)]).toEqual(['seated', 'resting'])
  guard.leave('second', 'well')
  expect(guard.stateOf(pix)).toBe('CLOSED')
})

test('a full account does not use up the probe of a resting method', () => {
  const { guard, clock } = aGuard(1)
  for (let call = 0; call < 5; call++) {
    guard.seat('payment', pix)
    guard.leave('payment', 'sick')
  }
  clock.advance({ seconds: 20 })
  guard.seat('a card', card)
  expect(guard.seat('payment', pix)).toBe('busy')
  guard.leave('a card', 'well')
  expect(guard.seat('payment', pix)).toBe('seated')
})
