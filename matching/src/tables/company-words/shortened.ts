/**
 * Words of English names of companies and public bodies with their abbreviations, plurals and other forms of the same word.
 * Origin: general knowledge of usage in registers and bank messages.
 */
export const shortenedCompanyWords = `
  academy acad academies
  accessories accessory accs
  accounting acctg accountancy accounts
  administration admin administrative admn adm administrations
  advanced adv advance
  advertising advtg advert
  advisory advisors advisers advisor
  aeronautics aeronautical aero
  aerospace aerosp aero
  affairs aff
  agency agencies agcy agy agent agents
  agriculture agricultural agri agro agric agrl
  air airways airline airlines airway
  aluminium aluminum alum alu alumin
  american amer america usa
  analysis analytics analytical
  apparel apparels
  appliances appliance appl
  architecture architectural architects arch
  army armed
  arts art
  assembly assy assem
  associates assocs assoc associate
  association assn assoc ass associations asscn assoctn
  assurance assur
  atomic atom
  authority auth authorities
  automation automatic automated autom
  automobile automobiles automotive auto autos
  aviation avn aviat avia aero
  bank bancorp bk bnk banks
  beverage beverages bev
  biology biological bio
  biotechnology biotech biotechnologies biotechnological
  board bd
  branch br brch
  broadcasting broadcast
  brothers bros brother bro
  building bldg build builders bldgs
  bureau bur
  business businesses bus biz busn
  capital cap capitals
  cement cem cements
  center centre ctr cntr centers centres cent
  central cen cent centr
  ceramic ceramics
  certified cert certification
  chamber chambers
  chemical chemicals chem chems chemistry chemie
  civil civ
  clinic clinics clinical
  college coll colleges
  commerce comm commercial coml comml
  commission comm commn comsn
  committee comm cttee comte
  commodities commodity comdty
  communication communications comm comms commns commun
  company co comp cos companies
  component components comp comps compts
  computer computers comp computing
  conference conf
  consolidated cons consol
  construction const constr constn cons constructions constructing construct construc
  consultancy consulting consultants consult consultant conslt conslts consultancies
  container containers cont contr
  contracting contractors contractor contr contracts cntrg
  control controls ctrl contrl
  cooperative coop cooperatives cooperation
  corporation corp corps corporate corpn crp
  council counc
  country countries
  credit cr cred credits
  culture cultural cult
  customs custom cust
  data dat
  defense defence def
  department dept dep dpt depart depts
  deposit dep deposits
  design designs designing designers
  development dev devel developments developers devt dvlpmt developing develop dvpt develp devs
  device devices
  digital dig
  director directorate dir direct
  distribution distributors distributor distr dist distributing distrib distributions distribs
  division div divn divs
  domestic dom
  drilling drill
  east eastern
  economic economics econ economy
  education educational edu educ
  electric electrical elec elect el electro electrics elektro
  electronic electronics elec elect electron electro elex electr
  electricity elect
  electromechanical electromech
  employment empl
  energy energies enrg
  engineering engg engrg eng engineers engr engineer engng engrs engin engnrng engineerings enggs engring
  enterprise enterprises ent entp entprs enter entpr entps entr
  entertainment ent entertain
  environment environmental env envir enviro
  equipment equip equipt eqpt equipments eqp equipmt eqmt
  establishment est estab establishments estb
  estate estates
  exchange exch exchanges exchg
  export exports exp exporter exporters exporting expt
  express exp
  fabrication fabricators fabric fab fabricating
  factory fty fact factories fcty fac
  faculty fac
  federal fed
  federation fed fedn
  fertilizer fertilizers fertiliser fertilisers
  finance financial fin fincl financing finances finan
  fishing fisheries fishery fish
  food foods foodstuff foodstuffs
  foreign for frgn
  forwarding forwarders forwarder fwdg fwd
  foundation fdn found fndn foundations fndtn
  freight frt
  furniture furn furnitures
  garment garments gmt gmts
  general gen genl gnrl
  geological geology geol geo
  geophysical geophys geophysics
  government govt gov govmt governmental
  group grp gp groups grps
  headquarters hq hqs
  health healthcare
  heavy hvy
  high hi
  holding holdings hldg hldgs hold hldng hlds
  hospital hosp hospitals
  hotel hotels htl
  house houses hse
  housing hsg
  hydraulic hydraulics hydr hyd
  import imports imp importer importers importing impt
  independent indep
  industry industries industrial ind inds indl indus indust industr indstrs indstries indusries indu industria industrials indtry
  information info infor inform informatics
  infrastructure infra infrastructures
  innovation innovations innovative innov
  institute inst institution instit institutes insti institutional
  instrument instruments instr instrumentation instrmts
  insurance ins insur insce insurers
  integrated integ integration
  intelligence intel intell intelligent
  interior interiors
  international intl int intern inter internatl intnl intnatl internl internationals interntl itl
  investment investments inv invest invst invmt invts invt investors investing invs
  irrigation irrig
  island islands isl is
  jewelry jewellery jewellers jewelers
  laboratory laboratories lab labs labor labo
  leasing lease
  leather leathers
  library lib
  light lt
  limited ltd
  line lines
  liquid liq
  logistics logistic logs logist log logis logistical lgs
  lubricants lubricant lube lubes
  machine machines mach machining
  machinery mach machineries mchy machy machinary mchnry
  magazine mag
  maintenance maint mtce
  management mgmt mgt mngmt mangmt managment mgnt managements mgrs managers
  manufacturing mfg manufacturer manufacturers manuf manufacture manufactures mfrs mfr mfgs manufac mnfg manufactory manfg mnfctrg
  marine mar maritime
  market markets mkt mkts
  marketing mktg mkg mkting market mrktng marktg
  material materials matl matls mat mater
  mechanical mech mechanics mechanic mechl
  media medias
  medical med medicals medicine
  merchant merchants merch merchandise merchandising
  metal metals met metallic
  metallurgical metallurgy metall metal
  metropolitan metro
  microelectronics microelectronic microelec
  military mil milit
  mineral minerals min
  ministry min minis ministries
  mining mine mines min
  motor motors mot
  mountain mountains mt mtn
  municipal mun municipality munic
  museum mus
  national natl nat nationals natnl ntl
  natural nat
  naval navy
  navigation nav navig
  network networks netw ntwk
  north northern n
  northeast northeastern ne
  northwest northwestern nw
  nuclear nucl nuc
  number no num nr nos
  office off offices ofc
  offshore offsh
  oil oils
  operation operations ops oper
  optical optics optic opt
  optoelectronics optoelectronic opto optoelec
  organization organisation org orgn organizations organisations orgs organiz orgnztn
  overseas oseas osea
  packaging packing pkg packagings pack
  paper papers
  partners partner partnership ptnrs prtnrs
  parts part pts
  petrochemical petrochemicals petchem petrochem
  petroleum petrol petro pet petrolium
  pharmaceutical pharmaceuticals pharma pharm pharmacy pharmaceutic pharmaceut pharmas
  photographic photo photography
  physics physical phys
  pipe pipes piping
  pipeline pipelines
  plant plants plt
  plastic plastics plast
  police pol
  polytechnic polytechnical polytech poly
  port ports
  power pwr powers
  precision prec
  press printing print printers
  private pvt prv priv
  process processing processors proc
  procurement proc purchasing procure
  product products prod prods produce production productions prdct
  production prodn productions
  program programme programs programmes
  project projects proj projs
  property properties prop props
  protection prot
  province provincial prov
  public pub
  publishing publishers publ publications publisher publication
  quality qual
  radio rad
  railway railways rail rly railroad railroads ry rr rwy
  real rl
  refinery refineries refining ref
  refrigeration refrig
  regional reg region
  relations rel
  renewable renewables renew
  repair repairs rep
  representative representation rep repr
  republic rep
  research res resrch rsch rsrch
  resource resources res rsrcs
  restaurant restaurants rest
  rubber rub
  safety saf
  saint st ste
  sale sales
  satellite satellites sat
  savings saving svgs
  school sch schools
  science sciences scientific sci scient
  security securities sec secur
  semiconductor semiconductors semicond semi semicon
  service services svc svcs srvc srvcs serv servs srvces srv svces srvs
  shareholding shareholders
  ship ships
  shipbuilding shipbuilders shipb
  shipping shpg ship shippg ships shppng shipng shp
  shipyard shipyards
  society soc societies
  software softw sw
  solution solutions soln solns sol sols
  south southern s
  southeast southeastern se
  southwest southwestern sw
  space spc
  special spl spec specialized specialised speciality specialty
  spare spares
  standard std stand standards
  state states
  station stn sta stations
  steel steels stl
  storage stor
  store stores
  strategic strat
  street st str
  structure structures structural struct
  studio studios
  subsidiary subs
  supply supplies supp suppl suppliers supplier
  support supports
  surgical surg
  surveillance surv
  survey surveys surveying
  syndicate synd
  system systems sys syst syss
  technical tech techn tec
  technology technologies tech techs technol technological techno tec techn tek techy technics technolog tchnlgy
  telecommunication telecommunications telecom telecoms telco telecomm tel telecommn
  telegraph tel telephone tele
  television tv
  terminal terminals term
  textile textiles text tex txtl
  tourism tourist tours tour travel
  trade trading trdg trd trad tradg traders trader trades trdng tradings
  training trg
  transport transportation trans transp transports trnsp transportations transpt trpt transporters trsp tpt transporting
  transmission trans transm
  travel travels trvl
  treasury treas
  trust trusts tr trustees
  underwriting underwriters uw
  union un unions
  united utd unit untd
  university univ universities uni unversity
  utility utilities util
  vehicle vehicles veh
  venture ventures vent
  vessel vessels
  vocational voc
  warehouse warehouses warehousing whse whs
  waterway waterways
  weapon weapons
  west western w
  wholesale wholesalers whlse
  wood woods timber
  works work wks
  workshop workshops wkshp
  world worldwide wrld
  yard yards
`
