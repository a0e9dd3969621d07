import { writeFile } from 'node:fs/promises'
import { renderProvidersPage } from './render-providers-page.ts'

await writeFile(new URL('../../../../docs/providers.md', import.meta.url), await renderProvidersPage())
