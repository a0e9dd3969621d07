import { Readable } from 'node:stream'
import { AppError } from '@balcao/domain/app-error'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { exports as declared } from '#api/exports.ts'
import type { App } from '#app.ts'
import { readSession } from '#modules/accounts/sessions/read-session.ts'
import type { OpenExport } from '#rpc/exports/define-export.ts'
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
      const { cookie: cookieHeader } = request.headers
      const session = await readSession(app, cookieHeader, request.platformId)
      if (session?.visit)
        await admitVisit(session.visit, { path: `exports.${wanted.name}`, isChange: true, ip: request.ip })
      refuseUnstorableText(request.query)
      const open = wanted.open({ app, session, ip: request.ip, cookieHeader }, request.query)
      return sendExport(app, reply, wanted.name, open)
    },
  )
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
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${open.fileName}-${dayInSaoPaulo(app.clock.now())}.csv"`,
    })
    .type('text/csv; charset=utf-8')
    .send(Readable.from(file))
}
