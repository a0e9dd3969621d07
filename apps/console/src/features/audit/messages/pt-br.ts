import { auditWords } from '#features/audit/words/pt-br.ts'
import * as words from '#i18n/words/pt-br.ts'

export type AuditMessages = typeof messages

export const messages = {
  action: auditWords,
  label: words.audit,
  column: { action: words.event, by: 'Responsável', at: words.date, reason: words.reason, ip: 'IP' },
  subject: {
    sellers: 'vendedores',
    audit: 'auditoria',
    creditors: 'credores',
    session_logs: 'acessos',
    subscription: 'assinatura',
    webhook_body: 'conteúdo de webhook',
    announcement: 'comunicado',
    administrators: 'administradores',
  } as Record<string, string>,
  by: { PRODUCT: words.theSystem, OPERATOR: 'Operadora' },
  reads: 'Consultas a dados pessoais',
  filter: 'Exibir',
  all: 'Tudo',
  empty: { title: 'Nenhum registro', text: 'Alterações feitas pela equipe aparecem aqui.' },
}
