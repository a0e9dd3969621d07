import { writeFile } from 'node:fs/promises'
import { renderLedgerPage } from './render-ledger-page.ts'

await writeFile(new URL('../../../../../docs/ledger.md', import.meta.url), renderLedgerPage())
