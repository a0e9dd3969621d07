import { writeFile } from 'node:fs/promises'
import { renderSdk, sdkFile } from './render-sdk.ts'

await writeFile(sdkFile, renderSdk())
