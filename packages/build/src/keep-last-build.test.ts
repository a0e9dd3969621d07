import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { keepLastBuild } from './keep-last-build.ts'

test('a build keeps the files of the build before, which a running server may still load, and removes older files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-build-'))
  const buildOf = async (answer: string) => {
    await writeFile(join(folder, 'later.js'), `export const answer = '${answer}'`)
    await writeFile(join(folder, 'main.js'), `export const later = () => import('./later.js')`)
    const { output } = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [keepLastBuild()],
      build: { ssr: 'main.js', emptyOutDir: false, assetsDir: '' },
    })) as Rolldown.RolldownOutput
    return output.map(({ fileName }) => fileName).find((name) => name.startsWith('later'))
  }
  try {
    const [first, second, third] = [await buildOf('first'), await buildOf('second'), await buildOf('third')]
    expect((await readdir(join(folder, 'dist'))).filter((name) => name.startsWith('later')).sort()).toEqual(
      [second, third].sort(),
    )
    expect(first).not.toBe(second)
  } finally {
    await rm(folder, { recursive: true })
  }
})
