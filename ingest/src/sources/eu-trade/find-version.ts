import { z } from 'zod'
import { readAnswer } from '../../index-pages/read-answer.ts'
import { PageChanged } from '../../rejected.ts'
import type { FoundAddress, IndexPage } from '../../source.ts'
import { acts } from './annexes.ts'

const versionOf = (celex: string) => `0${celex.slice(1)}-`

/** Consolidated versions of the acts in English, with their XHTML manifestation. */
const query = `PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
SELECT DISTINCT ?celex ?manifestation WHERE {
VALUES (?id ?prefix) { ${Object.keys(acts)
  .map((celex) => `("${celex}"^^xsd:string "${versionOf(celex)}")`)
  .join(' ')} }
?act cdm:resource_legal_id_celex ?id .
?version cdm:act_consolidated_consolidates_resource_legal ?act ; cdm:resource_legal_id_celex ?celex .
FILTER(STRSTARTS(STR(?celex), ?prefix))
?expression cdm:expression_belongs_to_work ?version ;
cdm:expression_uses_language <http://publications.europa.eu/resource/authority/language/ENG> .
?manifestation cdm:manifestation_manifests_expression ?expression ; cdm:manifestation_type ?type .
FILTER(STR(?type) = "xhtml") }`

/** The Publications Office's store of all acts, asked which versions it has. */
export const versionsAddress = `https://publications.europa.eu/webapi/rdf/sparql?${new URLSearchParams({
  query: query.replaceAll('\n', ' '),
  format: 'application/sparql-results+json',
})}`

const value = z.object({ value: z.string() })
const answer = z.object({
  results: z.object({ bindings: z.array(z.object({ celex: value, manifestation: value })) }),
})

/** The page of the newest version of each act. One of a day to come is not yet in force. */
export function newestVersions(page: IndexPage): FoundAddress[] {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const versions = readAnswer(page, answer)
    .results.bindings.map(({ celex, manifestation }) => ({ celex: celex.value, address: manifestation.value }))
    .filter(({ celex }) => /-\d{8}$/.test(celex) && celex.slice(-8) <= today)
    .sort((a, b) => b.celex.localeCompare(a.celex))
  return Object.keys(acts).map((act) => {
    const newest = versions.find(({ celex }) => celex.startsWith(versionOf(act)))
    if (newest === undefined)
      throw new PageChanged(`The answer of ${new URL(page.url).origin} has no version of ${act}.`)
    // Names of things are http; the same path is served under https.
    const path = new URL(newest.address).pathname.replace(/\/DOC_\d+$/, '')
    return { url: new URL(`${path}/DOC_1`, page.url).href, name: `${newest.celex}.xhtml` }
  })
}
