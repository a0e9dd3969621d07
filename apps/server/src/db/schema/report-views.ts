import type { Report, ReportFilters, ReportSchedule } from '@balcao/domain/reports/reports'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, instant, platformId, refersTo, tenantKey } from './columns.ts'

/** A saved report with its filters, and the schedule of its mails. */
export const reportViews = pgTable(
  'report_views',
  {
    id: id(),
    platformId: platformId(),
    userId: uuid().notNull(),
    name: text().notNull(),
    report: text().$type<Report>().notNull(),
    filters: jsonb().$type<ReportFilters>().notNull(),
    /** Null: not mailed. */
    schedule: text().$type<ReportSchedule>(),
    /** When the next mail is due; null without a schedule. */
    nextMailAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantKey(table),
    refersTo(table, table.userId, users),
    unique().on(table.platformId, table.userId, table.name),
    index('report_views_list').on(table.platformId, table.userId, table.createdAt, table.id),
  ],
)
