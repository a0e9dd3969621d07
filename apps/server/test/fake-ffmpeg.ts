import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Behaviour of the fake: the size and length that ffprobe reports, and whether ffmpeg ends, fails or never ends. */
type Behaviour = {
  width: number
  height: number
  seconds: number
  ending: 'ENDS' | 'FAILS' | 'HANGS'
}

/** Fake ffmpeg and ffprobe, which write a rendition of three segments of a megabyte. */
export async function fakeFfmpeg() {
  const folder = await mkdtemp(join(tmpdir(), 'fake-ffmpeg-'))
  const behaviourPath = join(folder, 'behaviour.json')
  const script = (body: string) => `#!${process.execPath}
const { readFileSync, writeFileSync, appendFileSync } = require('node:fs')
const behaviour = JSON.parse(readFileSync(${JSON.stringify(behaviourPath)}, 'utf8'))
const args = process.argv.slice(2)
appendFileSync(${JSON.stringify(join(folder, 'calls.jsonl'))}, JSON.stringify({ args, variables: Object.keys(process.env) }) + '\\n')
${body}`
  await writeFile(
    join(folder, 'ffprobe'),
    script(`const { width, height, seconds } = behaviour
console.log(JSON.stringify({ streams: [{ width, height }], format: { duration: String(seconds) } }))`),
  )
  await writeFile(
    join(folder, 'ffmpeg'),
    script(`const path = args[args.indexOf('-hls_segment_filename') + 1]
const playlist = args.at(-1)
console.log('out_time_us=' + Math.floor(behaviour.seconds * 500000))
if (behaviour.ending === 'FAILS') { console.error('Invalid data found'); process.exit(1) }
if (behaviour.ending === 'HANGS') setInterval(() => {}, 1000)
else {
  const segment = 1000000
  const name = path.split('/').at(-1)
  writeFileSync(path, Buffer.concat([Buffer.alloc(1000, 'h'), ...[1, 2, 3].map((n) => Buffer.alloc(segment, String(n)))]))
  writeFileSync(playlist, ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:4', '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="' + name + '",BYTERANGE="1000@0"',
    ...[0, 1, 2].flatMap((n) => ['#EXTINF:4.0,', '#EXT-X-BYTERANGE:' + segment + '@' + (1000 + n * segment), name]),
    '#EXT-X-ENDLIST', ''].join('\\n'))
}`),
  )
  for (const name of ['ffmpeg', 'ffprobe']) await chmod(join(folder, name), 0o755)
  const behave = (behaviour: Partial<Behaviour> = {}) =>
    writeFile(
      behaviourPath,
      JSON.stringify({ width: 1280, height: 720, seconds: 12, ending: 'ENDS', ...behaviour }),
    )
  await behave()
  return {
    path: join(folder, 'ffmpeg'),
    behave,
    callsPath: join(folder, 'calls.jsonl'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
