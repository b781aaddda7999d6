/**
 * English wordings of one thing in names of organisations, mostly translations by different publishers; the first wording stands for
 * all. Words, then `;`.
 * Origin: general knowledge of how registers and publishers translate; each wording occurs in names of several organisations.
 */
export const englishWordings = `
  central bank = zentralbank
  national bank = nationalbank
  foreign trade bank = aussenhandelsbank; ausenhandelsbank
  development bank = entwicklungsbank
  commercial bank = handelsbank
  oil company = olgesellschaft; oelgesellschaft; erdolgesellschaft
  popular front = volksfront
  research = scientific research; scientific and research; research and development; r and d; r d; research development
  research production = scientific production; scientific and production; scientific and industrial; scientific industrial; research and production; science and production;
    research and industrial; scientific manufacturing; scientific and manufacturing; research and manufacturing; research manufacturing; science production;
    production and research; science and industry; research and implementation; production scientific
  research technical = scientific and technical; scientific technical; research and technical; science and technology; scientific and technological;
    scientific technological; research and technological; research technological; research and engineering; scientific engineering; scientific and engineering;
    science and technical; research and technology
  research center = scientific center; science center
  design bureau = design office; engineering bureau; construction bureau; constructor bureau; constructors bureau; design and engineering bureau; design engineering bureau;
    engineering design bureau; designing bureau
  design technological bureau = design and technological bureau; design technology bureau; design and technology bureau; engineering and technological bureau
  design = engineering design; design and construction
  main management = main directorate; head directorate; main department; chief directorate
  main = head
  rocket = rocket weapons; rocket armament; rocket armaments
  automobile = vehicles; vehicle; motor vehicles; automobiles
  unit = aggregate
  containers = container
  experimental = pilot; test and experimental; experimental and pilot
  instruments = instrument making; instruments making; instrument engineering; instrument building; instrument manufacturing; instruments making; instrument construction; device engineering;
    instrumentation engineering; instrument production; instrument design; instrumentation; instruments manufacturing; device building; instruments engineering
  engineering = machinery; machine building; machine engineering; mechanical engineering; machinery building; machine construction; machine making; machinery manufacturing; machinebuilding;
    machinery engineering; engineering industry; machine manufacturing; machinery construction; mechanical building
  machine tool = machine tools; machine tool building
  engines = engine building; engine making; engine manufacturing; engine construction; motor building; engine engineering; motors building; engine production
  aviation = aircraft building; aviation industry; aircraft manufacturing; aircraft construction; aviation building; aircraft production
  aviation = aircraft; aeronautical; aeronautics
  ship building = shipbuilding; ship construction
  ship repair = shiprepair; shiprepairing; ship repairing; ship maintenance; ship repairs; vessel repair
  shipyard = ship yard; ship repair plant; ship repair yard; ship repairing plant; shiprepair plant; shiprepair yard; shiprepairing plant; dockyard; ship repair factory; ship building yard; ship building plant; shipbuilding yard; shipbuilding plant; shipbuilding factory
  armored = armour; armoured; armor; tank repair
  armored repair = armored vehicles repair; armored vehicle repair
  ammunition = cartridge; cartridges
  gunpowder = powder; propellant
  weapons = arms; armaments; armament; weapon
  automation = automatics; automatic equipment; automatic systems; automated systems; automatic
  electro mechanical = electromechanical; electromechanics; electro mechanics; electromechanic; electro mechanic
  optical mechanical = optical and mechanical; optomechanical; optico mechanical; opto mechanical; optics and mechanics
  optical = optics; optic; optiko
  mechanical = mechanics; mechanic
  radio technical = radiotechnical; radio technics; radio engineering; radiotechnics; radiotechnology; radio technology; radioengineering
  communications = communication; telecommunications; telecommunication; communications equipment; communication equipment
  information = data processing; informatics
  computing = computer; computers; computer engineering; computing equipment; computing technology; computation
  semiconductors = semiconductor; semiconductor devices
  heat engineering = thermal engineering; thermotechnics; heat technology; thermal technology
  special = specialised; specialized; specialty
  special design bureau = special construction bureau
  radionavigation = radio navigation
  radiolocation = radio location; radar engineering
  tracked = caterpillar; crawler
  foundry = casting; castings
  flight unit = flight detachment
  main production technical = leading production and technical; head production and technical; main production and technical
  plant = combine; kombinat; factory; works; mill; manufactory; manufacturing plant; production plant
  enterprise = undertaking
  association = amalgamation; union enterprise
  center = centre; centers; centres
  bureau = office
  committee = working group
  concern = konzern; conzern
  holding = holdings
  group = group of companies; companies group
  military = army
  defense = defence
  space = cosmic; outer space
  unmanned aerial vehicle = uav; unmanned aircraft; uavs; unmanned aerial vehicles; drone; drones; unmanned aerial; unmanned vehicle
  unmanned systems = unmanned aerial systems
  registrar = registry; recorder
  stock = share; securities
  joint stock = shareholding
  trade = trading; commerce
  technology = technologies; technics; tech; technical; technological
  electronic = electronics; electronical
  innovation = innovative; innovations
  metallurgical = metallurgy
  solutions = decisions; solution
  complexes = complex; compound
  helicopter = helicopters
  rocket = missile; missiles; rockets
  airlines = airline; air lines; airways
  logistics = logistic
  seaport = commercial sea port; merchant sea port; sea port; commercial seaport; sea commercial port; sea trading port; port; sea trade port; merchant seaport
  people = peoples
  children = childrens
  foreign trade = dis ticaret; dis tic
  exchange = sarafi; money exchange; currency exchange; hawala; exchange house
  information technology = it; information technologies
  transport = transportation; trans
  marine = maritime
  oil = petroleum
  chemical = chemistry
  systems = system
  instruments = instrument; devices; device; instrumental
  engines = engine; motors; motor
  materials = material
  components = component
  products = product
  services = service
  physics = physical
  sciences = science
  research institute = research institution
  digital = numeric
  management = managing; administration
  battery = accumulator; batteries; accumulators
  composite = composites
  precision = exact
  industrial = industry; industries
  finance = financial
  investment = investments; invest
  insurance = assurance
  construction = building; civil engineering
`

