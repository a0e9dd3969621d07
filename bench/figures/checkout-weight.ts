import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Figure } from '#figure.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

const root = join(import.meta.dirname, '../..')
const checkout = join(root, 'apps/checkout/dist/client')

const skinClients = [
  'src/skins/default/default-client.ts',
  'src/skins/dropshipping/dropshipping-client.ts',
  'src/skins/vega/vega-client.ts',
]

/** The minimum that a server-rendered page has to load for hydration. */
const emptyPage = `
import { hydrateRoot } from 'react-dom/client'
hydrateRoot(document.body, null)
`

export async function checkoutWeight(): Promise<Figure> {
  const weights = await Promise.all(skinClients.map((client) => weightOf(checkout, client)))
  const ours = Math.max(...weights)
  const bare = await buildEmptyPage()
  return {
    name: 'Checkout page, JavaScript, compressed',
    ours: 'all scripts that the heaviest of the three layouts loads',
    bare: 'a page that only hydrates an empty React root, built the same way',
    kind: 'cost',
    ratio: ours / bare,
    measured: `${(ours / 1000).toFixed(1)} to ${(bare / 1000).toFixed(1)} kB with gzip`,
  }
}

async function buildEmptyPage(): Promise<number> {
  // Inside the project, where React is resolved.
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-'))
  try {
    await writeFile(join(folder, 'main.js'), emptyPage)
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      build: { manifest: true, modulePreload: { polyfill: false }, rolldownOptions: { input: 'main.js' } },
    })
    return await weightOf(join(folder, 'dist'), 'main.js')
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function weightOf(distFolder: string, entry: string): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(join(distFolder, '.vite/manifest.json'), 'utf8'))
  const needed = new Set<string>()
  const visit = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  visit(entry)
  let weight = 0
  for (const name of needed)
    weight += gzipSync(await readFile(join(distFolder, manifest[name]?.file ?? ''))).byteLength
  return weight
}
