/**
 * Spellings of Hebrew and Jewish names, and of names of India, Sri Lanka, Bangladesh and Pakistan that are not Arabic.
 * Origin: general knowledge of the romanisations in use.
 */
export const hebrewSpellings = `
  moshe moses mosheh moise moises
  chaim haim hayim hayyim chayim
  shlomo salomon solomon
  avraham avrohom avram
  yehuda judah yehudah juda
  menachem menahem
  mordechai mordecai mordehai
  baruch barukh boruch
  binyamin benyamin
  benjamin benjamen
  eliyahu eliahu elijah
  yisrael israel yisroel
  yeshayahu isaiah
  zvi tzvi tsvi zwi
  zev zeev zeew
  ehud ehoud
  nathanyahu netanyahu netanyahou netanjahu
  cohen kohen cohn kohn
  levy levi
  mizrahi mizrachi
  shapiro shapira schapiro szapiro
  rabinovich rabinowitz rabinovitch rabinovitz
  horowitz horovitz gurvich hurwitz
  goldstein goldshtein
`
export const indicSpellings = `
  chandra candra
  chaudhry chaudhary choudhury chowdhury choudhary chaudhuri choudhry chaudary chowdhry chaudhari
  chatterjee chattopadhyay chatterji
  mukherjee mukhopadhyay mukherji mookerjee mukerji
  banerjee bandyopadhyay banerji
  bhattacharya bhattacharjee bhattacharyya
  chakraborty chakrabarti chakravarty chakravarti chakrabarty
  ganguly gangopadhyay ganguli
  dutta datta dutt
  ghosh ghose
  bose basu
  mitra mitter
  saha shaha
  das dass
  devi debi
  agarwal aggarwal agrawal agarwala
  shah sha
  sharma sarma
  singh sing singha
  jain jayn
  joshi joshy
  iyer aiyar iyyer
  iyengar ayyangar
  menon mennon
  krishna krisna
  krishnan krishnen
  lakshmi laxmi lakshmy luxmi
  laxman lakshman laksman luxman
  narayan narain narayana naryan
  narendra narender
  rajendra rajender rajinder
  surendra surender surinder
  mahendra mahender mohinder
  devendra davinder devinder
  virendra virender varinder
  jitendra jitender jatinder
  satish sateesh
  suresh sures
  ramesh rames
  ganesh ganes
  rajesh rajes
  mahesh mahes
  dinesh dineshh
  jagdish jagadish
  rajiv rajeev
  sanjiv sanjeev
  praveen pravin
  sachin sachhin
  ashok asoka
  vijay wijay vijai bijoy
  vikram bikram
  vinod binod
  vishnu bishnu
  vivek bibek
  prakash prokash parkash
  pradip pradeep
  dilip dileep
  sandip sandeep
  kuldip kuldeep
  amarjit amarjeet
  surjit surjeet
  manjit manjeet
  ranjit ranjeet
  inderjit inderjeet
  sri shri shree shrii
  shiva siva shiv
  subrahmanyam subramaniam subramanian subramanyam
  tamil thamil
  prabhakaran prabakaran
  velupillai veluppillai
  bhutto bhuto
  lanka lankah
  islam eslam
  begum begam
  bibi bibee
  khatun khatoon khatoun
  akhtar akhter akther akter
  sultana sultanah
  chowdry chowdary
  hekmatyar hikmatyar
  zardari zardary
  afridi afreedi
  yusufzai yousafzai yousufzai
  baloch baluch balouch
  balochistan baluchistan
  punjab panjab
`
