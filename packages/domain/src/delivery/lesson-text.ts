import { isSafeExternalUrl } from '#texts/safe-url.ts'

/** A piece of a line: plain, strong, emphasised, or a link. */
export type TextPiece =
  | { text: string; style: 'plain' | 'strong' | 'emphasis' }
  | { text: string; url: string }

export type TextBlock =
  | { kind: 'heading' | 'paragraph'; lines: TextPiece[][] }
  | { kind: 'bullets' | 'numbers'; lines: TextPiece[][] }

const marks = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g

/**
 * The seller's text as blocks: `# ` a heading, `- ` a list, `1. ` a numbered list, `**strong**`, `*emphasis*` and
 * `[name](https://…)`. There is no other markup, and an unsafe link stays text.
 */
export function readLessonText(source: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isOpen = false
  for (const line of source.split(/\r?\n/).map((text) => text.trim())) {
    if (line === '') {
      isOpen = false
      continue
    }
    const { kind, text } = readLine(line)
    const last = blocks.at(-1)
    if (isOpen && kind !== 'heading' && last?.kind === kind) last.lines.push(readPieces(text))
    else blocks.push({ kind, lines: [readPieces(text)] })
    isOpen = true
  }
  return blocks
}

function readLine(line: string): { kind: TextBlock['kind']; text: string } {
  const heading = /^#{1,3}\s+(.+)$/.exec(line)?.[1]
  if (heading !== undefined) return { kind: 'heading', text: heading }
  const bullet = /^[-*]\s+(.+)$/.exec(line)?.[1]
  if (bullet !== undefined) return { kind: 'bullets', text: bullet }
  const number = /^\d{1,3}[.)]\s+(.+)$/.exec(line)?.[1]
  if (number !== undefined) return { kind: 'numbers', text: number }
  return { kind: 'paragraph', text: line }
}

function readPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let read = 0
  const plain = (until: number) => {
    if (until > read) pieces.push({ text: text.slice(read, until), style: 'plain' })
  }
  for (const match of text.matchAll(marks)) {
    const [whole, strong, emphasis, name, url] = match
    if (url !== undefined && !isSafeExternalUrl(url)) continue
    plain(match.index)
    if (name !== undefined && url !== undefined) pieces.push({ text: name, url })
    else if (strong !== undefined) pieces.push({ text: strong, style: 'strong' })
    else pieces.push({ text: emphasis ?? '', style: 'emphasis' })
    read = match.index + whole.length
  }
  plain(text.length)
  return pieces
}
