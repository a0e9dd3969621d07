import { localReceiver } from '#modules/outgoing/endpoint.input.ts'
import type { Bilingual } from '#rpc/rest/routes-for.ts'
import { Answered, FromEnvironment } from './write-literal.ts'
import { type Program, type Step, writeProgram } from './write-program.ts'

const productId = new Answered('product', 'id')
const offerId = new Answered('product', 'offers', 0, 'id')

/** From nothing to a sale and its refund by the API alone. Only the card is typed in the checkout. */
const steps: readonly Step[] = [
  {
    says: {
      pt: 'Crie o produto. A primeira oferta vem junto, sem preço.',
      en: 'Create the product. Its first offer comes with it, without a price.',
    },
    as: 'product',
    operation: 'createProduct',
    input: { type: 'DIGITAL', name: 'Curso de Panificação', offerTitle: 'À vista' },
  },
  {
    says: { pt: 'Defina o preço da oferta.', en: 'Set the price of the offer.' },
    operation: 'updateOffer',
    input: {
      offerId,
      version: 1,
      title: 'À vista',
      type: 'ONE_TIME',
      priceCents: 9_700,
      recurrencePriceCents: null,
      frequencyInDays: null,
      template: 'DEFAULT',
      pixEnabled: true,
      creditCardEnabled: true,
      billetEnabled: false,
    },
  },
  {
    says: {
      pt: 'Complete o produto: a descrição tem no mínimo 30 caracteres.',
      en: 'Complete the product: its description has 30 characters at least.',
    },
    as: 'described',
    operation: 'updateProduct',
    input: {
      productId,
      version: new Answered('product', 'version'),
      name: 'Curso de Panificação',
      description: 'Do levain ao forno: doze aulas em vídeo com as receitas.',
      imageKey: null,
      category: 'hobbies',
      guaranteeDays: 7,
      supportEmail: 'ajuda@forno.example',
      supportPhone: null,
      salesPageUrl: null,
    },
  },
  {
    says: {
      pt: 'Informe o que o comprador recebe: aqui, um link. Para um arquivo, veja **Arquivos**.',
      en: 'Say what the buyer gets: here, a link. For a file, see **Files**.',
    },
    as: 'delivered',
    operation: 'replaceContents',
    input: {
      productId,
      version: new Answered('described', 'version'),
      contents: [
        {
          kind: 'LINK',
          title: 'Aulas',
          url: 'https://aulas.example/panificacao',
          fileKey: null,
          usesMax: null,
          opensOn: null,
        },
      ],
    },
  },
  {
    says: {
      pt: 'Envie para análise. No modo de teste, o produto vende em seguida; em produção, conforme as regras da plataforma.',
      en: 'Submit it for review. In test mode the product sells from then on; live, by the rules of the platform.',
    },
    operation: 'submitProduct',
    input: { productId, version: new Answered('delivered', 'version') },
  },
  {
    says: {
      pt: 'Cadastre o endereço que recebe os eventos. `secret` aparece uma única vez: com ele, inicie em outro terminal o programa de **Receber um webhook**.',
      en: 'Register the address that gets the events. `secret` is shown once: start the program of **Receive a webhook** with it, in another terminal.',
    },
    as: 'endpoint',
    shows: new Answered('endpoint', 'secret'),
    operation: 'createWebhookEndpoint',
    input: { url: new FromEnvironment('WEBHOOK_URL'), events: ['sale.approved', 'sale.refunded'] },
  },
  {
    says: { pt: 'Crie o link de pagamento.', en: 'Create the payment link.' },
    as: 'link',
    operation: 'createLink',
    input: { offerId },
  },
  {
    says: {
      pt: 'Abra o link no navegador e pague com o CPF `529.982.247-25` e o cartão `4111 1111 1111 1111`, qualquer validade futura e CVV. Chega o evento `sale.approved`.',
      en: 'Open the link in a browser and pay with the CPF `529.982.247-25` and the card `4111 1111 1111 1111`, any future date and CVV. The event `sale.approved` arrives.',
    },
    shows: new Answered('link', 'url'),
    operation: null,
  },
  {
    says: {
      pt: 'O programa espera a venda aprovada.',
      en: 'The program waits for the approved sale.',
    },
    as: 'sales',
    waits: true,
    operation: 'listSales',
    input: { status: 'APPROVED', productId },
  },
  {
    says: {
      pt: 'Reembolse. Chega o evento `sale.refunded`.',
      en: 'Refund it. The event `sale.refunded` arrives.',
    },
    operation: 'createRefund',
    input: { paymentId: new Answered('sales', 'data', 0, 'id'), reason: 'Teste de integração' },
  },
  {
    says: {
      pt: 'O programa espera o reembolso concluído.',
      en: 'The program waits until the refund is done.',
    },
    as: 'refunds',
    waits: true,
    operation: 'listRefunds',
    input: { paymentId: new Answered('sales', 'data', 0, 'id'), state: 'DONE' },
  },
  {
    says: {
      pt: 'Confira o saldo. Taxas que o reembolso não devolve ficam em `debtCents`.',
      en: 'Look at the balance. Fees that a refund does not return are in `debtCents`.',
    },
    as: 'balance',
    shows: new Answered('balance', 'purses'),
    operation: 'getBalance',
    input: {},
  },
  {
    says: {
      pt: 'O programa espera a entrega de `sale.refunded`: até que o seu servidor a receba, ela é repetida.',
      en: 'The program waits for the delivery of `sale.refunded`, which is repeated until your server takes it.',
    },
    as: 'deliveries',
    waits: true,
    operation: 'listWebhookDeliveries',
    input: { endpointId: new Answered('endpoint', 'id'), type: 'sale.refunded', state: 'DELIVERED' },
  },
  {
    says: {
      pt: 'Remova o endpoint, para que o próximo teste receba cada evento uma única vez.',
      en: 'Remove the endpoint, so that the next try gets each event once.',
    },
    operation: 'removeWebhookEndpoint',
    input: { endpointId: new Answered('endpoint', 'id') },
  },
]

