import { writeFile } from 'node:fs/promises'
import { renderCases } from './render-cases.ts'
import { renderRegistry } from './render-registry.ts'

await writeFile(new URL('../registry.generated.ts', import.meta.url), await renderRegistry())
await writeFile(new URL('../cases/cases.generated.ts', import.meta.url), await renderCases())
