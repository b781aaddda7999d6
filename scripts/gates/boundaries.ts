import type { Import } from './import-graph.ts'

/** Folders whose direct sub-folders must not import each other, except for the pairs named. */
export interface Neighbours {
  of: string
  /** `from → to`. */
  allowed: readonly string[]
}

/** A folder that must not import the folders named. */
export interface Layer {
  folder: string
  mayNotImport: readonly string[]
  because: string
}

/**
 * What each workspace imports of the others, always by name and never by a path into another package. `scripts`
 * counts as one. The page is built and tested again only for a change of the contract (web/turbo.json).
 */
const workspaces: Readonly<Record<string, readonly string[]>> = {
  'chinese-names': [],
  'guided-flows': [],
  matching: ['chinese-names'],
  database: [],
  'search-mappings': ['matching'],
  resolution: ['matching', 'database'],
  screening: ['matching', 'search-mappings', 'database'],
  quality: ['matching', 'search-mappings', 'screening', 'database'],
  ingest: ['chinese-names', 'matching', 'search-mappings', 'resolution', 'screening', 'database', 'guided-flows'],
  api: ['chinese-names', 'guided-flows', 'matching', 'search-mappings', 'screening', 'database'],
  web: ['api/src/contract'],
  scripts: ['matching', 'search-mappings', 'resolution', 'screening', 'database', 'quality', 'ingest', 'api', 'web'],
}

const neighbours: readonly Neighbours[] = [
  // Partners of a risk project are judged as all screened names are; announcements are shown with what they name.
  { of: 'web/src/features', allowed: ['guided → screening', 'items → news', 'laws → news', 'subject → news'] },
  {
    of: 'api/src/modules',
    allowed: [
      // Partners of a risk project are screened names, and their owners are known from the graph.
      'guided → screening',
      'guided → ownership-graph',
      // The dictionary names countries, regions and types for every answer.
      'bulletins → dictionary',
      'china-sanction → dictionary',
      'export → dictionary',
      'freshness → dictionary',
      'health → dictionary',
      'sanction-detail → dictionary',
      'sanction-search → dictionary',
      // A subject has the bulletins that name it.
      'sanction-detail → bulletins',
      // Its related parties and their shares are those of its graph.
      'sanction-detail → ownership-graph',
      // The PDF contains what the page of a subject says, and the search that led to it.
      'export → sanction-detail',
      'export → sanction-search',
      // A closed account leads no desk.
      'admin → desks',
      'export → screening',
      'export → guided',
      'guided → citations',
      'guided → dictionary',
      // A party that a person confirmed brings what its lists and its owners say.
      'guided → ownership-graph',
      'guided → laws',
      'guided → us-items',
      // That of an item or a law contains what their pages say.
      'export → china-items',
      'export → laws',
      'export → us-items',
      // A subject has a favourite mark.
      'china-sanction → favourites',
      'sanction-detail → favourites',
      'us-items → favourites',
      'china-items → favourites',
      'china-items → us-items',
      'us-items → dictionary',
      // Decisions of China's lists are news too, and an announcement names item codes and laws that exist.
      'news → china-items',
      'news → china-sanction',
      'news → citations',
      'news → dictionary',
      'news → laws',
      'news → us-items',
      'laws → dictionary',
      // The search box suggests item codes and laws by what their own searches find.
      'suggestions → china-items',
      'suggestions → laws',
      'suggestions → us-items',
      // What a text cites is a law or an item code that we hold.
      'citations → laws',
      'citations → us-items',
      // Entries of the lists are compared as they are held and searched.
      'counterparts → us-items',
      // A row names the subjects that are possibly the same, with the lists of their pages; administrators decide by these facts.
      'sanction-search → sanction-detail',
      'matches → dictionary',
      'matches → sanction-detail',
      // Countries of a file of names, and the row of the search for a candidate.
      'screening → dictionary',
      // Rules belong to the desk at which a user works.
      'screening → desks',
      // Alerts keep what the screening of a name keeps of a candidate.
      'monitoring → dictionary',
      'monitoring → screening',
      'monitoring → desks',
      'screening → sanction-search',
      // A record of searches names filters and lists as their pages do, and is issued like a PDF.
      'search-records → china-items',
      'search-records → china-sanction',
      'search-records → dictionary',
      'search-records → export',
      'search-records → us-items',
      // Administrators see the same log as users.
      'admin → usage',
    ],
  },
  { of: 'ingest/src/sources', allowed: [] },
]

const layers: readonly Layer[] = [
  {
    folder: 'web/src/lib',
    mayNotImport: ['web/src/components', 'web/src/forms', 'web/src/features', 'web/src/app', 'web/src/routes'],
    because: 'lib knows nothing of what is drawn',
  },
  {
    folder: 'web/src/components',
    mayNotImport: ['web/src/forms', 'web/src/features', 'web/src/app', 'web/src/routes'],
    because: 'the kit knows no feature',
  },
  {
    folder: 'web/src/forms',
    mayNotImport: ['web/src/features', 'web/src/app', 'web/src/routes'],
    because: 'forms know no feature',
  },
  {
    folder: 'web/src/features',
    mayNotImport: ['web/src/app', 'web/src/routes'],
    because: 'features are put together by app and routes',
  },
  {
    folder: 'api/src/contract',
    mayNotImport: ['api/src/modules', 'api/src/auth', 'api/src/plugins'],
    because: 'the contract stands alone',
  },
  { folder: 'api/src/plugins', mayNotImport: ['api/src/modules'], because: 'plugins know no module' },
  {
    folder: 'ingest/src/formats',
    mayNotImport: ['ingest/src/sources', 'ingest/src/pipeline'],
    because: 'a format knows no list',
  },
  {
    folder: 'ingest/src/sources',
    mayNotImport: ['ingest/src/pipeline'],
    because: 'a list says what it is; the pipeline does the work',
  },
]

/** The imports that cross a boundary, one per line; empty if there are none. */
export function crossings(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const broken = workspaceCrossing(one) ?? neighbourCrossing(one) ?? layerCrossing(one)
    return broken === null ? [] : `${one.from} imports ${one.to}: ${broken}`
  })
}

function workspaceCrossing({ from, to, isByName }: Import): string | null {
  const [own, other] = [firstOf(from), firstOf(to)]
  const allowed = workspaces[own]
  if (own === other || allowed === undefined || workspaces[other] === undefined) return null
  if (!allowed.some((folder) => isIn(folder, to)))
    return `${own} imports ${allowed.join(', ') || 'nothing of ours'} only`
  return isByName ? null : `another workspace is imported by its exports, @qingdan/${other}/…`
}

function neighbourCrossing({ from, to }: Import): string | null {
  for (const { of, allowed } of neighbours) {
    const [own, other] = [childOf(of, from), childOf(of, to)]
    if (own === null || other === null || own === other) continue
    if (!allowed.includes(`${own} → ${other}`)) return `${of}/${own} imports no neighbour`
  }
  return null
}

function layerCrossing({ from, to }: Import): string | null {
  const broken = layers.find(
    ({ folder, mayNotImport }) => isIn(folder, from) && mayNotImport.some((other) => isIn(other, to)),
  )
  return broken?.because ?? null
}

function firstOf(path: string): string {
  return path.split('/', 1)[0] ?? ''
}

/** The sub-folder of `folder` that contains a path; null for files directly in it and outside of it. */
function childOf(folder: string, path: string): string | null {
  if (!isIn(folder, path)) return null
  const [child = '', ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length > 0 ? child : null
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`)
}
