import { checkoutTemplates, type PaymentMethod } from '@balcao/domain/vocabulary'
import { expect, test } from 'vitest'
import { aCheckoutPage } from '#sample-pages.ts'
import { nextChargeDate } from './amounts/use-next-charge.ts'
import { clockText } from './clock-text.ts'
import { defaultMethod, initialMethod, methodsAt, offeredMethods } from './paying/offered-methods.ts'
import { chatLink } from './paying/pay-bar.tsx'
import { shownImage } from './shown-image.ts'

test('the chat button opens a Brazilian number with the message, or is absent', () => {
  const button = { position: 'LEFT', phone: '(11) 98765-4321', message: 'Oi & olá' } as const
  expect(chatLink(button)).toBe('https://wa.me/5511987654321?text=Oi%20%26%20ol%C3%A1')
  expect(chatLink({ ...button, phone: '5511987654321' })).toBe(chatLink(button))
  expect(chatLink({ ...button, phone: '11' })).toBeNull()
  expect(chatLink({ ...button, message: '  ' })).toBeNull()
  expect(chatLink(null)).toBeNull()
})

test('the countdown reads HH:MM:SS', () => {
  expect([872, 3600, 90061, 0, -5].map(clockText)).toEqual([
    '00:14:32',
    '01:00:00',
    '25:01:01',
    '00:00:00',
    '00:00:00',
  ])
})

test('the next charge falls on the day of São Paulo', () => {
  const lateEvening = new Date('2026-11-16T01:30:00.000Z')
  expect(nextChargeDate(lateEvening, 30, 'pt-BR')).toBe('15/12/2026')
})

test('Pix comes first if it is offered, then the card, then the boleto', () => {
  expect(offeredMethods({ methods: ['BILLET', 'CREDIT_CARD', 'PIX'] })).toEqual([
    'PIX',
    'CREDIT_CARD',
    'BILLET',
  ])
  expect(defaultMethod(aCheckoutPage({ methods: ['BILLET'] }))).toBe('BILLET')
  expect(offeredMethods({ methods: [] })).toEqual([])
})

test("a method is offered within the platform's limits, in every layout", () => {
  const methodLimits = {
    BILLET: { minCents: 20_000, maxCents: null },
    CREDIT_CARD: { minCents: null, maxCents: 19_699 },
    PIX: { minCents: 19_800, maxCents: null },
  }
  for (const template of checkoutTemplates) {
    const page = aCheckoutPage({ template, methodLimits, priceCents: 19_700 })
    expect([19_600, 19_700, 19_900, 20_000].map((price) => methodsAt(page, price))).toEqual([
      ['CREDIT_CARD'],
      [],
      ['PIX'],
      ['PIX', 'BILLET'],
    ])
    expect(initialMethod({ ...page, priceCents: 19_900 })).toBe('PIX')
  }
})

test('a removed image, or a value that is no image address, is not shown', () => {
  expect(['remove', '', null, 'javascript:alert(1)', '//evil.example/x.png'].map(shownImage)).toEqual(
    Array(5).fill(null),
  )
  expect(shownImage('/files/a.png')).toBe('/files/a.png')
})

test('Vega renders the card first if it accepts cards, and the other layouts their default', () => {
  const started = (methods: PaymentMethod[]) =>
    checkoutTemplates.map((template) => initialMethod(aCheckoutPage({ template, methods })))
  expect(started(['PIX', 'CREDIT_CARD', 'BILLET'])).toEqual(['PIX', 'CREDIT_CARD', 'PIX'])
  expect(started(['PIX', 'BILLET'])).toEqual(['PIX', 'PIX', 'PIX'])
})
