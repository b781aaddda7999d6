import type { Source } from '../source.ts'
import { aecaDebarred } from './aeca-debarred/source.ts'
import { auDfat } from './au-dfat/source.ts'
import { bisDeniedPersons } from './bis-denied-persons/source.ts'
import { bisEntityList } from './bis-entity-list/source.ts'
import { bisMieu } from './bis-mieu/source.ts'
import { bisMilitaryEndUser } from './bis-military-end-user/source.ts'
import { bisUnverified } from './bis-unverified/source.ts'
import { caSema } from './ca-sema/source.ts'
import { cbpWro } from './cbp-wro/source.ts'
import { cnCountermeasures } from './cn-countermeasures/source.ts'
import { cnExportControl } from './cn-export-control/source.ts'
import { cnTaiwanAccomplices } from './cn-taiwan-accomplices/source.ts'
import { cnTaiwanDiehards } from './cn-taiwan-diehards/source.ts'
import { cnUnreliableEntities } from './cn-unreliable-entities/source.ts'
import { cnWatchList } from './cn-watch-list/source.ts'
import { cubaRestricted } from './cuba-restricted/source.ts'
import { euFsf } from './eu-fsf/source.ts'
import { euOfficialJournal } from './eu-official-journal/source.ts'
import { fccCovered } from './fcc-covered/source.ts'
import { inksna } from './inksna/source.ts'
import { jpExportBans } from './jp-export-bans/source.ts'
import { jpMeti } from './jp-meti/source.ts'
import { nsCmic } from './ns-cmic/source.ts'
import { ofacConsolidated } from './ofac-consolidated/source.ts'
import { ofacSdn } from './ofac-sdn/source.ts'
import { ownershipRegister } from './ownership-register/source.ts'
import { section154 } from './section-154/source.ts'
import { section353 } from './section-353/source.ts'
import { section889 } from './section-889/source.ts'
import { section1260h } from './section-1260h/source.ts'
import { section1286 } from './section-1286/source.ts'
import { section5949 } from './section-5949/source.ts'
import { stateNonproliferation } from './state-nonproliferation/source.ts'
import { uflpa } from './uflpa/source.ts'
import { ukSanctions } from './uk-sanctions/source.ts'
import { unSc } from './un-sc/source.ts'
import { usCsl } from './us-csl/source.ts'

/** Every list we read; one that repeats others comes after them. */
export const sources: readonly Source[] = [
  ofacSdn,
  unSc,
  ofacConsolidated,
  bisEntityList,
  bisDeniedPersons,
  bisUnverified,
  bisMilitaryEndUser,
  stateNonproliferation,
  aecaDebarred,
  usCsl,
  section1286,
  nsCmic,
  uflpa,
  cbpWro,
  fccCovered,
  euFsf,
  euOfficialJournal,
  ukSanctions,
  jpMeti,
  jpExportBans,
  auDfat,
  caSema,
  cnUnreliableEntities,
  cnExportControl,
  cnWatchList,
  cnCountermeasures,
  cnTaiwanDiehards,
  cnTaiwanAccomplices,
  bisMieu,
  cubaRestricted,
  inksna,
  section889,
  section154,
  section353,
  section5949,
  ownershipRegister,
  section1260h,
]
