import { readLessonText, type TextBlock, type TextPiece } from '@balcao/domain/delivery/lesson-text'
import type { ReactNode } from 'react'

/** The seller's text. Markup has no meaning here: everything is shown as text. */
export function LessonText({ source }: { source: string }) {
  return <div className="grid max-w-prose gap-3 leading-relaxed">{readLessonText(source).map(drawBlock)}</div>
}

function drawBlock({ kind, lines }: TextBlock, place: number): ReactNode {
  const rows = lines.map((line, index) => ({ key: index, pieces: line.map(drawPiece) }))
  if (kind === 'heading')
    return (
      <h3 key={place} className="wrap-anywhere mt-2 font-semibold text-lg">
        {rows[0]?.pieces}
      </h3>
    )
  if (kind === 'paragraph')
    return (
      <p key={place} className="wrap-anywhere">
        {rows.map(({ key, pieces }) => (
          <span key={key} className="block">
            {pieces}
          </span>
        ))}
      </p>
    )
  const List = kind === 'bullets' ? 'ul' : 'ol'
  return (
    <List key={place} className={`grid gap-1 ps-5 ${kind === 'bullets' ? 'list-disc' : 'list-decimal'}`}>
      {rows.map(({ key, pieces }) => (
        <li key={key} className="wrap-anywhere">
          {pieces}
        </li>
      ))}
    </List>
  )
}

function drawPiece(piece: TextPiece, place: number): ReactNode {
  if ('url' in piece)
    return (
      <a
        key={place}
        href={piece.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-primary underline underline-offset-2"
      >
        {piece.text}
      </a>
    )
  if (piece.style === 'strong') return <strong key={place}>{piece.text}</strong>
  if (piece.style === 'emphasis') return <em key={place}>{piece.text}</em>
  return piece.text
}
