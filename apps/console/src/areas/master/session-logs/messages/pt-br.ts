export type SessionLogsMessages = typeof messages

export const messages = {
  title: 'Acessos',
  purpose: 'Tentativas de login em todas as áreas. Cada consulta fica na auditoria da plataforma.',
  column: {
    when: 'Hora',
    who: 'Quem',
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
    ENTERED: 'Entrou',
    WRONG_CREDENTIALS: 'Senha errada',
    WRONG_CODE: 'Código errado',
    THROTTLED: 'Barrado por excesso',
    BLOCKED: 'Conta bloqueada',
    SECOND_FACTOR_ASKED: 'Código pedido',
    LEFT: 'Saiu',
  },
  end: {
    label: 'Encerrar sessões',
    title: (name: string) => `Encerrar as sessões de ${name}?`,
    text: 'A pessoa é desconectada de todas as áreas desta plataforma, em todos os dispositivos.',
    done: 'Sessões encerradas',
  },
  empty: {
    title: 'Nenhum acesso no período',
    text: 'Entradas, saídas e tentativas recusadas aparecem aqui.',
  },
}
