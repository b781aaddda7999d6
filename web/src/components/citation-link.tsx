import type { Citation } from '@qingdan/api/contract/citation.ts'
import { Link } from '@tanstack/react-router'

/** A link to what a text cites and we hold. */
export function CitationLink({ text, citation }: { text: string; citation: Citation }) {
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
