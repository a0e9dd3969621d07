import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

/** A film on this disk. Its format is given, so that ffmpeg never reads the file as a playlist of other files. */
export type Film = { path: string; format: 'mov' | 'matroska' }
type FilmFacts = { width: number; height: number; seconds: number }

/** A picture of 8K. A larger one would take the machine's memory. */
const pixelsMax = 8192 * 4320
const segmentSeconds = 4
const picturesPerSecondLeast = 1
/** Upper bound of a rendition's bits in a second, by its height. */
export const bitRates: Record<number, number> = { 1080: 4_500_000, 720: 2_500_000, 480: 1_200_000 }
const soundBits = 128_000

const probed = z.object({
  streams: z.array(z.object({ width: z.int().positive(), height: z.int().positive() })).min(1),
  format: z.object({ duration: z.coerce.number().positive() }),
})

/** Reads size and length of a film; null for a file that is no film. */
export async function probeFilm(ffmpeg: string, film: Film, signal: AbortSignal): Promise<FilmFacts | null> {
  const child = run(join(dirname(ffmpeg), 'ffprobe'), {
    args: [
      ...bounds,
      ...['-select_streams', 'v:0', '-show_entries', 'stream=width,height:format=duration', '-of', 'json'],
      ...['-f', film.format, film.path],
    ],
    signal,
  })
  // Warnings about a broken film must be read: a full pipe would stop ffprobe.
  child.stderr.resume()
  const [output, code] = await Promise.all([text(child.stdout), ended(child)])
  if (code !== 0) return null
  const read = probed.safeParse(JSON.parse(output))
  const [stream] = read.data?.streams ?? []
  if (!read.success || !stream || stream.width * stream.height > pixelsMax) return null
  return { ...stream, seconds: read.data.format.duration }
}

type Wish = {
  film: Film
  /** Folder for `HEIGHT.mp4` and `HEIGHT.m3u8`. */
  folder: string
  /** Height of a picture in landscape, or width of a picture in portrait. */
  height: number
  seconds: number
  onStart: (pid: number | undefined) => Promise<void>
  onPercent: (percent: number) => void
  signal: AbortSignal
}

/** Makes one rendition: a fragmented MP4, and its playlist of byte ranges. Throws if the film cannot be read. */
export async function makeRendition(
  ffmpeg: string,
  { film, folder, height, seconds, onStart, onPercent, signal }: Wish,
): Promise<{ path: string; playlist: string }> {
  const path = join(folder, `${height}.mp4`)
  const playlistPath = join(folder, `${height}.m3u8`)
  const bits = bitRates[height] ?? 1_200_000
  // A segment ends only at a picture: a slide that stays for an hour would make a segment of an hour.
  const pictures = `fps='clip(source_fps,${picturesPerSecondLeast},60)'`
  const scale = `scale=w='if(gt(iw,ih),-2,${height})':h='if(gt(iw,ih),${height},-2)'`
  const child = run('nice', {
    args: [
      ...['-n', '19', ffmpeg, '-nostdin', '-y', ...bounds, '-f', film.format, '-i', film.path],
      ...[
        '-map',
        '0:v:0',
        '-map',
        '0:a:0?',
        '-sn',
        '-dn',
        '-map_metadata',
        '-1',
        '-vf',
        `${pictures},${scale}`,
      ],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
      ...['-maxrate', String(bits), '-bufsize', String(bits)],
      ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`],
      ...['-c:a', 'aac', '-b:a', String(soundBits), '-ac', '2'],
      ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
      ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', '-hls_segment_filename', path],
      ...['-progress', 'pipe:1', playlistPath],
    ],
    signal,
  })
  await onStart(child.pid)
  createInterface(child.stdout).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? []
    if (microseconds) onPercent(Math.min(99, Math.floor(Number(microseconds) / seconds / 10_000)))
  })
  const [problem, code] = await Promise.all([endOf(child.stderr), ended(child)])
  if (code !== 0) throw new FilmUnreadable(problem)
  return { path, playlist: await readFile(playlistPath, 'utf8') }
}

export class FilmUnreadable extends Error {}

/** Limits of a seller's film: it can open no address and no other file, and its picture has a largest size. */
const bounds = [
  '-v',
  'error',
  '-protocol_whitelist',
  'file',
  '-max_pixels',
  String(pixelsMax),
  '-threads',
  '1',
]

/** Starts a program without a shell. Of this process's variables the program gets PATH alone. */
function run(program: string, { args, signal }: { args: string[]; signal: AbortSignal }) {
  return spawn(program, args, {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  })
}

/** The last characters of an output: about a broken film the encoder writes a warning for each picture. */
async function endOf(output: Readable): Promise<string> {
  let last = ''
  for await (const piece of output.setEncoding('utf8')) last = (last + piece).slice(-500)
  return last
}

async function ended(child: ReturnType<typeof run>): Promise<number | null> {
  const [code] = await once(child, 'close')
  return code as number | null
}
