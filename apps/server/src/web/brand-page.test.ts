import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandPage } from './brand-page.ts'

const page = readFileSync(new URL('../../../console/index.html', import.meta.url), 'utf8')

test('the page of the console carries the name and the colour of the platform whose host was asked', () => {
  const branded = brandPage(page, { name: 'Feira "& Cia" $& <b>', brandColor: '#7a1fa2' })
  expect(branded).toContain('<title>Feira &quot;&amp; Cia&quot; $&amp; &lt;b&gt;</title>')
  expect(branded).toContain('name="application-name" content="Feira &quot;&amp; Cia&quot; $&amp; &lt;b&gt;"')
  expect(branded).toContain('name="theme-color" content="#7a1fa2"')
  expect(branded).not.toContain('Balcão')
})
