import { useState } from 'react'
import { type Turn, TurnedSheet } from './turned-sheet.tsx'

type PaperPictureProps = {
  url: string
  label: string
  /** Width at 100%. */
  fitWidth: number
  zoom: number
  turn: Turn
  onBroken: () => void
}

export function PaperPicture({ url, label, fitWidth, zoom, turn, onBroken }: PaperPictureProps) {
  const [ratio, setRatio] = useState<number | null>(null)
  const width = fitWidth * zoom
  return (
    <TurnedSheet width={width} height={width * (ratio ?? 0.7)} turn={turn}>
      <img
        src={url}
        alt={label}
        draggable={false}
        className={ratio === null ? 'opacity-0' : 'rounded-control bg-surface object-contain'}
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalHeight / currentTarget.naturalWidth)}
        onError={onBroken}
      />
    </TurnedSheet>
  )
}
