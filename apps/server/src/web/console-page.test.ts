import { expect, test } from 'vitest'
import { type ConsolePageFacts, consolePage } from './console-page.ts'

const page =
  '<html lang="pt-BR"><head><meta name="application-name" content="Balcão" /><meta name="theme-color" content="#0b6b53" /><title>Balcão</title><link href="/assets/doors.js"></head><body><span data-platform-name>Balcão</span></body></html>'

const plain = { logoUrl: null, faviconUrl: null, doorImageUrl: null }

const facts: ConsolePageFacts = {
  brand: { name: 'Aurora', brandColor: '#6b3fa0', ...plain },
  firstPaint: 'door',
  scripts: [],
  session: undefined,
}

const session: NonNullable<ConsolePageFacts['session']> = {
  user: {
    id: 'a',
    name: '</script><script>alert(1)</script>',
    isCompany: false,
    email: 'marina@demo.example',
    role: 'SELLER',
    permissions: [],
    locale: 'PT_BR',
    theme: 'system',
    secondFactor: 'none',
    signsOn: false,
    hasAuthenticator: false,
    hasPasskey: false,
  },
  platform: {
    id: 'b',
    name: 'Aurora',
    brandColor: '#6b3fa0',
    logoUrl: null,
    checkoutUrl: null,
    isDemo: false,
  },
  testMode: null,
  area: 'SELLER',
  visit: null,
}

test("the page carries its tenant's name and colour, also in the first paint", () => {
  const sent = consolePage(page, facts)
  expect(sent).toContain('<html data-first-paint="door" lang="pt-BR">')
  expect(sent).toContain('<meta name="application-name" content="Aurora" />')
  expect(sent).toContain('<meta name="theme-color" content="#6b3fa0" />')
  expect(sent).toContain('<title>Aurora</title>')
  expect(sent).toContain('<span data-platform-name>Aurora</span>')
  expect(sent).toMatch(
    /:root\{--color-primary:#6b3fa0;.*\}:root\[data-theme="dark"\]\{--color-primary:#[0-9a-f]{6};/,
  )
})

test('our own colour keeps the tokens of the design system', () => {
  expect(consolePage(page, { ...facts, brand: { ...facts.brand, brandColor: '#0B6B53' } })).not.toContain(
    '<style>',
  )
})

test('a name with markup is escaped', () => {
  const name = '"/></title><script>$&alert(1)</script>'
  const sent = consolePage(page, { ...facts, brand: { ...facts.brand, name } })
  expect(sent).not.toContain('<script>')
  expect(sent).toContain(
    '<title>&quot;/&gt;&lt;/title&gt;&lt;script&gt;$&amp;alert(1)&lt;/script&gt;</title>',
  )
})

test('the first scripts of a screen are named, each once', () => {
  const sent = consolePage(page, { ...facts, scripts: ['assets/doors.js', 'assets/dashboard.js'] })
  expect(sent.match(/modulepreload/g)).toHaveLength(1)
  expect(sent).toContain('<link rel="modulepreload" crossorigin href="/assets/dashboard.js" />')
})

test('the session is embedded in the page as data that cannot break out', () => {
  const sent = consolePage(page, { ...facts, firstPaint: 'area', session })
  expect(sent.match(/<\/script>/g)).toHaveLength(1)
  const [, block = ''] = /id="session">(.*)<\/script>/.exec(sent) ?? []
  expect(JSON.parse(block)).toEqual(session)
  expect(consolePage(page, { ...facts, session: null })).toContain('id="session">null</script>')
  expect(consolePage(page, facts)).not.toContain('id="session"')
})
