import { describe, expect, test } from 'vitest'
import { isSafeExternalUrl, isSafeInternalPath } from './safe-url.ts'

/** Known ways to redirect a buyer to another site, or to put a script into a link. */
const attacks = [
  '',
  ' ',
  '//evil.com',
  '///evil.com',
  '////evil.com',
  '/\\evil.com',
  '\\\\evil.com',
  '\\/evil.com',
  '/\\/evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r\n/evil.com',
  '/%09/evil.com',
  '/%0d%0aLocation:%20https://evil.com',
  '/path%0d%0aSet-Cookie:a=b',
  '/%00/evil.com',
  '/%2f/evil.com',
  '/%2F%2Fevil.com',
  '/%5cevil.com',
  '/%5C%5Cevil.com',
  '/.//evil.com',
  '/..//evil.com',
  '/a/..//evil.com',
  '/./\\evil.com',
  'evil.com',
  '@evil.com',
  ':@evil.com',
  '?next=//evil.com',
  '#//evil.com',
  'http:evil.com',
  'https:evil.com',
  'https:/evil.com',
  'https:///evil.com',
  'https:\\\\evil.com',
  'https:\\/\\/evil.com',
  'https:/\\evil.com',
  'http://evil.com',
  'HTTP://evil.com',
  'ftp://evil.com',
  'ws://evil.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://evil.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://evil.com/1',
  'view-source:https://evil.com',
  'intent://evil.com#Intent;scheme=https;end',
  'mailto:a@evil.com',
  'tel:+5511987654321',
  'about:blank',
  'https://user@evil.com',
  'https://user:password@evil.com',
  'https://loja.com.br@evil.com',
  'https://loja.com.br%40evil.com',
  'https://@evil.com',
  'https://:@evil.com',
  'https://loja.com.br\\@evil.com',
  'https://loja.com.br\\.evil.com',
  'https://evil.com\\',
  'https://evil.com/\u0000',
  'https://evil.com/\u202egpj.exe',
  'https://evil\u200b.com',
  'https://evil.com/ path',
  'https://evil.com/%0d%0aSet-Cookie:a=b',
  'https://evil.com\t',
  'ht\ttps://evil.com',
  'https://',
  'https://?',
  'https://#',
  'https://.',
  'https://..',
  'https://.com',
  'https://evil..com',
  'https://localhost',
  'https://cards.localhost',
  'https://intranet',
  'https://printer.local',
  'https://metadata.internal',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://0177.0.0.1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://evil.com:99999',
  `https://evil.com/${'a'.repeat(2048)}`,
  `/${'a'.repeat(2048)}`,
]

describe('the target of a link', () => {
  test('there are at least eighty attacks in the table', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(80)
  })

  test.each(attacks)('%j is refused both as an external address and as a path', (attack) => {
    expect(isSafeExternalUrl(attack)).toBe(false)
    expect(isSafeInternalPath(attack)).toBe(false)
  })

  test.each([
    'https://loja.com.br',
    'HTTPS://Loja.com.br/obrigado?pedido=1#topo',
    'https://loja.com.br:8443/a//b',
    'https://medium.com/@maria/texto',
    'https://loja.com.br/p%C3%A1gina',
    'https://pão.com.br/página',
    'https://loja.com.br/?next=//outra.com',
  ])('%s is an address of a shop', (url) => {
    expect(isSafeExternalUrl(url)).toBe(true)
    expect(isSafeInternalPath(url)).toBe(false)
  })

  test.each([
    '/',
    '/platform/sales',
    '/platform/sales?status=ALL&page=2#row-3',
    '/a//b',
    '/caf%C3%A9',
    '/@maria',
  ])('%s is a path of ours', (path) => {
    expect(isSafeInternalPath(path)).toBe(true)
    expect(isSafeExternalUrl(path)).toBe(false)
  })
})
