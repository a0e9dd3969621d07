import { Readable } from 'node:stream'
import { AppError } from '@balcao/domain/app-error'
import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { consoleLocales } from '@balcao/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '../app.ts'
import { readSession } from '../modules/accounts/sessions/read-session.ts'
import { exportSales } from '../modules/payments/export-sales.ts'
import { saleFilters } from '../modules/payments/sale-queries.ts'

const exportLimit = { name: 'export', perMinute: 6, burst: 6 }
const query = saleFilters.extend({ locale: z.enum(consoleLocales).default('PT_BR') })

/** Files that a browser downloads with its session, streamed as they are read. */
export async function exports(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.get('/api/exports/sales.csv', async (request, reply) => {
    const session = await readSession(app, request.headers.cookie, request.platformId)
    if (!session) throw new AppError('session_required')
    if (session.role !== 'SELLER') throw new AppError('permission_missing', { area: 'SELLER' })
    const parsed = query.safeParse(request.query)
    if (!parsed.success)
      throw new AppError('input_invalid', { field: parsed.error.issues[0]?.path.join('.') })
    app.limits.spend(exportLimit, session.userId)
    const { locale, ...filters } = parsed.data
    const { platformId } = request
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="vendas-${dayInSaoPaulo(app.clock.now())}.csv"`,
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(exportSales(app, { platformId, sellerId: session.userId, filters, locale })))
  })
}
