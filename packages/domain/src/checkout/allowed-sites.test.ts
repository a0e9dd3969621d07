import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSiteOrigin, siteOrigin } from './allowed-sites.ts'

test.each([
  ['https://www.loja.com.br', 'https://www.loja.com.br'],
  ['  https://Loja.com.br/curso?x=1#y ', 'https://loja.com.br'],
  ['loja.com.br', 'https://loja.com.br'],
  ['loja.com.br/pagina', 'https://loja.com.br'],
  ['https://loja.com.br:8443', 'https://loja.com.br:8443'],
  ['https://loja.com.br:443', 'https://loja.com.br'],
  ['https://ação.com.br', 'https://xn--ao-siap.com.br'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://vitrine.localhost:8080/x', 'http://vitrine.localhost:8080'],
])('the site %s is %s', (typed, origin) => {
  expect(siteOrigin(typed)).toBe(origin)
})

test.each([
  '',
  'http://loja.com.br',
  'https://*.loja.com.br',
  '*',
  'https://ana:segredo@loja.com.br',
  'https://loja',
  'https://10.0.0.1',
  'https://[::1]',
  'ftp://loja.com.br',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://loja.com.br;script-src.x',
  "https://loja.com.br'x",
  'https://a,b.com.br',
  'https://-loja.com.br',
])('%j is no site', (typed) => {
  expect(siteOrigin(typed)).toBeNull()
})

test('a site never starts another directive of a policy, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `https://${text}.com`),
      ),
      (typed) => {
        const origin = siteOrigin(typed)
        if (origin === null) return
        expect(origin).toMatch(/^https?:\/\/[a-z0-9.:-]+$/)
        expect(isSiteOrigin(origin)).toBe(true)
      },
    ),
  )
})
