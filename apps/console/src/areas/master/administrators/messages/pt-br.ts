import * as words from '#i18n/words/pt-br.ts'

export type AdministratorsMessages = typeof messages

export const messages = {
  title: words.administrators,
  purpose: 'Administradores por plataforma. Cada consulta é registrada na auditoria da plataforma.',
  invite: 'Convidar',
  column: {
    name: words.name,
    email: words.email,
    platform: words.platform,
    secondFactor: 'Duas etapas',
    lastAccess: words.lastAccess,
    status: words.status,
  },
  statuses: {
    INVITED: words.invitedMasculinePlural,
    ACTIVE: words.activeMasculinePlural,
    SUSPENDED: words.suspendedMasculinePlural,
    EXPIRED: 'Expirados',
  },
  status: {
    INVITED: words.invited,
    ACTIVE: words.active,
    SUSPENDED: words.suspended,
    EXPIRED: words.expired,
  },
  on: words.on,
  off: words.off,
  never: words.neverSignedIn,
  idle: 'Sem acesso há mais de 30 dias',
  empty: { title: 'Nenhum administrador', text: 'Convide um administrador para uma plataforma.' },
  form: {
    title: 'Convidar administrador',
    platform: words.platform,
    name: words.fullName,
    email: words.email,
    help: 'O convite vale por 7 dias e concede todas as permissões. A plataforma pode reduzi-las depois.',
    send: words.sendInvitation,
    sent: words.invitationSent,
  },
  operation: {
    suspend: {
      label: words.suspend,
      title: (name: string) => `Suspender ${name}?`,
      text: 'A pessoa é desconectada e perde o acesso à administração desta plataforma.',
      done: 'Acesso suspenso',
    },
    resume: {
      label: words.reactivate,
      title: (name: string) => `Reativar ${name}?`,
      text: 'A pessoa recupera o acesso com as mesmas permissões.',
      done: 'Acesso reativado',
    },
    resend: {
      label: words.resendInvitation,
      title: (name: string) => `Reenviar o convite de ${name}?`,
      text: words.aNewLinkIsSent,
      done: words.invitationResent,
    },
  },
  recovery: {
    title: (name: string) => `${name} solicitou novo acesso à operação`,
    asked: (email: string, when: string) =>
      `${email}, em ${when}. Confirme a identidade por telefone ou pessoalmente.`,
    refuse: words.decline,
    refused: words.requestDeclined,
    approve: words.approve,
    approveTitle: (name: string) => `Conceder novo acesso a ${name}?`,
    approveText:
      'As sessões abertas são encerradas e você recebe um link para entregar à pessoa. A verificação em duas etapas é mantida.',
    linkTitle: 'Link de acesso',
    linkText: 'Entregue apenas ao solicitante. Uso único, válido por 24 horas. Não será exibido novamente.',
    copy: words.copyLink,
  },
}
