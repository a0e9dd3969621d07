import type { ApiResource } from '@balcao/domain/people/api-scopes'
import type { OutgoingEventType } from '@balcao/domain/platform/outgoing-events'

type Texts = {
  title: string
  guide: (changes: string) => string
  key: string
  scope: (scope: string) => string
  answered: string
  unchanged: string
  idempotencyKey: string
  refusals: Record<400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503, string>
  resources: Record<ApiResource, string>
  eventsTitle: string
  events: Record<OutgoingEventType, string>
  heard: string
}

/** Texts of the document of the public API. */
export const openApiTexts: { pt: Texts; en: Texts } = {
  pt: {
    title: 'API',
    guide: (
      changes,
    ) => `Crie produtos e links, acompanhe vendas e receba eventos por webhook a partir do seu sistema.

## Primeira chamada

1. Crie uma chave em **Chaves de API**, com as permissões de que você precisa. Ela aparece uma única vez. Para experimentar sem cobrar ninguém, siga **Primeira venda em dez minutos**.
2. Envie a chave no cabeçalho \`Authorization\`:

\`\`\`sh
curl https://SEU-DOMINIO/api/v1/balance -H "Authorization: Bearer sk_live_…"
\`\`\`

## Convenções

- Valores em centavos (\`amountCents\`), datas em ISO 8601 (UTC), corpo em JSON.
- **PUT substitui o registro inteiro**: leia-o, altere o que for preciso e envie todos os campos. Um campo obrigatório que falta é recusado (400), e nada é alterado.
- **Listas** respondem \`{ "data": […], "nextCursor": "…" }\`. Envie \`cursor\` para a próxima página; \`nextCursor\` nulo é o fim.
- **Repetição segura**: envie \`Idempotency-Key\` em toda alteração. O mesmo valor com o mesmo corpo recebe a mesma resposta, sem repetir a operação, por 7 dias; com outro corpo, a resposta é 409. Vendas, reembolsos e saques exigem o cabeçalho e nunca são repetidos com o mesmo valor.
- **Erros** seguem a RFC 9457 (\`application/problem+json\`): \`code\` é estável, \`title\` é o texto no idioma de \`Accept-Language\`, \`errors\` lista os campos, cada um com seu texto em \`detail\`. A lista completa está em **Códigos de erro**, no fim da página.
- **Limite**: 600 chamadas por minuto por conta, somando todas as chaves, em \`RateLimit-Limit\` e \`RateLimit-Remaining\`. Acima disso, a resposta é 429 com \`Retry-After\`.
- **Registros relacionados**: em \`GET /sales/{paymentId}?expand=offer\`, a oferta vem na mesma resposta; em \`GET /customers/{customerId}?expand=sales\`, as vendas do cliente. A chave precisa da permissão de leitura desse registro.
- **ETag**: envie \`If-None-Match\` na consulta de um registro; sem alteração, a resposta é 304.
- \`Request-Id\` identifica cada resposta. Informe-o ao suporte.

## Vendas por cartão

O número do cartão é digitado somente no checkout. Pela API, crie um link de pagamento e envie o comprador para \`url\`.

## Webhooks

Cada entrega é assinada (Standard Webhooks): cabeçalhos \`webhook-id\`, \`webhook-timestamp\` e \`webhook-signature\`. Confira a assinatura com o segredo do endpoint antes de confiar no conteúdo.

## Versões

Cada chave usa a versão da API vigente no dia em que foi criada. Para testar outra, envie \`Balcao-Version\`.${changes && `\n\n${changes}`}`,
    key: 'Chave criada em Chaves de API.',
    scope: (scope) => `Permissão da chave: \`${scope}\`.`,
    answered: 'Resposta',
    unchanged: 'Sem alteração desde o ETag informado',
    idempotencyKey: 'Identifica a operação: repetida com o mesmo valor, ela não é executada novamente.',
    refusals: {
      400: 'Dados inválidos',
      401: 'Chave ausente, expirada ou revogada',
      403: 'Sem permissão',
      404: 'Não encontrado',
      409: 'Conflito com o estado atual ou com outra requisição',
      410: 'Não está mais disponível',
      413: 'Corpo ou arquivo maior que o limite',
      415: 'Tipo de arquivo não aceito',
      422: 'Recusado por uma regra',
      429: 'Limite de chamadas atingido',
      503: 'Indisponível no momento: tente novamente',
    },
    resources: {
      products: 'Produtos e ofertas',
      links: 'Links de pagamento',
      coupons: 'Cupons',
      sales: 'Vendas',
      customers: 'Clientes',
      students: 'Alunos',
      invoices: 'Notas fiscais',
      refunds: 'Reembolsos',
      disputes: 'Disputas',
      subscriptions: 'Assinaturas',
      carts: 'Carrinhos abandonados',
      partners: 'Afiliados e coproduções',
      balance: 'Saldo e extrato',
      withdrawals: 'Saques e contas bancárias',
      webhooks: 'Webhooks',
      sellers: 'Vendedores (plataforma)',
      fees: 'Taxas (plataforma)',
      acquirers: 'Adquirentes (plataforma)',
      reports: 'Relatórios',
      audit: 'Auditoria (plataforma)',
    },
    eventsTitle: 'Eventos de webhook',
    heard: 'Recebido',
    events: {
      'sale.created': 'Venda criada',
      'pix.created': 'Pix gerado',
      'boleto.created': 'Boleto gerado',
      'sale.approved': 'Venda aprovada',
      'sale.refused': 'Venda recusada',
      'sale.canceled': 'Venda cancelada ou expirada',
      'sale.refunded': 'Venda reembolsada, toda ou em parte',
      'sale.charged_back': 'Chargeback',
      'sale.restored': 'Chargeback revertido',
      'cart.abandoned': 'Carrinho abandonado',
      'subscription.started': 'Assinatura iniciada',
      'subscription.renewed': 'Assinatura renovada',
      'subscription.plan_changed': 'Plano da assinatura alterado',
      'subscription.late': 'Assinatura em atraso',
      'subscription.paused': 'Assinatura pausada',
      'subscription.resumed': 'Assinatura retomada',
      'subscription.canceled': 'Assinatura cancelada',
      'subscription.ended': 'Assinatura encerrada',
      'student.enrolled': 'Aluno com acesso liberado',
      'course.completed': 'Curso concluído por um aluno',
      'certificate.issued': 'Certificado emitido',
      'invoice.issued': 'Nota fiscal emitida',
      'invoice.refused': 'Nota fiscal recusada pela autoridade tributária',
      'invoice.canceled': 'Nota fiscal cancelada',
      'access.granted': 'Acesso liberado na sua área de membros',
      'access.revoked': 'Acesso encerrado na sua área de membros',
    },
  },
  en: {
    title: 'API',
    guide: (changes) => `Create products and links, follow sales and get webhooks from your own system.

## First call

1. Create a key under **Keys and API**, with the permissions that you need. It is shown once. To try without charging anybody, follow **First sale in ten minutes**.
2. Send it in the \`Authorization\` header:

\`\`\`sh
curl https://YOUR-HOST/api/v1/balance -H "Authorization: Bearer sk_live_…"
\`\`\`

## Conventions

- Amounts in cents (\`amountCents\`), dates in ISO 8601 (UTC), bodies in JSON.
- **PUT replaces the whole record**: read it, change what you need and send every field. A required field that is missing is refused (400), and nothing changes.
- **Lists** answer \`{ "data": […], "nextCursor": "…" }\`. Send \`cursor\` for the next page; a null \`nextCursor\` is the end.
- **Safe retries**: send \`Idempotency-Key\` with every change. The same key with the same body gets the same answer without doing it again, for 7 days; with another body it is answered 409. Sales, refunds and withdrawals require the header and are never repeated under the same key.
- **Errors** follow RFC 9457 (\`application/problem+json\`): \`code\` is stable, \`title\` is the text in the language of \`Accept-Language\`, \`errors\` lists the fields, each with its text in \`detail\`. All of them are under **Error codes**, at the end of the page.
- **Limit**: 600 calls a minute for each account, over all of its keys, in \`RateLimit-Limit\` and \`RateLimit-Remaining\`. Above it the answer is 429 with \`Retry-After\`.
- **Related records**: \`GET /sales/{paymentId}?expand=offer\` brings the offer in the same answer, \`GET /customers/{customerId}?expand=sales\` the sales of a customer. The key needs the permission to read that record.
- **ETag**: send \`If-None-Match\` when you read one record; without a change the answer is 304.
- \`Request-Id\` names each answer. Tell it to the support.

## Card sales

A card's number is typed in the checkout alone. By the API, create a payment link and send the buyer to its \`url\`.

## Webhooks

Each delivery is signed (Standard Webhooks): headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. Check the signature with the endpoint's secret before you trust the content.

## Versions

A key keeps the version of the API of the day it was created. Send \`Balcao-Version\` to try another.${changes && `\n\n${changes}`}`,
    key: 'A key created under Keys and API.',
    scope: (scope) => `Permission of the key: \`${scope}\`.`,
    answered: 'Answer',
    unchanged: 'No change since the given ETag',
    idempotencyKey: 'Names the operation: repeated with the same key, it is not done again.',
    refusals: {
      400: 'Invalid data',
      401: 'Missing, expired or revoked key',
      403: 'No permission',
      404: 'Not found',
      409: 'Conflict with the present state or with another request',
      410: 'No longer available',
      413: 'Body or file above the limit',
      415: 'Type of file not accepted',
      422: 'Refused by a rule',
      429: 'Limit of calls reached',
      503: 'Unavailable for the moment: try again',
    },
    resources: {
      products: 'Products and offers',
      links: 'Payment links',
      coupons: 'Coupons',
      sales: 'Sales',
      customers: 'Customers',
      students: 'Students',
      invoices: 'Invoices',
      refunds: 'Refunds',
      disputes: 'Disputes',
      subscriptions: 'Subscriptions',
      carts: 'Abandoned carts',
      partners: 'Affiliates and co-productions',
      balance: 'Balance and statement',
      withdrawals: 'Withdrawals and bank accounts',
      webhooks: 'Webhooks',
      sellers: 'Sellers (platform)',
      fees: 'Fees (platform)',
      acquirers: 'Acquirers (platform)',
      reports: 'Reports',
      audit: 'Audit trail (platform)',
    },
    eventsTitle: 'Webhook events',
    heard: 'Received',
    events: {
      'sale.created': 'Sale created',
      'pix.created': 'Pix created',
      'boleto.created': 'Boleto created',
      'sale.approved': 'Sale approved',
      'sale.refused': 'Sale refused',
      'sale.canceled': 'Sale canceled or expired',
      'sale.refunded': 'Sale refunded, in whole or in part',
      'sale.charged_back': 'Chargeback',
      'sale.restored': 'Chargeback reversed',
      'cart.abandoned': 'Cart abandoned',
      'subscription.started': 'Subscription started',
      'subscription.renewed': 'Subscription renewed',
      'subscription.plan_changed': 'Plan of the subscription changed',
      'subscription.late': 'Subscription late',
      'subscription.paused': 'Subscription paused',
      'subscription.resumed': 'Subscription resumed',
      'subscription.canceled': 'Subscription canceled',
      'subscription.ended': 'Subscription ended',
      'student.enrolled': 'Student given access',
      'course.completed': 'Course completed by a student',
      'certificate.issued': 'Certificate issued',
      'invoice.issued': 'Invoice issued',
      'invoice.refused': 'Invoice refused by the tax authority',
      'invoice.canceled': 'Invoice canceled',
      'access.granted': "Access opened in your members' area",
      'access.revoked': "Access closed in your members' area",
    },
  },
}
