import { z } from 'zod'
import { pageQuery, routesFor } from '#rpc/rest/routes-for.ts'
import { listAuditDays } from './list-audit-days.ts'

const sha256 = z.string().length(64)

const auditDay = z
  .object({
    id: z.uuid(),
    day: z.iso.date().meta({ description: 'In the time of São Paulo.' }),
    rowsCount: z.int(),
    previousHash: sha256.meta({ description: 'Hash of the day before; zeros before the first.' }),
    hash: sha256,
    closedAt: z.iso.datetime(),
  })
  .meta({ id: 'AuditDay' })

const audit = routesFor({ area: 'ADMIN', permission: 'isFunctionariesAvailable' }, 'audit')

export const auditRoutes = [
  audit.list({
    name: 'listAuditDays',
    path: '/platform/audit-days',
    summary: { pt: 'Listar dias fechados da auditoria', en: 'List closed days of the audit trail' },
    input: z.strictObject(pageQuery),
    item: auditDay,
    useCase: listAuditDays,
  }),
]
