import { readdir, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packTar } from 'modern-tar'

const folder = new URL('../../../../packages/sdk/', import.meta.url)

/** The client as a package that `npm install` takes from its address, so that it is always of the server's own version. */
export async function sdkPackage(): Promise<Buffer> {
  const read = (path: string) => readFile(new URL(path, folder), 'utf8')
  const { name, version } = JSON.parse(await read('package.json')) as { name: string; version: string }
  const sources = (await readdir(new URL('src', folder))).filter((file) => file.endsWith('.ts')).toSorted()
  const files = await Promise.all(
    sources.map(async (file) => {
      const source = (await read(`src/${file}`)).replaceAll(/(from '\.\/[^']+)\.ts'/g, "$1.js'")
      const base = file.replace(/\.ts$/, '')
      return [
        [`${base}.ts`, source],
        [`${base}.js`, stripTypeScriptTypes(source)],
      ] as const
    }),
  )
  const entry = (base: string) => ({ types: `./${base}.ts`, default: `./${base}.js` })
  const manifest = {
    name,
    version,
    type: 'module',
    engines: { node: '>=20' },
    exports: { '.': entry('create-balcao'), './verify-webhook': entry('verify-webhook') },
  }
  const tar = await packTar(
    [['package.json', JSON.stringify(manifest, null, 2)] as const, ...files.flat()].map(([path, body]) => ({
      header: { name: `package/${path}`, size: Buffer.byteLength(body), mtime: new Date(0) },
      body,
    })),
  )
  return promisify(gzip)(tar)
}
