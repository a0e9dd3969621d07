import { formatMoney } from '@balcao/domain/money/money'
import { testAmounts } from '@balcao/domain/test-amounts'
import { type CardOutcome, testCards } from '@balcao/domain/test-cards'

type Language = 'pt' | 'en'
type Texts = {
  guide: (tables: { cards: string; amounts: string }) => string
  headings: { card: string; amount: string; outcome: string }
  approved: string
  disputed: string
  reviewing: string
  challenged: string
  refused: (code: string) => string
  stopping: (times: number, code: string) => string
  /** Null for an amount that has a meaning only at an acquirer that test modes do not use. */
  amounts: Record<keyof typeof testAmounts, string | null>
}

const texts: Record<Language, Texts> = {
  pt: {
    guide: ({ cards, amounts }) => `## Modo de teste

Ligue **Modo de teste** no topo do painel. Ele tem endereço, produtos, links, chaves (\`sk_test_\`), webhooks e saldo próprios: nada se mistura com a produção. Uma chave de um lado é recusada no outro com \`api_key_test\` ou \`api_key_live\`. Webhooks de teste levam \`"isTest": true\` e o cabeçalho \`Balcao-Test: true\`. Os e-mails vão somente para você, com \`[Teste]\` no assunto.

Pix e boletos são pagos na página **Banco de mentira**, aberta pela tela de pagamento. O relógio, na faixa do modo de teste, adianta renovações, liberações e vencimentos.

${cards}

${amounts}

Em testes automáticos, sem navegador, crie a venda por Pix (\`POST /sales\`) de uma oferta que tenha o valor do Pix pago sozinho.`,
    headings: { card: 'Cartão', amount: 'Valor cobrado ou sacado', outcome: 'Resultado' },
    approved: 'Aprovado. Qualquer outro número válido também',
    disputed: 'Aprovado, com chargeback um minuto depois',
    reviewing: 'Em análise, até você decidir no Banco de mentira',
    challenged: 'Aprovado. Em uma conta com 3-D Secure ligado, o banco pede antes a confirmação do comprador',
    refused: (code) => `Recusado (${code})`,
    stopping: (times, code) =>
      `Aprovado nas ${times} primeiras cobranças de cada comprador e recusado (${code}) depois: para ver uma assinatura deixar de ser paga`,
    amounts: {
      pixFailed: null,
      cardRefused: 'Cartão recusado, qualquer que seja',
      cardReviewing: 'Cartão em análise',
      paysItself: 'Pix ou boleto pago sozinho, logo depois de criado',
      paysTooLittle: 'Pix ou boleto pago com um real a menos',
      payoutRefused: 'Saque recusado',
      payoutStuck: 'Saque em processamento, até você decidir no Banco de mentira',
      payoutReturned: 'Saque pago e devolvido',
    },
  },
  en: {
    guide: ({ cards, amounts }) => `## Test mode

Switch **Test mode** on at the top of the console. It has an address, products, links, keys (\`sk_test_\`), webhooks and a balance of its own: nothing mixes with live. A key of one side is refused by the other with \`api_key_test\` or \`api_key_live\`. Test webhooks carry \`"isTest": true\` and the header \`Balcao-Test: true\`. Mails go to you alone, with \`[Teste]\` in the subject.

Pix and boletos are paid at the page **Banco de mentira** (the play bank), opened from the payment page. The clock, in the band of the test mode, moves renewals, releases and due dates ahead.

${cards}

${amounts}

In automated tests, without a browser, create a sale by Pix (\`POST /sales\`) of an offer at the price of the Pix that pays itself.`,
    headings: { card: 'Card', amount: 'Amount charged or withdrawn', outcome: 'Outcome' },
    approved: 'Approved, as is any other valid number',
    disputed: 'Approved, with a chargeback one minute later',
    reviewing: 'In review, until you decide at the Banco de mentira',
    challenged: 'Approved. At an account with 3-D Secure, the bank asks the buyer to confirm first',
    refused: (code) => `Refused (${code})`,
    stopping: (times, code) =>
      `Approved for each buyer's first ${times} charges and refused (${code}) after them: to see a subscription go unpaid`,
    amounts: {
      pixFailed: null,
      cardRefused: 'Card refused, whichever it is',
      cardReviewing: 'Card in review',
      paysItself: 'Pix or boleto pays itself right after it was created',
      paysTooLittle: 'Pix or boleto is paid with one real less',
      payoutRefused: 'Withdrawal refused',
      payoutStuck: 'Withdrawal in processing, until you decide at the Banco de mentira',
      payoutReturned: 'Withdrawal paid and returned',
    },
  },
}

/** The part of the API's guide about test mode. Its cards and amounts are those that the simulated acquirers use. */
export function testModeGuide(language: Language): string {
  const text = texts[language]
  const { card, amount, outcome } = text.headings
  const cards = [...testCards.values()].map((known) => [
    `\`${known.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}\``,
    outcomeText(text, known.outcome),
  ])
  const amounts = Object.entries(testAmounts).flatMap(([name, cents]) => {
    const meaning = text.amounts[name as keyof typeof testAmounts]
    return meaning === null ? [] : [[formatMoney(cents, 'BRL', 'PT_BR'), meaning]]
  })
  return text.guide({ cards: table([card, outcome], cards), amounts: table([amount, outcome], amounts) })
}

function outcomeText(text: Texts, outcome: CardOutcome): string {
  if (outcome.kind === 'reviewing') return text.reviewing
  if (outcome.kind === 'challenged') return text.challenged
  if (outcome.kind === 'refused') return text.refused(outcome.refusal.code)
  if (outcome.kind === 'stopping') return text.stopping(outcome.paysTimes, outcome.refusal.code)
  return outcome.disputedLater ? text.disputed : text.approved
}

function table(headings: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}
