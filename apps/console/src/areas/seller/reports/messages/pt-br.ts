import { paymentWords } from '@balcao/domain/payments/payment-words/pt-br'
import { reportWords } from '@balcao/domain/reports/report-words/pt-br'
import type { Report } from '@balcao/domain/reports/reports'
import * as words from '#i18n/words/pt-br.ts'

export type ReportsMessages = typeof messages

const reports: Record<Report, { name: string; question: string; note: string }> = {
  PERIOD: {
    name: 'Vendas por período',
    question: 'Receita por dia',
    note: 'Vendas contadas na data do pagamento. Receita líquida é o valor que você recebe, menos reembolsos e chargebacks.',
  },
  PRODUCT: {
    name: 'Vendas por produto',
    question: 'Desempenho de cada produto',
    note: 'O valor vendido inclui os order bumps da compra.',
  },
  OFFER: {
    name: 'Vendas por oferta',
    question: 'Desempenho por preço e checkout',
    note: 'O valor vendido inclui os order bumps da compra.',
  },
  SOURCE: {
    name: 'Vendas por origem',
    question: 'Canais que geram receita',
    note: 'Origem conforme a UTM do link de acesso.',
  },
  AFFILIATE: {
    name: 'Vendas por afiliado',
    question: 'Vendas e reembolsos por afiliado',
    note: 'O valor que você recebe já desconta a comissão do afiliado.',
  },
  METHOD: {
    name: 'Vendas por forma de pagamento',
    question: 'Pix, boleto e cartão por número de parcelas',
    note: 'O vendido no cartão inclui os juros do parcelamento pagos pelo comprador.',
  },
  APPROVAL: {
    name: words.cardApproval,
    question: 'Motivos de recusa do cartão',
    note: 'Motivo informado pela adquirente em cada tentativa.',
  },
  CARTS: {
    name: 'Carrinhos e recuperação',
    question: 'Carrinhos abandonados e recuperados',
    note: 'Data da última atividade do visitante. Recuperado é o valor pago após uma mensagem ou pelo link do carrinho. Carrinhos são apagados após 90 dias.',
  },
  REFUNDS: {
    name: 'Reembolsos e chargebacks',
    question: 'Valores devolvidos e impacto no seu saldo',
    note: 'Contados na data da devolução. Disputas ganhas não entram.',
  },
  SUBSCRIPTIONS: {
    name: words.subscriptions,
    question: 'Receita mensal, novos e cancelamentos por plano',
    note: 'MRR é a receita em 30 dias dos assinantes ativos hoje. Novos e cancelados são os do período.',
  },
  COHORT: {
    name: 'Coorte de assinaturas',
    question: 'Retenção por mês de início',
    note: 'Últimos 12 meses. Cada coluna aparece quando todo o grupo do mês completa o prazo.',
  },
  RELEASES: {
    name: 'A receber por data',
    question: 'Valores a liberar por dia',
    note: 'Valores a liberar, como no extrato.',
  },
}

export const messages = {
  ...reportWords,
  method: paymentWords.method,
  title: words.reports,
  purpose: 'Análises de vendas, conversão e recebíveis.',
  reports,
  group: { sales: words.sales, customers: 'Conversão e clientes', money: 'Recebíveis' },
  product: words.product,
  allProducts: words.allProducts,
  export: 'Exportar CSV',
  total: words.total,
  share: words.share,
  versus: 'em relação ao período anterior',
  recoveryRate: 'Taxa de recuperação',
  afterMonths: (months: number) => (months === 1 ? '1 mês' : `${months} meses`),
  views: {
    title: 'Relatórios salvos',
    none: 'Salve um relatório com filtros para acessá-lo aqui.',
    save: 'Salvar relatório',
    saveHelp: 'Salva o relatório com os filtros. O período “30 dias” é sempre relativo à data atual.',
    name: words.name,
    nameHelp: 'Um relatório salvo com o mesmo nome é substituído.',
    saved: 'Relatório salvo',
    period: (preset: string) => (preset === 'TODAY' ? 'hoje' : `${preset} dias`),
    actions: (name: string) => `Ações de ${name}`,
    schedule: { WEEKLY: 'Toda segunda, às 8h', MONTHLY: 'Todo dia 1º, às 8h', NONE: 'Não enviar' },
    mailed: { WEEKLY: 'e-mail às segundas', MONTHLY: 'e-mail no dia 1º' },
    scheduleAction: 'Enviar por e-mail',
    scheduleText: {
      WEEKLY: 'Com os números da semana anterior, de segunda a domingo.',
      MONTHLY: 'Com os números do mês anterior.',
      NONE: 'O relatório continua salvo.',
    },
    scheduleHelp:
      'Enviado só para o seu e-mail, sem dados de compradores. Para cancelar, use o link do e-mail.',
    scheduled: (day: string) => `Agendado. Próximo envio em ${day}.`,
    unscheduled: 'Envio desativado',
    remove: 'Excluir relatório salvo',
    removeTitle: (name: string) => `Excluir “${name}”?`,
    removeText: 'O relatório salvo e o envio por e-mail são excluídos. Seus dados de vendas são mantidos.',
    removed: 'Relatório salvo excluído',
  },
  approvalRate: 'Taxa de aprovação',
  churn: 'Churn do período',
  churnDetail: (left: string, atStart: string) => `${left} de ${atStart} cancelaram`,
  empty: {
    title: 'Sem resultados no período',
    text: 'Escolha um período maior ou outro produto.',
    cohort: 'Nenhuma assinatura nos últimos 12 meses',
    cohortText: 'Novas assinaturas aparecem aqui, pelo mês de início.',
    releases: 'Nenhum valor a liberar',
    releasesText: 'As datas de liberação das vendas pagas aparecem aqui.',
  },
}
