export type AdministratorsMessages = typeof messages

export const messages = {
  title: 'Administradores',
  purpose: 'Administradores por plataforma. Cada consulta é registrada na auditoria da plataforma.',
  invite: 'Convidar',
  column: {
    name: 'Nome',
    email: 'E-mail',
    platform: 'Plataforma',
    secondFactor: 'Duas etapas',
    lastAccess: 'Último acesso',
    status: 'Status',
  },
  statuses: { INVITED: 'Convidados', ACTIVE: 'Ativos', SUSPENDED: 'Suspensos', EXPIRED: 'Expirados' },
  status: { INVITED: 'Convidado', ACTIVE: 'Ativo', SUSPENDED: 'Suspenso', EXPIRED: 'Expirado' },
  on: 'Ativa',
  off: 'Inativa',
  never: 'Nunca acessou',
  idle: 'Sem acesso há mais de 30 dias',
  empty: { title: 'Nenhum administrador', text: 'Convide um administrador para uma plataforma.' },
  form: {
    title: 'Convidar administrador',
    platform: 'Plataforma',
    name: 'Nome completo',
    email: 'E-mail',
    help: 'O convite vale por 7 dias e concede todas as permissões. A plataforma pode reduzi-las depois.',
    send: 'Enviar convite',
    sent: 'Convite enviado',
  },
  deed: {
    suspend: {
      label: 'Suspender',
      title: (name: string) => `Suspender ${name}?`,
      text: 'A pessoa é desconectada e perde o acesso à administração desta plataforma.',
      done: 'Acesso suspenso',
    },
    resume: {
      label: 'Reativar',
      title: (name: string) => `Reativar ${name}?`,
      text: 'A pessoa recupera o acesso com as mesmas permissões.',
      done: 'Acesso reativado',
    },
    resend: {
      label: 'Reenviar convite',
      title: (name: string) => `Reenviar o convite de ${name}?`,
      text: 'Um novo link é enviado, válido por 7 dias. O anterior deixa de funcionar.',
      done: 'Convite reenviado',
    },
  },
  recovery: {
    title: (name: string) => `${name} solicitou novo acesso à operação`,
    asked: (email: string, when: string) =>
      `${email}, em ${when}. Confirme a identidade por telefone ou pessoalmente.`,
    refuse: 'Recusar',
    refused: 'Solicitação recusada',
    approve: 'Aprovar',
    approveTitle: (name: string) => `Conceder novo acesso a ${name}?`,
    approveText:
      'As sessões abertas são encerradas e você recebe um link para entregar à pessoa. A verificação em duas etapas é mantida.',
    linkTitle: 'Link de acesso',
    linkText: 'Entregue apenas ao solicitante. Uso único, válido por 24 horas. Não será exibido novamente.',
    copy: 'Copiar link',
  },
}
