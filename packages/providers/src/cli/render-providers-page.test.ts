import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { renderProvidersPage } from './render-providers-page.ts'

const page = new URL('../../../../docs/providers.md', import.meta.url)

it('the page on providers is current: run "node packages/providers/src/cli/generate-docs.ts"', async () => {
  expect(await readFile(page, 'utf8')).toBe(await renderProvidersPage())
})
