import { readFile } from 'node:fs/promises'
import type { Check } from './check.ts'

const neededNode = 26

export async function checkVersions(): Promise<Check[]> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'))
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= neededNode
  return [
    { name: 'product', ok: true, detail: `Balcão ${version}` },
    {
      name: 'node',
      ok: isNewEnough,
      detail: `Node ${process.versions.node}${isNewEnough ? '' : `, and ${neededNode} is needed`}`,
    },
  ]
}
