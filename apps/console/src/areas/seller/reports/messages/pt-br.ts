import { paymentWords } from '@balcao/domain/payment-words/pt-br'
import { reportWords } from '@balcao/domain/report-words/pt-br'
import type { Report } from '@balcao/domain/reports'

export type ReportsMessages = typeof messages

const reports: Record<Report, { name: string; question: string; note: string }> = {
  PERIOD: {
    name: 'Vendas por período',
    question: 'Quanto entrou em cada dia',
    note: 'Cada venda conta no dia em que foi paga. Líquido é a sua parte, menos o que voltou para os compradores.',
  },
  PRODUCT: {
    name: 'Vendas por produto',
    question: 'O que vende e o que encalha',
    note: 'O valor vendido inclui os order bumps levados junto.',
  },
  OFFER: {
    name: 'Vendas por oferta',
    question: 'Qual preço e qual página vendem mais',
    note: 'O valor vendido inclui os order bumps levados junto.',
  },
  SOURCE: {
    name: 'Vendas por origem',
    question: 'De onde vem o dinheiro',
    note: 'A origem é o utm_source do link por onde o comprador chegou.',
  },
  AFFILIATE: {
    name: 'Vendas por afiliado',
    question: 'Quem traz venda e quem traz reembolso',
    note: 'Sua parte já desconta a comissão do afiliado.',
  },
  METHOD: {
    name: 'Vendas por forma de pagamento',
    question: 'Pix, boleto ou cartão, e em quantas vezes',
    note: 'O vendido no cartão inclui os juros do parcelamento pagos pelo comprador.',
  },
  APPROVAL: {
    name: 'Aprovação no cartão',
    question: 'Por que os cartões são recusados',
    note: 'Pelo motivo que a adquirente informou em cada tentativa.',
  },
  CARTS: {
    name: 'Carrinhos e recuperação',
    question: 'O que ficou para trás, e o que voltou',
    note: 'Conta no dia em que o visitante digitou pela última vez. Recuperado é o que foi pago depois de uma mensagem ou pelo link do carrinho. Carrinhos são apagados depois de 90 dias.',
  },
  REFUNDS: {
    name: 'Reembolsos e chargebacks',
    question: 'O que voltou para o comprador, e quanto saiu de você',
    note: 'Conta no dia da devolução, e não no da venda. Disputas ganhas não entram.',
  },
  SUBSCRIPTIONS: {
    name: 'Assinaturas',
    question: 'Receita mensal, novos e cancelamentos por plano',
    note: 'MRR é o que os assinantes ativos pagam em 30 dias, hoje. Novos e cancelados são os do período.',
  },
  COHORT: {
    name: 'Coorte de assinaturas',
    question: 'Quem entrou em cada mês, e quem ficou',
    note: 'Os últimos 12 meses. Cada coluna aparece quando todos os que entraram no mês já tiveram esse tempo.',
  },
  RELEASES: {
    name: 'A receber por data',
    question: 'O que libera em cada dia',
    note: 'Tudo o que ainda espera a data de liberação, do mesmo jeito que está no extrato.',
  },
}

export const messages = {
  ...reportWords,
  method: paymentWords.method,
  title: 'Relatórios',
  purpose: 'Análises de vendas, conversão e recebíveis.',
  reports,
  group: { sales: 'Vendas', customers: 'Conversão e clientes', money: 'Dinheiro' },
  product: 'Produto',
  allProducts: 'Todos os produtos',
  export: 'Exportar CSV',
  total: 'Total',
  share: 'Parte',
  versus: 'em relação ao período anterior',
  recoveryRate: 'Taxa de recuperação',
  afterMonths: (months: number) => (months === 1 ? '1 mês' : `${months} meses`),
  views: {
    title: 'Suas visões',
    none: 'Abra um relatório, escolha os filtros e salve. Ele fica aqui, pronto.',
    save: 'Salvar visão',
    saveHelp: 'Guarda o relatório com os filtros. “30 dias” acompanha o dia em que você olha.',
    name: 'Nome',
    nameHelp: 'Um nome que já existe é substituído.',
    saved: 'Visão salva',
    period: (preset: string) => (preset === 'TODAY' ? 'hoje' : `${preset} dias`),
    actions: (name: string) => `Ações de ${name}`,
    schedule: { WEEKLY: 'Toda segunda, às 8h', MONTHLY: 'Todo dia 1º, às 8h', NONE: 'Não enviar' },
    mailed: { WEEKLY: 'e-mail às segundas', MONTHLY: 'e-mail no dia 1º' },
    scheduleAction: 'Enviar por e-mail',
    scheduleText: {
      WEEKLY: 'Com os números da semana que terminou, de segunda a domingo.',
      MONTHLY: 'Com os números do mês que terminou.',
      NONE: 'A visão continua salva.',
    },
    scheduleHelp: 'Vai só para o seu e-mail, sem dados de compradores. Um clique no e-mail desliga.',
    scheduled: (day: string) => `Agendado. O próximo sai em ${day}.`,
    unscheduled: 'Envio desligado',
    remove: 'Excluir visão',
    removeTitle: (name: string) => `Excluir “${name}”?`,
    removeText: 'O relatório continua na lista. Só esta visão e o envio dela são excluídos.',
    removed: 'Visão excluída',
  },
  approvalRate: 'Taxa de aprovação',
  churn: 'Churn do período',
  churnDetail: (left: string, atStart: string) => `${left} de ${atStart} saíram`,
  empty: {
    title: 'Nada neste período',
    text: 'Escolha um período maior ou outro produto.',
    cohort: 'Nenhuma assinatura nos últimos 12 meses',
    cohortText: 'Quando alguém assinar, o mês de entrada aparece aqui.',
    releases: 'Nada a liberar',
    releasesText: 'Quando houver vendas pagas, as datas de liberação aparecem aqui.',
  },
}
