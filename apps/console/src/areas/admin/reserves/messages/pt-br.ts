export type ReservesMessages = typeof messages

export const messages = {
  title: 'Reservas',
  purpose:
    'A parte das vendas que fica guardada para cobrir reembolsos e chargebacks, até a data de cada uma.',
  search: 'Buscar por vendedor ou pedido',
  filter: { standing: 'Situação', all: 'Todas', seller: 'Vendedor', allSellers: 'Todos os vendedores' },
  standings: {
    RETAINED: 'Retidas',
    EXTENDED: 'Estendidas',
    HELD: 'Bloqueadas',
    RELEASED: 'Liberadas',
    CONSUMED: 'Consumidas',
    SOLD: 'Antecipadas',
  },
  standing: {
    RETAINED: 'Retida',
    EXTENDED: 'Estendida',
    HELD: 'Bloqueada',
    RELEASED: 'Liberada',
    CONSUMED: 'Consumida',
    SOLD: 'Antecipada',
  },
  column: {
    person: 'Vendedor',
    order: 'Pedido',
    reserved: 'Reservada em',
    release: 'Libera em',
    settled: 'Saiu da reserva em',
    standing: 'Situação',
    amount: 'Valor',
  },
  extendedFrom: (date: string) => `era ${date}`,
  rowLabel: (name: string, order: string) => `${name}, pedido ${order}`,
  tile: {
    retained: 'Retido agora',
    extended: (amount: string) => `${amount} estendidos`,
    held: (amount: string) => `${amount} bloqueados`,
    week: 'Libera em 7 dias',
    month: (amount: string) => `${amount} em 30 dias`,
    released: 'Liberado em 30 dias',
    consumed: 'Consumido em 30 dias',
    consumedBy: 'reembolsos, chargebacks e dívidas',
  },
  empty: {
    title: 'Nenhuma reserva',
    text: 'Quando o plano de um vendedor retém uma parte das vendas, cada parte aparece aqui com a sua data.',
  },
  release: {
    label: 'Propor liberação',
    title: (name: string) => `Propor liberar a reserva de ${name}?`,
    text: 'Nada se move agora. Outra pessoa da equipe tem 24 horas para aprovar.',
    confirm: 'Enviar para aprovação',
    done: 'Proposta enviada para aprovação',
    help: 'Quem aprova lê isto, e fica na trilha de auditoria.',
    reserve: 'Sai da reserva',
    available: 'Entra no disponível',
    bulkTitle: (count: number) =>
      count === 1 ? 'Propor liberar 1 reserva?' : `Propor liberar ${count} reservas?`,
    bulkText:
      'Sai uma proposta por vendedor e moeda. Outra pessoa da equipe tem 24 horas para aprovar cada uma.',
  },
  extend: {
    label: 'Estender',
    title: (name: string) => `Estender a reserva de ${name}`,
    text: 'O dinheiro continua do vendedor e só fica disponível depois da nova data, até 180 dias além da original.',
    until: 'Reter até o fim de',
    reason: 'Motivo',
    reasonHelp: 'Fica na trilha de auditoria.',
    save: 'Estender',
    done: 'Reserva estendida',
  },
}