/** The same of words that tell parties apart. */
export const nameWordings = `
  hong kong = hk; hongkong
  myanmar = myanma; burma
  saint = st; sankt
  crimea = crimean
  iran = iranian; irans
  all russian = all russia
  russian = russia; of the russian federation; russian federation; of russia
  ukrainian = ukraine
  belarusian = belarus; belarussian; byelorussian
  moscow = moskva
  siberian = siberia
  ural = urals
  far eastern = far east
  north = northern
  south = southern
  east = eastern
  west = western
  north west = northwest; northwestern; north western
  independent = autonomous
  public = social
  people = popular
  photon = foton
`

/** The same of single bodies: it says nothing about the words. */
export const bodyWordings = `
  islamic revolutionary guard corps = islamic revolution guard corps; islamic revolutionary guards corps; iranian revolutionary guard corps;
    iranian revolutionary guards corps; revolutionary guard corps; islamic revolutionary guards; islamic revolution guards corps
  central bank of russia = central bank of the russian federation; bank of russia; central bank of russian federation
`

/** Left out of a name: they say nothing about the party. */
export const emptyWordings =
  'management company of the holding; holding management company; managing company of the holding; holding managing company; management of the holding; managing of the holding; holding managing; holding management; so called; responsibility of; responsibility; academician; akademika; the'

/** Before the name of somebody in whose honour an organisation is named, which many publishers leave out. */
export const honourWordings = 'named after; named for; named in honor of; named in honour of; name of; imeni; im'

/** Words that say that a party has others below it, or only that it is one: one publisher has them, another leaves them out. */
export const organisingWords = 'group holding concern corporation company firm managing'

/**
 * Legal forms that publishers shorten, translate or spell otherwise than registers, after the usual one. In neutral spelling;
 * `-` stands after a stem, for any ending.
 */
export const legalWordings = `
  limited liability company = society with limited liability; obsh- s organich- otve-; obsh- s ogranich- otve-; tovari- s ogranich- otve-; s ogranich- otve-; kompani- s ogranich- otve-
  joint stock company = jsco; stock company; shareholding company; joint stock; jointstock co; akcione- obsh-; aktcione- obsh-; akcionern- tovari-
  public joint stock company = publi- akcione- obsh-; publi- aktcione- obsh-; publichn- akcionern- tovari-
  open joint stock company = otkri- akcione- obsh-; otkri- aktcione- obsh-; vidkrit- akcionern- tovari-
  closed joint stock company = zakri- akcione- obsh-; zakri- aktcione- obsh-; zakrit- akcionern- tovari-
  private joint stock company = privatn- akcionern- tovari-; nepubli- akcione- obsh-
  public joint stock company = publicly traded company; publicly traded joint stock company; ptc; pjs; public stock company
  open joint stock company = open joint stock company of open type; ojs; open stock company; open type joint stock company
  closed joint stock company = closed corporation; closed company; cjs; zjs; closed stock company; closed type joint stock company
  joint stock commercial bank = jscb; stock commercial bank
  federal state enterprise = fse; federal state owned enterprise; state owned enterprise
  state unitary enterprise = sue; gup
  additional liability company = obsh- s dopolnit- otve-; tavaristva z dadatkovai adkaznas-; company with additional liability
  limited liability company = ltd liability company; limited liability corporation; limited liability partnership
`
