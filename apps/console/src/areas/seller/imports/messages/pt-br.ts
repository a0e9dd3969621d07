import type {
  ImportedSaleStatus,
  ImportFailure,
  ImportField,
  ImportSource,
  ImportState,
  ImportSubject,
  RowRefusal,
} from '@balcao/domain/platform/imports'
import * as words from '#i18n/words/pt-br.ts'

export type ImportsMessages = typeof messages

const source: Record<ImportSource, string> = {
  HOTMART: 'Hotmart',
  KIWIFY: 'Kiwify',
  CSV: 'Outra plataforma ou planilha',
}

const subject: Record<ImportSubject, string> = {
  SALES: words.sales,
  SUBSCRIPTIONS: words.subscriptions,
  CUSTOMERS: words.customers,
  PRODUCTS: words.products,
}

const subjectHelp: Record<ImportSubject, string> = {
  SALES: 'Histórico de vendas já feitas. Não entra no seu saldo.',
  SUBSCRIPTIONS: 'Assinaturas ativas, sem os cartões: nada é cobrado aqui.',
  CUSTOMERS: 'Sua lista de contatos. Só você vê.',
  PRODUCTS: 'Viram rascunhos para você completar e enviar para análise.',
}

const state: Record<ImportState, string> = {
  MATCHING: 'Conferir colunas',
  CHECKING: 'Verificando',
  CHECKED: 'Pronta para importar',
  IMPORTING: 'Importando',
  DONE: 'Concluída',
  UNDOING: 'Desfazendo',
  UNDONE: 'Desfeita',
  FAILED: words.failed,
}

const failure: Record<ImportFailure, string> = {
  TOO_MANY_ROWS:
    'O arquivo tem linhas demais: até 200 mil, ou 500 produtos. Divida-o em partes e importe uma por vez.',
  UNREADABLE:
    'O arquivo não é um CSV válido: há aspas que não foram fechadas. Salve a planilha como CSV novamente.',
  FILE_GONE: 'O arquivo ficou guardado por 7 dias e foi excluído. Envie-o novamente.',
  ERROR: 'Houve uma falha do nosso lado. Envie o arquivo novamente: o que já foi importado não se repete.',
}

const field: Record<ImportField, string> = {
  foreignId: 'Código na outra plataforma',
  product: words.product,
  amount: words.amount,
  soldAt: 'Data da venda',
  status: words.status,
  currency: words.currency,
  method: words.paymentMethod,
  name: 'Nome do cliente',
  email: words.email,
  document: words.cpfOrCnpj,
  phone: words.phone,
  nextDueOn: 'Data da próxima cobrança',
  frequency: 'Periodicidade',
  description: words.description,
}

const reason: Record<RowRefusal, string> = {
  MISSING: 'Campo obrigatório em branco',
  TOO_LONG: 'Texto longo demais',
  AMOUNT_INVALID: 'Valor inválido',
  AMOUNT_UNCLEAR: 'Valor ambíguo: escreva os centavos (1.500,00)',
  AMOUNT_NEGATIVE: 'Valor negativo',
  DATE_INVALID: 'Data inválida: use dd/mm/aaaa ou aaaa-mm-dd',
  DATE_IN_FUTURE: 'Data no futuro',
  EMAIL_INVALID: 'E-mail inválido',
  CURRENCY_UNKNOWN: 'Moeda não aceita: use BRL, USD, EUR ou MXN',
  STATUS_UNKNOWN: 'Status não reconhecido',
  FREQUENCY_UNKNOWN: 'Periodicidade não reconhecida',
  NOT_PAID: 'Venda não paga',
  NOT_ACTIVE: 'Assinatura não ativa',
  OVERDUE: 'Próxima cobrança no passado',
  REPEATED: 'Repetida no arquivo',
}

