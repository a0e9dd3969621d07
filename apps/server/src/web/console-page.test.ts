import { expect, test } from 'vitest'
import { withBrand } from './console-page.ts'

const page =
  '<head><meta name="application-name" content="Balcão" /><meta name="theme-color" content="#0b6b53" /><title>Balcão</title></head>'

test("the page carries its tenant's name and colour", () => {
  expect(withBrand(page, { name: 'Aurora', brandColor: '#6b3fa0' })).toBe(
    '<head><meta name="application-name" content="Aurora" /><meta name="theme-color" content="#6b3fa0" /><title>Aurora</title></head>',
  )
})

test('a name that is markup stays a name', () => {
  const branded = withBrand(page, { name: '"/></title><script>$&alert(1)</script>', brandColor: '#000000' })
  expect(branded).not.toContain('<script>')
  expect(branded).toContain(
    '<title>&quot;/&gt;&lt;/title&gt;&lt;script&gt;$&amp;alert(1)&lt;/script&gt;</title>',
  )
})
