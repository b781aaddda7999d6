/**
 * General words of company names in several languages, the English first: Handelsbank and Trade Bank are one name, half translated.
 * Native scripts are romanised. Origin: general knowledge.
 */
export const foreignCompanyWords = `
  academy akademiya akademia academia akademie academie akademisi accademia akademija
  administration administratsiya verwaltung administracion administracao upravlenie upravlinnia mudiriyat idare administrasi
  africa afrika african afrique afriki
  agency agentstvo agencia agence agentur agenzia ajansi agentsiya agencija ahentstvo wakala
  agriculture agricola agricole selskokhozyaistvennyi selskokhozyaystvennyy tarim landwirtschaft ziraat zirai keshavarzi
  airlines aviakompaniya aviakompaniia aviokompaniya havayollari aerolineas linhas lineas hava havayolu fluggesellschaft luftfahrt
  aircraft aviatsionnyi aviatsionnyy aviatsiyi avion avions aviastroitelnaya aviastroitelnyi samoletostroitelnaya
  alliance alyans alianza alianca allianz
  aluminium alyuminii alyuminiy alyumin
  american amerikanskii amerika america
  army armiya armee ejercito exercito jaysh artesh
  asia aziya asie asya asiatico
  association asociacion assotsiatsiya associacao associazione verband verein asosiasi dernegi dernek birligi asotsiatsiia jamiyat ettehadiye
  atomic atomnyi atomnaya atomica atomique
  auto avto otomotiv avtomobilnyi automotriz automobil
  aviation aviatsiya aviatsionnyi aviacion aviacao havacilik avia luftfahrt aviazione
  bank banco banque bankasi banka banca bankas bancorp banki pankki masraf bancaria trapeza
  beer pivo cerveceria bier brewery brasserie pivovar
  book kniga libro livre
  brothers hermanos irmaos freres gebruder gebrueder fratelli kardesler bratya brata akhavan
  building bau construccion stroitelnaya insaat bina
  business negocios geschaft biznes affaires
  capital kapital capitale
  cement tsement cemento ciment zement cimento semen
  center centro zentrum tsentr centrum merkezi merkez markaz centar tsentar keskus
  central tsentralnyi tsentralnyy centralnyi zentral centrale merkez markazi markaziy kentriki
  chemical khimicheskii khimicheskiy quimica quimicos chimie chimique chemie kimya kimia khimicheskaya chimica chemische khimiya
  china kitai kitay chine chinese sino cina cin zhongguo zhonghua
  city gorod ciudad ville stadt stad cidade citta shahr kota
  coal ugol ugolnaya carbon charbon kohle komur
  college kolledzh colegio colegiu kolleg
  commerce comercio kommertsiya commercio ticaret handel kommerz
  commercial comercial kommercheskii kommercheskiy commerciale kommerz kommerchesky ticari
  commission komissiya comision kommission comissao
  committee komitet comite comitato komite komitesi
  communication svyaz svyazi comunicacion comunicaciones communications komunikasi kommunikation iletisim
  company kompaniya compania compagnie companhia compagnia kompaniia kompanija kompania sirketi kampani firma gesellschaft sharika sharikat sherkat perusahaan syarikat
  complex kompleks complejo komplex
  concern kontsern konzern
  construction stroitelstvo stroitelnaya stroitelnyi construccion construcciones construcao construcoes bau insaat costruzioni costruzione budivnytstvo gradnja budowa sakhtemani byggnads pembangunan konstruksi muqawalat
  consulting consultoria asesoria beratung konsalting danismanlik consulenza conseil
  cooperation sotrudnichestvo cooperacion
  corporation korporatsiya corporacion korporasi corporacao korporatsiia korporacija
  council sovet consejo conseil rat conselho shura rada
  country strana
  credit kredit credito kredi
  culture kultura cultura kulturnyi kultur
  customs tamozhennyi tamozhennaya aduanas zoll gumruk douane
  data dannye datos daten veri
  defense oborona oboronnyi defensa savunma difesa verteidigung oboronnaya defesa pertahanan defa
  department departamento departament departement abteilung otdel
  design konstruktorskoe diseno
  development razvitie desarrollo desenvolvimento entwicklung sviluppo developpement gelistirme pengembangan rozvytok razvoj toseeh tosee
  diamond almaz diamante
  distribution distribucion distribuidora distribuidor distribuicao vertrieb dagitim distribyutor distribuzione
  east vostok vostochnyi vostochnyy oriente oriental est ost dogu sharq shargh skhid wschod
  economic ekonomicheskii economico economique
  education obrazovanie obrazovatelnyi educacion egitim bildung
  electric elektricheskii electrica elettrica elektrik electrique eletrica listrik
  electronics elektronika elektronik electronica electronique elettronica eletronica elektronnyi elektronische
  energy energiya energeticheskii energetika energia enerji energie enerhiia energija energi
  engineering inzhiniring ingenieria muhendislik ingegneria engenharia ingenierie inzheneringovaya mohandesi
  enterprise predpriyatie empresa entreprise unternehmen impresa pidpryiemstvo preduzece przedsiebiorstwo isletme isletmesi
  environment ecologica ekologicheskii cevre umwelt
  equipment oborudovanie equipos ekipman ausrustung equipamentos equipement tajhizat
  europe evropa europa avrupa european evropeiskii europaische
  exchange birzha bolsa borse
  export eksport exportacion exportadora ihracat exportacoes eksportnyi esportazione
  factory zavod fabrika fabrik fabrica fabrique usine werk fabrikasi karkhane karkhana zaklad tovarna fabbrica pabrik kilang tvornica
  federal federalnyi federalnoe federalnaya federale
  federation federatsiya federacion foderation federacao
  finance finansovyi finansovaya finanzas finanz finansman financas finanziaria finans financiere
  financial finansovyi financiera financeiro finansal finanziario
  first pervyi primera erste premiere
  fish rybnyi pesquera rybolovetskii balik
  fleet flot flota flotte
  food pishchevoi alimentos gida alimentaire alimentari lebensmittel prodovolstvennyi
  foreign vneshnyaya vneshneekonomicheskoe exterior dis
  forest les lesnoi forestal
  foundation fond fonds fundacion fundacao stiftung fondation vakfi fundacja fondazione fundatia nadace yayasan bonyad stichting muassasa zaklada fondatsiya
  france frantsiya francia frankreich
  fund fond fonds fondo fonu sanduq
  gas gaz gazovyi gazovaya
  general generalnyi generale obshchii genel
  german deutsche deutschland germany alemana
  gold zoloto oro altin or zolotoi
  group gruppa gruppe groupe grupo grubu gruppo grupa hrupa gruppen majmua goruh kumpulan grup
  health zdorovie salud saglik gesundheit saude
  holding kholding holdingi kholdynh
  hospital bolnitsa hastanesi krankenhaus ospedale hopital bimarestan
  hotel otel gostinitsa oteli
  house dom casa haus maison evi khane
  import importadora importaciones ithalat importacoes importazione
  india hindustan bharat indian hind
  industrial promyshlennyi promyshlennaya industriale industrielle endustriyel promyshlennost promislovyi
  industry promyshlennost industria sanayi industrie sanat sanayii industriya endustri sanaye przemysl prom industrija senaat
  information informatsionnyi informatsionnaya informacion
  innovation innovatsionnyi innovatsiya innovacion inovacao innovatsii
  institute institut instituto istituto enstitusu institutul instytut mahad moasese
  instrument priborostroenie pribory
  insurance strakhovaya strakhovanie seguros sigorta versicherung versicherungs assurances assurance assicurazioni strakhova bimeh asuransi takaful
  integration integratsiya
  international mezhdunarodnyi mezhdunarodnyy mezhdunarodnaya mezhdunarodnoe internacional internationale internazionale uluslararasi internationaler mizhnarodnyi mizhnarodna internasional antarabangsa medunarodni beynolmelali beynelmilel internationales
  invest investitsii investitsionnaya inversiones inversion yatirim investimentos investissement investissements investimenti investasi
  investment investitsionnyi inversiones yatirim investitsiya investitsionnyy sarmayegozari estesmar
  iron zhelezo hierro demir fer eisen
  islamic islami islamiya eslami
  japan yaponiya nippon nihon japanese
  joint obedinennyi
  korea koreya koreiskii coree
  laboratory lab labs laboratoriya laboratorio labor laboratoire laboratuvar laboratorios
  leather kozha cuero deri leder
  leasing lizing
  life zhizn vida leben hayat
  light svet luz licht
  line liniya linea linie
  logistics logistika logistica lojistik logistik logistique
  machine mashina maquina makine
  machinery mashinostroenie mashinostroitelnyi maquinaria makina maschinen maschinenbau mashinobudivnyi
  management upravlenie gestion yonetim gestao menedzhment
  manufacturing proizvodstvo proizvodstvennyi manufactura imalat produktion tolidi
  maritime morskoi morskoy maritima maritimo denizcilik bahri
  marine morskoi marina
  market rynok mercado pazar markt
  marketing pazarlama mercadeo
  material materialy materiales
  media smi medya
  medical meditsinskii medica tibbi medizinische medico
  metal metall metalo metales
  metallurgical metallurgicheskii metallurgicheskiy metalurgica metallurgiya
  military voennyi voennaya militar askeri militaire
  mining gornyi gornaya minera madencilik bergbau mineracao gornodobyvayushchaya mineria
  ministry ministerstvo ministerio ministere ministerium bakanligi ministero ministarstvo vezarat wizarat kementerian
  motor motory motores
  municipal munitsipalnyi belediye
  national natsionalnyi natsionalnaya natsionalnyy nacional nationale ulusal milli nazionale natsionalnoe watani melli ethniki
  network set red netz ag
  new novyi novaya nuevo nueva nouveau yeni neue novo nova baru
  north sever severnyi severnaya norte nord kuzey shimal shomal pivnich
  nuclear yadernyi nukleer nucleaire
  ocean okean oceano
  office byuro oficina bureau buro ofisi
  oil neft neftyanaya petrol petroleo naft nafta nefti neftyanoi oel minyak
  olive zeytin oliva
  open otkrytyi
  optical opticheskii optica optik
  organization organizatsiya organizacion organisation organizacao orgut orgutu sazman tanzim
  pacific tikhookeanskii pacifico
  paper bumaga papel kagit papier
  park parki
  partner partnery
  party partiya partido partei partisi hizb
  people narodnyi popular halk
  petrochemical neftekhimicheskii neftekhim petroquimica petrokimya petroshimi
  petroleum neft nafta petrol petroleo
  pharmaceutical farmatsevticheskii farmaceutica ilac farma farmaceuticos eczacilik
  pipe trubnyi tubos boru
  plastic plastik plastico plasticos
  port porta puerto hafen liman
  power energiya guc elektrik
  press pressa prensa presse
  production proizvodstvo produccion produktion uretim producao proizvodstvennoe
  project proekt proyecto projekt
  property nedvizhimost inmobiliaria immobilien emlak imobiliaria gayrimenkul
  public publichnyi publica kamu
  radio radyo
  railway zheleznye ferrocarril demiryolu eisenbahn zheleznaya ferrocarriles demiryollari
  real nedvizhimost bienes
  repair remont remontnyi reparacion onarim sudoremontnyi
  republic respublika republica republique republik cumhuriyeti jumhuriya jomhuri respublikasi
  research issledovatelskii issledovatelskiy investigacion arastirma forschung recherche ricerca pesquisa issledovanie issledovaniya tahghighat doslidnyi
  river reka rio
  russia russische russischer russisches rosyjski rosyjska ruski rossiya rossii rossiiskii rossiiskaya rossiyskiy rus rusya russian russe rossiiskie rossiyskie rossiyskaya rossiyskii
  school shkola escuela schule okulu ecole
  science nauka nauchnyi nauchno ciencia wissenschaft bilim nauchnaya
  scientific nauchnyi nauchno cientifico wissenschaftlich
  sea more mar deniz meer mer
  security bezopasnost seguridad guvenlik sicherheit securite amniyat
  service servis servicio servicios servizi servico servicos hizmet hizmetleri dienstleistungen uslugi khadamat obsluzhivanie
  ship sudno korabl gemi buque schiff navire kashti
  shipbuilding sudostroitelnyi sudostroenie gemi tersane tersanesi
  shipping sudokhodnaya sudokhodstvo naviera denizcilik reederei gemicilik keshtirani pelayaran navigazione sudnoplavna parokhodstvo
  silver serebro plata gumus
  society obshchestvo sociedad societe gesellschaft sociedade societa
  south yug yuzhnyi sur sud guney janub jonub pivden
  space kosmicheskii kosmos uzay espacial
  special spetsialnyi especial
  sport sporta
  star zvezda estrella yildiz stern etoile najm
  state gosudarstvennyi gosudarstvennoe gosudarstvennaya estatal devlet staatliche staats derzhavnyi derzhavne dolati
  steel stal staleliteinyi acero celik stahl acier foolad
  sugar sakhar azucar seker zucker
  supply snabzhenie suministros tedarik
  system sistema sistemy sistem systeme sistemi
  tea chai te cay
  technical tekhnicheskii tekhnicheskiy tecnica teknik technische technique fanni
  technology tekhnologiya tekhnologii tecnologia tecnologias teknoloji technologie technologien tehnologija tekhnolohii teknologi fanavari
  telecommunication telekommunikatsii telecomunicaciones telekomunikasyon telekom telecomunicacoes telekommunikation
  textile tekstil textil tekstilnyi tessile
  tobacco tabak tabaco tutun
  tourism turizm turismo tourisme
  tractor traktornyi traktor
  trade torgovlya torgovyi torgovaya comercio ticaret handel handels commerce commercio torhovyi trgovina handlowa bazargani tijara niaga torg negoce trgovacko prekyba
  trading torgovyi torgovaya comercializadora comercial ticaret handels handelsgesellschaft torg bazargani dagang perdagangan
  training uchebnyi ausbildung
  transport transportnaya transportes nakliyat tasimacilik trasporti transporte transportnyi haml spedition verkehrs
  travel seyahat viajes voyages reisen viaggi puteshestviya
  tree derevo
  union soyuz birlik birligi ittifaq spilka savez zwiazek etehad
  united obedinennaya obedinennyi unidos birlesik vereinigte obyedinyonnaya obyedinennaya muttahida
  university universitet universidad universitat universite universitesi universita universidade universitaet daneshgah jamiat universitas sveuciliste uniwersytet univerzitet
  water voda agua su wasser eau
  west zapad zapadnyi oeste occidental bati gharb
  wine vino
  women zhenskii
  wood derevoobrabatyvayushchii madera holz ahsap
  work rabota trabajo arbeit
  works zavod werke
  world mir mirovoi mundo mundial monde welt dunya alam
  youth molodezh juventud
  syria syrische syrischer syrisches syrienne syrien suriya syrian siriya siria suri
  iran iranian irani iranische iranischer iranisches iranien iranienne iraniana iraniano
  iraq iraqi irak
  korea korean koreya chosun choson hanguk
  lebanon lebanese lubnan liban lubnani
  egypt egyptian misr misri
  turkey turkish turkiye turk turkei
  ukraine ukrainian ukraina ukrainskii
  belarus belarussische belarussischer weissrussische weissrussland bielorrusia bielorussie belarusian belorussian byelorussian belarusi belorusskii
  kazakhstan kazakh qazaqstan
  uzbekistan uzbek ozbekiston
  saudi saudiya
  yemen yemeni yaman
  libya libyan libiya
  sudan sudanese
  cuba cuban cubana kubanische kubanischer kubanisches cubaine cubain
  venezuela venezuelan venezolana
  mexico mexican mexicana
  colombia colombian colombiana
  brazil brazilian brasil brasileira
  spain spanish espana espanola
  italy italian italia italiana
  britain british
  switzerland swiss schweiz suisse svizzera
  austria austrian osterreich
  netherlands dutch nederland holland
  poland polish polska
  vietnam vietnamese viet
  thailand thai
  indonesia indonesian
  malaysia malaysian
  philippines philippine pilipinas
  pakistan pakistani
  afghanistan afghan
  qatar qatari
  kuwait kuwaiti
  emirates emirati uae
  oman omani
  bahrain bahraini
  arab arabian arabia arabic arabi
  gulf khalij
  persian pars parsian
  damascus dimashq damas damasco damaskus
  aleppo halab alep
  cairo qahira caire kairo
  tehran teheran
  moscow moskva moskau moscou moskovskii
  petersburg peterburg
  beirut beyrouth bayrut
  baghdad bagdad
  beijing peking pekin
  nanjing nanking
  tianjin tientsin
  qingdao tsingtao tsingtau
  xiamen amoy
  chongqing chungking
  suzhou soochow
  hangzhou hangchow
  fuzhou foochow
  guangdong kwangtung
  guangxi kwangsi
  guizhou kweichow
  guiyang kweiyang
  sichuan szechwan szechuan
  chengdu chengtu
  fujian fukien
  zhejiang chekiang
  jiangsu kiangsu
  jiangxi kiangsi
  shandong shantung
  hubei hupeh
  hebei hopeh hopei
  henan honan
  gansu kansu
  xian sian
  shantou swatow
  shenyang mukden
  dalian dairen
  jinan tsinan
  ningbo ningpo
  macau macao aomen
  taipei taibei
  kaohsiung gaoxiong
  hsinchu xinzhu
  taichung taizhong
  pyongyang pjongjang pyeongyang phenian
  kyiv kiev kyev kijow
  belgrade beograd belgrad
  prague praha prag
  warsaw warszawa
  vienna wien vienne
  rome roma
  lisbon lisboa
  athens athina
  geneva geneve genf ginevra
  zurich zuerich zuric
  brussels bruxelles brussel
  munich munchen muenchen
  cologne koln koeln
  havana habana
  tripoli tarabulus
  algiers alger
  tunis tunisi
  khartoum khartum
  sanaa sana
  mecca makkah
  medina madinah madina
  canton guangzhou
`
