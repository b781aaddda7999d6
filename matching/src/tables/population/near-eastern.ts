/**
 * Names of the Arab countries, Iran, Turkey, the Caucasus, Central Asia and Israel, per mille of their bearers; a share holds
 * until the next, rounded. Most are used as given, father's and family name. Other spellings take the share by their family.
 * Origin: order after published counts and lists (TÜİK and NVI for Turkey, NOCR for Iran, Israel's CBS, registers of Georgia, Armenia
 * and Kazakhstan), Arabic shares estimated; from general knowledge.
 */
export const arabicNames = `
  90 muhammad 50 ahmad ali 30 hasan husayn mahmud ibrahim abdullah mustafa khalid 20 umar yusuf said salih ismail
  hamad abdulrahman salim khalil hamid hamza saad nasir 15 musa isa uthman sulayman tariq jamal samir walid karim
  abdulaziz abdulkarim adel adil majid rashid faysal fahd sultan sami kamal nabil amin anwar bilal fadi fadil fouad ghassan
  hadi haitham hatem hisham husam ihab imad issam jafar jalal jasim jaber jabir kazim kassem qasim latif luay maher mahdi malik mansur marwan mazen
  10 abbas abdulqader abdulmalik abdulhamid abdulmajid abdulwahid abdulsalam abdulnasir abdulghani abdulhadi abdulhakim abdullatif abdulwahab
  abdulamir abdulbaqi abdulhalim abdulhay abdulkhaliq abdulrahim abdulrazzaq abdulrauf abdulsattar adnan akram ammar anas ashraf asad aziz basil basim bassam bashir
  bandar badr dawud daud faisal faiz farid fares faris farouk faruq fathi fawaz fawzi ghanim ghazi habib hafiz haidar haydar hani harun hilal idris
  ilyas iyad iqbal jawad jihad kadhim kamil khaldun khamis luqman mahir mahfuz majed mamdouh mubarak muhsin mukhtar munir murad murtada muslim muzaffar naji
  najib najm naser nawaf nayef nazar nizar nuh nur omar osama usama othman qais qadir raed raid rafiq rahim rahman ramadan rami ramzi rashad riyad riad rida
  sabah sabri sadiq safwan sahib sajid salah salam salama salman samer saqr sayf shakir sharif shawqi suhail tahir talal talib
  tamim tawfiq thabit turki wael wail wahid walid wisam yahya yaqub yasin yasir yasser younis yunus zaid zayd zaki zakariya ziad ziyad zuhair
  fatima aisha khadija zaynab zainab maryam mariam amina amal asma hanan huda iman jamila karima khadra laila layla leila mona muna nadia najwa nawal noor
  rania rana rima rasha sabah safa sahar salma samira sana sawsan shaima suad sumaya wafa yasmin zahra zahraa hind hiba dina dalia
  5 haddad khoury khuri nasser najjar hariri masri misri shami halabi baghdadi jubouri jaburi dulaimi obeidi ubaydi tamimi
  saadi shammari shamari anazi enezi otaibi utaybi harbi ghamdi qahtani zahrani shehri dosari dossari mutairi qarni juhani subaie rashidi
  hashimi hashemi hussaini husayni hasani hassani musawi moussawi jaziri maghribi tunsi filali alaoui alami bennani idrissi benali benslimane ouali
  bouazizi trabelsi gharbi hammami jaziri mahmoudi mejri ayari dridi jlassi khelifi brahimi mansouri saidi hamdi amri
  sudani ansari qureshi qurashi bakr bakri umari amiri kuwaiti yamani maqdisi najdi hijazi kurdi turkmani
  awad awadh ayyub azzam barakat boutros butrus daher darwish eid fayyad ghali girgis hanna ishaq jabbar jabr karam kanaan mansour
  mikhail mina nassar nassif qasem rizk saab sabbagh sader salameh salloum sarkis shaheen sleiman suleiman tannous tawil wahba yaghi zayat zein
`
export const persianNames = `
  60 mohammad 30 ali hossein mehdi mahdi reza hasan 20 ahmad amir fatemeh zahra maryam abbas hamid majid mohsen saeed
  15 alireza mohammadreza hamidreza gholam gholamreza mohammadali amirhossein abolfazl akbar asghar javad mahmoud masoud mostafa mojtaba morteza naser
  nasser rasoul ramin sadegh saeid vahid yaser yousef zeinab sakineh leila masoumeh tahereh narges
  8 ahmadi mohammadi hosseini hoseini rezaei rezaee rezai karimi mousavi moradi hashemi rahimi jafari ebrahimi heidari heydari ghasemi
  akbari kazemi asadi mahmoudi salehi norouzi sadeghi amini abbasi tehrani soltani bagheri rostami najafi yousefi mirzaei
  zare ghorbani khani nazari fallah shahbazi sharifi rashidi hatami amiri azizi farahani ghaderi habibi jalali khosravi
  maleki mansouri moghaddam mokhtari naderi nasiri noori nouri parsa rajabi ranjbar safari shirazi taheri taghavi zand zandi
  5 arash ardeshir arman babak bahman bahram behnam behrouz behzad bijan daryoush dariush ehsan farhad fariborz farshid farzad
  hadi hooman houshang iraj iman jamshid kamran kaveh keyvan kazem kourosh mansour mehran mehrdad milad nader nima omid parviz
  payam pouya pedram peyman rahim rostam saman shahram siamak siavash sina sohrab soroush vahid yadollah
  azadeh elham farideh fariba forough ladan mahin mahnaz mitra nasrin parvin roya sara shirin soraya zohreh
  gul gull khan shah jan agha wali sher zaman zahir zia karzai ghani noorzai popal ahmadzai achakzai alizai ishaqzai barakzai
  popalzai yousafzai haqqani akhund mullah nazar nabi dad din baz mir rasul ghulam gholam habib faizi faqir
  naim najib qadir rahmatullah hamidullah najibullah obaidullah abdulhai amanullah asadullah azizullah fazal habibullah
  hayatullah hedayatullah ihsanullah inayatullah matiullah nasrullah nematullah rahmat saifullah sanaullah sibghatullah zabihullah
`
export const turkishNames = `
  20 mehmet mustafa ahmet ali fatma ayse emine hatice huseyin hasan ibrahim ismail 12 osman yusuf murat omer ramazan halil
  suleyman abdullah mahmut zeynep elif meryem sultan 8 recep salih fatih kadir emre hakan adem kemal yasar bekir musa metin
  orhan serkan zeki ercan bayram sedat sefik selim serdar sinan tayyip tuncay ugur umit vedat volkan yakup yasin yavuz
  yilmaz yunus zafer burak baris bulent cemal cengiz cem deniz dogan ekrem engin erdal erdem erdogan erkan erol ersin ertugrul
  gokhan guven hakki halit haluk hamza harun hikmet ilhan ilker ilyas isa kenan koray levent mert mesut muharrem muhammed muhammet
  muammer naci nazim necati nihat nuri oguz okan onur oktay ozgur ozkan rasim riza sabri sadik sahin salim sami savas seref sukru
  taner tarik temel tolga turan turgut hulya gul gulsen leyla nur nuray sevgi songul yasemin zehra havva merve esra busra kubra
  12 yilmaz kaya demir sahin celik yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek
  6 polat ozcan korkmaz cakir erdogan acar yavuz can sen aktas guler bulut keskin unal gunes bozkurt turan sari tekin isik
  yuksel tas avci ates karaca gul dogan coskun aksoy bayram uzun altun kaplan akin bas duman guzel ucar uysal sonmez
  toprak tuncer turk ceylan eren ercan ergun ekinci erturk durmaz cinar bilgin bayrak balci aydogan akbulut aksu alkan
  azad baran berzan dilan ferhat haval kawa rojda rojin serhat siwan zana
`
export const caucasianNames = `
  10 mammadov mamedov aliyev aliev huseynov guseinov guseynov hasanov gasanov guliyev kuliev quliyev ismayilov ismailov ahmadov akhmedov abdullayev abbasov jafarov
  magomedov ibragimov omarov kurbanov ramazanov gadzhiev gadjiev hajiyev dzhabrailov isaev musaev suleymanov alikhanov khasanov
  kadyrov umarov saidov daudov magomadov abdulaev shamil ruslan ramzan
  magomed akhmed aslan zelimkhan islam imran khamzat adam beslan murad
  8 grigoryan harutyunyan sargsyan sarkisian hovhannisyan khachatryan hakobyan petrosyan vardanyan gevorgyan karapetyan mkrtchyan
  ghazaryan manukyan avetisyan poghosyan martirosyan sahakyan arakelyan margaryan davtyan stepanyan galstyan abrahamyan
  8 beridze kapanadze gelashvili maisuradze giorgadze lomidze tsiklauri bolkvadze kvaratskhelia nozadze khutsishvili shengelia
  mikeladze tabatadze kiknadze chikovani dolidze gogoladze japaridze makharadze
  15 giorgi davit nino levan irakli zurab tamar mariam 10 armen hayk karen tigran artur gagik aram ashot narek vahan vardan
  suren samvel serzh robert ruben hovhannes gevorg anahit narine lusine
  10 elchin ilham heydar heidar vagif rashad anar elnur emin farid kamran nizami orkhan ramil rauf rovshan ruslan samir
  tural vugar vusal zaur aynur gunay leyla nigar sevda
`
export const centralAsianNames = `
  8 akhmetov ospanov suleimenov iskakov abdrakhmanov kaliev sadykov smagulov sultanov yusupov nurgaliev karimov
  rakhimov rahimov rakhmonov nazarov kholov saidov sharipov khodzhaev khojaev tursunov umarov usmonov usmanov yuldashev yuldoshev
  ergashev ismoilov kurbanov mamatov nurmatov ibraimov abdyldaev asanov
  japarov annayev orazov meredov
  10 nursultan askar bakhyt bolat daniyar erlan yerlan kairat kanat marat murat nurlan olzhas ruslan sanzhar serik talgat
  timur yerbol zhanibek almaz aibek bakyt azamat ulan rustam jamshid farrukh firuz abdulla shavkat islam alisher anvar bakhtiyor
  bobur dilshod farhod ikrom jasur javlon mirzo nodir otabek rustam sardor sherzod ulugbek zafar gulnara dilnoza aigul ainur asel
  abdurehim abliz ablikim adil alim ablet memet mamat tursun turghun dolkun kadeer hasan osman tohti yasin yusup
  bayar bold batbold boldbaatar ganbaatar ganbold munkh otgonbayar altantsetseg batbayar enkhbayar erdene
`
export const israeliNames = `
  19 cohen kohen 11 levi levy 4 mizrahi mizrachi peretz biton dahan avraham friedman malka azoulay katz yosef david amar omer
  ohayon hadad gabai bendavid edri levin tal klein chen shapira hazan moshe ashkenazi ohana segal golan yitzhak bar
  2 ben dayan eliyahu friedmann goldberg goldstein greenberg grinberg horowitz kaplan lerner lieberman meir mor nissim
  peled regev rosen rosenberg rubin sasson shalom sharon shamir sharabi shwartz schwartz stern weiss yaakov zohar
  20 moshe yosef david yaakov avraham mordechai yitzhak haim chaim shlomo 10 eli eliyahu shimon daniel meir michael amit
  ariel noam itay uri yair yehuda yonatan jonathan ofer oren ron ronen roni shai shaul tal tomer tzvi zvi zeev gil
  gideon eyal erez dov dan boaz benjamin binyamin baruch asher arie aryeh amos amir alon aharon aviv avi
  sarah rachel rivka leah esther miriam hanna ruth tamar yael noa michal shira avigail ayelet dana efrat galit hila
`
