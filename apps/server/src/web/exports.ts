import { Readable } from 'node:stream'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exports as declared } from '#api/exports.ts'
import type { App } from '#app.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import { openTrail, trailFiles } from '#modules/platforms/trail/open-trail.ts'
import type { Asking, OpenExport } from '#rpc/exports/define-export.ts'
import { exportFile } from '#rpc/exports/export-file.ts'
import { refuseUnstorableText } from '#rpc/refuse-unstorable-text.ts'
import { admitVisit } from '#rpc/visit.ts'

/** Files that a browser downloads with its session, streamed as they are read. */
export async function exports(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get<{ Params: { name: string } }>(
    '/api/exports/:name.csv',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const wanted = declared.find(({ name }) => name === request.params.name)
      if (!wanted) throw new AppError('not_found')
      const open = wanted.open(await askingBy(app, request, wanted.name), request.query)
      return sendExport(app, reply, wanted.name, open)
    },
  )

  // A trail that ends early is cut off without a message: its hashes show it.
  for (const trail of trailFiles)
    server.get(`/api/exports/${trail.name}.jsonl`, { exposeHeadRoute: false }, async (request, reply) => {
      const lines = await openTrail(trail, await askingBy(app, request, trail.name), request.query)
      return sendFile(app, reply, Readable.from(lines), {
        fileName: trail.name,
        extension: 'jsonl',
        type: 'application/jsonl',
      })
    })
}

async function askingBy(app: App, request: FastifyRequest, name: string): Promise<Asking> {
  const { ip } = request
  const { cookie: cookieHeader } = request.headers
  const session = await readSession(app, cookieHeader, request.platformId)
  if (session?.visit) await admitVisit(session.visit, { path: `exports.${name}`, isChange: true, ip })
  refuseUnstorableText(request.query)
  return { app, session, ip, cookieHeader }
}

/** A list as a file, streamed as it is read. */
export async function sendExport(
  app: App,
  reply: FastifyReply,
  name: string,
  open: OpenExport,
): Promise<FastifyReply> {
  const onFailure = (error: unknown) => app.log.error({ export: name, error }, 'A file ended early')
  const file = await exportFile(open, { onFailure })
  return sendFile(app, reply, Readable.from(file), {
    fileName: open.fileName,
    extension: 'csv',
    type: 'text/csv; charset=utf-8',
  })
}

function sendFile(
  app: App,
  reply: FastifyReply,
  file: Readable,
  { fileName, extension, type }: { fileName: string; extension: string; type: string },
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${fileName}-${dayInSaoPaulo(app.clock.now())}.${extension}"`,
    })
    .type(type)
    .send(file)
}
