import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderLedgerPage } from './render-ledger-page.ts'

const page = new URL('../../../../../docs/ledger.md', import.meta.url)

test('docs/ledger.md is current: run "node apps/server/src/modules/ledger/generate-docs.ts"', async () => {
  expect(await readFile(page, 'utf8')).toBe(renderLedgerPage())
})
