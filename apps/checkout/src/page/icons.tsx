import type { ReactNode } from 'react'

/** Drawn inline: no icon library, no request. Decoration only; the texts beside them carry the meaning. */
function Icon({ size = 16, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="3" y="7" width="10" height="7" rx="2" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" />
    </Icon>
  )
}

export function CheckIcon({ size = 16 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M3.2 8.6 6.4 11.8 12.8 4.6" />
    </Icon>
  )
}

export function CrossIcon({ size = 16 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </Icon>
  )
}

export function AlertIcon({ size = 16 }: { size?: number }) {
  return (
    <Icon size={size}>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.9v3.6M8 11h.01" />
    </Icon>
  )
}

export function TagIcon() {
  return (
    <Icon>
      <path d="M2.5 3.5v4.2l5.8 5.8 5.2-5.2-5.8-5.8H3.5a1 1 0 0 0-1 1Z" />
      <path d="M5.4 5.4h.01" />
    </Icon>
  )
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m4 6 4 4 4-4" />
    </Icon>
  )
}

export function ClockIcon({ size = 16 }: { size?: number }) {
  return (
    <Icon size={size}>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.6V8l2.2 1.6" />
    </Icon>
  )
}

export function ReturnIcon({ size = 16 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M6 3.5 3 6.5l3 3M3 6.5h6.5a3.5 3.5 0 0 1 0 7H7" />
    </Icon>
  )
}

export function PixIcon() {
  return (
    <Icon size={20}>
      <path d="M8 1.8 14.2 8 8 14.2 1.8 8Z" />
      <path d="M4.6 5.2c1.5 0 1.9 2.8 3.4 2.8s1.9-2.8 3.4-2.8M4.6 10.8C6.1 10.8 6.5 8 8 8s1.9 2.8 3.4 2.8" />
    </Icon>
  )
}

export function BarcodeIcon({ size = 20 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M2.5 3.5v9M5 3.5v9M7.2 3.5v9M10 3.5v9M11.8 3.5v9M13.8 3.5v9" />
    </Icon>
  )
}

export function CardIcon() {
  return (
    <Icon size={20}>
      <rect x="1.8" y="3.5" width="12.4" height="9" rx="1.8" />
      <path d="M1.8 6.6h12.4M4.5 10h2.5" />
    </Icon>
  )
}

export function ChatIcon() {
  return (
    <Icon size={26}>
      <path d="M8 2a6 6 0 0 0-5.2 9L2 14l3.1-.8A6 6 0 1 0 8 2Z" />
      <path d="M5.8 6c0 2.4 1.8 4.2 4.2 4.2l.8-1-1.5-.9-.8.6a3.2 3.2 0 0 1-1.4-1.4l.6-.8-.9-1.5Z" />
    </Icon>
  )
}

export function TruckIcon() {
  return (
    <Icon>
      <path d="M1.5 4h8v7h-8zM9.5 6.5h2.8l2.2 2.4V11h-5z" />
      <circle cx="4.5" cy="12" r="1.2" />
      <circle cx="11.7" cy="12" r="1.2" />
    </Icon>
  )
}

export function ShieldIcon() {
  return (
    <Icon size={20}>
      <path d="M8 1.8 13.2 4v3.6c0 3.2-2.2 5.4-5.2 6.6-3-1.2-5.2-3.4-5.2-6.6V4Z" />
      <path d="m5.8 8 1.6 1.6L10.4 6.4" />
    </Icon>
  )
}

export function StoreIcon() {
  return (
    <Icon size={20}>
      <path d="M2 6 3.2 2.8h9.6L14 6a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0ZM3.2 8v5.2h9.6V8M6.4 13.2V10h3.2v3.2" />
    </Icon>
  )
}

export function CartIcon() {
  return (
    <Icon size={18}>
      <path d="M1.8 2.5h1.6l1.8 7.6h6.6l1.6-5.6H4.2" />
      <circle cx="6" cy="12.8" r="1.1" />
      <circle cx="11.2" cy="12.8" r="1.1" />
    </Icon>
  )
}

export function RepeatIcon() {
  return (
    <Icon size={18}>
      <path d="M13.2 6.4A5.4 5.4 0 0 0 3.6 5M2.8 9.6A5.4 5.4 0 0 0 12.4 11M3.4 2.4V5H6M12.6 13.6V11H10" />
    </Icon>
  )
}

export function StarIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      width="15"
      height="15"
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={isFilled ? 'star' : 'star star-empty'}
    >
      <path fill="currentColor" d="m8 1.5 2 4.2 4.6.6-3.4 3.2.9 4.5L8 11.8 3.9 14l.9-4.5L1.4 6.3 6 5.7Z" />
    </svg>
  )
}
