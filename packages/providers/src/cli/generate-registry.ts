import { writeFile } from 'node:fs/promises'
import { renderRegistry } from './render-registry.ts'

await writeFile(new URL('../registry.generated.ts', import.meta.url), await renderRegistry())
