import { words } from './words.ts'

/**
 * Words of little distinctiveness. All are Latin forms after romanising.
 * Origin: general knowledge; the ranks and honorifics are those seen in OFAC and UN entries.
 */

/** Articles, prepositions and linking words: some spellings of a name have them and others do not. */
export const personParticles = new Set(
  words(`
    al el ul ad ar as az ash at ath adh us ur uz ud es ez ech bin ben ibn bint binti binte bte ould wuld weld walad
    de del della di da do dos das du des la las les los y e et van von vom zu zum zur der den dem ter ten te op
    the of and und af av och dit dite abd dei degli delle dello dalla dal het in tot thoe op zum oglu ogly ogli ugli uulu
    kyzy qizi kizi gizi bt so wo anak nee ne geb alias aka fka known called zvany`),
)

/** The same in names of companies, vessels and aircraft. */
export const partyParticles = new Set(
  words(`
    the of for and in on to at by und des de del della di da do das dos du la las le les el los lo al y e et van von der den
    dem die zur zum fur fuer im am vom pour aux per para af av och i na po v s z o lil lel w wa wal va`),
)

/** The name after these is the father's or the son's. */
export const fatherMarks = new Set(words('bin ben ibn ould wuld weld walad bint binti binte bte bt'))

/** Ranks, honours and forms of address. */
export const titles = new Set(
  words(`
    mr mrs ms miss mister dr doctor prof professor sir dame lord lady hon honorable honourable rev reverend father pastor bishop
    mullah mulla mullah mawlawi maulawi maulvi maulana mawlana moulavi haji hajji hadji hajj haj alhaj alhaji qari mufti sheikh shaikh
    sheik shaykh cheikh shekh sharif sherif ustad ustaz ayatollah ayatullah hojjatoleslam hujjat allamah emir amir general gen colonel col
    major maj captain capt cpt lieutenant lt commander cmdr brigadier brig admiral marshal sergeant sgt corporal cpl engineer eng engr
    ing dipl phd md jr sr junior senior iii prince princess king queen sultan khalifa president minister judge justice comrade herr frau
    senor senora don dona doña monsieur madame mme mlle pan pani gospodin tuan puan dato datuk datin tan tun encik ustadz kyai
    effendi bey pasha aga beg
    messrs miss madam madame mademoiselle hrh hh hm excellency highness majesty eminence holiness chief president vicepresident vice governor gov mayor
    senator congressman deputy mp ambassador amb consul secretary sec chairman chairperson director ceo manager
    vadm radm ltg ltcol ltgen majgen briggen subedar naib havildar flt sqn wg cdr cmdre commodore airman private pvt
    polkovnik podpolkovnik kapitan mayor leytenant starshiy akademik doktor professor gospozha gospodin grazhdanin tovarisch
    oberst oberstleutnant leutnant hauptmann generalmajor generalleutnant feldmarschall dr dring magister mag lic licenciado ingeniero ing arq abogado coronel
    comandante capitan teniente sargento doutor doutora engenheiro eng senhor senhora sra srta sr colonnello capitano dottore dott dottssa avv avvocato onorevole
    docteur maitre mtre colonel generale rabbi rav reb swami guru sant ven venerable archbishop cardinal monsignor msgr deacon brother sister abbot imam
    allama allamah hujjatulislam hojatoleslam hojjat molvi mowlawi akhoond qazi mirzada pir sahib saheb sahibzada shri shree smt shrimati
    sayyidina moulana moulvi mullo muhtaram ustadh bay bayan sayin hoca haji hadji haci tunku tengku tengku raden toh puan
    khun nai nang phra luang mom momrachawong pol otunba alhaja mallam malam elhadj ras ato woizero dejazmach
    esq esquire qc kc cpa mba msc bsc dds jd llm rn obe cbe mbe retd retired ret acting late widow`),
)

/** Titles that are given names as well: they weigh more. */
export const titlesAlsoNames = new Set(
  words(`abdul abdel abdal abdol hafez hafiz hafidh sayed sayyed sayyid said syed seyed seyyed sayid imam akhund akhond agha khan shah mir mirza malik emir amir
    sultan sharif sherif khalifa king prince major judge justice tan don bey mayor guru sant malam ras pir nai nang late private brother sister reb toh mag mom
    pol raden hoca chief rav eng`),
)

/** Words of companies with little distinctiveness. */
export const genericWords = new Set(
  words(`
    international intl national global world worldwide general group grp holding holdings trading trade commerce commercial company
    industry industries industrial enterprise enterprises services service solutions technology technologies tech technical systems
    system engineering development investment investments consulting management import export imports exports marketing business
    agency center centre organization organisation association foundation institute establishment office bureau department branch
    logistics shipping transport transportation maritime marine lines line construction contracting project projects production
    products manufacturing factory plant works mill energy oil petroleum gas petrochemical chemical chemicals electronic electronics
    electric electrical machinery equipment materials metal metals steel mining aviation aerospace airlines air security defense
    defence bank finance financial insurance capital fund trust partners partnership group union limited state federal republic
    ministry government central united new modern advanced research science scientific academy university college school hospital
    medical pharmaceutical pharma food foods agricultural agriculture textile real estate property properties hotel hotels tourism travel
    telecom telecommunication telecommunications communications communication network networks information digital data software
    computer computers auto automotive motor motors parts supply supplies tools instrument instruments and
    vessel ship tanker star ocean sea zavod kompaniya gruppa gruppe groupe grupo holdingi torgovyi torgovy dom nauchno proizvodstvennoe
    obyedinenie predpriyatie tsentr institut sanayi ticaret ithalat ihracat pazarlama lojistik sherkat sharikat bazargani sanat sanaye
    comercial industrial servicios inversiones empresa empresas grupo transportes importadora exportadora comercializadora`),
)

/** Companies of one group that differ by a number in the name. */
export const seriesWords = new Set(
  words('fund funds trust partners partnership notes series capital investors lp investment portfolio'),
)

/** What is numbered among its sisters: 13th Institute, Factory 112. */
export const numberedUnits: ReadonlySet<string> = new Set(
  words(
    'institute institut plant zavod factory academy brigade battalion regiment division unit arsenal bureau department directorate',
  ),
)
