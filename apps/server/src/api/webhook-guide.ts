import { sampleData } from '#modules/outgoing/sample-data.ts'
import type { Bilingual } from '#rpc/rest/routes-for.ts'

const texts = {
  pt: {
    title: 'Receber um webhook',
    body: 'Corpo de um `sale.approved`; os de todos os eventos estão em **Webhooks**, no fim da página. Campos novos podem ser acrescentados; os que existem não mudam.',
    program:
      'Um servidor inteiro, com `@balcao/sdk` e o `secret` do endpoint em `WEBHOOK_SECRET`: `node webhooks.ts`.',
    retry:
      'Sem resposta 2xx, a entrega é repetida com intervalos crescentes. `GET /webhook-deliveries` mostra cada uma e a última resposta, e `POST /webhook-endpoints/{endpointId}/test` envia um evento de teste. Cada endpoint assina com o seu `secret`: cadastrado duas vezes, o mesmo endereço recebe cada evento duas vezes, e uma das assinaturas não confere. Remova o endpoint antigo.',
    check:
      'Confira a assinatura sobre o corpo exatamente como chegou, antes de interpretá-lo, e responda com 2xx em até 10 segundos. A mesma entrega pode chegar mais de uma vez: use `webhook-id` para reconhecê-la.',
  },
  en: {
    title: 'Receive a webhook',
    body: 'Body of a `sale.approved`; those of all events are under **Webhooks**, at the end of the page. New fields may be added; those that exist do not change.',
    program:
      'A whole server, with `@balcao/sdk` and the `secret` of the endpoint in `WEBHOOK_SECRET`: `node webhooks.ts`.',
    retry:
      'Without a 2xx answer a delivery is repeated at growing intervals. `GET /webhook-deliveries` shows each of them and the last answer, and `POST /webhook-endpoints/{endpointId}/test` sends a test event. Each endpoint signs with its own `secret`: registered twice, the same address gets each event twice, and one of the signatures is wrong. Remove the older endpoint.',
    check:
      'Check the signature over the body exactly as it came, before you parse it, and answer 2xx within 10 seconds. The same delivery may arrive more than once: know it by its `webhook-id`.',
  },
}

const server = [
  '```ts',
  "import { createServer } from 'node:http'",
  "import { text } from 'node:stream/consumers'",
  "import { verifyWebhook } from '@balcao/sdk/verify-webhook'",
  '',
  "const secret = process.env.WEBHOOK_SECRET ?? ''",
  'createServer(async (request, response) => {',
  '  try {',
  '    const event = await verifyWebhook({ body: await text(request), headers: request.headers, secret })',
  '    console.log(event.type, event.data)',
  '    response.writeHead(204).end()',
  '  } catch (error) {',
  '    console.error(error)',
  '    response.writeHead(400).end()',
  '  }',
  '}).listen(4000)',
  '```',
].join('\n')

const python = [
  '```python',
  'from standardwebhooks.webhooks import Webhook',
  '',
  'event = Webhook(secret).verify(body, headers)',
  '```',
].join('\n')

/** The part of the API's guide about webhooks, with the sample that a test event sends. */
export function webhookGuide(language: keyof Bilingual): string {
  const { title, program, check, retry, body } = texts[language]
  const at = new Date('2026-11-18T12:00:00Z')
  const sample = { type: 'sale.approved', timestamp: at, data: sampleData('sale.approved', at) }
  return [
    `## ${title}`,
    program,
    server,
    check,
    python,
    retry,
    body,
    `\`\`\`json\n${JSON.stringify(sample, null, 2)}\n\`\`\``,
  ].join('\n\n')
}
