import type { MailBlock, MailContent } from './mail-content.ts'

export function plainText({ heading, blocks }: MailContent, footer: string): string {
  return [heading, ...blocks.map(blockText), `-- \n${footer}`].join('\n\n')
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'code':
      return block.value
    default:
      return block.text
  }
}
