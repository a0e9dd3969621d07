export type AdministratorsMessages = typeof messages

export const messages = {
  title: 'Administradores',
  purpose: 'Administradores por plataforma. Cada consulta fica na auditoria da plataforma.',
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
  never: 'Nunca entrou',
  idle: 'Sem acesso há mais de 30 dias',
  empty: { title: 'Nenhum administrador', text: 'Convide alguém para administrar uma plataforma.' },
  form: {
    title: 'Convidar administrador',
    platform: 'Plataforma',
    name: 'Nome completo',
    email: 'E-mail',
    help: 'O convite vale por 7 dias e dá todas as permissões. A plataforma pode reduzir depois.',
    send: 'Enviar convite',
    sent: 'Convite enviado',
  },
  deed: {
    suspend: {
      label: 'Suspender',
      title: (name: string) => `Suspender ${name}?`,
      text: 'A pessoa sai agora e não entra mais na administração desta plataforma.',
      done: 'Acesso suspenso',
    },
    resume: {
      label: 'Reativar',
      title: (name: string) => `Reativar ${name}?`,
      text: 'A pessoa volta a entrar com as permissões que tinha.',
      done: 'Acesso reativado',
    },
    resend: {
      label: 'Reenviar convite',
      title: (name: string) => `Reenviar o convite de ${name}?`,
      text: 'Chega um link novo, que vale por 7 dias. O anterior deixa de funcionar.',
      done: 'Convite reenviado',
    },
  },
  recovery: {
    title: (name: string) => `${name} pede um novo acesso à operação`,
    asked: (email: string, when: string) =>
      `${email}, em ${when}. Confirme por telefone ou pessoalmente que o pedido é mesmo dessa pessoa.`,
    refuse: 'Recusar',
    refused: 'Pedido recusado',
    approve: 'Aprovar',
    approveTitle: (name: string) => `Dar um novo acesso a ${name}?`,
    approveText:
      'As sessões abertas dessa pessoa terminam e você recebe um link para entregar a ela. A verificação em duas etapas continua a mesma.',
    linkTitle: 'Link de acesso',
    linkText: 'Entregue só à pessoa que pediu. Vale uma vez, por 24 horas, e não aparece de novo.',
    copy: 'Copiar link',
  },
}
