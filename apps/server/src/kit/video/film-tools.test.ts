import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRendition, probeFilm } from './film-tools.ts'

const ffmpeg = spawnSync('which', ['ffmpeg']).stdout.toString().trim()
const signal = AbortSignal.timeout(120_000)

test('a film is read despite an endless stream of warnings from ffprobe', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loud-films-'))
  const facts = '{"streams":[{"width":1280,"height":720}],"format":{"duration":"9"}}'
  await writeFile(join(folder, 'ffprobe'), `#!/bin/sh\nhead -c 300000 /dev/zero >&2\necho '${facts}'\n`)
  await chmod(join(folder, 'ffprobe'), 0o755)
  const film = { path: join(folder, 'film'), format: 'mov' } as const
  const read = probeFilm(join(folder, 'ffmpeg'), film, AbortSignal.timeout(4_000))
  expect(await read).toEqual({ width: 1280, height: 720, seconds: 9 })
  await rm(folder, { recursive: true })
})

// The other tests of streams run with a fake ffmpeg; these tests need the real one.
describe.skipIf(ffmpeg === '')('films with the ffmpeg of this machine (skipped without one)', () => {
  let folder: string
  const at = (name: string) => join(folder, name)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'real-films-'))
    const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=720x1280:rate=10:duration=9']
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=9']
    execFileSync(ffmpeg, ['-v', 'error', ...picture, ...sound, '-preset', 'ultrafast', at('upright.mp4')])
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('are read and encoded into a smaller film whose playlist names ranges of one file', async () => {
    const film = { path: at('upright.mp4'), format: 'mov' } as const
    const facts = await probeFilm(ffmpeg, film, signal)
    expect(facts).toMatchObject({ width: 720, height: 1280 })
    expect(Math.round(facts?.seconds ?? 0)).toBe(9)
    const percents: number[] = []
    const { path, playlist } = await makeRendition(ffmpeg, {
      film,
      folder,
      height: 480,
      seconds: 9,
      onStart: async (pid) => expect(pid).toBeGreaterThan(0),
      onPercent: (percent) => percents.push(percent),
      signal,
    })
    expect(await probeFilm(ffmpeg, { path, format: 'mov' }, signal)).toMatchObject({ width: 480 })
    expect(playlist).toContain('#EXT-X-MAP:URI="480.mp4"')
    const ranges = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)/g)]
    expect(ranges).toHaveLength(3)
    const [, size, from] = ranges.at(-1) ?? []
    expect((await stat(path)).size).toBeGreaterThanOrEqual(Number(size) + Number(from))
    expect(percents.at(-1)).toBeGreaterThan(50)
  })

  test.each([
    ['of noise', ['-f', 'lavfi', '-i', 'testsrc2=size=854x480:rate=25:duration=9,noise=alls=80:allf=t']],
    [
      'with a new picture every twenty seconds',
      ['-f', 'lavfi', '-i', 'testsrc2=size=854x480:rate=0.05:duration=60'],
    ],
  ])('%s come in segments of four seconds and one megabyte at most', async (_name, picture) => {
    const path = at(`${crypto.randomUUID()}.mp4`)
    execFileSync(ffmpeg, ['-v', 'error', ...picture, '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', path])
    const { playlist } = await makeRendition(ffmpeg, {
      film: { path, format: 'mov' },
      folder,
      height: 480,
      seconds: 9,
      onStart: async () => {},
      onPercent: () => {},
      signal,
    })
    const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds))
    const sizes = [...playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)/g)].map(([, bytes]) => Number(bytes))
    expect(lengths.length).toBeGreaterThan(2)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4)
    expect(Math.max(...sizes)).toBeLessThan(1_000_000)
  })

  test.each([
    [
      'a playlist that names another file',
      '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:upright.mp4\n',
    ],
    ['a list of films to join', "ffconcat version 1.0\nfile 'upright.mp4'\n"],
    ['no film', 'root:x:0:0:root:/root:/bin/bash\n'],
  ])('are refused when the file is %s', async (_name, content) => {
    const path = at(`hostile-${crypto.randomUUID()}.mp4`)
    await writeFile(path, content)
    for (const format of ['mov', 'matroska'] as const)
      expect(await probeFilm(ffmpeg, { path, format }, signal)).toBeNull()
    const wish = { folder, height: 480, seconds: 9, onStart: async () => {}, onPercent: () => {}, signal }
    await expect(makeRendition(ffmpeg, { film: { path, format: 'mov' }, ...wish })).rejects.toThrow()
  })
})
