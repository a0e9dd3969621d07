import { expect, test } from 'vitest'
import { html } from './html.ts'

test('text is escaped, in content and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&`
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</p>',
  )
})

test('markup is inserted as it is, alone or as a list', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(html`<ol>${items}</ol>${html`<hr>`}${''}${3}`.markup).toBe(
    '<ol><li>a</li><li>&lt;b&gt;</li></ol><hr>3',
  )
})
