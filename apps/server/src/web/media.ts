import { buffer } from 'node:stream/consumers'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#app.ts'
import { attachmentNamed } from '#kit/storage/attachment-named.ts'
import { lockedDown } from '#kit/storage/locked-down.ts'
import type { ByteRange } from '#kit/storage/object-store.ts'
import { admitPlayback } from '#modules/access/playback/admit-playback.ts'
import { deliverMarked } from '#modules/access/playback/deliver-marked.ts'
import { type Playback, playbackPath } from '#modules/access/playback/playback-address.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { readStream } from '#modules/uploads/renditions/read-stream.ts'
import { admit } from '#rpc/access.ts'
import { inScope } from '#scope.ts'

/**
 * Largest answer to a player, which then requests the next range: a buyer who loses access gets no more than this. It
 * is read whole before it is sent, so that a slow or paused player holds no connection to the store.
 */
const answerBytesMax = 2 * 1024 * 1024
/** Limit of one answer of a stream: a segment of four seconds, which does not play in pieces. */
const segmentBytesMax = 8 * 1024 * 1024
const soundBitRate = 128_000
/** A player has one or two requests at a time, and a person may have a few tabs open. */
const answersAtOnceMax = 8

/** Files that a buyer plays or reads with a session, at addresses signed by `openContent`. */
export async function media(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const admitReader = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const known = await readSession(app, request.headers.cookie, request.platformId)
    const session = admit({ app, session: known }, { area: 'CUSTOMER' })
    // Staff on a visit see the person's screens, but never the purchased goods.
    if (session.visit) throw new AppError('visit_read_only')
    const playback = await admitPlayback(app, { token, session })
    holdPlace(reply, playback.userId)
    reply.headers({ ...lockedDown, 'cache-control': 'private, no-store' })
    return playback
  }
  server.get<{ Params: { token: string; name: string } }>(
    `${playbackPath}:token/:name`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const playback = await admitReader(request, reply, request.params.token)
      return sendStream(app, request, reply, playback)
    },
  )
  server.get<{ Params: { token: string } }>(
    `${playbackPath}:token`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const playback = await admitReader(request, reply, request.params.token)
      const { as, key } = playback
      if (as.way === 'STREAM') throw new AppError('not_found')
      if (as.way === 'PLAY')
        return sendRange(app, reply, key, { sizeBytes: as.sizeBytes, header: request.headers.range })
      if (as.way === 'CAPTIONS') return sendCaptions(app, reply, key)
      return sendMarked(app, reply, playback, as.fileName)
    },
  )
}

type AskedRange = { sizeBytes: number; header: string | undefined; bytesMax?: number }

/** Answers one request of a player for a part of a file. */
export async function sendRange(
  app: App,
  reply: FastifyReply,
  key: string,
  { sizeBytes, header, bytesMax = answerBytesMax }: AskedRange,
): Promise<FastifyReply> {
  const range = readRange(header, sizeBytes, bytesMax)
  if (!range) return reply.code(416).header('content-range', `bytes */${sizeBytes}`).send()
  const stored = await app.store.get(key, range)
  if (!stored) throw new AppError('not_found')
  return reply
    .code(206)
    .headers({
      'content-type': stored.contentType,
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${range.start}-${range.end}/${sizeBytes}`,
    })
    .send(await buffer(stored.body))
}

/** The requested range, cut to the largest answer; null without a valid one. Every player sends ranges. */
function readRange(header: string | undefined, sizeBytes: number, bytesMax: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  return start > last ? null : { start, end: Math.min(last, start + bytesMax - 1) }
}

/** Sends the playlist of a film, the playlist of a rendition, or one segment as a range of a rendition's file. */
async function sendStream(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { as, platformId, key }: Playback,
): Promise<FastifyReply> {
  const { name } = request.params as { name: string }
  if (as.way !== 'STREAM') throw new AppError('not_found')
  const ready = await inScope(app, platformId, (scope) => readStream(scope, key))
  const playlistType = 'application/vnd.apple.mpegurl'
  if (name === 'index.m3u8' && ready.length > 0) return reply.type(playlistType).send(masterPlaylist(ready))
  const rendition = ready.find(({ height }) => name === `${height}.m3u8` || name === `${height}.mp4`)
  if (!rendition) throw new AppError('not_found')
  if (name.endsWith('.m3u8')) return reply.type(playlistType).send(rendition.playlist)
  const { header, sizeBytes } = { header: request.headers.range, sizeBytes: rendition.sizeBytes }
  return sendRange(app, reply, rendition.key, { sizeBytes, header, bytesMax: segmentBytesMax })
}

function masterPlaylist(ready: { height: number; bitRate: number }[]): string {
  const variants = ready.map(
    ({ height, bitRate }) => `#EXT-X-STREAM-INF:BANDWIDTH=${bitRate + soundBitRate}\n${height}.m3u8`,
  )
  return ['#EXTM3U', '#EXT-X-VERSION:7', ...variants, ''].join('\n')
}

async function sendCaptions(app: App, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const stored = await app.store.get(key)
  if (!stored) throw new AppError('not_found')
  return reply.type('text/vtt; charset=utf-8').send(stored.body)
}

async function sendMarked(
  app: App,
  reply: FastifyReply,
  playback: Playback,
  fileName: string,
): Promise<FastifyReply> {
  const pdf = await deliverMarked(app, playback)
  return reply
    .headers({ 'content-type': 'application/pdf', 'content-disposition': attachmentNamed(fileName) })
    .send(pdf)
}

const answersOnTheirWay = new Map<string, number>()

/** Counts a reader's answers in memory until they were sent, however slowly. */
function holdPlace(reply: FastifyReply, userId: string): void {
  const others = answersOnTheirWay.get(userId) ?? 0
  if (others >= answersAtOnceMax) throw new AppError('rate_limited', { retryAfterSeconds: 5 })
  answersOnTheirWay.set(userId, others + 1)
  reply.raw.once('close', () => {
    const left = (answersOnTheirWay.get(userId) ?? 1) - 1
    if (left === 0) answersOnTheirWay.delete(userId)
    else answersOnTheirWay.set(userId, left)
  })
}
