import { expect, test } from 'vitest'
import { siteAround } from './post-to-site.ts'
import { readSiteMessage, type SiteMessage, writeSiteMessage } from './site-messages.ts'

const offer = '0199a1b2-0000-7000-8000-000000000001'
const paid = { type: 'paid', offer, order: 'K7F2-9QMX', amountCents: 19_700, currency: 'BRL' } as const

test.each<SiteMessage>([
  { type: 'ready', offer },
  { type: 'height', pixels: 1200 },
  { type: 'going', path: `/checkout/payment/${offer}?utm_source=ig` },
  paid,
  { ...paid, order: null },
  { type: 'close' },
  { type: 'leave', url: 'https://obrigado.example/curso?paymentId=1' },
])('the message $type arrives as it was sent', (message) => {
  expect(readSiteMessage(writeSiteMessage(message))).toEqual(message)
})

test('a field that is not part of the message is dropped', () => {
  expect(readSiteMessage({ ...writeSiteMessage(paid), email: 'ana@x.com' })).toEqual(paid)
})

test.each([
  null,
  'ready',
  { type: 'ready', offer },
  writeSiteMessage({ type: 'ready', offer: '<b>' }),
  writeSiteMessage({ type: 'height', pixels: -1 }),
  writeSiteMessage({ type: 'height', pixels: 10 ** 9 }),
  writeSiteMessage({ type: 'going', path: '//evil.example' }),
  writeSiteMessage({ type: 'going', path: '/platform/financial' }),
  writeSiteMessage({ ...paid, amountCents: 1.5 }),
  writeSiteMessage({ ...paid, currency: 'real' }),
  writeSiteMessage({ type: 'leave', url: 'javascript:alert(1)' }),
  writeSiteMessage({ type: 'leave', url: 'http://obrigado.example' }),
])('%j is no message', (data) => {
  expect(readSiteMessage(data)).toBeNull()
})

test('only an allowed surrounding site gets messages, whatever name the frame has', () => {
  const sites = ['https://loja.example']
  expect(siteAround(sites, 'balcao-checkout https://loja.example')).toBe('https://loja.example')
  for (const name of [
    '',
    'https://loja.example',
    'balcao-checkout *',
    'balcao-checkout https://evil.example',
  ])
    expect(siteAround(sites, name), name).toBeNull()
  expect(siteAround([], 'balcao-checkout https://loja.example')).toBeNull()
})
