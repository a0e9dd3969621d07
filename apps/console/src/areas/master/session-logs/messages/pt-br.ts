export type SessionLogsMessages = typeof messages

export const messages = {
  title: 'Acessos',
  purpose: 'Toda tentativa de entrar, em todas as portas. Cada consulta fica na auditoria da plataforma.',
  column: {
    when: 'Hora',
    who: 'Quem',
    platform: 'Plataforma',
    door: 'Porta',
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
    text: 'A pessoa sai de todas as portas desta plataforma, em todos os dispositivos, e precisa entrar de novo.',
    done: 'Sessões encerradas',
  },
  empty: {
    title: 'Nenhum acesso no período',
    text: 'Entradas, saídas e tentativas recusadas aparecem aqui.',
  },
}
