/**
 * Words of the names of persons on the lists that state the type of a party (OFAC, the United Nations, the United Kingdom,
 * Australia): in at least 3 names, and in 8 times as many as of the other type. Made by scripts/typed-words.ts.
 */
export const persons: ReadonlySet<string> = new Set(
  `
    aachi aadan aamir aammar aatef aba abahuseyin abahussain abahussein abas abass abbas abbasali abbasi abbes abbud abd abdal abdalla abdallah abdel
    abdelbasit abdelghani abdelhamid abdelkader abdellah abdellatif abdelmalek abdelouadoud abdelrahim abdelrahman abdelrazik abdelwadoud abderahmane
    abderrahmane abdi abdiaziz abdillah abdillahi abdirahim abdirahman abdo abdol abdollah abdollahi abdolrahim abdolreza abdou abdoulaye abdu abduh abdul
    abdulahi abdulaziz abdulfatah abdulhameed abdulhamid abdulkader abdulkadir abdulkarim abdulkhakim abdulla abdullah abdullahi abdulmalik abdulqader
    abdulrahim abdulrahman abdulsalam abdulwasea abdur abdurahem abdurahman abdurrahim abdurrahman abed abelardo abi abid abidin abigail abisov abkar abo
    abolfazl abolghasem abou aboud aboutalebi aboutorabi abraha abraham abramchenko abramov abrini abshir absi abu abubakar abubakary abubaker abud
    abuhussain abukar abul abutalebi abuzar achekzai achi achmed achwan adam adan adani adanof adanov addeen addin adeeb adel adelina adelino adelmo
    adhiguna adib adil adnan adnani adnuf adolfo adolfovich adrian aedh afanasyev afanasyeva afif afkhami afonin agha aghajani aguirre agustin ahdal ahmad
    ahmadi ahmed ahmet aiman aimani airapetyan airat aisen aisha aissami ajaj ajaka ajami ajing ajmal ajmi ajuri akar akbar akbari akber akexandrova
    akhlaghi akhmatov akhmed akhmedovich akhras akhund akhundzada akil akili akimov akkad akoub akram aksakov aksenov aksonov aksyonov alaa alagha alain
    alaksandr alaqad alaudinov alavi alawi albani albert alberto albertovich alchwiki alcides aldashti aldemar aleg aleh alejandrina alejandro alejos
    alekhin alekperov aleksandar aleksander aleksandr aleksandra aleksandrovich aleksandrovna alekseenko alekseevich alekseevna aleksei aleksej aleksey
    alekseyev alekseyevich alekseyevna aleksin alen alena alenka alex alexanda alexander alexandr alexandra alexandrovich alexandrovna alexeevich alexei
    alexey alexeyenko alexeyevich alexis alexsandr alfonso alfred alfredo alhaj alhassan ali aliakbar aliaksandr aliaksandrauna aliaksandravich
    aliakseevich aliaksei aliaksey alie alievich alikhanov alimovich alimzhan alina alinkhan aliq alireza alirio alisher aliyev alizadeh alizai aljarba
    alla allahkaram alonso alotaibi alrawi alsbhua alsehri alshaer alshehri altabaeva alvarado alvarez alvaro alvi alwan alyabayeva alyaksandr amadou
    amanollah amanullah amar amdouni ameer amelchenkova ameneh americo amezcua amhaz ami amid amine amini aminullah amir amirhossein amiri amis amisi
    amjad ammar amoli amr amriki amrou ananchenko ananskikh anas anastasia anastasiya anatol anatolevich anatolevna anatoli anatolievic anatolievich
    anatolievna anatolii anatoliiovych anatolij anatoliy anatoliyovych anatoly anatolyevich anatolyevna andrade andre andreevich andreevna andrei andrej
    andrejevitj andres andrew andrey andreyevich andreyevna andrii andriy andriyovych angel angelo angga anggih angili anichin anikeev anis anisimov anizi
    anna anosov anouar anselm antipov antiufeev antoine antokhin anton antonio antonov antropenko antyufeyev anwar anwari anzhelika anzi anzorovich aouadi
    apinya apodaca apti aqeel aqil aqla aqqad araceli arafa araghi aram araujo arboleda arbuzov arce ardakani ardhan aref arellano arias ariel arif arin
    aris arkadievich arkadievna arkadii arkadiy arkadiyivna arkady arkadyevich arkadyevna armanazi armanazy armando armar armen arnoldo arnulfo arouri
    arredondo arreola arsen artamonov artamonova arteaga artem artsiom artur arturo artyakov artyom aruri arzate asaad asad asadi asadollah asef asem
    asgar asgari asghar ashi ashour ashqar ashraf ashtari ashtiani asi asiabani asif asim asiri aslan aslanov asqar assad assadollah assaf assan assef
    assi assiri astreika astreiko ata atabak atabekau atabekov atar atchara atef athir atif atifi atiyah attallah attaran atto auf aulaqi aung auramenka
    avaee avaei avayi avdeev avdeeva avdeyev aven avendano averyanov avila aviles avramenko awad awadallah awan awes aweys awni awwad axel ayache ayad
    ayadi ayan aye ayeras ayesha ayman aymen ayoub ayrapetyan ayrat ayub ayupov ayyub azam azami azarkhavarani azaronak azarov azatbek azawi azhar azim
    azimi aziz azizullah azzawi baasyir babakov babestan babich badani bader badi badia badin badma badr badran badreddine badri baghdadi bagher baghlani
    bahaziq bahram bahrami bahtiti baidhani bakar baker bakhtiari bakhtibekavich baki bakr baktibekavich balaba balawi balitsky ballul balol balwi
    balyakau banai banya banyar banza baqer baqi bara baradar barak barakhoyev barakzai baranov barasha barcha barech barey barhum bari barich barnawi
    barragan barraza barrera barsukou barsukov barzan bas basansky basem basengezi bashar basheer bashir basil basim basit baskov basov bassam bassar
    bassil bastardo basurin batarfi bathali baudoin bayati baydani baynah baynax bazzal bazzi beaney beatriz beattie becerra bedunkevich beenah beenax
    beglov beglova behman behrouz behzad beik bek bekkhan belan belaventsev belgacem beliakov belik belisario belkasam belkassem bella belous belousov
    belova beltran belyakov ben benah benitez benjamin bentzi berezin berezkin bermudez bernal bernard beseda besedina bespalov bessonov bezler
    bezruchenco bezruchenko bhai bhattvi bidonko biel bilal bilolo bin binali binalshibh bishr biziuk blanca blanco blotsky bobryshev bogdan bogdanov
    bojic bok bokarev bol bolotov bolotova bolshakov bondarenko bong borghei boris borisenko borisov borisovich borisovna borji born borodai boroday
    bortnikov borys borysivna borysovych bosco boshab boubaker boubakeur bouchra boutros boyarinev boyarkin bozize brahim braim brandon braverman
    bredikhin brito bronislavovich brovko brukan bruno brychyova brykin budnev buhuk bukhaytan bulavinov bulgakov bulygin bun bunakov buranov burhan
    burkov burlakov bushmin butina butkevich butrus butskaya bwambale byamungu bychkov bykau bykov caballero cabdi cabello cabrera cain calderon cali
    camacho camara candelario caraman cardona carlos carmen caro carolina carranza carrera carrillo casas castaneda castano castillo castro cazares
    cazarez cazarin cecilia celestin celikovec cephus cervantes cesar cha chaar chae chaika chaivorasilp chaiworasin chak chaliche chaliy chamu chan
    chandy chang chanikan chanthrapraphaphon chaplin chapo charif charles charnyshou chataev chatayev chaudhry chavez chayka chechikhin cheema cheikh
    chekunkov chelik chemezov chen cheol chepur cherevko cherezov cherif cherkasova chernet chernov chernyak chernyshenko chernyshev chernyshov cherri chi
    chikhanchin chima chin chiu chiwenga cho choe choghamarani choi chol chou chouka christian christopher chu chubarov chui chul chumakov chun chung
    churo ciise cishiku cisneros colonel conan conde constantino contoguris contreras corado cordero cordon corneille coronado covarrubias cristian
    cristina cruz cui cumar dabbashi dad dagalo daglo daha dahi dahir daim dajani dala dalla damghani damion damji danchikova dandi daniel daniela daniil
    danila danilchenko daoud daqduq daqou darar darashenka darassa dari daria dario darnawi darraji darvish darwich darwis darwish dastjerdi daud daudov
    davani david davidovich davood davoud daw dawood dazey dedawan deeb deepak dehghan dehghani deif delavar delgado dellosa delos delyagin demetriou
    demetris deng denis denisenko denisov denys derakhshan derkach deryabkin deynego dhafer dhari dheere dhiyab dhu diaby diana diarra dias diaz dib
    didenko diegelmann diego dilawar dimas dimitri dimitry dimov dini dirar dirgham diriye dirks djamel djang dmitri dmitriev dmitrievich dmitrievna
    dmitrii dmitrij dmitriy dmitriyevich dmitriyevna dmitry dmitryevich dmuhailo dmukhailo dmytro dmytrovych dockrat doctor dogayev dolatabadi dolgopolov
    doluda domingo dominguez donjuan dorda doroshenko douglas dragan drissi drokdal dronov droukdal droukdel drozdenko drozdov dryl duarte dubaysi
    dubinsky dudaev dudin dugin dugina dulaymi dunka dunko duque duran durgham duri durrani dusan duwaik dvornikov dyukov dyumin dzhabarov dzianis
    dzmitriy dzmitry ebrahim ebrahimi ebrahimzadeh eddeen eddin edgar eduard eduardo eduardovich eduardovna eduardovych edward edwin efimov efrain egor
    egorov ehsan ehsanullah eisa eismant eismont ekaterina elahi elena elhassan eli elia eliseev elizabeth elizaveta elkaddafi elkin elmaghraby elsayed
    elvira elyas emad emami emamjomeh emelianenko emilie emilio emmanuel enayat enrique eric erick ermakov ermellahu ermias ernesto ernst ershov escalon
    escobar esmaeil esmail esmaili esparragoza esparza espinoza essa essam esteban estrada estuardo euclides eugene eugenio evarist evariste evegenevich
    evgenevich evgenevna evgeni evgenievich evgenievna evgenii evgeniia evgeniy evgeniya evgeny evgenyevich evgenyevna evkurov evtushenkov eyad ezzatollah
    ezzedine fabadi fabio fadhil fadhli fadi fadil fadina fadlallah fahad fahd fahed fahmi faisal faiz faizullah fakhiri faleh falih falkov faqir farag
    farah farahani farahi faraj fard fares farhaad farhad farhan farhat fari farid fariduddin faris faritovich farkash farooq farouk farouq farshchi faruk
    faruq farzaneh farzat farzin fatemeh fathi fatih fatima fattah fawaz fawwaz fawz fawzi fayad faycal fayez fayhan faysal fayssal fayyad fayyadh fazal
    fazel fazi fazl fazli fazul federman fedorenko fedorovic fedorovich fedorovna fedorovych fedot fedyaev fedzin feliciano feliksovich felipe felix
    fereydoon fernandez fernando ferreira fethi fetisov fidel figueroa fihan fikhret fikret filatov filatova filipos filippova filippovich fiodaravich
    fiodorovich firas firtash fitch floribert foad fodorovich fomin fouad fourcand fradkov francesco francine francis francisco franco francois frank
    freddy frederic fredy freij frejj fritz frolov fuad furayj fursenko fyodorov fyodorovich gabdulla gabriel gabriela gachi gaddafi gadet gadhafi
    gadzhiev gadzhiyev gafar gaffar gafur galina galindo galkin galochkin gamal ganov garcia garunovich garzon gasanov gastellum gastelum gatdet gaus
    gauss gavidia gavrilenko gawaka gazaryan gaziev gebran gedeon geetere gelowicz genadz genadzevich gennadevich gennadevna gennadi gennadievich gennadiy
    gennadiyevich gennady gennadyevich gennadyevna genrikhovich george georges georgevich georgievich georgii georgiou georgiy georgiyevich georgy gerardo
    gerasimov gerges german germanova germanovna getta geum ghadaffi ghafar ghafari ghaffar ghaffari ghaffur ghafur ghaib ghailani ghaith ghaleb ghalib
    ghamdi ghandour ghanem gharib ghasem ghasemi ghasemian ghassan ghathafi ghazi ghazy ghebrehiwet ghermay ghiath gholam gholamali gholamhossein
    gholamreza gholi gholizadeh ghorban ghoreishi ghul ghulam gibril gil gilbert gilberto gilboa gilmutdinov giorgos girichev gladkikh glazkova glazyev
    gleb godoy gogiashvili golikov golikova golodets golovanov golpayegani golubev gomez gon goncharov gonzales gonzalez gonzalo goran goranov gordeev
    gordon gorkov gorokhov gorrin goshtasbi gotsanyuk govtvin govyrin grabchak gref gregorio gregory grigorevich grigoriev grigorievich grigoriy
    grigoriyevich grigory grigoryev grigoryevich gryzlov guadalupe gubarev gubareva guemmane guerra guerrero guillen guillermo guk gukasyan gul gulbakhor
    gulbuddin gulnara gulnihal gulsah gunawan guo gupta gurov guryeva gurzhiy gurzhy gusachenko gusev gustavo gutierrez gutsan gutseriev guy guzel guzman
    gwang gyu habib habibi habibullah habil habsi habte hachem hadad haddad hadi hael hafiz hafs haghighat hagos haidar haj hajj hajji hak hakim hakimzada
    hala halabi halavanau haleh halim hallaq hamad hamada hamadi hambali hamd hamdan hamdar hamdi hamdullah hamed hameiah hamid hamidawi hamidi hamidreza
    hamidullah hamie hamieh hamiqani hammad hammam hammami hammed hammoud hammouda hammoudah hammoude hammoudeh hammud hamou hamoudeh hamraoui hamshou
    hamzah hamzi han hanafi hanafin hani haniyeh hanna hannibal hannoun hans haqani haqqani harb harbi hardan haris harith haroun harun harzi hasan
    hasawani hashem hashemi hashim hashimi hasib hasouri hassaan hassan hassine hassoun hassun haswani hataiwan hatefi hatem hathaiwan hatim hatum haydar
    hayes hayrapetyan haytham heath hector heidari heikmat hejazi hennadiy hennadiyovych henry herman hernan hernandez herrera hersi herve hesswani hewani
    heydari hidayatullah higuera hijazi hikmat hilarion hilowle himma hindi hing hir hiran hirzallah hisham hishan hitta hla hlaing hneidi hocine
    hojatoleslam hojatollah hojjat hojjatollah homsi horacio hosein hoseini hossam hossein hosseini hosseyni houmam housam houssam hoyos hristov
    hryhorovych hryhoryavich hryyhorovych hsueh htein htet htun htut huang huerta hugo hui humam humayqani humberto hurtado husain husam husayn husayni
    huseyin huseyn hushang hussain hussam hussayn hussein husseini hussin huwaysh hwa hwan hwang hyok hyon hyong ianoukovytch ianukovych iarosh ibarra
    ibatullin ibnu ibraheem ibrahim ibrahimi idris igar ignatov ignatova igor igorevich igorevna igorovich igoshin ihar ihor ihorivna ihorovych ijaz
    ikejsabdr ikram ilah ildar ilgam ilmirovich ilmyrovych ilunga ilya ilyas ilyich imad iman imani imed inaki inayat inayatullah inna innocent inzunza
    ioannides iosifovich ipatau ipatov iqbal irek irhayyim irina irshad iryna isa isaac isaev isaevich isakov isam isamuddin isawi isaza ishaq ishaqzai
    ishchenko isidro iskandar ismael ismail ismailov ismailova ismailovich isnilon isomuddin issam isse issene istomin itamar iudaeva iurevich iurievich
    iurii ivakin ivan ivanavich ivankovich ivanov ivanova ivanovic ivanovich ivanovna ivanovyc ivanovych ivanovytch ivashchenko ivlev iwanowytsch iyad
    izadi izzat jaafar jaafari jabarin jabbar jabburi jabir jabouri jabur jaburi jack jacob jacques jadeed jadhran jae jafar jafari jaffar jahangir jahani
    jahleb jairo jalahmah jalal jalali jalaluddin jalil jalili jalolov jamal jamaleddine james jamieel jamiel jamil jammeh jan jang jani janjalani
    janukovich janukovyc janukovych janukowytsch jarad jaramillo jarfan jarosh jarraya jarrouchi jasem jashari jasim jassem jassim javad javed javier
    jawad jawdat jay jazaeri jazaiiri jazairi jean jedi jemus jenny jerome jesus jhon jhonny jibril jililati jimenez jleilati joaquin john johnson jok
    jokar jomaa jon jonathan jones jong jorge jose josef joseph josue juan juaythini jubouri juburi judith juhani jules julia julian julio julkipli juma
    jumaa jumah jun jung junkung jurevich jurievich jurij jurj kabi kaddour kadenkov kader kadhim kadir kadkhodaei kadyrova kafi kaka kakorere kalad kalaf
    kalashov kalev kalinousky kalinovskiy kallas kalyussky kamal kamaluddin kambar kamchi kamel kamil kamoldinovich kamperi kampete kamran kan kanan
    kandelaki kang kanjo kanokov kansou kantor kanyama kanyuk kapranova karadzic karaeu karaev karaki karam karaman karami karasev karate karayev kareem
    karim karimova karina karlov karmush karpenka karpenkov karpiankou karpov kartapolov karyakin kasat kashif kashin kashlaf kashmiri kasim kaskar kassa
    kassem kassim kassir kastyukevich kataev katan katanga katarji katerina kateryna kathio katranji katsuba katsubo kattan kaurov kavdzharadze kawa
    kawari kawtharani kayali kazakevich kazakov kazakova kazankov kazbek kazem kazemabad kazikaev kazim keljmendi kelmendi kelvin kerimov kerimova
    ketabchi kevin khabirov khaddor khaddour khaddur khadem khademi khader khadour khadzimuratavich khadzimuratovich khafaja khaing khairkhwa khairy
    khalaf khalafalla khaldoon khaldoun khaled khaleel khalfan khalid khalif khalifah khalil khalilipour khalilollahi khaliq khaloudy khaludi khamees
    khamenei khamis khan khanani khani kharichev kharitonov khashiban khatarji khatib khatibi khattib khatuni khawar khayri khazalbek kheir kheirou
    khesouani khiabani khimina khin khine khirullah khizar khlebnikov khloudi khodadadi khodakovskiy khodakovsky khodotov khodr khomenko khorkina
    khoroshev khorsheva khoshnaw khouri khoury khrait khreit khrenin khryakov khud khudour khudr khuloudi khun khuri khutaev khvoshch kil kim kiram kirill
    kirillov kirillovich kiriyenko kirkorov kiryanov kiselev kiselyov klimina klishas klychkov klyuev klyuyev koang kobeissi kobets kocak kochanova kofman
    kogogin kolbayev kolbin kolchanov koleda kolesnik kolesnikov kolesov kolomeytsev koludarova komarov komarova komissarov konashenkov kondratiev
    kondratyev konig kononov konovalov konstantin konstantinov konstantinovich konstantinovna kony konyuk kopot korchik korobko korol kosarian koshelev
    koshlaf kostenko kostenok kostiantyn kostin kostyantyn kotey kotkin kouatly koufa kouffa koval kovalchuk kovalenko kovalev kovitidi kozak kozenko
    kozitsyn kozlov kozyakov kozyura kradoomporn kradumphon kramarenko krasniqi krasnoshtanov krasnov kravchenko kravstov kravtsov kress krivoruchko
    krivosheev krivosheyev kryvasheyeu ksenia kseniya kubaysi kubrakov kudryavtsev kudsiyeh kuk kulik kulikov kulyk kum kumar kunal kuni kuok kuol kur
    kurbanov kurchenko kurd kureev kurenkov kureyev kuryan kushnarev kusov kuwari kuzin kuzmich kuzmin kuznetsova kuzovlev kwai kwang kwok kwong kyaing
    kyaw kyong kyrylo kyu kyungu labin lacava ladin lai lala lalobo lam lami lang lantratova lapyr laraibi larijani larios larisa larysa lashgarian
    lashtar lasyakin latif lau laureano laurent lavilla lavrik lavrinenko lavrov leanid leanidauna leanidavich lechuga lee leila lenskaya leon leonardo
    leonenko leonid leonidovich leonidovna leonidovych leonov lesun lesya lev levchenko levi levitin leyla leyva liang libi lidia lidiya lidya lidziya
    lieutenant likhachev liksutov lilia liliia liliya lin linets lira litvinov liu liudmila lizbeth lobach loera loginov loi lone lopez losyakin lotsmanov
    louay louca louie louka loun louqa lova loya luay lubana lubanah lucien lucio lueth lugo luis luka lukashenka lukashenko lukic lukin lukyanenko lumisa
    luna luqa luqman lushnikov lvovich lvovna lyapin lydia lyubov lyudmila maala maalim maalla maan maarouf maazi mabanza mabruk mabudj macias madani
    madayev madhi madi maftah magana maghrebi maghribi magnani magomed magomedov magomedovich mahad mahajar mahalla mahamat mahamud mahdavi mahdieh maher
    mahir mahla mahmood mahmoud mahmoudi mahmud mahmudi mahri maimaiti maiya majdi majed majeed majid majidi major makarov makenga makhlouf makhluf
    makhmoud makhmudov maki makkawi makki makled makorin maksim maksimovich maksym makuei mala malak malakhova maleki malik malinov mallah malofeev malong
    malyhin malykhin malyshev mamontov man manaa manal manan mandro mansoor mansor mansour mansouri mansur manucharov manuel manuilov marani marat
    maratovich maratovna marcellin marchenko mardini margarita margoshvili maria marial marianne mariano marija marina marinychev mario mariwan mariya
    mark markelov markina markov markovich marleny maroz marquez martha martin martinez martinus martynov maruf marvin maryam maryna marzook marzouk
    marzuki marzuq mashaan mashat mashhadani masli maslov masood masoud masouti masri massa massoud masud mata mateo mathi mathieu mati matraimov matthias
    matveev matveyev matvienko matviyenko maulana maulawi maung mauritani mauritanian mawla mawlawi maxamed maxim maxime mayorov mayorova mayra mazen
    mazepin mazhar mazhuga mazi mazidih mazin medhat medina medrano medvedchuk medvedev meften mehmood mehrez mehri mehsud mejia mekdad mekhti mekki
    melendez melikov mellado melnichenko melnik melnikov melnychuk memetiming memon mendez mendoza menhem menyailo meqdad merai meraz mesa mesfer meshal
    meza mezentsev mhd michael michail michel miguel mihail mihajlovich mihaulauna mijalkov mikalaeuna mikalaevich mikalai mikalayevich mike mikhail
    mikhailavich mikhailov mikhailovich mikhailovna mikhaylov mikhaylovich mikhaylovna mikheev mikheyev miklashevich milad milan milchakov milhem miller
    milorad milosevic milskaya minin minyar miqdad mire mireles mirghani mironov miroslav mirzaei mirzai mishal mishan mishchenko mishin mishonova
    mishustin misri mitra mizulina mkrtich mnangagwa moalla mochtar modarres moe moein moghadam mohabak mohabbak mohajir mohamad mohamed mohammad
    mohammadi mohammadian mohammadreza mohammed mohamoud mohamud mohd mohmad mohsen mohseni mohsin mohtasham moin moiseev moises mojica mojtaba mokom
    molina momeni moneer montejo montes moor moosa moqaddam morad moradi morales mordashov morenets moreno morfin morozov morozova mortada mortaza
    mortazavi morteza mortezavi moshe moskalkova moslehi mossaab mossab mossalem mostafa motono mouhamad moukalled mouneer mounir mourad mousa mousavi
    moussa moustafa mozafari mozaffari mozgovoi mozgovoy mshaweh mtanyus muala mualla muammar muammer mubarak muchinguri mucura mudacumura mudalal
    mudallal mudhi mufleh muflih muftah mufti muh muhabak muhabbak muhajer muhajir muhalla muhamad muhamed muhammad muhammadi muhammed muhannad muhindo
    muhsin muidinov muin mujahid mujil muktar mula mullah mumin mumtaz mun munajjed mundos muneer munir munoz munzir mupenzi muqallad murad muradov
    muranov murat muratov murillo murov murtada murtadha murtaza musa musab musah musatov musavi musawi muserref mushin mushtaq mussa mustafa mustapha
    mutanga mutassim mutayri mutayyiri mutebutsi muthana muthanna muti mutib mutni mutoid mutombo mutond mutondo mutund mutundo muwafaq muwaffaq muyassir
    muzi mya myint mykhailo mykhailovych mykhaylo mykhaylovych mykola mykolaiovych mykolayovych myo myong myriam myrna myroslav mzee nabel nabokov nachar
    nadaf naddaf nadeem nader nadezhda nadia nadim naeem naghdi naib naif naim nain naing najafabadi najafi najafpur najdi najeeb najib najibullah najm
    najmiddin nakhala nakhalah nakhaleh namr nan nando nangaa naqdi narimanovna narusova naryshkin narzieva nasab naseri naserzadeh nashiri nashwan nasir
    nasrallah nasri nasser nassif nasuf natalia nataliia nataliya natallia natallya natalya natan natsri naumets naumov naushad navarro navka nawfal
    nawfel nawful naydenko nayef nayif nazar nazaranka nazarenko nazario nazarov nazarova nazem nazhmiddin nazih nazim nazmi nazzal negash nejad nejm
    nekrasov nekrasova nelli nesterenko nestor neverov nezhad ngabu ngaruye ngudjolo niazi nicandro nicholas nicola nicolas niebla nieto nifantiev nihad
    nihat nikita nikitin nikitina nikola nikolaev nikolaeva nikolaevich nikolaevna nikolai nikolay nikolayev nikolayevich nikolayevna nikolov nikonorova
    nikonov nilov nimah nina nisanov nizar nkunda noah noe noel nofal noor noori noorullah noorzai norouzi nosatov noscue noureddine novak novikov nuaymi
    numan numbi nunez nur nurgaliev nuristani nurjaman nusret nyein obaid obaida obaidah obeid obeida obregon ocampo ochoa odeh ogli ogloblina ogly ogul
    ogungbuyi ojeda okorokov okot okroyan oksana olabi olascoaga olecsandr oleg olegovich olegovna oleh olehovych oleksandr oleksandrivna oleksandrovich
    oleksandrovych oleksii oleksiiovych oleksin oleksiy oleksiyovych olena olenga olenin olexandr olga olha olivas olivera oliveros omairi omar omelchenko
    omer omsen omurbekov ong onishchenko oppah orekhov orellana oreshkin orfali orlando orlov orlova orozco orphaly ortega ortiz oscar oseguera osipov
    oskar osman osorio ospina ostanina ostrovskiy otaibi otar othman ouadoud oulabi ould oumar ouni ousmane oussama overchuk ovidio ovsyannikov ozerov
    pablo pabon padilla padron paez pahlawan pak palacios palchyk panah pandey panga panin panjaki pankov panteleev pantus paola paredes pareja
    parlindungan parra parshin parvar parviz pasandideh pasechnik pasichnyk patek patricia patrick patrushev pattni paul paulavich paulichenka paulichenko
    pavel pavlenko pavlichenko pavliuchenko pavlo pavlov pavlovich pavlovna pavlovych pawlavich pawlowska pechatnikov pechegin pedro pena perdomo
    pereverzeva perez pervyshov peshawari peskov peskova pestano peter petkevich petr petros petrov petrovic petrovich petrovna petrovych petukhov peyman
    philipos phillip phyo piatkevich piatrouna piatrovich pichayos pichugin pierre pikalov pilipenko pimanov pinchuk pineda pio pirog pirot pitalua
    pitikov pivnenko pizana plaksin plancarte pleshevskiy plotnikov plotnitsky plotnytskyy plysheuski plysheuskiy plyshevski plyshevskiy podoprigorov
    pogorelov pohorelov pohorielov poklonskaya poltavchenko polyakov ponce pong ponomarenko ponomarev ponomaryov popov popovich porras portillo potanina
    potapov pourfarzaneh pouria prasit prieto prigozhin prigozhina primakov pristoupa prokofyev prokopenko prusakova puchkov puerta pugachev pulido
    pumpyansky purfarzaneh purgin purhin pushkov pushylin putin putina pyae pyong pyotr pyrkova qaani qaddafi qaddour qaddur qader qadhafi qadir qadiri
    qadour qadri qafisheh qahtan qahtani qaid qais qamar qanan qansu qarawi qardash qari qasem qasim qasir qasmani qassem qatan qatari qatirji qatrji
    qattan qayoum qays qin qiu qolam qubaysi quddus qudsiah qudsiya qudsiyah qudsiyeh quintero quirarte qumu qusay quwatli quwatly rabbuh rabi radi radii
    radschapovitsch radulan radwan raed raeef raeesi rafael rafeeq rafi rafiq rage raghad raghib raheem rahim rahimi rahman rahmatullah rahul raif raisa
    rajab rajabi rakhimov rakhmanava rakhmanova rakitin ramadan ramazan ramazani ramez rami ramil ramin ramirez ramiro ramon ramzan ramzanovna ramzi
    rangel rani rania rao raouf rapoport raquel rashedi rashid rashidi raslan rassalai rasul ratouchniak rattanlal ratushniac ratushniak ratushnjak
    ratushnyak ratusnak ratusnjak rauf raufovich raul ravari rawi rayhanah raymond raza razi razvozhaev razzaq rebhi rebrov recinos reda redendo rehman
    reinaldo remezkov removich renat rendon rene rengifo repik reta reuben reyes reza rezaei rezai riad riaf riak ricardo richard ricky rida ridha ridho
    riduan rifat rifqi rigoberto rima rimashevskiy rimi rinat rinatovna rios rivas rivera rivero riyad riz riza roberto robertovich robledo robles rocha
    rodion rodkin rodolfo rodrigo rodriguez rogelio rogo rogov rogozin rojas rolando roman romanenko romanov romanovich romanovych romashkin romero rondon
    rosa rosalejos rosales rostam rostami rostislavovich rostom rosyid rotenberg rotenberh royston rtishchev ruben rubio rudenko rudensky rudi ruhani
    ruhollah ruhorimbere ruiz rukan rumuli rumyantsev rusanov rushdi ruslan ruslanovich rusman russkikh rustam rustom ryan ryauzov ryhoravich ryhorovich
    ryom ryong ryzhankou ryzhenkov ryzhkov saad saadi saal saati sab sabahi sabawi sabban saber saberian sabet sabri sadat saddam sadegh sadeghi sadeq
    sader sadovenko sadykov sae saed saedi saeed saeedi saeid saenz safa safarash safarbekovich safarish safavi safdari safia safieddine safonov sahar
    sahib sahir sahraoui sahrawi said saidi saidullah saied saif saifuddin saifullah saiid saji sajid sajjad sajjadi sakr salam salama salamah salame
    salameh salami salamovich salar salas salavati salazar salbi saldo saleck saleem saleemi saleh salehi salem sali saliaiev salibi salih salim salimi
    salinas salleh sally salman salmanovich salme salti salvador salyaev salyayev samad samarrai samer sami samir samofal samokutyaev samsaeng samsonenko
    samuel sanaullah sanchez sandoval sandra sanhaji santana santiago santino santos saqar saqer saqr sarabia sarah sardar sarhan sari sarkees sarkis
    sarria sarwar saryglar sauceda saud saul saulenko savchenko savelov savelyev savo saw sawan sayari sayed sayeed sayf sayid sayyadi sayyari sayyed
    sayyid sazanov schiavone sebai sechin sedov seed sehri seif seifallah sein selassie seleznev selivanov seliverstov semborio semenov semenovich semigin
    semyonov semyonovich sepulveda serdyukov sergeenko sergeevich sergeevna sergei sergej sergey sergeyenko sergeyevich sergeyevna sergii sergij sergio
    sergiy sergiyovych sergyaenka serhii serhiiovych serhiy serhiyovych serna serrano seryshev seyed seyyed shaaban shaar shaban shabani shabib shadari
    shadayev shaer shafi shafiei shafiian shafik shafiq shafiqullah shaghayegh shahadah shahlai shahram shahroudi shahvarpour shaikh shakeel shakur
    shakuta shakutin shalah shalai shalan shaleesh shalish shalkov shamallakh shamalov shamanov shami shamil shamkhani shamlakh shammari shammout shamsail
    shamsuddin shapetko shapurova shaqra shara sharaa sharban shareef shargunov shariff sharifi shariyan sharyan shatokhin shatrou shatrov shawakh shawqi
    shaybani shayesteh shaykh shcheglov shcherbakov shchetinin she sheibani sheik sheikh sheiman shein sheinin shekau shepelev sheremet sherif sheshenia
    sheshenya shevchenko shevchuk shevtsov sheyman shi shibl shih shihab shihabi shihata shin shirri shiryan shishani shishkin shkadarevich shkolkina
    shmelev shofeso shoigu sholeh shperov shu shubin shukri shulginov shushanashvili shuvalov shuvalova shved shweiki siarheenka siarheevich siarhei
    siarhiejeuna sibai sidi sidiki sidorov sik silva simanovskiy simon sindhi sindi sinwar sirajuddin siregar sirhan sitnikov sivakau sivakov sivkovych
    sivokonenko skachkov skoch skrug sleiman slobodan slobodskoy slyusar smirnov smirnova smolin smotrich sobhi sobolev sobyanin sobyanina soghra sohail
    sohrab sok sokolov solat soleimani soleymani soliman solis soloviev solovyov soltani somboon son song sorokin sotelo soto souleymane soussou spasskiy
    spiridonov stanislav stanislavovich stankevich starshinov stashina stepan stepanov stepanova stepanovich stephen stiapan strelchenko stremousov
    streshinskaya stsiapan suarez suaza subbotin subhi sufian suhail suhayl suheil suk sukharenka sukharev sukhorenka sukhorenko sulaiman sulaimani
    sulayman sulaymani suleiman suleyman suleymanovna suliman sultani suma sungkar suri surkov susana sushko sviatlana sviridenko svishchev svistunov
    svitlana svyatoslavovich swalleh swe syawal syed syrenius sytii tabaja tabatabaei tabatabai tabibi tadic taeb taganda taghi tagiev tagiyev taguev tah
    tahar taher taheri tahir tahmaesebi tahmasebi tajideen takriti talal talea taleb talebi talha talhi tali talib tamara tamayo tambo tamtomo tanchev
    tango tangsiri tapia taqi tarad taranchenko tarek tarik tarkhan tash tatiana tatyana taufik taweel tawfik tawfiq tawil tay taylor tayseer taysir tayza
    tcheul teame teddy tehrani teksler telizhenko temirgaliev ten terentiev terentyev teresa tetiana tetyana thafir thamoud than thein thet thirwat thomas
    thu tigran tikhonova tikriti tilfah timchenko timofeevich timofey timtchenko tin tishenin tkachev tkachyov tkacz tlass todorova tohme tok tokarev
    tokareva tokhi tokhtakhounov tokhtakhunov toledo tom tong tony torres totoonov touraj tourjman tourjuman trabelsi travnikov tregub trevino tribun
    trifonov trofimov troshev trotsenko trushchalov trutnev tsai tsang tsarev tsarov tsaryov tsekov tselikavets tselikovec tselikovets tshisiku tsivilev
    tsivileva tsyb tsyplakov tuan tufail tuito tulio tuma tumusov tun tunisi tupikin turab turanlu turchak turchenyuk turki tutova tymofeyev tyurikova
    tyurin ubaidah ubaidi ubayd ubayda ubaydah ubaydi udai udin udodov uladzimir uladzimirauna uladzimiravich ulises ullah umakhanov umar umarov umid ung
    urbina urfali urias usamah ushko usman usmanov uss ustad ustadz ustinov uthman vadim vadimovich vadimovna vadym vadymovych vadzim vakhaevich vakhit
    vakhitov vakhtang vakulchik vakulchyk valagohar valdez valencia valentin valentina valentinovich valentinovna valentynovych valenzuela valerevich
    valerevna valeri valerievich valerievna valerii valeriiovych valeriy valeriyevich valeriyovich valeriyovych valery valeryevich valeryevna vali
    valiakhmetov vallejo varee varela vargas varvara vaseghi vasil vasilenko vasilevich vasilevna vasili vasilieu vasiliev vasilievich vasilievna vasilii
    vasiliy vasily vasilyev vasilyevich vasilyevna vasquez vasylivna vasylovych vasylyovych vaya vaziri vazquez vedyakhin vekselberg velasquez velazquez
    velez venediktovich venedyktovych veniaminovich vera verdugo veremeenko veronica vetenevich viachaslavavich viacheslav viacheslavovich viatcheslav
    vicente victor victorovich victorovna victorovych viktar viktaravich viktor viktorivna viktorovich viktorovna viktorovyc viktorovych villegas vinai
    vincent viner vinogradova vinokurov vinokurova vitalevich vitali vitalievich vitalii vitaliiovych vitalij vitalijj vitalijovich vitaliy vitaliyovych
    vitaly vitalyevich vitalyevna vitalyovych viviane vladelenovich vladilenovich vladimir vladimirov vladimirovich vladimirovna vladislav vladislavovich
    vladislavovna vladlen vladmirovich vladyslav volfovich volfovits volkau volkov volkova volodimir volodomyr volodymyr volodymyrivna volodymyrovich
    volodymyrovych voloshyn volosovik vorawatvichai vorobev vorobey vorobyev vorobyov voronkov vorontsova vyacheslav vyacheslavovich wadie wadoud wael
    wafi wafiq wah wahab wahbi wahhab wahid wai wail waked wakil wali walter wang wanndy waraich wardian warikoo warin warnig warsame wasantha waseem
    wasim wasseem wasserman wassim watban wazir wehbe wei weldeyohannes wen wendy wiktor wiktorowytsch william wilmer win winai wong worawatvichai
    worawatwichai xasan xenia xirsi xuan yaacoub yaakov yacoub yacub yadollah yafii yagmur yahia yahiya yahya yakhnyuk yakov yakovlevich yakubets yakunin
    yakutumba yami yan yana yankouba yankuba yanucovich yanucovych yanukovich yanukovych yanukvich yaqoob yaqoub yaqub yare yariisow yarin yarmoshina
    yarmoshyna yarosh yaroslav yaser yasiin yasin yasir yasmina yasser yassin yassine yatsenko yaugenavich yauhenavich yauheni yazid yazigi yee yegane
    yegor yegorov yehya yekaterina yelena yeliseyev yepis yermoshina yevgenevich yevgeni yevgenievich yevgeniy yevgeniya yevgeniyevich yevgeny
    yevgenyevich yevgenyevna yevhen yevhenivna yevhenovych yevtushenkov yihia yihya yobeluo yon yong youcef younes younis younous yousaf yousef yousif
    youssef yousuf yudaeva yulia yuliya yun yunes yung yunis yunos yunus yureuna yurevich yurevna yureyevich yuri yurievich yurievna yurii yuriiovych
    yuriivna yuriy yuriyivna yuriyovich yuriyovych yury yuryevich yuryevna yusef yushchenko yusif yusop yusuf yves zabin zabn zada zade zadeh zadran zafar
    zafer zafir zagaria zaghrayba zaghraybah zaghraybe zahar zaharchenko zahedi zaher zahid zahir zahra zahrani zaid zaidi zain zaitoun zaitsev zakaria
    zakhar zakharchenko zakharov zakharova zakhary zaki zakir zakriev zaldostanov zambada zambrano zamid zamrini zamudio zanganeh zapata zare zarepour
    zargar zarif zarkaoui zarqun zauers zaur zaurbek zavarse zavyalov zaw zawahiri zawahry zawbai zaxarchenko zayd zaydi zayn zaytsev zaytun zazueta
    zdriliuk zdunov zeer zeid zein zeinab zeitoun zeitun zeljko zepeda zevallos zhalolov zhang zhanna zharov zheleznyak zheltyakov zherebtsov zhidkov
    zhirov zhoga zhou zhuchkovskiy zhukov zhukova zhuo zhuraleva zhuravlev zhuravski zia ziad zibaee zima zimenkov zimovski zimovsky zimowski zimowsky
    zina zindani zineb zlatkis zlitni zoher zolotov zoran zouheir zoulhima zubaidi zubarev zubedi zubeyr zubi zubkov zughayar zughayr zuhair zuhayr zuheir
    zuleta zulkifli zurab zvinchuk zvipange zyma zyuganov`
    .trim()
    .split(/\s+/),
)
