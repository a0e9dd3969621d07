import { joinClasses } from '@balcao/ui/join-classes'

type Drawing = { family: keyof typeof families; soft: string; lines: string }

/** The colour shows the purpose of an integration, never its vendor. */
const families = {
  ads: 'bg-disputed-soft text-disputed',
  messages: 'bg-positive-soft text-positive',
  records: 'bg-pending-soft text-pending',
  systems: 'bg-info-soft text-info',
}

/** Own icons by function, on a grid of 24: one softly filled shape, the rest in lines. */
const drawings = {
  facebook: {
    family: 'ads',
    soft: 'M4 10v4h4l8 5V5L8 10Z',
    lines: 'M4 10v4h4l8 5V5L8 10ZM7 14v5h3v-5M19 9.5a3.5 3.5 0 0 1 0 5',
  },
  googleAds: {
    family: 'ads',
    soft: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    lines:
      'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5',
  },
  googleAnalytics: {
    family: 'ads',
    soft: 'M10 9h4v10h-4Z',
    lines: 'M4 20h16M5 19v-5h3.5v5M10 19V9h4v10M15.5 19V5H19v14',
  },
  tiktok: {
    family: 'ads',
    soft: 'M7 3h10v18H7Z',
    lines:
      'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM10.5 9v6l4.5-3Z',
  },
  kwai: {
    family: 'ads',
    soft: 'M8 6h8v12H8Z',
    lines: 'M4 6h16v12H4ZM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4',
  },
  webhook: {
    family: 'systems',
    soft: 'M12 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
    lines:
      'M12 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M6 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M18 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M10.8 8.3 7.2 15.2M13.2 8.3l3.6 6.9M8.5 17.5h7',
  },
  sales: {
    family: 'ads',
    soft: 'M4 19V13l5-4 4 3 7-7v14Z',
    lines: 'M4 19h16M4 15l5-5 4 3 7-7M16 6h4v4',
  },
  members: {
    family: 'records',
    soft: 'M12 4 2.5 8.5 12 13l9.5-4.5Z',
    lines: 'M12 4 2.5 8.5 12 13l9.5-4.5ZM6.5 10.5V16c1.5 1.5 3.5 2.2 5.5 2.2s4-.7 5.5-2.2v-5.5M21.5 8.5V14',
  },
  contacts: {
    family: 'messages',
    soft: 'M12 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
    lines: 'M4.5 3.5h15v17h-15ZM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 17c.5-2 2-3 4-3s3.5 1 4 3',
  },
  messages: {
    family: 'messages',
    soft: 'M4 5h16v11H10l-4 4v-4H4Z',
    lines: 'M4 5h16v11H10l-4 4v-4H4ZM8 9h8M8 12.5h5',
  },
  mail: {
    family: 'messages',
    soft: 'M3.5 6h17l-8.5 7Z',
    lines: 'M3.5 6h17v12h-17ZM3.5 6l8.5 7 8.5-7',
  },
  postalCode: {
    family: 'records',
    soft: 'M12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
    lines:
      'M12 21s-6.5-5.5-6.5-11a6.5 6.5 0 0 1 13 0C18.5 15.5 12 21 12 21ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  },
  storage: {
    family: 'records',
    soft: 'M3.5 9.5h17V19h-17Z',
    lines: 'M3.5 19V5.5h6l2 2.5h9v11ZM3.5 9.5h17',
  },
  acquirer: {
    family: 'systems',
    soft: 'M4 6.5h16V10H4Z',
    lines: 'M4 6.5h16a.5.5 0 0 1 .5.5v10.5h-17V7a.5.5 0 0 1 .5-.5ZM3.5 10h17M7 14.5h3.5',
  },
} satisfies Record<string, Drawing>

export type IntegrationMarkName = keyof typeof drawings

export function IntegrationMark({ name }: { name: IntegrationMarkName }) {
  const { family, soft, lines } = drawings[name]
  return (
    <span
      aria-hidden="true"
      className={joinClasses('grid size-10 shrink-0 place-items-center rounded-control', families[family])}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={soft} fill="currentColor" opacity={0.18} />
        <path d={lines} stroke="currentColor" strokeWidth={1.6} />
      </svg>
    </span>
  )
}