/** Sends a file of up to eight parts, with the function of the first program. */
const fileProgram = [
  '```bash',
  `file=$(call POST /files '{"fileName": "apostila.pdf", "sizeBytes": '"$(wc -c <apostila.pdf)"'}')`,
  `jq -c '.nextParts[]' <<<"$file" | while read -r part; do`,
  `  tail -c +$(($(jq .firstByte <<<"$part") + 1)) apostila.pdf | head -c "$(jq .sizeBytes <<<"$part")" |`,
  `    curl -sS --fail -X PUT --data-binary @- "$(jq -r .url <<<"$part")"`,
  'done',
  `call POST "/files/$(jq -r .id <<<"$file")/complete" '{}'`,
  '```',
].join('\n')

const texts = {
  pt: {
    title: 'Primeira venda em dez minutos',
    intro: `Do produto ao reembolso, no modo de teste. Nada é cobrado.

1. Ligue **Modo de teste** no topo do painel. O endereço que abre (\`https://….teste.SEU-DOMINIO\`) é a \`BALCAO_URL\`. Abra \`/api/docs\` nele para testar chamadas também nesta página.
2. Em **Chaves de API**, ali mesmo, crie uma chave e marque **Todas as permissões**. Ela começa com \`sk_test_\` e aparece uma única vez.
3. Para receber webhooks na sua máquina, abra um túnel para a porta 4000, como \`cloudflared tunnel --url http://localhost:4000\`. O endereço dele é a \`WEBHOOK_URL\`. O programa que recebe está em **Receber um webhook**.

\`\`\`bash
export BALCAO_URL=https://….teste.SEU-DOMINIO BALCAO_KEY=sk_test_… WEBHOOK_URL=https://…
\`\`\`

Na demonstração em \`localhost\`, \`WEBHOOK_URL=${localReceiver}\` dispensa o túnel. Navegadores e curl encontram \`….teste.localhost\`; para npm, Node e Python, acrescente o nome a \`/etc/hosts\`: \`127.0.0.1 ….teste.localhost\`.

O que cada programa faz:`,
    bash: '### curl e jq\n\nSalve como `venda.sh` e execute `bash venda.sh`.',
    ts: '### TypeScript\n\n`npm install $BALCAO_URL/api/docs/sdk.tgz` instala o cliente, com os tipos desta versão. Salve como `venda.ts` e execute `node venda.ts` (Node 22.18 ou mais novo).',
    python: '### Python\n\n`pip install requests`. Salve como `venda.py` e execute `python3 venda.py`.',
    files: `## Arquivos

O arquivo vai direto ao armazenamento, em partes, em qualquer tamanho até 5 GB:

1. \`POST /files\` com o nome e o tamanho em bytes. A resposta traz \`nextParts\`, as partes que faltam, até oito por vez.
2. Envie os bytes de cada parte (\`firstByte\`, \`sizeBytes\`) por \`PUT\` à sua \`url\`, sem a chave. A \`url\` vale 15 minutos.
3. \`GET /files/{fileId}\` traz as próximas. Depois de uma queda, repita \`POST /files\` com a mesma \`Idempotency-Key\` para continuar de onde parou.
4. \`POST /files/{fileId}/complete\`. O arquivo é verificado; quando \`state\` for \`READY\`, use \`key\` como \`fileKey\` de um conteúdo do tipo \`FILE\`.

${fileProgram}

Um arquivo que nenhum produto usa é apagado após 7 dias.`,
  },
  en: {
    title: 'First sale in ten minutes',
    intro: `From the product to the refund, in test mode. Nothing is charged.

1. Switch **Test mode** on at the top of the console. The address that opens (\`https://….teste.YOUR-HOST\`) is \`BALCAO_URL\`. Open \`/api/docs\` there to try calls on this page as well.
2. Under **Keys and API**, still there, create a key with **All permissions**. It begins with \`sk_test_\` and is shown once.
3. To get webhooks on your own machine, open a tunnel to port 4000, such as \`cloudflared tunnel --url http://localhost:4000\`. Its address is \`WEBHOOK_URL\`. The program that receives them is under **Receive a webhook**.

\`\`\`bash
export BALCAO_URL=https://….teste.YOUR-HOST BALCAO_KEY=sk_test_… WEBHOOK_URL=https://…
\`\`\`

In the demo on \`localhost\`, \`WEBHOOK_URL=${localReceiver}\` needs no tunnel. Browsers and curl find \`….teste.localhost\`; for npm, Node and Python, add the name to \`/etc/hosts\`: \`127.0.0.1 ….teste.localhost\`.

What each program does:`,
    bash: '### curl and jq\n\nSave it as `sale.sh` and run `bash sale.sh`.',
    ts: '### TypeScript\n\n`npm install $BALCAO_URL/api/docs/sdk.tgz` installs the client, with the types of this version. Save it as `sale.ts` and run `node sale.ts` (Node 22.18 or newer).',
    python: '### Python\n\n`pip install requests`. Save it as `sale.py` and run `python3 sale.py`.',
    files: `## Files

A file goes straight to the storage, in parts, of any size up to 5 GB:

1. \`POST /files\` with its name and its size in bytes. The answer has \`nextParts\`, the missing parts, eight at most.
2. Send the bytes of each part (\`firstByte\`, \`sizeBytes\`) by \`PUT\` to its \`url\`, without the key. The \`url\` works for 15 minutes.
3. \`GET /files/{fileId}\` has the next ones. After a lost line, repeat \`POST /files\` with the same \`Idempotency-Key\` to go on where it stopped.
4. \`POST /files/{fileId}/complete\`. The file is checked; once \`state\` is \`READY\`, use \`key\` as the \`fileKey\` of a content of kind \`FILE\`.

${fileProgram}

A file that no product uses is deleted after 7 days.`,
  },
}

/** The part of the API's guide that leads to a first sale, as steps and as one program in three languages. */
export function firstSaleGuide(language: keyof Bilingual): string {
  const text = texts[language]
  const program = (intro: string, of: Program) =>
    `${intro}\n\n\`\`\`${of}\n${writeProgram(steps, language, of)}\n\`\`\``
  return [
    `## ${text.title}`,
    text.intro,
    steps.map(({ says }, at) => `${at + 1}. ${says[language]}`).join('\n'),
    program(text.bash, 'bash'),
    program(text.ts, 'ts'),
    program(text.python, 'python'),
    text.files,
  ].join('\n\n')
}
