import * as words from '#i18n/words/pt-br.ts'

export type ReservesMessages = typeof messages

export const messages = {
  title: words.reserves,
  purpose: 'Valores retidos das vendas para cobrir reembolsos e chargebacks, com data de liberação.',
  search: 'Buscar por vendedor ou pedido',
  filter: {
    standing: words.status,
    all: words.allFemininePlural,
    seller: words.seller,
    allSellers: words.allSellers,
  },
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
    person: words.seller,
    order: words.order,
    reserved: 'Reservada em',
    release: 'Liberação em',
    settled: 'Encerrada em',
    standing: words.status,
    amount: words.amount,
  },
  extendedFrom: (date: string) => `antes: ${date}`,
  rowLabel: (name: string, order: string) => `${name}, pedido ${order}`,
  tile: {
    retained: 'Retido',
    extended: (amount: string) => `${amount} estendidos`,
    held: (amount: string) => `${amount} bloqueados`,
    week: 'Liberações em 7 dias',
    month: (amount: string) => `${amount} em 30 dias`,
    released: 'Liberado em 30 dias',
    consumed: 'Consumido em 30 dias',
    consumedBy: 'reembolsos, chargebacks e saldo devedor',
  },
  empty: {
    title: 'Nenhuma reserva',
    text: 'Valores retidos das vendas aparecem aqui, com a data de liberação.',
  },
  release: {
    label: 'Propor liberação',
    title: (name: string) => `Propor a liberação da reserva de ${name}?`,
    text: 'A reserva só é liberada após a aprovação de outra pessoa da equipe, em até 24 horas.',
    confirm: words.sendForApproval,
    done: words.proposalSentForApproval,
    help: words.visibleToTheApproverAnd,
    reserve: 'Debitado da reserva',
    available: 'Creditado no disponível',
    bulkTitle: (count: number) =>
      count === 1 ? 'Propor a liberação de 1 reserva?' : `Propor a liberação de ${count} reservas?`,
    bulkText: 'Gera uma proposta por vendedor e moeda, que outra pessoa da equipe aprova em até 24 horas.',
  },
  extend: {
    label: 'Estender',
    title: (name: string) => `Estender a reserva de ${name}`,
    text: 'O valor fica disponível após a nova data, até 180 dias além da original.',
    until: 'Reter até o fim de',
    reason: words.reason,
    reasonHelp: words.recordedInTheAuditLog,
    save: 'Estender',
    done: 'Reserva estendida',
  },
}
