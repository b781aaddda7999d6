/**
 * Words of the names of enterprises on the lists that state the type of a party (OFAC, the United Nations, the United Kingdom,
 * Australia): in at least 3 names, and in 8 times as many as of the other type. Made by scripts/typed-words.ts.
 */
export const enterprises: ReadonlySet<string> = new Set(
  `
    aat abad abadan abamet abcex able abmezhavanay abr abroad abs absolut absolutbank abzar academician academy acciones accounting ace achinsk acid
    acoustics acs addameer additional additive adj adkaznastsyu adkrytae adkrytaye admata administradora administration administrative administrativos
    administrator admiralty adoon adorabella advance advanced advertising advisors advisory aeon aereos aero aerocontinente aerohydrodynamic aerokon
    aeronautica aeronautics aerosila aerospace aerostage aeza afaq affairs aforra afri africa africada african africo afrikantov after afzar against agat
    agd age agencies agency agent agentstvo aggregate aghajari agitation agor agrarian agricola agricultura agricultural agriculture agro agrochemical
    agrofirma agrogate agropecuaria agrorozkvit agrosoyuz ahd ahl ahle ahrar aic aid aifory air airborne aircraft airline airlines airport airrock airways
    ajnad akademii akademika akali akb akhmat akibank akkerman akkumulyatornaya akkumulyatornyi aknaf akonit akrestsina aktcionernoe aktiengesellschaft
    aktiv aktsionerne aktsionernoe aktsionernogo aktsionernoye aktsionerny aktsyianernae aktsyyanernaye akuta alabuga alamolhoda alardinskaya albanian
    albatros alborz alcardinal aldawa aleksinsky alevkurp alfa alfastrakhovanie algeria algoritm alharamain alharamayn alharamein aliaf alimentos all
    alliance alloy almacen almaz alpa alpha alphaconnect alptech alrosa alrowad alstone altai altay aluminat aluminium aluminum alvand alwaneo alyans
    amana amen american americas amg amkodor ammunition amnafzar ams amt amur amurskaya amursky analitpribor analysis anbia anbiya and andisheh angstrem
    animation anka anniversary ano anonim anonima ansan ansar ansarul ansharut anshorut antares antey anti antibes anyang anzali apolo apparatus applied
    appliquees aqsa aquamarine arabia arabian arak arc arch arctic ard ares arfa argon argument argus aria arian arktik arktika armalit armament arman
    armed armenia armor armored arms army arosfran arp arquitectonico arquitectos arsenal art arta artificial artillery artin arvan arvand arvix arya
    aryan arzamas arzamassky asaib asaria asasy ascend ascent ascotec aseman ashab ashtar ashtian asia asian askatasuna asmari asociacion asr asre assault
    assembly asset assets assistance associated associates association ast astillero astra astrofizika astron asyaf ataa athena atlant atlantic atlas atm
    atoma atomflot atomic atomstroy atran atropars audio auditing aurum austria authority auto automated automatics automation automobile automotive
    automotriz autonomous avangard avec avers avia aviaavtomatika aviacon aviakompaniya avializing aviastar aviation aviator aviatsii aviatsionnykh avitek
    aviv avrasya avrora avtomatika avtomatiki avtomatizatsiya avtomobilnyi avtonomnaya avtotrans avtovaz awards awesome axis ayandeh azar azarab
    azerbaijan azia aziya azma azot azov azovsky azu azul babbar babudovac bahr baikal baja bakhireva bakhtar baltic baltinfokom banaye banco bandar
    bandes bangkok bangladesh bank banking banner bar barl barnaultransmash barrikady bars barus base based bashneft basic basij baslam baspar baspik
    bastion batallion battalion battalions battery bauman baumaschinen baw bay bayt baza bazalt bazargani bbr beach bear bearing bearings bears begishevo
    beh behdis behineh behran beijing beirut beit belarus belarusian belaruskali belaruskaliy belarussian belaz belg belinte belinvest belinvestbank
    belize belkaztrans belneftegaz belneftekhim belomo belorusskaya belshina belspetsvneshtechnika beltechexport benevolence benevolent benghazi benin
    beograd berg beriev berieva berkakit bespilotnye best bezopasnost bezopasnosti bhd biblos bicentenario bienfaisance bif bijeljina bilad biladis bilgi
    bilisim bina binaa bio biograd biological biopharmist biotechnology bir bird birr bishkek bitpapa bitriver bitumen biuro biznes biznesa black
    blenderio blood blue blyu bmz bnk board bochvar bonab bonum bonyad bonyan border borisat bosnia boutique bps branch breeze bremino brest breyeller
    brickell bridge bridzh brigade brigades bright britney briz broadcasting broker brokerage brokers bros brothers bryansk bsp bsvt btrz budget budgetary
    builders building buildings bukhari bunker bureau burenie burevestnik burmese burovaya bushehr business bussines bustan buyon bvba bylan byudzhetnoe
    byuro bze cabanas cable calibration caliphate call called cambodia cambodian camp canada cancri cantina capital captain car caran carbon care cargo
    caribbean caribe carlington carnes carrier cartel cartoon cartridge casa cash casino caspian caspro castle catalyst caucasus cec cells cellulose
    celulandia cement center centers central centre centrifuge centro centrocredit century ceramic certification cetelem chadormalu chain cham chamkat
    change changgwang changzhou channel charia charitable charity charter chartering chast chayon cheboksary chechnya chelnyvodokanal chelyabinsk
    chelyabinskiy chem chemical chemicals chemistry chengdu chernomorneftegaz chess chikas children childrens chile chilsong china chip chkalov chlodwig
    chongchongang chongqing chornomornaftogaz choson chosun chuvashkabel chvk cia cimex cis citadel citizens city civil cjsc clan class clear clearing
    closed cloud club cnc coal coalition coalstar coast cochan code college colombia com combat combatant combattant combine combustibles comercial
    comercializadora comercio comfort comite command commerce commercial commission committee committees commodities commodity communication
    communications communist compania companies companions company compatriots complex component components composite composites compound comprehensive
    computer computers computing comunista con concern concord concrete condor confideri cong congo congress conquest consol consorcio consortium
    conspiracy construction constructions constructora consul consultancy consultant consultants consulting consultores consultoria container content
    continent continental continente continuity contracting control conversion cooperation cooperative copper coral corp corporacion corporate corporation
    corporativo corps correctional council country county court cpp cps crane cranes creative credit crew crime crimea crimean crimes criminal
    criminalistics crown crude cruise cryogas cryogenmash crypto cryptologia cska cuba cubana cubanacan culiacan cultural culture cuong currency cutting
    cyber cybernetics cyberspace cybersteel cyprus cytrox daawa dabrabyt dadeh daesong dagdizel daghigh dalian dalir dalkos dalnevostochnaya
    dalnevostochnyy dalpribor dalzavod damascus damavand dandong danesh danismanlik dart daryanavard data dawa dawah dawlatul day decisions deep defa
    defence defenders defense delijan delta democracy democratic denizcilik denkar department depo deportivo depository depot depozitarii derecttor
    derivatives derna des desarrollo desarrollos design detal detention determine determining dev developer developers development device devices devrimci
    dexias dey dialog diam diamond diamonds diamville didzhital diesel digital dijital dilmas dimond dinamika dio dipaul direct directorate dis diseno
    display distillery distribuidora distribution district divine division dizain djamaat dmcc dnepr dok dolgoprudny dollezhal dolomant dolphin dom doma
    domen donbas donbass donetsk dongguan donghai dongyuan doo doodeh dooel dorogi doslidnyi double dprk draga drc dream drew drilling drug drugs drustvo
    dto dubai dubna dubnensky dukhov dvizhenie dwc dynamic dynamics dynasty dyulak dzhi ead eagle earth east eastern ebtekar echelon eco economic economy
    ecosystem edbi education educational eghtesad egitim egypt egyptian eireli ejercito ejraei ekipman eko ekran eksiton ekspert ekspress ekt elara elecon
    election electric electrical electricity electro electromechanical electromechanics electron electronic electronics electronik electronstandart
    electrovipryamitel elehssan elekon elektrik elektro elektron elektronik elektronika elektroniki elektroniks elektronnye elektronnykh elektropribor
    elektrosignal elektroteks element elements elesar eleventh elga elins elit elite elitnye ellissa eltech elvees emam emdad emergency emigrants emirate
    emireits emka emmr empire empresa empresarial empresariales ems end endustri endustriyel enerdzhi energeticheskaya energies energiya energo energobank
    energy enerji enforcement enghelab engine engineering engineers engines eniks enpivi enrichment entebagh enterprise enterprises entertainment
    entretenimiento envigo environment environmental eood epanastaton epk eqtesad equipment era ertebat ertebatat esaulskaya esfahan eshelon eshragh
    esmeraldas esnico espanola espectaculos est establishment estacion estate estates estetica etalon etelaat etemad etihad eurasia eurasian eurobet
    europe european everest evraz evraziya evro evrofinance excellent exchange executive exhibition exiar exim eximbank exmo exnode exp experimental
    expert expertise exploration explorer expo export exportadora exports express external eyvaz fab fabrika faction factories factoring factory fadico
    fagima fajr fakel fakher faktoring falcon fam families family fanap fanavar fanavaran fanavari farayand faraz farazan farda fargona farm farmacia
    farms fars farvater fast fatemiyoun fater fatherland federal federalnoe federalnogo federalny federation federatsii fedorovo feng feniks feodosia
    feodosiya fergana ferrit ferry fertilizer fertoing fgbu fgup field fighting filial filistin film finance financed financial finans finansovaya fine
    fintender finval fiolent firdaws fire firm firma first fishery fishing fits five fizicheskikh fiziki fkp fku fleurette flight flot flow fly fnpts
    focus fond fondation fondo food foods foolad for fora force forces foreign foreks forest forge forging forss fort fortia fortiana forward forwarding
    fossil fotonika foundation fourth frc free freedom freight fresh friends front frunze fsb fsbi fse fsue fuel fuels fuente fujian fulmen fund fundacion
    funnull furqan fusion futur future fuyang fzc fzco fze gachsaran gael galaxy galika gallery gamaat games gaming gamma ganadera ganaderos gang garant
    garden gas gasolinera gasolineras gastronomicos gate gateways gatewick gayrimenkul gaz gazneftemash gazprom gazprombank gazpromneft gea geedar gemi
    gemini gems genbank generation geni gent geo geofizika geographical geological geologicheskoe geology geophysical georgia ghadir ghaem gharargah
    gharzolhasaneh ghodss ghorb giad gida gidar gidropribor gilan giprostroymost gkr glass glassworks global globatek globe globovision glory gmbh gmcs
    gmi gok gold golden golfrate gomel gongsi good goods gorizont gorky gornaya gorno gorny gostar gostaresh gosudarstvennaya gosudarstvennoe
    gosudarstvennogo gosudarstvennoye gosudarstvenny gosudarstvennyi gosudarstvenoye government governmental gozari gpb grafita grain gran grand granit
    graphite great greater green greenland grif grinex grk grodno ground group groupe grozny gru grup grupo grupp gruppa gsk gtlk guangzhou guard
    guardians guarding guards gubkin gudzon guidance guilin gulf gumi gunpowder gup guvd habaneros hacienda hadid haleel halhul haml hamoon hamrahan hand
    handasieh handelsbank hang hangzhou hanhong haokun harakat haram haramain haramayn haramein harkat harmony hartis hava havacilik havanatur hawala
    hawks hayan hazmi headed headquarters health heat heavy hebei helicopter helicopters helpers hemmat hengshui hengyang heritage hermanos hero
    herzegovina hesar hesco hesgar hezbollah high higher highland hirbod hisn historical hit hizballah hizmetleri hkg hoda hodico holding holdingovaya
    holdings holy home hongkong honor hoopoe hooshmand horizon horizons horizont hormoz hotel houmat house housing huaxin hubei hulm human humanitarian
    humaya hurras hydraulics hydro hydrographic hydromash hyperspace ibs iceberg idea idro iemz ifd igatha ighatha ihracat ihya iib ikar iks ilam ilc
    ilmenite ilyushin imdad imen imeni imensazan imex immobilien immoprojekt imp imperial impex impire import importadora importing imports impuls impulse
    inc incorporated ind independent india indian indiga indonesia indonesian industria industrial industriales industrialny industries industry infantry
    infinitum inforion inform informatica informatics information inforos infotech infrastracture infrastructural infrastructure ingosstrakh initiative
    initsiativy ink inkotech inma inmaa inmo inmobiliaria inmobiliario inmobiliarios inmuebles innovation innovations innovative innovatsii innovatsionnye
    innovatsionnykh inorganic insaat inspection inspira instances institut instituta institute institution instituto instrument instrumentation
    instruments instytut insurance int integral integrales integrated integration integrity intellekt intellexa intelligence intelligent inter
    intercontinental interest interface interior internacional internal international internationale internet interregional interros interservis
    interstate intertrade intervesp intl intraco intrako inversiones invest investcapitalbank investigative investitsionnaya investment investments
    investtradebank inzhiniring inzhiniringovye inzinjering iooo ipn ira iran iranian iranische irano irans iraq irgc irgcs irish irisl irkut irkutsk iron
    isfahan ishlinsky isi isil isim isis iskra islami islamia islamiah islamic islamique islamiya islamiyah islamiyya islamiyyah isolation ison
    issledovatelski issledovatelskii issledovatelskiy issledovatelsky issuer istanbul istochnik istok itc ithalat itm itqan its ivk iyari izhevsk izhmash
    izzition jabhat jade jahan jaish jalisco jamaa jamaah jamaat jamaatu jamame jamat jamia jamiat jamiyat jammu jaysh jazireh jemaa jemaah jerusalem jet
    jewellers jewellery jewelry jewish jhangvi jiangsu jiangxi jiangyin jiaxiang jihads jingxin jinrun joint joule joza jsc jscb judea judean juhang
    julleuchter jund jupiter justice kabel kahane kaifeng kaikai kala kalaye kaliynaya kaluga kama kamaz kamensk kamerton kamitet kampaniya kandalu kangan
    kanilai kanonieri kapital kapo karan karanir karbala kargo karibu karst kartseva kashan kashmir kat kataib katekhon katiba katibat kauchuka kavan kave
    kaveh kavian kavkaz kavosh kawthar kay kazakhstan kazan kazanski kazanskii kazennoe kazstanex kbe kbp kbsm kepital keramaks kerch keremet keshavarz
    key keyhan kgb kgkpz khabarovsk khabarovskiy khabarovsky khadamat khadija khala khalsa kham khartis khass khataib khatam khatem khavar khavarmianeh
    khayriyya khazar khazra khilafah khimicheskikh khimii khimmed khimvolokno khlynov kholding kholdinga kholdingovaya kholdyngu kholtsvud khomeini
    khorasan khors khouzestan khozestan khristianovich khristianovicha khuzestan kidma kimia kimiya kimyevi kinef kings kinoatis kirishiavtoservis
    kirovski kish kismayo kismet klic klub knh kns kodo koh koks koksokhimtrans kolmar kolomna koltso kom kombinat komitet kommercheskaya kommercheski
    kommercheskiy kompanii kompaniia kompaniya kompleks kompleksov kompleksy komponent komponenty kompozit kompozitsionnykh komsomolsk koneisto kong
    kongra konsalting konsol konstanta konstern konstruktorsko konstruktorskoe konstruktorskoye kontakt kontsern koran kord kordex korea korean
    korporatsiya korus koryo kosmicheskoi kosovo koto kovrov kpa kraftway kran krasnogo krasnoye krasny kraso kratol kraverton krc krdv kredity kremny
    kripto kristall kronshtadt kronstadt krts krug kryptonit ksk kuban kuca kudo kulakova kumbyol kunlun kupol kurchaloi kurchaloyevsky kurchatov kurdish
    kurdistan kurganmashzavod kurganpribor kurort kuryonggang kuwait kuyumculuk kuzbassrazrezugol kuzey kvant kvarta kvt kwahak kyei kyutek lab labor
    laboratoriya laboratory labs ladoga lago lagoon lajna lajnat lake lakhta lama land lanta las laser lashkar laskar laundering lavina lavochkin
    lavochkina lazurit lda leader leading league leasing lebanese lebanon ledra legal legion legmash leisure lemt lend lengo leninetz lenmorniiproekt
    lenpromtransproekt lenpromtransproyekt lepton les letiya levant levsha liability liaoning liberation liberty libya libyan lid liddaawati lider lies
    life light lil liman limitada limitata limited limmt line lines link linkos linn liquified living liwa lizing lizingovaya llc llp lng lobaye loc
    logistic logistics logistik logistika lojistik loma lomo london lordegan lords los lotos lottery lotus lou lounge ltd ltda lubricantes lubricants
    lubrikants luch luck lugansk luhansk lukoil luminoso luzyanin machine machinery machines macina macpar maddeler mado madrassa magarach maghreb
    magneton magnezit magnitogorsk magnitogorskiy magus mahab mahan main maining maintenance maiwand majelis majlis mak makers makeyev makin makina makine
    making makro mal malachite malakhit maldives malta malzemeleri management managing managua manantiales mangyongdae manometr mansudae manufacture
    manufacturing maqdis marine maritime mariyskiy markazi market marketing maro marquetalia mars marshal martyr martyrs marun mash mashhad mashin
    mashinostroeniia mashinostroeniya mashinostroitel mashinostroitelny mashinostroitelnyi mashinostroitelnyy mashinostroyenia mashinostroyeniya mashiny
    mashpriborintorg mashrek mashriq mashynostroyeniya masjed maskan mass massandra master material materialov materials materialy maxtech mayak maye
    mazandaran mbdb mbs mchj mcr mcs mds measuring mechanic mechanical mechanics mechel media medical medicine medikal mega mekhanicheskii mekhanika
    mekhaniki mellat melli men menedzhment merchant meridian merkur mesbah metafrax metal metall metallic metallinvestbank metallkomplekt metalloinvest
    metallurg metallurgical metallurgicheskaya metallurgicheski metallurgicheskiy metallurgy metals meteor metma metrovagonmash mexico mezhdunarodnye mfg
    mgmt mic micex micro microelectronics microwave midas midax middle mig mighty mikholapa mikron mil milavous military militia mill minas minato mine
    minera mineral mineraly minerven mines mining ministerio ministerstva ministry minmetals minoborony minotor minsk minski minskii mints mirage mirim
    misaghsanat misr missile missiles mizan mkb mks mmk mms mmz mobarakeh mobile mobilnye mobin mobtaker modern modul mohandesi moj mojahedin mojtame
    mokran moku molekulyarnoi molniya molot mondial money monitoring morakab morality mordovia more morskogo morskoi morskoy morskoye mortgage morumbi
    morye moscow mosinzhproekt moskovski moskovskii moskovskiy moskva moskvich mosnarbank mosques most mostazafan mostotrest motor motorized motors
    motovilicha movahed moveis movement mowj mozambique mriya msd msk msp mts mtsenskprokat muassasat muhajireen muhajirin muhjat mujaahidiin mujahideen
    mujahidin mulathamun mulberry multi multimat multiservicios mundo muqawama murmansk muslimina muslims mutual mvd mvm myaing myanma myanmar mytishchi
    mytishchinski nacional naft naftan naftiran naghl najah nakliyat named namgang namhung nami nanan nanchang nanotechnology naqshabandi narodny national
    natsionalnaya natsionalniy natsionalny natural nau nauchno nauchny nauk nauki naukovo naval navigation navigator navis navy naz nco nederland nedra
    nedvizhimost nefaz neft neftyanaya neftyanoi negar negin negosudarstvenny nekommercheskaya neman neptun neptune nerias neriyas nero nest net
    netherlands network networks neva nevskoe nevsky new neway news newton nicaragua nickel nii niievm niigrafit niime nikan nikom ningbo ningse nioc
    nipigaz nirooye nirou niru nissa nizhniy nizhny nizhnyaya nko nnk noavaran noble non noncommercial nonprofit nord norgau norilsk norilski noroeste
    norsi norte north northern nova novastream novatek novator novaya nove novgorod novi novikombank novilab novin novo novorossiya novosibirsk
    novosibirskii novosti novy novye novyi npa npc npf npk npo npp npts npv npz nsd nsfk ntc ntsvo ntts nuclear nuclei nudelman nueva nujaba number
    numerical nusrah nusrat nyk oao oasis obedinenie obedinennaya oblast obmezhenoyu obogatitelny oboronlogistika oboronnye oboronregistr oborony
    obrabotki obrazovaniya obrazovatelnoe obschchestvo obschestvo obshchestva obshchestvo obshestvo obshtestvo obukhovskoye obyedinenie obyedineniye
    obyedinenye occidente ocean oceanen oceanos october odgovornoscu odk odpowiedzialnoscia off office officers offshore ofogh ofoq ogranicenom
    ogranichennoi ogranichennoj ogranichennoy ograniczona oil ojsc oka okb okeanos okeanpribor okryu oktava oktb oktyabr old olympic omsk omskiy one onega
    onerbank ones ood ooo opc open operadora operating operation operations oplot oppressed optic optical optics optiko optima opto optoelectronic
    optolink optron optronik opytno opytnoe orange orbit ordena order ordzhonikidze ore oreanda orenburg orenburgneft org organic organichennoi
    organichennoy organisation organised organizacion organization organizatsiya organized oriental oriente orientir orion orka oro orsha oruzhie oryx
    osnove osong osoo ostec ostek ostozhenka otdeleniya otkritie otkrytie otkrytoe otkrytoye oto otomotiv otradnenskaya otryad otvestvennostyu
    otvetstvennostiu otvetstvennostyu outpost overseas owned oxin ozean ozone paasban pacific pacifico packaging paekho pains pakhsh pakistan palayesh
    palestine palestinian palestiniens palfinger palm pamchel panama panoptes pao paper paramount paravar parca parchin pardazan pardis paritet parque
    pars parsian part partes partido partisans partiya partizan partner partners partnership parto parts party parvaz pas pasargad pasdaran pasna passive
    patriot patriotic patronnyi pay paya payandan payment pazargad pazarlama pcb pcc peace peacekeeping pearl pegah peleng peninsula penitentiary pension
    pensionny penta pentane penza people peoples pergam peridot perm permskiy persia persian perspective perspektivnykh peru pervyi peterburg petersburg
    petra petri petrochem petrochemical petrochemicals petroiran petrol petroleum petropars peyvand pflp pgo pharm pharmaceutical philippines phoenix
    photonics physical physics pidpryemstvo pidpryiemstvo pij pik pilot pingmei pingtan pioneer pipe pipeline pipelines pishgam pishgaman pishraneh pishro
    pishtazan pit pizza pjs pjsc pjscb pkb pkk planar plandina planning plant plants plasma plastic plastics plastik plastun plata platan platezhi
    platform platforms platin plaza plc plm pls plus pmc pniti pobedy podshipnik podshipnikovyi point poisk pola polar police polimer polis political
    polotsk poluprovodniki polus poly polyarnaya polymer polymers polyus pooya pooyesh popular por port ports posad post potash pouya powder power
    pradpryemstva preaching precious precise precision predication predpriiatie predpriyatie predpriyatiye predstavitelstvo preduzece premier premium
    preparation prepreg president press pressman prevention pribor priborostroeniya priborostroitelny priborostroitelnyi priborov prikladnoi prima prime
    primorye primsotsbank prince printing prison prisoners prisons private privodnaya prizrak pro problem problems process processing procurement
    produccion product production productions productive productos products produktov proekt proektno proektov proekty professional profflab profinet
    profit programming progress proizvodnju proizvodstvennaya proizvodstvenno proizvodstvennoe proizvodstvennoye proizvodstvenny proizvodstvennyi
    proizvodstvu proje project projects projektentwicklung prokhorov proletarsky prolimph proma promelektro promet prometey prometheus promotion
    promsvyazbank promsyrioimport promtech promtekh promtekhnologiya promyshlennaya promyshlenny promyshlennyi propaganda properties property proprietary
    proprietorship propulsion prospecting protection protectors proton provider province psb pte pty public publichnoe publishing pudong pueblo puerto
    puls pulsar pulse puma pumori purchasing pure purpose put pvo pvt pyramaxia qaeda qaida qaidat qasiun qemat qeshm qingdao qinsheng qods quality
    quantity quantum quartermaster quds quran raahbar radar radiation radio radioavionika radioelectronic radiopribor radiosistemy radiosvyaz
    radiotekhkomplekt radiotekhnicheski radiovolna radiozavod raduga rafort rafsanjan rah rahkar rahma rahmah rail railway railways rajah ramak ramenskoye
    ramensky ran rancho range rapid ras rashin raspadskaya raspletin raspundere rata ratep rau ravenstvo ravin raw rawenstvo ray rayming razrez razvitiya
    razvitiyu rbru rcc rdc rdif reach reactors real realty rebuilding recom reconnaissance reconstruction records recreational red redin redkinsky
    redlepus redut reem reestr refinery refining reform reg regiment region regional regionalny regionalnyi regions register registrar registration
    registrator registry rehabilitation reinolds reka rekond relations relief religious remittance remontny remontnyi remontu remvooruzhenie renera renova
    renovation renovatsio renta rental repair representaciones republic republican repuestos rescue research reserve resheniia resheniya residencial
    resistance resort resource resources responsabilidad response responsibility respublikanskaye respublikanskoe respubliki ressources restaurant
    restaurante restaurantes resurs retail revival revolution revolutionaries revolutionary rey reynolds rfk rich rifle rigel right righteous rights rihs
    rimera rishmak river rivers riviera riyadus rks rmk rnko road roads robna robotics rocket rolling romans romashin ronin rosatom rosbank rose rosetta
    rosgosstrakh roshd roskapstroy rosneft rosoboronexport rossii rossiiskoi rossiski rossiskoi rossiya rossiyskoy rosspetsenergomontazh rost rostec
    rostvertol rotor rowad royal rpa rpc rpe rsb rsfsr rsk rti rtk rts rubber rubin rubistar rublev ruby rudnaya rui runc rungrado rup rural rus rusatom
    rusbal rusbitech rusich rusmedtorg russia russian russkaya russkie russkoe russland russophiles rutarget rvc rvk rwanda ryazan ryonha saabf saafartex
    saba sabaturk saberin sabireen sabotage sabz saccal sadaf saderat sadid sadr sadra saenal safety safir sahami sahara sahel sahra saint sairan sakhalin
    sakht sakhteman saksouk saksuk sal salafia salafist salafiste salafiya salda sale salikhin salvation salyut saman samara samen samidoun
    samotlorneftegaz sanaat sanabel sanabil sanam sanat sanate sanati sanatori sanatorium sanaye sanayi sanjesh sankt santa sapfir sapphire sarafi saratov
    saraya sarl sarlu sarmad sarmayeh sarovbusinessbank sarralle sas sasol sasta sasu satellite sattari saturn savings savunma sayeh sayehban sazan
    sazandegi sazeh sazi sazman sazmane sber sberbank sberbanka scan scf sch schiller sci science sciences scientific sdk sdm sdn sds sea seaport second
    secours sect secure securities security securol segodnya segtac self selkbaf semiconductor semiconductors senat sendero sengo senobar sense sepah
    sepahan sepanir separate sepasad sepehr sepo septem serenity sergiev sergievo sergo serv service services servicio servicios servis servisez ses setad
    setelem settlement settlements sevastopol sevastopolskiy severnaya severniy severnoye severny severstal sevmash seymeh sez sfera sfk sgm sha shaanxi
    shabaab shabab shabi shafagh shahed shahid shahr shakhta sham shampanskykh shandong shanghai shargh sharia shariah shark sharq sharqiya shazand shell
    shengang shenzhen sherkat sherkate shetab shield shimi shine ship shipbuilding shipholding shipmanagement shipping shiprepairing shiptrade shipyard
    shipyards shiraz shivat shokin shomal shoon shop shore shpg shrines shtral shuhada shune shura shvabe siam sibanthracite siberia siberian sibir
    sibirskaya sibirskie sibirskiy sibirskogo sichuan sidar sigma signal signaltek silk silver sima siman simferopol simmetron simonov simplificada sina
    sinai sinaloa sinara sinjin sinko sinno sino sinteticheskogo sinvent sirat sirjan sirket sirketi sistem sistema sistemleri sistemy siti sitti skada
    skai skb skolkovo skopje sktb sky skyline slava slavia slavkali sluzhba smart smert smile smilewallet smit smolensk smp smt smuggling sng sngb sniper
    sobaeksu social socialist sociedad societatea societe society soedinitel soft software sogaz sokhra sol solaiman solar soldiers sole solid solidarite
    solidarity soliton sollers solnechnaya soltech soluciones solution solutions somalia somic sons sormovo soroh soroush source sources south southeast
    southern southfront sovcombank sovcomflot sovereign sovfracht sovfrakht sovkombank sovmestnoe sovmortrans sovremennye sovremennyy soyuz spa space
    spare sparkling spartyuny spb spc spe special specialized spectrum spektr spetsavia spetsial spetsializirovannyi spetsialnoe spetsialnogo
    spetstekhnika spg spi spinning splav spo spolka sport sports sprava spring sprl sprut sputnik squad square src sredne sredstv srl sro srz ssa sshp ssk
    stahl stal standard standart stanex stanki stankogomel stankomash stankostroenie star stars start state station status staut stavropol stc steel
    steklovolokno stelmakh stelmakha step stevedoring stg sti stichting stock stone storage store strakhovanie strakhovaya strategic stratim street strela
    streloi stroi stroiproekt stroitelnaya stroy stroygazmontazh stroyproekt stroyservice stroyservis stroytransgaz structura structural structure
    struggle struktura students studies studio study stupino style subcontinent subsidiary success sudan sudoexport sudokhodnaia sudokompozit sudoplatov
    sudoremonta sudoremontny sudostroitelny sudostroitelnyi sue sufficiency suisse sunico sunna sunnah sunny sunrise super supermarket supply support
    supporters supreme suprim sure surena surgutinvestneft surgutneftegas surgutneftegaz surl sushi sustainable suzan suzhou sverdlov svet svetlovsky svt
    svyaz swan swiss switching synergy synthetic syria syrian syriatel syriss syronics system systems syzran taa taahhut taatta taavon tactical tadbir
    tadbirgaran taejin taesong taganrog taghtiran tahrir taibah taimyrneftegaz tajco tajhiz takim talaqi taliban taller tambovskii tamil tamin tamir
    tamyna tanker tankers tanzim tap tar target tarh tarim tasimacilik task tasnim taukz tavanmad tavarystva tavrika tawafuk tawasul tawu tazamoni tbs tco
    team tech technic technical technique techno technodinamika technological technologie technologies technologiya technology technopolis
    technopromexport tecnologia ted tehran tehreek tehrik tejarat tejerat tekh tekhmash tekhnicheski tekhnicheskii tekhnika tekhniki tekhnodinamika
    tekhnolodzhi tekhnolodzhis tekhnologi tekhnologicheski tekhnologicheskii tekhnologicheskoe tekhnologii tekhnologiya tekhnopark tekhnopol
    tekhnopromeksport tekhnopromexport teknik teknoloji teknolojileri tekstil tel telecom telecommunication telekom teleport television temp
    teoreticheskoi tequila terminal terra terraza test testing testpribor tet tetis textile textiles tezgahlari tgr thahab thai thawra the theodosia
    theoretical thermal thermonuclear thieves thinh those tianjin tianyi tiba tic ticaret tide tidewater tiendas tigers tijuana tikhoretsk tile timber
    time timer times tindaya tipa tir tire titan titanium tiuboda tiva tiz tkb tkkh tmk tobacco tochka tochmash today tommot tonar too tool tools topaz
    toptan torgovli torgovo torgovy torgovyi torgovyy tose tosee toseh total tourism tours tov tovary tovarystvo tpe tpk tractor trad trade trader traders
    trading traditions trafficking training trans transaviaeksport transaviaexport transcapitalbank transcontainer transfer transfers transit
    transkapitalbank transkom transmart transmission transmorflot transnational transneft transoil transport transportation transporte transportes
    transportnaya transportnye transservis transshipment transstroimekhanizatsiya trast travel travels trdg treid trend tres trest treyd trgovinu tribit
    trigron triliance trim triniti tro troitsk troops trudovogo truong trust truth trv try tsa tsargrad tsentr tsentralnaya tsentralnoye tsentralnyi
    tsentrkurort tsifrovye tsifrovykh tsitadel tsk tskb tsnii tsniikhm tsp tss tsst ttp tula tulamashzavod tunisia tunisien tupolev turas turath turaz
    turbina turbine turbo turboshaft turira turisticos turizm turkey turkik turkistan twelfth two tyazhpressmash type tyumen uac ubrd uchrezhdenie ude uec
    ufa ufimskoye uganda ugmk ugol ugolnaya ukraina ukraine ulster ultran uluslararasi ulyanovsk umatex ummah ummc unicious unico unidas unidos unimatic
    union unipersonal unique unit unitarnaye unitarnoe unitarnoye unitary united units unity universal universitet university unmanned upravlenie
    upravleniya upravlyayushchaya ural uralelektromed uralelement uralmash urals uralsib uralskaya uralski uralskiy uralvagonzavod uranis uranium urea
    uretim urmia urunler urunleri usa usc usluge usm ussr vabo vacuum vad vafa valfajr valiev valores vaniya vankorneft variable vavilova veb vector
    vehicle vehicles vek vektor veles venchurs venezuela ventora ventspils venture ventures veracruz verf verkhnechonskneftegaz vertex vertikal vertolety
    verwaltungs vesna viagras victoire victory vida vidpovidalnistyu viejo viet view viosma virtual vision visit vista vityaz vladeks vmk vmp vmz
    vneshekonombank vneshnei vneshney vneshtorgbank vnigri vnii vniigaz vniir vnv vocational vody voenno voice volga volgograd volgogradneftemash volki
    volna vologda volunteer volunteers vor voronezh vorovsky vory vostochnaya vostochny vostok voter vpk vremya vrk vserossiiskii vserossiyskiy
    vserossiysky vsk vtb vvb vyatich vyatka vychislitelnykh vygon vympel vysochaishy vysokotochnye vysotsk vysshego vzpp wal waliyatul wallet waqfiya war
    warehouse warehousing warfare warriors wash watan water waters wave way wealth weapon weapons weihai welfare well west western wheel white wholesalers
    wilayah wilayat wildberries wine wings wise wison with wll wood work workers working works world worldwide wuhan www xianghe xin xinghua xinjiang
    xinpenghai xuanwu xxi yacht yachts yadro yaftar yakutia yakutsk yalta yamaguchi yamaken yamal yanbian yandex yangon yangshan yanling yantai yantar
    yard yarmouk yaroslavl yaroslavsky yarsanat yas yason yatai yatirim yayasan yazd years yekaterinburg yemen yeshiva yevpatoria yevpatoriya yiwu ymv
    yolochka yona yoomoney york youth youxian yuesem yuganskneftegaz yuna yuzhno zababakhin zadna zagros zakrytaye zakrytoe zakrytoye zala zaliv zalog
    zanjan zao zapad zapadnaya zaporizhzhia zaporizhzhya zareche zarin zat zavod zavody zawaya zdravnitsa zelenodolsk zelenograd zem zen zenit zenith
    zhejiang zhen zhicheng zhihang zhongcheng zhongsheng zhongshong zhoushan zhuhai zinc znameni zoloto zolotoe zolotoi zona zone zvecan zvezda zvezdochka
    zvigeni zvukotekhnika zvyozdochka`
    .trim()
    .split(/\s+/),
)
