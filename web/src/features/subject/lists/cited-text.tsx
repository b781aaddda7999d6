import type { Citation } from '@qingdan/api/contract/citation.ts'
import { Link } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { partsOf } from './cited-parts.ts'

/** What the subject's entries cite and we hold. */
export const CitationsContext = createContext<readonly Citation[]>([])

/** A published line in which what it cites are links. */
export function CitedText({ text }: { text: string }) {
  const citations = use(CitationsContext)
  return partsOf(text, citations).map(({ text: part, citation }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat
    citation === null ? <span key={index}>{part}</span> : <Cited key={index} text={part} citation={citation} />,
  )
}

function Cited({ text, citation }: { text: string; citation: Citation }) {
  switch (citation.kind) {
    case 'law':
      return (
        <Link to="/lawDetail" search={{ id: citation.id, article: citation.article ?? undefined }}>
          {text}
        </Link>
      )
    case 'item':
      return (
        <Link to="/eccBodyDetailsPage" search={{ eccn: citation.eccn }}>
          {text}
        </Link>
      )
    case 'news':
      return (
        <Link to="/homeListInfo" search={{ id: citation.id }}>
          {text}
        </Link>
      )
  }
}
