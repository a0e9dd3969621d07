import { formatMoney } from '@balcao/domain/money/money'
import { type BrCode, type BrCodeProblem, decodeBrCode } from '@balcao/domain/payments/br-code'
import { type Answer, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'

const nothing = {
  valid: false,
  kind: null,
  key: null,
  url: null,
  amountCents: null,
  merchantName: null,
  merchantCity: null,
  txid: null,
}

const problems: Record<BrCodeProblem, string> = {
  SYNTAX: 'This is no Pix code: its fields cannot be told apart.',
  CHECKSUM: 'The checksum does not match: a character is wrong or missing.',
  NOT_PIX: 'A payment code, but not one of Pix.',
  AMOUNT: 'The amount cannot be read.',
}

export function pix(words: string[]): Answer {
  const { decode, CODE } = readArguments(words, { names: ['decode', 'CODE'] })
  if (decode !== 'decode') throw new WrongCall(`"${decode}" is not something to do with a Pix code`)
  const code = decodeBrCode(CODE)
  if (!code.valid) return { data: nothing, text: problems[code.problem] }
  const { kind, key, recurrenceUrl, amountCents, merchantName, merchantCity, txid } = code
  const url = code.url ?? recurrenceUrl
  return {
    data: { valid: true, kind, key, url, amountCents, merchantName, merchantCity, txid },
    text: describe(code),
  }
}

function describe({
  kind,
  key,
  url,
  recurrenceUrl,
  amountCents,
  merchantName,
  merchantCity,
  txid,
}: BrCode): string {
  return [
    `A ${kind} code of ${merchantName}, ${merchantCity}`,
    `  to      ${key ?? url ?? recurrenceUrl}`,
    `  amount  ${amountCents === null ? 'left open' : formatMoney(amountCents, 'BRL', 'PT_BR')}`,
    `  txid    ${txid ?? 'none'}`,
  ].join('\n')
}
