import * as words from '#i18n/words/pt-br.ts'

export type AuditDaysMessages = typeof messages

export const messages = {
  title: words.audit,
  purpose: 'Ações da equipe, da operadora e do sistema. Registros não podem ser alterados nem excluídos.',
  tabs: { label: 'Seções da auditoria', entries: 'Registros', days: 'Dias fechados' },
  about:
    'Cada dia é fechado com um hash que inclui o do dia anterior. Guarde o hash fora da plataforma para provar que nada mudou depois.',
  column: { day: 'Dia', rows: 'Registros', hash: 'Hash (SHA-256)', closed: 'Fechado em' },
  copy: (day: string) => `Copiar hash de ${day}`,
  download: 'Baixar registros do dia',
  empty: { title: 'Nenhum dia fechado', text: 'Cada dia é fechado na madrugada seguinte.' },
  export: {
    open: 'Exportar',
    title: 'Exportar auditoria',
    text: 'Arquivo JSONL com os dias fechados do período e seus hashes. Qualquer pessoa pode conferir o arquivo com o script da documentação.',
    save: words.download,
    done: 'Download iniciado',
  },
}
