/**
 * How many of 19,811 listed persons have a word in one of their names: a count, then the words that have it, from five on.
 * Origin: all lists of 2026-08, one subject counted once, words as `prepareName` reads them.
 */
export const personWords = {
  subjects: 19811,
  counts: `
1336 al
670 ali
667 mohammad
646 muhammad
602 aleksandr
586 vladimirovich
541 i
507 sergey
481 alexander
477 aleksandrovich
473 abu
416 nikolaevich
393 andrey
384 ahmad
363 mohammed
358 vladimir
326 dmitry
317 viktorovich
310 mohamed
295 ahmed
291 aleksey
266 yuryevich
260 igor
257 el
254 alexandrovich
241 abdullah anatolyevich ivanovich oleg
237 andrei hassan
232 sergei
228 mikhail
220 jose
211 sergeevich
195 hasan
193 ibrahim
192 ch mikhailovich
191 alexey
189 mikhaylovich
184 nikolayevich
183 reza
179 viktor
171 nikolay
165 yury
159 vasilyevich
157 yurievich
155 alekseevich
149 sergej
143 hossein
137 de
136 evgenyevich
134 borisovich elena m
132 evgeny
127 a vladimirovna
126 anatolievich
125 ivan vladimirovitj
124 aleksandrovna husayn kim
122 sayyid
117 olga
116 luis
115 mahmoud petrovich
114 hussein
113 andrej pavel valeryevich
111 nikolai sergeyevich
108 nikolajevitj
107 aleksandrovitj
106 bin maksim
105 antonio
103 natalya
101 dmitriy yuri
100 aung
99 seyed
98 jesus rodriguez
96 carlos
95 maria roman
94 alexandr gonzalez
93 chol general
92 nikolaevna
91 ben dmitrij lopez
90 hamid
89 anatoly oleksandr v
88 gennadyevich igorevich mohamad valery
87 said seyyed y
86 aleksei irina
85 omar
84 vyacheslav
83 denis yurevich
82 mahmud
81 yuriy
80 abbas abdulrahman alexei valerievich
78 anton haji pavlovich victor vyacheslavovich
77 juan leonidovich
76 yusuf
75 ismail maxim u
74 andreevich vadim
73 saleh
72 khan svetlana
71 amir vasilievich
70 sayyed
69 evgenievich gennadievich hernandez khalil konstantin
68 viktorovitj vitaly
67 david sanchez
66 abou alberto dr garcia khalid olegovich yovich
64 k
63 boris viktorovna
62 alexandrovna manuel tatyana valentinovich
61 aleksej aliaksandr anatolevich gennady konstantinovich mustafa
60 artem dmitrievich ekaterina khaled mehdi
59 alyaksandr grigoryevich ivanovitj morteza uladzimiravich
58 salih
57 anatoljevitj georgievich miguel nikolaj oo sergeevna vladislav
56 majid natalia perez vasilyevna
55 alekseyevich jurjevitj sheikh
54 john muhammed
52 anatolyevna leonid rida salim yong
51 daniel enrique jorge kirill vna
50 chen joseph saeed vasily wang yahya
49 aleksander michail michajlovitj musa nikolayevna ruslan
48 flores li mahdi maung mohsen n win
47 alejandro nasser ramon sergejevitj yuryevna
46 francisco jr ri sayed
45 anna fedorovich ivanov martinez mikalaevich min salah umar yelena
44 chang jevgenij mario mariya mullah song su syargey volodimirovich
43 allah jamal siarhei
42 agha ilya robert samir torres vitalyevich yousef yuliya
41 chun dmitri jurij mikhaylovna mostafa rafael s tatiana
40 akhund choe e evgenevich gomez martin ramirez vasilevich volodimir yevgenyevich
39 akbar eduardo evgeniy ismael ivanovna james jong la michael volodymyr
38 amin hajji javier marina myint peter petr salem tikriti
37 abdulaziz aliaksandravich mikhailovna oleksandrovich volodymyrovych yevgeniy yevgeny
36 alex alireza hamad hosein hosseini ihor j jan javad muhsin o oscar
35 anatol aziz dmitrii haqqani il nam
34 alexeyevich alyaksandravich asad assad chong del galina h jevgenjevitj petrovna serg stanislav suleiman sultan than
33 aljaksandr anastasiya anatoliy colonel diaz ghassan grigorievich ivanavich kyaw l morales pak r reyes the vasilievna yulia
32 alekseevna aleksejevitj angel brigadier dzmitry george habib hussain ihar leon lin mahmood major mansur oleksandrovych rahman saw soe tahir ya yurievna
31 abdulkarim adnan cheol eduard petrov qari vasiljevitj
30 aleg andreyevich eduardovich ho jelena kuznetsov mohammadi moreno muhamad rashid rivera wei yakovlevich
29 bashir borisovitj castro felix mansour qasim serhiy stepanovich zadeh
28 alena anatolievna bakr cesar fernando jafari nasir nikita raul shaykh sulayman tun valeryevna vitaliy walid
27 adam bilal d fernandez gholam haj kyong larisa moussa na nikolajevna oleh p petrovitj rahim saad valerevich zhang
26 abdi abdulsalam aleh artyom hyok jamil leonidovna naser sergeyevna valeriy william yur
25 alexej armando borisovna castillo chan hajj hamza paul valentina yivna youssef yu
24 abdulrahim anatolij ernesto evgenyevna gutierrez imad issa jafar jin lee man ricardo vadimovich vitalij zaw
23 abd amer anastasia arturo charles din dmytro german gustavo hadi hector jean kamal mejia nataliya nejad ould popov roberto sun uladz uladzimiravitj usama viktar wu
22 alfredo alvarez andrejevitj b bassam daw ebrahim grigory hafiz igar julio kang khin kwang lvovich lyudmila makhlouf mark medina mikalajevitj mojtaba mousa myong pedro sadegh salazar siarhej taha valerjevitj van vasilyev yekaterina zuhair
21 adel ahmadi alla andre chin eric gholamreza hashim ko kovalchuk mikolayovich mousavi natalja pour richard salman stanislavovich valerii viacheslav viktorovych yun
20 abdulhamid alirda alonso alyaksandrav arkady awad edward g gar georgy gil guadalupe gul hamed jaber jasim jihad masri mir noor nouri oleks park piatrovich romero son thomas tong valerij vjatjeslav yunus
19 abed aleksandra alyaksey anatoli andrii andriy arkadyevich ayman esmail faisal fawaz fuad gabriel gerardo hong issam karim lebedev malik mendoza murat myo of oksana rotenberg san shah timur valentinovna vasiliy vladimirovic wali yeong
18 andres andry c dmitrijevitj edgar evgenii fathi gennadiy gennadjevitj gennadyevna guillermo han iosifovich kamel khalaf malek meza mohd murtada mykolayovych oleksii pavlovitj pyatrovich ruiz sahib semenovich serhii swe taher valencia valentin valerievna vitalievich yan yasir yi young
17 abdullatif adil aljaksandravitj ammar andreevna artur ashraf cheng cruz dmitriyevich dmitro evgenievna gennadevich gusev hamdan hlaing husam jabir jimenez khamis leonidovitj liu mikhaylavich moe pyotr qadhafi rav sergio sergiyovich sergy simon vasilevna vasquez victorovich yasin yasser yevgen yurii yuriyovich
16 abid akram anatoliyovych anatoljevna chi don fyodorovich guzman herrera hijazi igorevna isa islam jang marco michel mike mikhailavich murillo naim nicolas ortega riyad rustam safari saidi sam samer sami tariq uladzimir vas vasil viktoriya vjatjeslavovitj vladislavovich yahia yaroslav yuriyovych yusif zhou
15 alfonso aliaksei alvarado amar andrew avila cho choi dzm f gennadij gleb grigorevich haydar heidari igorevitj inna ivanovych jawad ji julia karimi khatib kozlov kumar le ma madani makhluf marat masoud munoz mykolaiovych nasr oleksandrivna oleksiy oleksy ortiz sadiq salvador santos sharif sung thein thet try vanav vasiljevna yevgenevich
14 abdulmajid abdulrahmane abdulsamad adolfo adrian ansari anthony antonov anwar arif atif ayyub barakat beltran borisov carmen delgado dominguez dzmitryj elias estrada fedorov figueroa firas fjodorovitj gregorio grigorjevitj guerrero hashem hashemi hojjat husain hussam ignacio johnson kalaev ktorovich lukashenko maher marquez mikhaylov molina muslim nikitin nur nuri parviz patricia ramadan rawi rezaei rodolfo sang stephen tal talal tin turki vahid valeri vargas victoria viktaravich younes
13 abdulqadir alexandra alexandrovic alexeevich anatoliyovich ehsan emad evgeni fadi faysal frank gholamhossein gilberto habibullah henry humberto ibarra ivanovic jawdat jo jonathan justin katerina kevin khalifa konstantinovitj luo lwin magomedovich makarov mihail mortaza mortazavi musab mykola nadezhda novikov olegovitj olha quintero ruben salahuddin salameh sergejevic shaar shafiq shevchenko sulaiman timchenko timofey tony valer vasilij vazquez viacheslavovich viktorovic vitali yang yevhenovych
12 abdalla abdulhakim abdulqader abubakar alexandre aliaksandrauna alina amr anatolyev andreyevna araujo artiom asghar atef avdeev azam azim ba behzad benjamin chemezov christopher cisneros contreras dario darya deeb dimitri fazal fedorovna gadzhiev garza gastelum ghiath hamda hamidreza hugo hurtado iryna ivanavitj jaime jekaterina jon ju kamran kateryna kolesnikov kuzmin markov medvedev michajlovna milad moghadam morozov murad musavi nabil nader naing najib ni nuruddin osama pierre rahimi rios romanovich saab sadeq saif salas salehi savchenko shaikh shami sik sin singh smirnov so soleimani steven syed t thu uli un vasiliev volodymyrovytj vorobyov walter yevhen yuriiovych
11 abdulmanan acosta adan aguilar aguirre alekseyevna aljaksej alyaksandrauna arkadievich arnoldo ayub babaei bagher bagheri bahram bondarenko brian chon denys dib dong duarte ebrahimi egorov erik fahd fatima fawwaz georgijevitj georgiy ghanem ghazi gor gwang hanna hassen herman heydari hisham htun huang ibn iqbal iyad jack joel kazim khaleel kravchenko ktor lukashenka mahir maleki mansoor margarita marija martynov marwan masud maulawi mikalai mohammadreza mun mykhailovych natal natalija nazar nestor nina orlov pavlovna rami rezai rima rivas ronald ryhoravich sad saifuddin santiago sara sergejevna shams sheik shi shwe smith terentyev trabelsi ur uthman valdez valeriyovich velasquez wong ye yunis yurevna yusef zhu
10 abdo abdulkadir abdullahi abdulrauf abraham alan alyakseevich amjad an anatolii andr arias arredondo asim aye belousov benavides bent chu chung claudia diana dmitrievna dmitrovich egor fadl faris fatih felipe fidel fouad francis franco gaddafi georgiyevich ghasem ghasemi ghlamrda gilbert grigorij gyeong hafez hammam hans hjt igorovich ihorovych ilja in isam ivanova jason junior kamil karami kazakov kostenko kuk kulikov lean leanidavich leonov mehrdad mendez mikalay mikhailov milan ming mkhluf munir mzee natallia nazih nikolaev ochoa ogly osman othman paez pavlo polyakov ponomarev qaddour rangel rashidi rene rincon rodrigo rosario safavi saqr savelyev seif serhij shalish shcherbakov siarheevich stepanov suhail syargeevich tarek tawfiq tawil valentinovitj valle vasili vitaliyovich volodymyrivna vorobyev wai xu yadullah yaugenavich yevgenovich yon yunes zakharova zarringhalam zhanna zhuravlev
9 abdulhadi abdulmalik abdulreza abramov adib afif aghajani ahsan aiman akhras akhundzada albertovich ale aleks aliakseevich alya anastasija andreev anis arash arellano asadullah badi bashar carrillo castaneda chavez daoud darvish darwish davoud diab diego donald doroshenko douglas elashi elkaddafi erick eslam espinoza eugene evgeniya fard farhad faruq gao genrikhovich ghathafi ghlamhsin gordo guerra habibi haidar hani hashimi heidar htet hui hussayn iman jalal jasem jassem julian julija jurjevna kassem khadr khaylav khayr kovalev krivoruchko ksenia kseniya kuznetsova leila leonardo lev libi lidia lidiya lorenzana louis luna lyubov maruf matveev mauricio mawlawi mazen mazin mikalaeuna mikolayivna miroslav mohamud moradi naji navarro nayef nayif nicholas nikolajevic noorzai nunez okroyan olegovna oleksandrovytj olena orlando patrushev pena ping prigozhina putin qaddafi qaddur qadour rashed reda riad rina rinat rogelio rolando romanov rubio ruelas sadeghi saeedi sahab sajjad salame samuel scott semyonovich seong serrano shamalov sharifi shih solis solovyev soltani sviatlana svyatlana ta talib tetiana tetyana trevino ubaydi uld vadzim valenzuela vera vich victorovna vitaljevitj waleed won yevgenievich za zaid zakir zin
8 abadi abdirahman abdulfattah abdulghani abdulsattar achekzai ala alawi alekseev aleksejevna alexis alfred alh allen alvaro amiri ana anas anatoliiovych aris arkadyevna as asaad azizullah azzam baqer barzan bernal borysovych boutros brzan bu cabello cardona char cherif chernyshev chit da daria davidovich denisov dmitryevich durgham eduardovna egorovich engineer ernest esmaeil esmaili fadil fahad faiz fares farid farouk fayez fazl fazli fid freddy gabriela gadhafi gavrilov genadz gennadi georgievna gonzalo hala hamcho haqani he hejazi hidayatullah hilal hla hu huerta ignatova ilia ilich irek isidro jaafar jacques jassim jazairi joaquin josue jumah kalashnikov kazem kazemi kerimov khalif kil kiriyenko komarov konstantinovna kovalenko ktar larijani lieutenant ljudmila lu luay makki maksym markovich maryna maulana maxamed mikalaj mikhaylo miller mora morfin mounir mukhtar murtaza nadir naeem najm natallya neverov nia noe nofal noori ojeda omid orellana pablo padron pankov patrick paulavich petro petrovych pinchuk pjotr pyong qassem qdur rafiq rajab ramos ray rim rosa rosales russian rygoravich saddam saifullah salam salgado salimi samad sandoval saqer sayf sein sergiy serhiyovych shaaban shaban sher sidorov silva sjarhej sok solovyov steve subhi suheil syargeev taeb tapia tay tayza teresa thant tigran tkachev tom varela vasiljev vega veniaminovich vitalii vitalyevna volodymyrovich wafiq wahid wazir wilson yaqub zakharov zepeda zhao zheng
7 abdulbaqi abdulhaq abdulkader abdulnabi abdulnasir abdulnasr abdulnasser abdulrazaq abdulrehman abdulwahab abdurahman aboud abul ah airat akbari akhmed akimov albert aleksandrovic alhaj alim amanullah ameen anatolevna anatoliyivna andrejevic anisimov anzhelika arriola asadi asgari ashtiani assaf ayoub ayrat azimi babaii badruddin barry bekkhan bernard bespalov bo borisovic born bosco botello burhan cabrera camacho campos caro carolina cha chaliche charif christian commander daniil dehghan denisenko didenko domingo duque duran eduardovitj efrain eli elisha elizaveta elvira emilio escobar eslami esteban estuardo fadlullah fang farah fayad fedaravich feliksovich fetisov filippovich fradkov fred fredy galindo germanovna gordon grigoriy gromov hallaq hamdullah hamidi hamsho heydar hocine houthi hryhorovych humam hun hyeok ihsan iii individual innocent iosifovitj ismailov ismailovich iurii ivy izzat izzuddin jameel jani jeon jerome jevgenjevna jhon jian jibril judt jules jurievic jurijovytj kadyrov karam karpov kenneth khiabani khomenko khudr kocak kum kyu leanid leanidauna leonidovych lerma leyla liliya lim los lucio ludmila luqman lyev mahamat marin mehmet michajlavitj mikheev milosevic mirzaei moghaddam mohsin morgan mshaweh muammar mubarak mustapha muthana mykhaylo mykhaylovych najmuddin naumov nizar oleksiiovych oleksiyovich oleksiyovych olesya omer osipov padilla palacios parra pavlov peng petrovic pjatrovitj prokopenko pulido qasem qin qlm qureshi rabi rad rahmatullah raisovich ramiro raymond rinatovna rojas rondon rostam rusanov ryong saadi sabawi saenz safi sakr salami salar saleem salinas sandra sarah sayid sbaaui sebastien sfri sfui shafii shaleesh shammout shen shubin shuvalov siarhejevitj sierra skoch sobolev sofia solat soleymani sop soto suhayl taghi tala talha taqi tehrani terentiev tijani timofeevich tlass tsai tuma ul uladzimirauna uladzimiravic ustad ustinov vakhaevich valeriyivna valerjevna vasylivna velazquez viktorivna villa vitalevich vladimirov vladimirovitch volfovich vyachaslavavich vyacheslavovna w wa wael waseem xavier yaser yassin yegor yegorov yehya yin zahedi zahra zakaria zare zarrin zayn zhukov ziad zouhair zrin zubarev zuheir
6 1 aadan aaron abdellah abdulhai abdulmnan abolfazl abolghasem adanov aden adnuf ag akhrs akhunzada alam alejandra aleksin aliaksey alievich aljaksejevitj amadou aman anatolievic anatolyeuna andrea andrij andriyovych anikeev antoine aqajani araghi arkadij arnulfo arreola arthur artom ashtari asif askari aslan ayad ayala azhar bader bahman bahrami baranov basir bassem batalova bazhenov behrouz bek bella bishr blanco bob bocharov bortnikov briones bulgakov cali camara celestin chaar chae chaika charlie chayka chou chuy cordon cortez dahi dan daud degtyarev desire di dina dmitriev dmytrovych doctor dovich edwin efimovich elvis enayatullah erika ermakova esparragoza essa fadavi fadel farahani farahi faraj farouq faruk fateh fatemeh fayyad fazel fedor frolov fyodorov fyodorovna gaby genadzevich genadzyevich gennad gennadevna ghadaffi ghalib gilmutdinov gladys gonzales grigorovich grigoryev gubarev gubareva gupta gustave ha hakim hamadi hammoud harb hayat haytham hennadiyovych herz hirzullah hojjatoleslam hoseini houssam hsan htoo htut hua huseyin huynh hwa hyon hysa ian idris ignatov igoryevich ii ilyas isaac isaev ishaq israel ivanivna jairo jalali jalaluddin jalili jaramillo javani jeong jie jmah juma juryj kaddour kadhim kadyrova kai kan kassim khaing khair khalili kharchenko king kirienko kirilo kiyumars kononov kony kornienko kostyantin kostyukov kozak kubwayo kulik kumin leonel leyva lhi louay lubana luciano maala madrid maduro magomed mahad maksimov maksimovich mala malk malpica malyshev maradiaga marc marchenko marie markelov marko martha massoud matviyenko maulavi medhat mehmood melendez mhmdrda mikhaylova misri modarres mohan moises montoya mordashov moslehi moustafa mrtda mu mufleh muhannad mupenzi mya mykolajovytj mykolayivna nadia naif najeeb najera najjar naumenko naumets nawful nelson niazi niebla nikola nikolayev nikonov nilov nouruddin nyunt nzr obeid ocampo oleksin olivas olivera one or pakpour pakpur pang panteleev parshin pavlovic peskov piotr polina pong popova prokofyev pushkov qadri qazi radi raman ramil rasul raza rehman reyna rezaie rhouma rihani rimma rivero robles rocha rstm ruhullah rumyantsev ruslanovich ryan ryzhenkov ryzhkov saeid safdari safwan saheb saied sameer sana santana sardar sawan sayeed schneider se sebanyana seleznev seliverstov sematama semenov semjonovitj serdyukov shahsavari shapovalov sheng shishani shu sirhan sirkoof slamh sorokin sqr stepanovitj suarez suleyman suliman suri svyatoslavovich tae taheri tai talebi tan tatsiana taweel tian ting turab ubaidi ubaydah usamah vadimovna valentynovych valerianovich vali vand vanovich vasilii vasilovich veronica viachaslavavich vicente viejo vital vjaceslav vladlen vladyslav volga volha vorobev waked wan wasim wayne wen williams xie yakubets yana yaugen yauheni yehia yevgeniya youcef yul yuriyivna zahir zaitsev zamudio zara zaur zayd zaytsev zazueta zein zeljko zia zinaida zouheir zubkov zurab
5 abas abdikadir abdollahi abdul abdulfatah abdulghafur abdulghassem abdulhameed abdulmajeed abdulrazak abdulrazzaq abel abi abo abolghassem absalan abud adolfovich afghan aghaei ahmet akberdinovna akhtar aksyonov alaa alejos aleksandrov alekseenko alekseyev alexandrov aliakbar alirio allahkaram almeida alotaibi amid amilcar aminullah amirhossein amor amru and anderson ann aqel arce ariel armen aseel asef asf asi asl asmaaili augusto avendano awwad axel azad azadi azarov azizi babakov bachir baker bakhtiari balaba baloch barakhoev barrera basil basim basova bayan beatriz bekhan belal belik belyakov benitez bermudez bernardo bezler bing bogdan bogdanov boguslavsky bok bong borysivna brahim bravo briceno bronislavovich brothers browning bruno bshir bulavko burdyko bustamante caby cadena calderon captain cardenas castano cazares cazarez cervantes chaoui chaudhry che cheon chernov ching chul claude cordero corona cristian dahir damian daneshjou danila davila dawood dawwa demchenko deng deniz derakhshan dibe dmitriyevna do dragan du duri dzianis dzmitriy dzyanis ebu eliseev ennouini eraghi ershov essam eugenio eyad ezubov ezzatullah ezzuddin fabio falah farhan farzaneh fawzi faycal fdli filatov filatova fiodaravich fiodorovich foad fomin francesco fritz frolova fu fursenko gadet gadzhievich gadzhiyev ganna garbaya gartung gennadiyevich georgij georgyevich germanova geum ghaith gharib gholamali ghorban ghulam glazyev godoy gordeev gorokhov green griffin grigoriev guero guk gulnara guo haddad hadith haeri hailun hajizadeh halabi halina hamadou hamadoun hamdi hamieh hammud hamzah hanafi hassanzadeh hassun hatem hatum hedayatullah heikmat henao herard hernan hikmat hlaq hmshu hojatoleslam horacio hoseyn hosni hossam hoyos hrzallh huthi hwang ibrahimi ilgam im inzunza iraqi isakov ishakzai ishchenko iurevich iurievich izo jaburi jadeed jaffar jahanbakhsh jakovlevitj jaroslav jauhen jauhenavitj jdiid jesse jiang joe josef juarez jun junzheng juri jurjevic kadem kalaf kalinin kanstants kanstantsinavich kari karlov kashin katan katerji katherine kato katranji kazakova kazbek kelmendi kempes ken kha khafaji khaki khattib khaylauna kheir khodr khoury khtib khun khuri khuwayt kimenyi kiselev kiumrth koang kolbin kondratenko kondratyev kouchakzaei kouffa koval krasnov ktarav kuni kurbanov kurdi kurenkov kuwaiti lahbous lala lam latt lavrova lei lenkevich leo levi liang likhachev lilia liudmila loginov logunov lt luai luka lukashevich luminsa lumisa ly lydia maan maarouf maaruf maghribi mahdavi makhmoud maks maliki malkov mansouri mar maratovich marian maroufi maryam mata mateo mati matthew maurice max mayra mdrs medrano mehri melnik melnikov menyailo mi michajlov mikhailova mikhayl mikhaylauna mingguo mingshan miqdad miranda mirza mohammadian monir morozova mqdad mqdm mualla muin mujahed mukade mukake munandar muneer muradov mushtaq mussa muttaqi myeong mykolayovich myroslav naseri nashir nasiruddin nathan nawfal nawfel nazarov nazem negro nesterenko nezhad nicola nidal nik nikolaeva nikolajewicz nimr nmr no noah nov novak nu nuh numan nyein nyembo nyo obeida ok oleksij omari omran ordonez orozco osorio paek paola pavlenko pavlovych peralta phillip pineda porras pourfarzaneh prigozhin prophane putina putol qadiri qasir qassim qatirji qatrji qattan qurayn qusay raad radulan radullan radwan rahmani rahmat raisa raja rao raouf rauf ravil rayyan reinaldo rendon rengifo reuben reyhani ricky rizk robertovich roger romanenko romeo rostami roy rudenko rudi rudsari ryna saber sabet saed saferi sahiron sahirun sahrawi sajirun salavati salbi salwwan sandr sanon sari sarkis sauceda sean semyonov senna sergiyovych sergun serhijovytj shadura shahadah shahid shamlakh shammari shein shevchuk sheyman shihab shin shir shoigu shoygu si sia siaush siavash sidi sim simba simonenko sitnikov soloviev sosa spiridonov stanislavovitj sufian sukharev sukkar suleymanovich surcouf suwaid sv svitlana taek tamara tang tango tatriev tatstsyana tawfik taylor tayseer taysir teran tiger tilemsi timofeev tina tito tkach tkachyov tokareva trotsenko trujillo tsarev ubayd uwimbabazi vadym vahedi vahidi valerevna valeriyevich valeriyovych vaseghi vasyl vi viktoria viktorija viktorovytj villegas vincent vlad vladimirovits vladmirovich volodimirivna vyachaslau vyacheslavovych wail wajih wehbe wiktor yanukovich yanukovych yao yaqoub yassine yaugenav yauhen yauhenavich yegorovich yeliseyev yered yevgenyevna yousif yousuf yuan yuriivna z zafir zagaria zahar zain zambada zambrano zamrini zapata zeinab zevallos zhuravleva ziaei zima ziyad zolkadr zolqader zolqadir zolqadr zuleta
`,
}
