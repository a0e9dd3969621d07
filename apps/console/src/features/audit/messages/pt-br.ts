import { auditWords } from '#features/audit/words/pt-br.ts'
import * as words from '#i18n/words/pt-br.ts'

export type AuditMessages = typeof messages

export const messages = {
  action: auditWords,
  label: words.audit,
  column: { action: words.event, by: 'Responsável', at: words.date, reason: words.reason, ip: words.ip },
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
  title: words.audit,
  purpose: 'Ações da equipe, da operadora e do sistema. Registros não podem ser alterados nem excluídos.',
  tabs: { label: 'Seções da auditoria', entries: 'Registros', days: 'Dias fechados' },
  about:
    'Cada dia é fechado com um hash que inclui o do dia anterior. Guarde o hash fora da plataforma para provar que nada mudou depois.',
  dayColumn: { day: words.day, rows: 'Registros', hash: 'Hash (SHA-256)', closed: 'Fechado em' },
  copy: (day: string) => `Copiar hash de ${day}`,
  download: 'Baixar registros do dia',
  noDays: { title: 'Nenhum dia fechado', text: 'Cada dia é fechado na madrugada seguinte.' },
  export: {
    open: 'Exportar',
    title: 'Exportar auditoria',
    text: 'Arquivo JSONL com os dias fechados do período e seus hashes. Qualquer pessoa pode conferir o arquivo com o script da documentação.',
    save: words.download,
    done: 'Download iniciado',
  },
}
