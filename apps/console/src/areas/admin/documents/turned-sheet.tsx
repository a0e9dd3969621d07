import type { ReactNode } from 'react'

export type Turn = 0 | 90 | 180 | 270

type TurnedSheetProps = { width: number; height: number; turn: Turn; children: ReactNode }

/** A picture or page whose box follows its rotation: a transform alone would keep the unrotated box. */
export function TurnedSheet({ width, height, turn, children }: TurnedSheetProps) {
  const isOnItsSide = turn === 90 || turn === 270
  return (
    <div
      className="relative mx-auto"
      style={{ width: isOnItsSide ? height : width, height: isOnItsSide ? width : height }}
    >
      <div
        className="absolute top-1/2 left-1/2 [&>*]:size-full"
        style={{ width, height, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      >
        {children}
      </div>
    </div>
  )
}