const saleStatus: Record<ImportedSaleStatus, string> = {
  PAID: words.paidFeminine,
  REFUNDED: 'Reembolsada',
  CHARGEBACK: words.chargeback,
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

export const messages = {
  title: 'Importações',
  purpose: 'Traga seu histórico da Hotmart, da Kiwify ou de uma planilha. Nada importado entra no seu saldo.',
  create: 'Nova importação',
  source,
  subject,
  state,
  failure,
  field,
  reason,
  saleStatus,
  tabs: {
    label: 'Importações e registros importados',
    imports: 'Arquivos',
    sales: 'Vendas importadas',
    subscriptions: 'Assinaturas importadas',
    customers: 'Clientes importados',
  },
  list: {
    file: words.file,
    what: 'Tipo de dado',
    source: words.source,
    state: words.status,
    created: 'Enviada em',
    rows: 'Importados',
    empty: 'Nenhum arquivo importado',
    emptyText:
      'Exporte seus dados na outra plataforma, em CSV, e envie o arquivo aqui. Você confere tudo antes.',
    rowLabel: (name: string) => `Importação de ${name}`,
  },
  sales: {
    search: 'Código, produto ou comprador',
    date: words.date,
    product: words.product,
    buyer: words.buyer,
    amount: words.amount,
    status: words.status,
    all: words.allFemininePlural,
    imported: (from: string) => `Importada: ${from}`,
    empty: 'Nenhuma venda importada',
    emptyText: 'As vendas importadas aparecem aqui, separadas das vendas feitas na plataforma.',
    rowLabel: (code: string) => `Venda importada ${code}`,
    erased: 'Sem dados do comprador',
  },
  subscriptions: {
    search: 'Código, produto ou assinante',
    subscriber: 'Assinante',
    product: words.product,
    price: words.price,
    next: 'Data da próxima cobrança',
    every: (days: number) => plural(days, 'todo dia', `a cada ${days} dias`),
    empty: 'Nenhuma assinatura importada',
    emptyText: 'Assinaturas importadas não são cobradas aqui: o cartão fica na outra plataforma.',
    rowLabel: (name: string) => `Assinatura importada de ${name}`,
  },
  customers: {
    search: 'Nome ou e-mail exato',
    name: words.name,
    contact: 'Contato',
    document: words.cpfOrCnpj,
    since: 'Importado em',
    empty: 'Nenhum cliente importado',
    emptyText: 'Os contatos que você importar aparecem aqui, só para você.',
    rowLabel: (name: string) => `Cliente importado ${name}`,
  },
  erase: {
    action: 'Apagar dados pessoais',
    title: 'Apagar os dados desta pessoa?',
    text: 'Nome, e-mail e documento saem de tudo que você importou. As vendas continuam nos totais, sem comprador. Esta ação não pode ser desfeita.',
    confirm: 'Apagar dados',
    done: 'Dados apagados',
  },
  form: {
    title: 'Nova importação',
    text: 'Depois do envio, você confere as colunas e vê um relatório antes de importar.',
    source: 'De onde vêm os dados',
    subject: 'O que importar',
    subjectHelp,
    file: 'Arquivo CSV',
    save: 'Conferir colunas',
  },
  match: {
    title: 'Confira as colunas',
    text: 'Reconhecemos as colunas pelos nomes. Corrija o que não estiver certo; as amostras são das primeiras linhas do arquivo.',
    field: 'Campo',
    column: 'Coluna do arquivo',
    sample: 'Amostra',
    none: 'Não importar',
    choose: 'Escolher coluna',
    unnamed: (place: number) => `Coluna ${place}`,
    missing: (fields: string) => `Escolha a coluna de: ${fields}.`,
    required: 'obrigatório',
    check: 'Verificar arquivo',
    latin: 'Arquivo em Windows-1252: confira os acentos nas amostras.',
  },
  work: {
    CHECKING: 'Verificando o arquivo. Nada é importado nesta etapa.',
    IMPORTING: 'Importando. Você pode fechar esta página: a importação continua.',
    UNDOING: 'Desfazendo a importação.',
    rows: (count: number, shown: string) => plural(count, '1 linha lida', `${shown} linhas lidas`),
  },
  report: {
    title: 'Resultado da verificação',
    fresh: 'Prontas para importar',
    known: 'Já importadas antes',
    refused: 'Ficam de fora',
    products: 'Por produto',
    months: 'Por mês',
    months_SUBSCRIPTIONS: 'Próximas cobranças por mês',
    month: 'Mês',
    product: words.product,
    count: 'Registros',
    amount: words.amount,
    people: (count: number, shown: string) => plural(count, '1 pessoa', `${shown} pessoas`),
    link: 'Produto aqui',
    linkNone: 'Sem vínculo',
    noProducts: 'Você ainda não tem produtos.',
    access: (count: number, shown: string) =>
      plural(count, 'Liberar acesso para 1 pessoa', `Liberar acesso para ${shown} pessoas`),
    accessHelp: 'O acesso aparece na área do comprador com o mesmo e-mail. Ninguém recebe e-mail automático.',
    accessHelp_SUBSCRIPTIONS:
      'O acesso aparece na área do comprador com o mesmo e-mail e não termina sozinho: se a pessoa deixar de pagar, encerre em Alunos. Ninguém recebe e-mail automático.',
    accessNotYet: 'Para liberar acesso, o produto precisa ser digital e estar aprovado.',
    more: (count: number) =>
      plural(count, 'Mais 1 produto entra sem vínculo.', `Mais ${count} produtos entram sem vínculo.`),
    counted: 'Mostrar no meu painel',
    countedHelp: 'As vendas importadas aparecem à parte no painel. Nunca entram em saldo, taxas ou metas.',
    start: (count: number, shown: string) =>
      plural(count, 'Importar 1 registro', `Importar ${shown} registros`),
    nothing: 'Nada novo para importar neste arquivo.',
    correct: 'Corrigir colunas',
  },
  refusals: {
    title: 'Linhas que ficam de fora',
    line: 'Linha',
    field: 'Campo',
    reason: words.reason,
    download: 'Baixar linhas (CSV)',
    empty: 'Nenhuma linha ficou de fora',
    rowLabel: (line: number) => `Linha ${line}`,
  },
  result: {
    created: 'Importados',
    granted: 'Acessos liberados',
    removed: 'Removidos',
    kept: 'Mantidos',
    undoUntil: (at: string) => `Você pode desfazer até ${at}.`,
    undoOver: 'O prazo para desfazer terminou.',
    undone: 'Tudo o que esta importação criou foi removido.',
    keptText: (names: string) => `Continuam porque já estão em uso: ${names}.`,
  },
  undo: {
    action: 'Desfazer importação',
    title: 'Desfazer esta importação?',
    text: 'Remove exatamente o que ela criou. O que já está em uso, como um acesso aberto pelo aluno ou um rascunho editado, continua.',
    confirm: 'Desfazer',
  },
  discard: {
    action: words.discard,
    title: 'Descartar este arquivo?',
    text: 'O arquivo e o relatório são excluídos. Nada foi importado.',
    confirm: 'Descartar arquivo',
  },
}
