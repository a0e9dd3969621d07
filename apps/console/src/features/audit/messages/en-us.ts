import { auditWords } from '#features/audit/words/en-us.ts'
import * as words from '#i18n/words/en-us.ts'
import type { AuditMessages } from './pt-br.ts'

export const messages: AuditMessages = {
  action: auditWords,
  label: words.audit,
  column: { action: words.event, by: 'By', at: words.date, reason: words.reason, ip: words.ip },
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
  title: words.audit,
  purpose: 'Actions of the team, the operator and the system. Records cannot be changed or deleted.',
  tabs: { label: 'Audit log sections', entries: 'Records', days: 'Closed days' },
  about:
    'Each day is closed with a hash that includes the previous day’s. Keep the hash outside the platform to prove that nothing changed afterwards.',
  dayColumn: { day: words.day, rows: 'Records', hash: 'Hash (SHA-256)', closed: 'Closed at' },
  copy: (day) => `Copy hash of ${day}`,
  download: 'Download the day’s records',
  noDays: { title: 'No closed days', text: 'Each day is closed during the following night.' },
  export: {
    open: 'Export',
    title: 'Export audit log',
    text: 'JSONL file with the closed days of the period and their hashes. Anyone can verify the file with the script in the documentation.',
    save: words.download,
    done: 'Download started',
  },
}
