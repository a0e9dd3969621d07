import { expect, test } from 'vitest'
import { chatLink } from './chat-link.ts'
import { clockText } from './clock-text.ts'
import { nextChargeDate } from './next-charge-date.ts'
import { defaultMethod, initialMethod, offeredMethods } from './offered-methods.ts'
import { shownImage } from './shown-image.ts'

test('the chat button opens a Brazilian number with the message, or is not there at all', () => {
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

test('Pix comes first when it is there, then the card, then the boleto', () => {
  expect(offeredMethods({ methods: ['BILLET', 'CREDIT_CARD', 'PIX'] })).toEqual([
    'PIX',
    'CREDIT_CARD',
    'BILLET',
  ])
  expect(defaultMethod({ methods: ['BILLET'] })).toBe('BILLET')
  expect(offeredMethods({ methods: [] })).toEqual([])
})

test('an image the seller removed, or that is no image address, is not shown', () => {
  expect(['remove', '', null, 'javascript:alert(1)', '//evil.example/x.png'].map(shownImage)).toEqual(
    Array(5).fill(null),
  )
  expect(shownImage('/files/a.png')).toBe('/files/a.png')
})

test('Vega starts on the card, where the page offers one', () => {
  expect(initialMethod({ template: 'VEGA', methods: ['PIX', 'CREDIT_CARD'] })).toBe('CREDIT_CARD')
  expect(initialMethod({ template: 'DEFAULT', methods: ['PIX', 'CREDIT_CARD'] })).toBe('PIX')
  for (const template of ['DEFAULT', 'VEGA', 'DROPSHIPPING'] as const)
    expect(initialMethod({ template, methods: ['BILLET'] })).toBe('BILLET')
})
