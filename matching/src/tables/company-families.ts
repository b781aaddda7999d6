import { wordGroups } from './words.ts'

/** Words of companies written short or in another language: the same word. */
export const companyFamilies = wordGroups(`
  international intl int internationale internacional internazionale internationaler mezhdunarodnyi mezhdunarodnaya
  technology technologies tech technological tekhnologii tekhnologiya tecnologia technologie technologien tehnologii
  manufacturing mfg manufacturer manufacturers manuf
  group grp gruppe groupe grupo gruppa gruppo
  engineering engg engrg eng engineers ingenieria inzhiniring engineer
  services service svcs srvcs svc servicios servizi srvces
  industry industries industrial ind inds industria industrias industrie promyshlennost
  company co kompaniya companie
  corporation corp korporatsiya corporacion
  development dev devel developments
  trading trade trdg trad
  management mgmt mgt
  association assn assoc asociacion assotsiatsiya
  department dept departamento
  government govt gov
  university univ universidad universitet universitaet
  national natl nacional nationale natsionalnyi
  general gen
  transport transportation trans transportes transit
  construction const constr stroitelstvo
  electronics electronic elec electron elektronika
  electric electrical elektro
  machinery mach machine machines mashinostroenie
  aviation avia aero aviatsiya
  aerospace aerospatiale
  petroleum petrol
  chemical chemicals chem
  pharmaceutical pharmaceuticals pharma
  telecommunications telecommunication telecom telecoms
  communications communication comm comms
  insurance ins insur
  investment investments inv inversiones invest
  brothers bros
  center centre ctr tsentr centro zentrum
  organization organisation org organizatsiya organizacion
  institute inst institut instituto
  laboratory laboratories lab labs
  defense defence oboronnyi defensa
  research res
  science sciences scientific sci nauchno
  shipping shpg
  maritime marine morskoi
  export exports exp
  import imports imp
  factory plant works zavod fabrika fabrik
  bank banco banque bankasi
  foundation fdn fundacion fondation stiftung fond
  saint st sankt
  mount mt
  fort ft
  north northern
  south southern
  east eastern
  west western
  united utd
  system systems sistemy sistema sys
  product products prod production
  holding holdings hldg hldgs kholding
  logistics logistic
  enterprise enterprises ent predpriyatie
  associates assocs
  agency agentstvo agencia
  republic respublika republica
  federation federatsiya
  america american usa us
  russia russian rossiya rossiiskii
  china chinese sino
  iran iranian
  syria syrian
  korea korean
  europe european
  germany deutsche deutschland german
  africa african
  asia asian
  commercial commerce
  financial finance
  security securities
  state gosudarstvennyi
  naval navy
  one 1 i first 1st
  two 2 ii second 2nd
  three 3 iii third 3rd
  four 4 iv fourth 4th
  five 5 v fifth 5th
  six 6 vi sixth 6th
  seven 7 vii seventh 7th
  eight 8 viii eighth 8th
  nine 9 ix ninth 9th
  ten 10 x tenth 10th
`)
