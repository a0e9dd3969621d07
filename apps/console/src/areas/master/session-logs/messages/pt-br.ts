export type SessionLogsMessages = typeof messages

export const messages = {
  title: 'Acessos',
  purpose: 'Tentativas de login em todas as áreas. Cada consulta é registrada na auditoria da plataforma.',
  search: 'Buscar por e-mail completo ou nome',
  column: {
    when: 'Hora',
    who: 'Pessoa',
    platform: 'Plataforma',
    door: 'Área',
    outcome: 'Resultado',
    ip: 'IP',
    device: 'Dispositivo',
  },
  unknown: 'Conta desconhecida',
  all: 'Todos',
  door: {
    SELLER: 'Vendedor',
    ADMIN: 'Administração',
    MASTER: 'Operação',
    MANAGER: 'Gerente',
    CUSTOMER: 'Comprador',
  },
  outcome: {
    ENTERED: 'Login realizado',
    WRONG_CREDENTIALS: 'Senha incorreta',
    WRONG_CODE: 'Código incorreto',
    THROTTLED: 'Bloqueado por excesso de tentativas',
    BLOCKED: 'Conta bloqueada',
    SECOND_FACTOR_ASKED: 'Código solicitado',
    LEFT: 'Logout',
  },
  end: {
    label: 'Encerrar sessões',
    title: (name: string) => `Encerrar as sessões de ${name}?`,
    text: 'A pessoa é desconectada de todas as áreas desta plataforma, em todos os dispositivos.',
    done: 'Sessões encerradas',
  },
  empty: {
    title: 'Nenhum acesso no período',
    text: 'Logins, logouts e tentativas recusadas aparecem aqui.',
  },
}
