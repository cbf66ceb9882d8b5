# La casa intorno ai tavoli: testata e piè di pagina, scaffale, sala, aprire un tavolo.

house-home = Parlour, allo scaffale
house-menu = Menu
house-ways = Percorsi della casa
house-your-games = Le tue partite
house-tables = Tavoli
house-rule-books = Regolamenti
house-recording = Guarda una registrazione
house-language = Lingua
house-theme = { $theme ->
    [light] Tema chiaro
    [dark] Tema scuro
   *[system] Tema del dispositivo
}
house-sound = Suoni
house-your-name = Il tuo nome
house-change-name = Cambia nome:
house-name-changed = Ora ti chiami { $name }.
name-shortened = Un nome ha al massimo 24 caratteri: il tuo diventa «{ $name }».
house-save = Salva
house-close = Chiudi
house-skip = Vai alla pagina
house-to-shelf = Allo scaffale
house-page-failed = Questa pagina non si è caricata
house-page-failed-why = Forse è caduta la connessione, oppure nel frattempo Parlour è stato aggiornato.
house-reload = Ricarica
house-open-source = Parlour è software libero con licenza Apache 2.0. Nessuno ha bisogno di un account, e si contano solo i punti.
house-trademarks = I nomi dei giochi appartengono ai rispettivi proprietari. Parlour ne è indipendente: le regole sono raccontate con parole nostre e tutti i pezzi sono disegnati da noi.

## Lo scaffale

shelf-title = Prendi una sedia.
shelf-invitation = Apri una scatola, manda il link, gioca: con gli amici, su un solo dispositivo o contro il banco.
shelf-daily = Gli enigmi del giorno, uguali per tutti
shelf-boxes = I giochi
box-players = 1–{ $most } giocatori
box-minutes = circa { $minutes } minuti
box-rule-book = Regolamento
box-learn = Impara
box-play-now = Gioca ora
box-change-rules = Cambia le regole
box-with-friends = Con gli amici

## La sala

hall-title = Tavoli
hall-about = Torna alla tua partita, unisciti a un tavolo aperto o guarda e basta.
hall-yours = I tuoi tavoli
hall-open = Tavoli aperti
hall-empty = Al momento nessun tavolo è aperto. Aprine uno e dillo ai tuoi amici.
hall-looking = Diamo un’occhiata in sala…
hall-open-one = Apri un tavolo
hall-playing = in corso
hall-your-turn = tocca a te
hall-turn = si aspetta { $names }
hall-outdated = chiuso, le regole sono cambiate
hall-full = tutti i posti occupati
hall-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
hall-come-back = Torna
hall-sit-down = Siediti
hall-watch = Guarda
hall-way = { $way }: { $game }, { $names }

## Connessione

contact-reconnecting = La connessione è caduta. Ci ricolleghiamo; il tuo posto resta tuo.
contact-gone = Il server non risponde. Continuiamo a provare, e nulla di ciò che è successo al tuo tavolo va perso.
lost-title = Questa pagina non esiste
lost-why = L’indirizzo non porta da nessuna parte. Lo scaffale è sempre al suo posto.
refusal-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
refusal-unexpected = Qualcosa è andato storto nel server (errore { $status }). Riprova, per favore.

## Aprire un tavolo

open-unknown = Questo gioco non è sullo scaffale
open-unknown-why = Forse c’è un errore di battitura nell’indirizzo.
open-who = Chi gioca?
open-with-alone = In solitario
open-with-alone-about = Il gioco per una persona.
open-with-house = Io e il banco
open-with-house-about = Un bot gioca dall’altra parte.
open-with-friend = Io e un amico
open-with-friend-about = Ricevi un link da mandare.
open-with-device = In due su questo dispositivo
open-with-device-about = Ve lo passate a turno.
open-with-house-many = Io e dei bot
open-with-house-about-many = Il banco gioca negli altri posti.
open-with-friend-many = Io e degli amici
open-with-friend-about-many = Ricevi un link da mandare.
open-with-device-many = Insieme su questo dispositivo
open-with-device-about-many = Ve lo passate.
open-seats = In quanti giocate?
open-seats-count = { $count }
open-strength = Quanto gioca bene il banco?
open-names = I vostri nomi
open-player = Giocatore { $number }
open-rules = La partita
open-presets = Regole già pronte
open-house-rules = Regole della casa
open-at-the-table = Al tavolo
open-public = Aperto a tutti
open-public-about = Il tavolo compare in sala. Altrimenti lo trova solo chi ha il link.
open-hints = Aiuto permesso
open-bots = I bot fanno da sostituti
open-bots-about = Se qualcuno manca da un minuto, un bot gioca al suo posto finché non torna. Senza sostituti ogni mossa ha { $seconds } secondi, se non concordate un altro tempo, così nessuno aspetta all’infinito.
open-alone-start-about = Giochi come { $name }. Non c’è nulla da compilare.
open-house-start-about = Giochi come { $name }. Non c’è nulla da compilare.
open-friend-start-about = Ti siedi come { $name }; il posto libero è per il tuo amico.
open-device-start-about = Un sipario copre ciò che l’altro non deve vedere.
open-friend-start-about-many = Ti siedi come { $name }; i posti liberi sono per i tuoi amici.
open-device-start-about-many = Giocate a turno su questo dispositivo.
open-start = Inizia
open-table = Apri il tavolo
option-seconds = { $count } s
option-unit-seconds = secondi
option-less = Meno: { $label }
option-more = Più: { $label }
option-off = No
option-count = { $count } su { $most } al massimo
option-none = Nessuna

## Quanto gioca bene il banco

strength-novice = Principiante
strength-novice-about = Pip sta ancora imparando: va bene per una prima partita.
strength-casual = Dilettante
strength-casual-about = Nora gioca per divertirsi e ogni tanto le sfugge qualcosa.
strength-strong = Forte
strength-strong-about = Oskar ragiona a fondo su ogni risposta.
strength-expert = Esperto
strength-expert-about = Ada non spreca quasi mai una mossa.
bot-novice-1 = Pip
bot-novice-2 = Lulu
bot-novice-3 = Momo
bot-novice-4 = Fritz
bot-novice-5 = Coco
bot-novice-6 = Ben
bot-casual-1 = Nora
bot-casual-2 = Tom
bot-casual-3 = Mila
bot-casual-4 = Jules
bot-casual-5 = Lena
bot-casual-6 = Paul
bot-strong-1 = Oskar
bot-strong-2 = Greta
bot-strong-3 = Hugo
bot-strong-4 = Vera
bot-strong-5 = Bruno
bot-strong-6 = Clara
bot-expert-1 = Ada
bot-expert-2 = Emmy
bot-expert-3 = Alan
bot-expert-4 = Sofia
bot-expert-5 = Kurt
bot-expert-6 = Marie
