import { auditWords } from '#features/audit/words/en-us.ts'
import * as words from '#i18n/words/en-us.ts'
import type { AuditMessages } from './pt-br.ts'

export const messages: AuditMessages = {
  action: auditWords,
  label: words.audit,
  column: { action: words.event, by: 'By', at: words.date, reason: words.reason, ip: 'IP' },
  subject: {
    sellers: 'sellers',
    audit: 'audit log',
    creditors: 'creditors',
    session_logs: 'sign-ins',
    subscription: 'subscription',
    webhook_body: 'webhook content',
    announcement: 'notice',
    administrators: 'administrators',
  },
  by: { PRODUCT: words.theSystem, OPERATOR: 'Operator' },
  reads: 'Views of personal data',
  filter: 'Show',
  all: 'All',
  empty: { title: 'No records', text: 'Changes made by the staff appear here.' },
}
