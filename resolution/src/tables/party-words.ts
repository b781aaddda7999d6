/**
 * How many of 20,887 listed enterprises, vessels and aircraft have a word in one of their names: a count, then the words that have it, from five on.
 * Origin: all lists of 2026-08, one subject counted once, words as `prepareName` reads them.
 */
export const partyWords = {
  subjects: 20887,
  counts: `
1844 and
1487 of
1033 technology
873 group
857 trading
771 de
749 the
715 al
659 research
645 international
585 institute
565 for
463 plant
434 bank
428 engineering
421 shipping
402 zavod
400 i
387 center
383 ao
360 scientific
348 technologies
344 nauchno
336 production
334 development
318 electronics trade
300 china
287 services
277 a
272 industrial
271 industry
270 russian
269 management
262 state
261 e
252 general
247 industries
245 aviation
241 la
237 electronic
236 islamic
225 institut
224 systems
219 bureau holding
216 national
214 tsentr
210 organization
207 science
204 investment
201 design
198 energy
195 beijing
192 association
187 shanghai
182 global
179 oil
178 iran
172 equipment y
170 in
168 na
163 academy
161 marine
160 del
159 enterprise
157 ep
156 shenzhen
154 ve
152 commercial proizvodstvennoe
151 service
149 yu
146 c construction
145 defense logistics
144 centre
139 named
138 after
137 information
136 factory
134 tech
133 aerospace huawei obshchestvo
132 korea yuan
131 new
130 fu za
129 s
127 hk
126 central issledovatelsky m security
125 ministry
124 united
123 imeni
122 ship
121 foundation machine
118 air export
117 hong w
114 dis import
113 army solutions
112 byuro federal republic
110 military
108 building des radio tekhnologii
107 complex im manufacturing technical
106 university
105 da star
104 otvetstvennostyu
103 aircraft gas kong ogranichennoy special
102 machinery ticaret
99 east
98 iranian konstruktorskoe
96 exchange holdings
95 federation predpriyatie
94 force maritime npo van
92 1 es ocean repair
91 grupo obedinenie petrochemical sea v
90 do sciences
89 o
88 capital tis
87 lil ra revolutionary
85 corps du guard po
84 el no
83 semiconductor si
82 shipbuilding tal
81 agency movement
80 branch russia
79 der
78 institution
77 hotel peoples
76 forces materials mechanical
75 chemical mining organisation
74 defence rossiyskoy sanayi
73 asia
72 instrument
71 concern empresa et missile transport
70 az communications gazprom investments npp vallalat
69 business tou
68 den moscow power
67 2 di din foreign office shdhmm tactical
66 airlines jihad los public
65 nuclear pars petroleum union
64 en north
62 department pentru shahid
61 communication islami
60 co p
59 brigade invest pro steel
58 an battalion federatsii golden grupp
57 senta
56 media
55 irgc system
54 advanced aero all centro digital economic gruppa products real sanaye sistemy south space
53 ic kb liberation san
52 cetc della directorate electric precision
51 allami h xinjiang
50 finance fund microelectronics network
49 ansar intelligence lines
48 committee enterprises estate fur kholding servis unit
47 blue cargo kish l society transportation trust
46 consulting servicios xian
45 armed control ii islamique ural
44 insurance myanmar sky supply tekunoroji world
43 city cloud establishment financial front gold ir t
42 shipyard ta
41 computer high innovation integrated inzhiniring k koporeshon offshore port u
40 freight partners sun support
39 automation comercializadora credit d gosudarstvenny house il lab nii party prince ras so specialized syrian
38 belarus delle division education first nanjing red societatea uk zone
37 fond guangzhou iraq laboratory long metal misairu money physics r sa syria
36 aviatsionny club council fuel navigation para refinery regional revolution sanat sepah tejarat to
35 engine experimental ihracat inmobiliaria kontsuerun mashinostroeniya nauki pour properties ran resources roshia rossii stat upravlyayushchaya va
34 affairs ai das eastern imo ithalat middle optical smart subordinate suzhou szovetsegi technological tv ul vtb
33 charitable components heavy instruments inversiones kai le nacional pre prison project respubliki rf tianjin trans und uzem
32 chengdu cotton elektronik entity future g green groupe gulf joint province shandong tudomanyos
31 5 7 africa commission cssc devices fi issledovatelski lojistik medical n nauk organizatsiya rusijos xing
30 akademii alliance arz as autonomous avic base entreprise filial kontsern material militar missiles parts proizvodstvenny rt spolecnost spolocnost telecom tsentralny
29 3 abu gang ghadir isis islamica islamiya islamo jamaat kompleks land leasing levant ltjarh main micro on pakistan pe popular razvitiya ton universal
28 administration black command csic dalian dhmm dvizhenie fabrica hangzhou instituto iszlam ja las mashinostroitelny mu non okb remontny rn russische sal second tar uzina voor
27 applied crimea cuideachta electro electromechanical havacilik insaat internacional intreprinderea it ns oriental pacific pasdaran publica resheniya sc sistem wave wuhan zvezda
26 brigades computing dos federalny harakat higher line mdms metallurgical palestine private sily training west
25 actiuni alfa atomic cement centrul cercetare dom gazpromneft hebei isil islamske issledovatelskii issledovatelskiy ji jiangsu natsionalny one pmc police proizvodstvennaya registrar republican russa testing upravlenie venajan voenno wa works ya zhejiang
24 bi detat diamond elnevezett industrias intelligent intl islamitische light ministerstvo naval obyedinenie park per petersburg qaida region royal ruske st td tekhnology travel un youth
23 affiliated aqsa b banco belarusian circuit europe flight garda gia holy is kazan makina marketing moskovsky novin optics qingdao quds republique resort santa torgovy usine ventures vserossiysky
22 budgetary called chinese csoport electrical enqelab fz gida investigacao making ministerstva minsk motor oborony organizacija quantum responsibility rossiya rus scf sham siberian social tic usa venture vision yemen
21 6 8 alabuga arab arctic atlas auto avia bendrove chemicals comhstoic cooperation data estatal forradalmi garde gaz hai islama islamikis islamiska kapital kratiki laser maria mekhanichesky modern npk or palestinian pola por proizvodstvennoye przedsiebiorstwo recherche republica resistance revoliucijos revolyutsiya sberbank sociedad soyuz tekhnichesky trafficking unmanned xin ye z
20 address agentstvo akademika associates biotechnology chip comercial corporativo desarrollo epicheirisi gardiens grand great grup grupa gvardijos het hongkong innovative irani islamischen islyamskata jin katonai korps korpusa law link luhansk melli ningbo organizacao pa priborostroeniya processing productie ruse russischen shisutemu sichuan sk tai test treyd vostok yard
19 ali asset at cayo centrum chongqing commerce drug estado factories farm food frouron gostar gvardeytsite imam internal irans islamico islamiske islamskiej islamskych javno kombinat korean mechanics ministerio morskoy mouvement och plaza poduzece protection revolucion revolutionaire rl ryska sahel sharif supporters symmetochiki television tin venemaa white
18 13 ar aviakompaniya biuro cambodia centar cham chemistry composite consultancy corpo corpului cuerpo culture ejercito enerji federalnoe foderacio free gard gongsi hoe investigacion korpusu menedzhment metals offene oo op orosz oroszorszagi overseas planta plus proizvodstvenno revolucionarne revolucnych revolutiei rewolucji rivoluzionarie rusia russiske sepehr shenyang sili sluzhba stichting studies subsidiary tehran tools tourism wuxi youxian zboru
17 batalon bicentenario democratic depository det distribution donetsk engineers epanastasis far gamykla gardienilor gorno grupul guardie haramain hefei india instrumentation iraniene islam islamiche islamilaisen izlamika j kommerchesky korp krym logistic marina market metallurgy mujahideen nationale npf ntts pan petro projects puranto republika revolucnich revolutionsgarde revolutsioonilise rosikis rosyjskiej russie shore skupina spetsialnoe stratou straznikow team tian tsnii uec unitara
16 9 aandelen academician aeronautics agricultural ak aka aktsionernogo alpha arsenal bin burma carbon charity commodities constructora dandong danismanlik darya dimokratias electricity est expert federacijos federacji fondation fundacion generation gosudarstvennoe guardianes guards gvardu iii institutul intezet jo kaardivae kozpont kurdistan martyrs mine myanma narodna nova novosibirsk novye obrazovaniya off omospondias operations panstwowe phoenix pioneer producao progress pyongyang razrez respublikos revolucionaro ruskej saint shipmanagement signal sil sino spb statni statului tekhniki telecommunications terminal textile transneft unitaire valsts vehicle vennootschap way welfare wilayat
15 4 ale allah almaz art beograd biroul bridge chain defensa delta die druzba eagle educational em federacije federatie feng foderation forcas fuerzas glory headquarters human humanitarian internet ipari irkut jamaah kutatointezet lng marin master mir mobile news nft noble northern obshchestva odk operadora order pearl perm podnik priborov prime provincial reconstruction revolutionsgardes revolutionsgardets rim river rocket rossiskoi rossiysky russe saman sb seon shaanxi siman sistema sol spr stock sub supreme sz tool tosee transfer transgaz tss tyrimu uchrezhdenie varadero victory volga wal with yeok
14 3d against agus airport ammunition aria arms asa automobile beach bonyad brothers casa casino chvk congo contracting county cuba cultural deschisa distribuidora drilling drustvo drzavno einheitsunternehmen elga european f federacie federatiei firm fortune forwarding forze gaviota gwardjani helicopters hubei imone independent inter irg islamiyah islamiyya jednotka kaveh kentro khayriyya koztarsasag les li lukoil machines mehr min moksliniu ms natural nord novatek novgorod novorossiya npts nusrat obyedineniye open organizacion owned partnership paya pazarlama podjetje populaire procurement proektno relief repubblica republicii republike republiky rivoluzzjoni road ruskata self shargh sina solution spc stait strategic sudoremonta sudostroitelny tadbir technologii tekstil transporte treid type ulyanovsk upravleniya urad vallalata x zvezdochka
13 acciones agricola aktsionernoe armee asian assembly atviroji authority caspian cec crystal day direccion dongguan drzhavno ds dupa elektroniks era express fanavari federacao federale federazione fiziki freedom gk gosudarstvennaya government gran gurupu harbin hua huafu idryma inma irano irgcs iron kaartin ke key kozponti libyan life lizing measurement mighty natsionalnaya navy obedinennaya optoelectronics organizatia oro ozean pajegos patriot patriotic peace people pouya president press property qds qeshm responsabilidade rk sam seguridad skb song sons spa staff stiintifica svyazi technologie tekhnologichesky ti unitaria valstybes verejna villa wei zhuhai
12 14 18 abierta african agencia aid alapitvany aluminum anhui any asociatia avangard avatud avtomatiki best biological brigada by cas centras childrens chong cientifica civil cnc coal currency cyber decisions difesa direktsiya divine druzhestvo dynamics element elevator empresarial enota esfahan fajr falcon federaation federalnaya federatsiya foderations frqh fundacao fundatia gabinete galaxy god goods guidance helicopter horizon hs huada instytut interior islamia kholdinga kholdingovaya konstruktorskoye kutato lebanon liability ma maintenance managing mar mars maru ministere mm movimento muassasa narodny neft nemzeti nizhny oblasti oficina og openlab optiko opytno orion ouverte parto persian playa polyus produccion prospect qods radiozavod republiek republik republiki rights rossiyskaya rubber rusa shmh sigma smic soldiers soma source southern sparta spolka sredstv staatliches standard stc storage sufficiency szervezet taa taliban tanker tanzim tasavallan tecnologias tmk tractor tula tusah uluslararasi um unitarno ur vallankumous veb vector vi vladimir vv zhongke
11 12 aa aberta abzar ace additive aeronautical aeronaves airline amin anoikti armadas armored assa au av basij baza bearing bezopasnosti broadcasting canada casc casic cb com defesa dei device direzione donbas exercito federacion federala federationens fka fl fleet foderatsiooni fondatsiya fortele fujian fundacja gamybos gaza gems gepgyar gpb gynybos hizballah honra ibn informatsionnye infrastructure institutas islyamska its jamiat joukot kas king km korpus krdv labor lady lebanese liberacion mec medicine metallurgichesky mexico mezhdunarodny mig mines mitsubishi mobin mohammad motors muhammad multi mv narodni nauchny networks npc obshchestvennoe odprta openbare operation organizace organizacja oscailte petrol photonics pipelines premier proekt proizvodnju provincii prowincji radar reconnaissance regionalis regionalni registrator securite sepahan shml software solar styrkor successor tasimacilik technique tecnologia tervezoiroda thereof tong traders tsentralnoe unitarine valtion vektor virksomhed vo von well workers xiang zhichun zona
10 agat airways akademi america antey aqua armada artbatat associacao automated automatics automotive avoin baltic banking banque bgi bniad bright broker brokerage cambrian cambricon cartel centrale cheng chon cimex college consultants creative crimean criminal denominada denumita desarrollos don dubai edinno environmental exploration fanavaran fast federace finans flot generale ghall glass glavnoe globe ground hang hawala help heng horizont imperial importadora impresa ind industria infantry instrumentos integration istat jahan jamaa japan keji khatam konstruktorsko kultury labs liaudies lugansk makine max mc me mecanica memories mineral ministerie minoborony ml mmh msn mujahidin nalezace nationala nits noor omsk optoelectronic ostec ostek ot otdeleniya pajegu panama part partiya pasargad pflp pishro priborostroitelny propulsion qaeda rah regionala regionale regionalna republikas respublika rio safety samara sanabil satellite scientifique sd servicio severo shiraz sin skyverse smt soft solid srz ssjo statale statny stato stowarzyszenie strakhovaya stroytransgaz sudan sudoremontny sue sv swedish syrien technologiai tekhnologicheskoe telecommunication toredo turbine two uksus units universitet unternehmen uznemums vedelmi vysshego water weapons wholesalers zaklady zenit
9 ad aecc af alueelliset amur anbiya apex aqssa armata armate arp atrodas avtomobilny baikal banka banner bar battalions bishma bong borton breeze bshchestvo car cccc centrala century channel chelyabinsk chem combat comercio commodity computers constructii copper cor corpul costa country dae damascus danesh deep dello derivatives detudes dievthynsi directia direttorat district dobycha domeniul dprk drzavni dto dubna dynameis electron elektronika elite energeticheskaya energo eniaia eparchiako exportadora fan federaline field finansovaya fine foderale fonds foreningen fortelor france fse fuerza gru gruppe guangdong hadteste haji hassan hayat he housing hung hwa imp impex inchisoarea indonesia integral intrapriza irao islamska issledovany izhevsk jaish jaysh jehad jemaah jet jewellery jinan jund justice kalejimas kamaz kommercheski korpusas korpuss kozpontja krim kumpanija lashkar letat letecky logistik mashinostroitelnoe mashiny masini materialov mayning mecanique mechanikai mega mezhdunarodnaya mi militaire militia ministero mo moskovskiy nacionalna nadace nadacia naft nanolighting naura nazionale neftyanaya net nirui nn novosibirsky novy ntc nueva oasis obogatitelny obshestvo omilos omospondiaki opto organic os otkritie par partido partidul partisans physical piirkondlik planar poly polymer pooya predpriiatie printing prision professional provintsis psb purpose rainbow rapid razavi rdui reditelstvi refining regionaal regionalais regionalen regionalkorps regionalne regioninis register regjonali reigiunach relevant rendszerek repubblika rey rg riiklik robotics ru ruska russkie ryazan safe sakhalin sankt sazi school separate settlement sigurnost sile silver sinabil singapore snage sovcombank sovmestnoe sp spanm spanmal spe spg sputnik ssk statsejede stiftelse stiftung stratos stredisko studio su sultan sunna syrie tak tankers technic techno tekhnicheski teknoloji terra three tose tpk treyding tsargrad tsentralnaya ufficio vaznica vega veznice vnutrennikh vs war western wiezienie wing wise yang yi yritys yuesem yun yuzhny zatvor zndan
8 23 24 33 a7 abroad administracion afghan agentura agro agropecuaria aio aizsardzibas aktcionernoe alimentos am aman american analysis ap application ard arian arktik armament armees arya asfaleias asociacija asociacion assistance atlaaat atlantic auf avrora avtonomnoe bespilotnye bitriver biuras biznes bk care caribe centru cephesi cgri chang chosun combine communist composites consultant coral core corporate crimeia cubana cyprus dans dawa denizcilik dialog difiza direction djihad donbass ec egyptian election elektrik empire empyrean enforcement engines epk erok especial euro exp facilities factoring federalne federalni federalno federazzjoni fiber fiontar fishing fondas forca forest forza gazprombank gemi ghal ghorb gosudarstvennogo gruppo guardians gyar gyartasi haramayn health hemmat hezbollah hi home ik innovations investitsionnaya iranske irisl isfahan isi islamiah istanbul it1 jednolite jednotny kala kaluga kentriki keramaks kholdyngu komponent kongunti konsalting krievijas krimi kulonleges kum kutatokozpont lake leader league legion living ljudska lockheed london luna maganvallalat mak martin measuring merchant microwave mill ministeru minsky miscarea mmz mohandesi moon moskva mosukuwa mozgalom muslim nakliyat narodnaya narodnoy nauchnoissledovatelsky neftepererabatyvayushchy neva nicaragua nscc offentliche omistama omran operating ordena organizacia organized organizzazione otomotiv otvoreno panda pang panstwowa parsian partner penitentiary performance petrochem pharmaceutical pheap pi pipe pk planning plants political popolare prefecture prezidenta prigione priosun proiectare promyshlennaya proton provinci raad railway ratep raw rc reestr registration riaditelstvo rossiiskoi rsk rusatom russkaya russkoe sabotage sakht salvation saturn sazan seaport seas seguranca semiconductors shahr shig shisutemuzu shop shrka siberia sicurezza sierra siria sistemas small sokol soluciones southeast speku stars states station strela sud sukhoi supercomputing supplies sur svet szovetseg tad tan tautas tawhid technologiju tehnologie tehrik tek tekhnika tekhnolodzhi telekom tijareto time tipa tours transit transportes tridingh trunk try tsentralnyi turizm uahd ugolnaya unitarny urals uralsky usluge usm uzbekistan vid vympel warriors wings won xuanwu zaliv zentrum
7 10 140 abbas administracao advance aeoi ag age agentia ahmad airborne aktsionernaya alexander allied aluminium amana anti antrnashiunal apararii armiya arzamas asf assault ast astronautics auil aura aviatsii azul banca bandar bankas battery bayt belorussky berarushi beta bezpieczenstwa bilisim biren biztonsagi bm bs bsij budget call carpet changzhou chelyabinsky children colombia combustibles complexes component consorcio cosanta crane crimee cyberspace dawla defenders detachment developpement diacheiristiki diamonds dio diran direcao direktorat donetskoy dong dynamic earth eco egypt ek elektromekhanichesky elektronnye ellissa enjiniaringu erekutoronikusu ethniki eu everest evraz ew external fabricacion fabryka faraz federacijas federalna federalnogo feodosia fiziko fnpts foderales foods gasolinera gate gayrimenkul gefangnis gi giant gok gong good gornaya gp greater gs gstr gstrsh gvardiya habana hadith harmony head henan hero hizmetleri hlavne hope huaii iberostar ifp igazgatosag impuls info inspur int internationale intertrade io iranienne izlamiku jamia jerusalem jupiter ka kalaye kanpani karbala katibat kazansky kereskedelmi khimii kimya kiruyuchaya klub komitet kompanii koncern kosmicheskie krasnogo krimaias ktrunik leading legal libertacao liberty lider logistika lukoyl md mechanic medikal mekhanik melia metallurgicheskaya militara militare minera ministerstwo ministerul mkb mod morskoe moskovski moszkvai mt museum muszaki mvd nacionaline nai nam name nanda nata nationella naukowo ne neptune netherlands nik niru nizhegorodsky nove novi nts obrany oceanos opytnoe orbit org organisatie oriente osrodek otkrytogo outpost ozbrojenych parsa pcb peleng pension peru petropars philippines plan pliroforion pokret policia precious predpriyatiye preduzece presidential pribor pride prikladnoy primorye prisoners privada product produkcyjne promyshlennosti provider provincia publico publique pure qaidat qf rad rada radiopribor radiotekhnichesky regiment regionalny reserve rich righteous rise rubin ruise ryong rz saba sahand sahara sai sanaat sanam sanar sanatorium sapphire sarafi saratov saugumo savunma securitate sevastopol sh shhn shibingh shkhs shmm shuhada sibir sibirskiy sistemleri smp societa sovtest spare speki spetsializirovanny spetsializirovannyi spetsialnogo sphr squad ssa ssrc stad statali stiftelsen store strategy strijdkrachten success super suuria svyaz swiss systemy taganrog taiwan techinsights technologiak tehreek tekhnicheskii tekhnologicheskii tem termelovallalat times today top toredingu torgovo transfers transportnaya transportnogo trudovogo tsk tskb ud umm unicom unitaarinen unitarne unitars urunleri urzad vabo vehicles venezuela vista volunteer vooruzhennykh vostochny vp vsk xi xiamen xinsheng yazd yiwu ypiresia zagros zaklada zarrin zhipu znameni zuvuyozudachika
6 11 16 20 27 32 99 aas abdullah ac acs administrative aerea aeronautica agencies agent ahl akademik alborz alyans americas amir amynas ando ano ansan arabian arman armija artificial artillery aryan asevoimien astra atsakomybes aurora avan aviatsionnykh avtomobilnyi azia babbar badan bazargani bear bearings benevolent bilad bird bo boresh boreshi bryansk btrukimauiat btrz bu cable captain caribbean cartridge centrali centrinis change changsha charter chechen chief chips chitron chuideachta clean conseil consejo conselho consiglio consiliul construccion continental continente contra cosmos cossack court crime crimeea cs cuban cutting daawa daesh damavand dan db delam democracy departament detsky diesel display dnepr dnr dolphin domestic donetskaya dotone drzavna dynameon dyrekcja dzhikhad eagraiocht egyesult ei electromechanics elektronnykh endustriyel energia eng eqtesad er eroi ertebat ertebatat esercito especiales etc executive faktoring family fangelset farayand fars fatah five fn fondazione fort fourth frente frmandhi fronta fronte geographical ghaem gharargah gilan ginkluotuju glavni glowny gostaresh grad grafeio graphite gtlk guardia gun haleel halk hamas hamza harvest hermanos hiaraine hirbod hizbul hm hml honor hormoz hormuz hostal huahai hunan ia igor ihi ilyushin impact indian industrie informacion informacoes infrastruktura innovatsii innovatsionnye inspection institouto intanashonaru investitsionnye ira iraani iris iskra islamice islamsky iunaitd izhevsky izsledvaniya izz jang javito javna jewelry jiangxi jnral ju jud kanal kancelar kansallinen kapitan katiba kazakh kazakhstan kazanskii kazemi kham khan khorasan khuzestan kingstone kmz komissiya komplekt kord kozpontositott kredit krima krimas krimin krims krymo krymskej krymu kurdos launch lea lead libya lid liga linen liwa lkhdmat ll logistica lotus luch luganskaya luis mahdi malih malzemeleri manufacture mashin mashinostroitelnyi mechel mekhanicheskii metopo mfg mic microsystems ministerija ministrija miniszterium mission mntqh moasese molodezhi moskvy mostazafan mrezha muassasat municipality murmansk muslims muzey myaing mz naja nao nar natsionalna navis nazzjonali nco ndc neftegazovaya nepi nk nko nom nooh np npz obrambo obrony obshchestveno olya omid onomati oplot optic organosi orient oruzanih osszorosz otbranata otdel otkrytie otvorena ou pacifico parvaz passive patronny pcc pegasus peninsula penitenciaria petrochemicals petroleo pgo pharm pilot pkk places plastik plm podderzhki point polar populara ports powder preservation prevention principal principale problems process productos proizvodstvennyi projekcni promotion promtech prumyslu pu publichno publishing purchasing qabdh qassam qlm quality queen raahbar radioelectronic railways rancho razvitiyu rdc reactors registry regulatory relations remontu republikken restaurant resurs revolucionaria ri ribotos right rimitedo rosatom rosneft rosyjskie rssjo rti rtk rusko russo rzecz sabz sana sanati saraya savings sazandegi sazeh sbig sds securities segodnya seven severnaya severny sez shahed sharq sheng shijiazhuang shine shpg shturman shun shur sicherheit sistems sla sluzba snaga snati sng societate sodeystviya sofia solidarity sop sophgo southwest speciale spinning spirit spo sports srafi statliga statul stellar stg stiurthoireacht stone strana stranka stream streitkrafte strelkov stroitelnaya struggle sunnah sunrise surveillance symvoulio synergy szervezete tarnyba taryba task tc technics teknik tel televiziune tex textiles tfasa thai thailand third tiger titan tm tobacco tochnogo torgovyy trader trgovinu troops ts tsifrovye ttp tunisia turkey ulyanovsky under unitarja unity uniunea universite uprava uralskaya uraru usama ustav ustredna ustredni vanguard vasi vast vedecko veles victoria view vip vniir voice vojska volgograd volunteers vyrobni wagner warehousing warfare wilayah wisdom wood work yangtze yarmouk yatirim you young ypourgeio zaklad zarya zashchity zawaya zenith zhengzhou zhoushan zinc zrin
5 22 28 360 711 abdallah abdul abs academic action actions administracijos administracji administrativos ae aereos aerienne aeronautique afc agence agencja ahd ahmar akb aktiv alap aleksey almacen alman altay amnih amt andisheh angstrem ansharut anshorut antzami aonadach apt arfeh arme artemis arumazu ascotec aseman ash asotsiatsiya asp astillero astthmar automatic aviastroitelnaya aviatsionnoe avionics avto avtomatika axis ay ayman azad azadiya azerbaijan azimut azov baljmlh bals bangladesh bao baoding baotou bars bas based basic basis befektetesi beheermaatschappij belaruski belomo belorusskaya belt benevolence berg bespilotnykh bewegung bezpecnostni bio biotech bonum border bosnia brigaad brigady brigata brokers bros brygada bsvt bugetara bvi cadrul caliphate calt camp carrier centrifuge ceramic chast chastnaya che chile chit chonaidhm coco color comando combatant commander community compatriots con construcciones consultores controls conversion corad cosco cross crown crude crusaders dahua dana dawah dawat dawn death defensie delami deniz designing detention dev devrimci dezvoltare dhkp didzhital direktoratas direktorats diseno dochernee dongfang doostan dorogi doshu dpr dr dragon drc dream dredging driaii drosibas drzava dvizheniye dynami dzihad dzihadu echelon economique economy editorial eghtesad ekspert elec electronica elektro elektroniki elektronnoy enerdzhi eniks enoplon enrichment entertainment erekutoroniku eshelon eslami estacion estates ettehad eun eurasian ever ex explorer explosion fa fabrication facility faction faengslet falah fam fateh fater fau fc fegyveres fejlesztesi feniks fifth financed fleurette fleuve fly focus foglalkozo followers fondo fondul forward forzi frontul frunze ft fudan fundacija fundusz fylakes gaisa gamaa garant garden gaxiola gdhari genikou german gestion glavny gomel gorizont goroda governmental grace grande granichennoy granit grazhdanskoy groep grupe guizhou gunpowder hadis hadsereg haishi hamoon harkat hawks hayan hazrat heritage hermes hilltop hirszerzesi hisilicon hivatal hizb hizbullah hnutie hongyuan hosseini huan hub hui huji iap ibs ig igatha ilyushina importers importing including indasutori industriji informatica informatics informazzjoni initiative inner inom institiuid instituut interest interregional intezete investitsionny inzhenerny ioslamach ipp iranas iranin irish isla islaisvinimo isletmeciligi ispytatelny istitut itc ivan izbiratelnaya izhmash jednostka jews jhan jiang jiangyin jing jlubal jm jong js kabinet kaida kaishitong kalmius kama kampan kang kargo karinis kato kauh kavkaz kazanski kazanyi khair khalsa khavar kimiya known ko kolomna kommunikatsii kommunikatsy kompleksy komponenty koryo krasnoyarsk krimea kronshtadt kunlun kunsill kurchatov kurdish kurtulus kvant laboratories laboratoriya laden ladoga larmee laundering lef lehava leonid liberazione liberazzjoni liittovaltion linn lion lipetsk louis lubricants lucky luminoso mabna mac mahan major maldives maquinaria marble mariel marshal mash mashinostroyeniya mashriq masinu maszyn materialy means measurements med mekhanicheski mekhanicheskiy mekhaniki memory men mernoki metallurgicheski metallurgicheskiy meteor mezhdunarodnoe mhi mia mianmar mikhail milihouse ministerijos ministerului minski mira mirza mjtma mmp mnc mohammed mojahedin mojtame molot mongolia monotheism more morskoi moscova movimiento msuulih mts muhendislik muslimin narodne nauchni nauchnoproizvodstvennoe naukovo navale nedvizhimost nejad nelkuli nemzetkozi nepkoztarsasag neptun newsfront newspaper nezavisimaya nicaraguan night nine nioc niroo noar norinco norte nouvelle novaya novorossiysk nr nt ntonetsk number nur oa oborudovanie oborudovaniya od ofogh oki oktatasi old omp omskiy optikai organisatsioon organizzazzjoni oroszorszag osvobozhdenie otryad pad paec pakistani panrusse panstwowy parokhodstvo partei parti partia partija partisi partito partov pay payment pensionny perfect persia peterburg pij pilota piotech pipeline pkb platform plyus pm poluprovodnikovykh poplu pp pr prava premium pri priborostroitelnyi prikladnoi problem proizvodstveno proizvodstvu promet promtekh promyshlenno promyshlenny proteccion przemyslu ptru puerto puya qingke radiotechnical rain raka range rayan raytheon razvitie renovation renseignement renta repulogepgyar rescue reseau resource respublikanskoe restaurante restaurantes review revolucao ria rigel ril rivers rks rm rock rodriguez rojisutikusu rose rossiski rostov rpa rpc ruch rudnaya rusich rusland russkiy sabisu saccal saffron sail sakig samanh sanjiang sasco sayyad sber sci sdb se sei sendero sensing sernia sfere shabaab shah shdhm shen shining shirazi shl shvabe sibanthracite sibantratsit sibirskaya sig silicon silk sirius sirja sistemi sites siti sklad skolkovo skyline slavneft sm smert smile socialist soi som soroush souruh southfront soutien sovremennye speciali speed spravcovska src sredisnji srmaih staatsbedrijf staatseigenes standart stari stroy suanneng sukhoy summit syrienne szamu taba tablo taiba tajhiz tako tamas tanacs target tarsasag tas tat tatneft tavarystva taxiarchia tayyiba tdbir technik tehnologii tehnologiju tejerat tekh tekhnicheskikh tekhnologi tekhnologiya tekhnopark televizios tengeri termelesi termelo tervezo thermal tile titanium tk tnzim toseh tr transnational trast truth tsa tsentra tsentralnoye tu tuapse tuojing turbo tvetstvennostyu ualkhdmat ualthuilat udruzenje ue ufa ugmk ui ukraine ultra uni uniao unione unique unitary unitatea uranium urban urunler us usc use ust vacuum vaebnede valle vankila vardo ved veracruz verde verwaltungs vijece visos vks vm vneshneekonomicheskoe vnii volat volzhsky voronezh voskhod voyska vozdushno vpk vserossiyskiy vychislitelnoy vychislitelnykh vyskum wah waigaoqiao wan warehouse wealth weiye wireless worldwide wu wywiadu wyzwolenia xpcc yaman yas yayasan yekaterinburg york yug yuri zapor zaporizhzhia zarzadzajaca zavody zbrojnych zhen zhi zhong zhukovsky zibo zurmat zvalgybos zvyozdochka
`,
}
