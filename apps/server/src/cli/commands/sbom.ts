import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Answer, World } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

const lockFile = resolve(import.meta.dirname, '../../../../../package-lock.json')

/** A package as npm's lock file has it; a workspace of ours is a link without a version. */
type LockedPackage = {
  name?: string
  version: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

/** The bill of materials: every package of the lock file, as CycloneDX 1.6. */
export async function sbom(words: string[], { now }: World): Promise<Answer> {
  readArguments(words, {})
  const { name, version, packages } = JSON.parse(await readFile(lockFile, 'utf8')) as {
    name: string
    version: string
    packages: Record<string, LockedPackage>
  }
  const components = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => componentOf(path, locked))
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now().toISOString(),
      component: { type: 'application', name, version, 'bom-ref': `pkg:npm/${name}@${version}` },
    },
    components: [...new Map(components.map((component) => [component['bom-ref'], component])).values()],
  }
  return { data: bill, text: JSON.stringify(bill, null, 2) }
}

function componentOf(path: string, { name, version, integrity, license, dev, devOptional }: LockedPackage) {
  const fullName = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name: fullName,
    version,
    purl,
    // Packages that only build and test the product do not run.
    scope: dev || devOptional ? 'excluded' : 'required',
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [{ expression: license }] }),
  }
}

/** npm writes `sha512-` and base64, CycloneDX the hexadecimal digits. */
function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-', 2)
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}
