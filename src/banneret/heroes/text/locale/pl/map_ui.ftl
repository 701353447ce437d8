### Questions of a whole game, and labels of their answers.

## Questions: setting up.

prompt-faction = { $player }: wybierz frakcję.
prompt-hero = { $player }: wybierz bohatera.
prompt-start-tile = { $player }: jak leży twój kafelek startowy?
prompt-bonus = { $player }: wybierz premię startową.

## Questions: the turn.

prompt-turn-discard = Odrzucić karty? Limit ręki: { $n }.
prompt-turn-discard-must = Odrzuć karty do limitu ręki: { $n }.
prompt-draw-cards = Ile kart dobierasz? Limit ręki: { $n }.
prompt-turn = { $n ->
    [0] { $player }: działaj w mieście, zagraj karty lub zakończ turę. Nie masz już punktów ruchu.
   *[other] { $player }: idź, działaj w mieście, zagraj karty lub zakończ turę. Punkty ruchu: { $n }.
}
prompt-town = { $player }: możesz teraz wykonać akcję miasta lub spasować.
prompt-requested = { $player }: zgodnie z życzeniem pytamy cię, zanim gra potoczy się dalej. Działaj teraz lub spasuj.
prompt-end-step = Bohater może przejść na sąsiednie puste pole.
prompt-go-on = { $hero }: dokąd dalej?
prompt-rotate = Jak leży kafelek { $tile }?
prompt-lay-elsewhere = Kafelek { $tile } tam nie pasuje. Wybierz inne miejsce.
prompt-discovery = Wybierz kafelek do odkrycia.
prompt-holding = { $hero }: wybierz Miasto lub Osadę.
prompt-hire = Gdzie przybywa drugi bohater?
prompt-recruit = Zrekrutować lub wzmocnić kolejne jednostki?
prompt-wisdom = Zagrać kartę, by kupić zaklęcie na lepszych warunkach?

## Questions: effects.

prompt-choose = { $source }: wybierz jedno.
prompt-choose-plain = Wybierz jedno.
prompt-may = { $source }: { $text } Czy to robisz?
prompt-may-plain = { $text } Czy to robisz?
prompt-which-hero = Którego bohatera to dotyczy?
prompt-which-player = Który gracz traci morale?
prompt-reward = { $place }: wybierz nagrodę.
prompt-first-bonus = { $place }: wybierz premię pierwszego właściciela.
prompt-search = Przeszukać: { $deck }?
prompt-take = Weź jedną z kart.
prompt-put = Którą kartę teraz odrzucasz?
prompt-map-reroll = Kości pokazują: { $face }. Przerzucić?
prompt-result = Wybierz jeden z wyników.
prompt-trade = Wymień zasoby lub usuń kartę za { $n } złota.
prompt-trade-on = Wymienić więcej zasobów?
prompt-pay-card = Odrzuć kartę jako zapłatę.
prompt-exchange = Odrzucić kartę i dobrać inną? Możliwe jeszcze: { $n }.
prompt-sell = Którą kartę usuwasz za { $n } złota?
prompt-witch = Usunąć kartę zdolności czy obejrzeć wierzchnią kartę talii zdolności?
prompt-keep-shown = Wziąć tę kartę czy ją odrzucić?
prompt-spring = Weź jedną z wierzchnich kart swojego stosu odrzuconych.
prompt-order = Która karta wraca teraz na twój stos odrzuconych?
prompt-reinforce-effect = Która jednostka zostaje wzmocniona?
prompt-weaken = Która jednostka staje się Garstką?
prompt-offer-deck = Z której talii pochodzi jednostka neutralna?
prompt-offer = Zrekrutować jedną z dobranych jednostek?
prompt-spy-deck = Którą talię oglądasz?
prompt-spied = { $card }: na wierzch czy na spód?
prompt-spend-morale = Za chwilę zyskasz morale. Wydać najpierw posiadany żeton?
prompt-discard-card = Wybierz kartę do odrzucenia.
prompt-cost = { $card }: odrzuć karty jako koszt.
prompt-keep-one = Którą kartę zatrzymujesz?
prompt-recover = Którą kartę ze stosu odrzuconych bierzesz z powrotem?

## Questions: fights.

prompt-guards-flee = { $place }: strażnicy by cię przepuścili. Zgadzasz się?
prompt-guards-play = { $place }: zagraj kartę, by ominąć strażników, albo spasuj i walcz.
prompt-transport = { $place }: trwa atak. Zapłacić { $n } złota, by sprowadzić armię?
prompt-sacrifice = { $hero }: poświęcić tego bohatera, zamiast walczyć?
prompt-darkness = { $building }: czy przeciwnik odrzuca losową kartę?
prompt-after-win = Zwycięstwo. Zagraj kartę lub spasuj.
prompt-go-home = { $hero } ponosi klęskę: dokąd trafia bohater?
prompt-steer = Odpadasz z gry. Czy chcesz nadal grać strażnikami?
prompt-opening = Walka się rozpoczyna. Zagraj kartę lub spasuj.
prompt-between = Zgodnie z życzeniem pytamy cię, zanim walka potoczy się dalej. Zagraj kartę lub spasuj.
prompt-redraw-guard = Wymienić jednego ze strażników?
prompt-roll-play = Kość Ataku pokazuje { $face }. Zagraj kartę lub spasuj.
prompt-heal-unit = Wybierz jednostkę do uleczenia.
prompt-heal-or-cure = Uleczyć jednostkę czy zdjąć jej żeton Paraliżu?
prompt-boost = Wybierz jednostkę do wzmocnienia.
prompt-swap-first = Wybierz jednostkę, która zmienia miejsce.
prompt-swap-second = Z którą jednostką zamienia się miejscem?
prompt-first-spell = Które zaklęcie zostaje rzucone przed walką?

## Questions: allies.

prompt-team-first = Kto z was zaczyna w tej rundzie?
prompt-offer-card = Wymiana z sojusznikiem ({ $player }): którą kartę proponujesz?
prompt-return-card = { $player } proponuje: { $card }. Którą kartę dajesz w zamian?
prompt-give = { $resource }, otrzymuje { $player }: ile?

## Answers: moving.

option-go = Idź: { $place } ({ $direction })
option-go-guarded = Idź: { $place } ({ $direction }), strażnicy o trudności { $n }
option-go-fight = Atak: { $other }, { $place } ({ $direction })
option-go2 = Drugi bohater idzie: { $place } ({ $direction })
option-go2-guarded = Drugi bohater idzie: { $place } ({ $direction }), strażnicy o trudności { $n }
option-go2-fight = Drugi bohater atakuje: { $other }, { $place } ({ $direction })
option-revisit = Odwiedź ponownie: { $place }
option-revisit2 = Drugi bohater odwiedza ponownie: { $place }
option-discover = Odkryj kafelek ({ $direction })
option-discover2 = Drugi bohater odkrywa kafelek ({ $direction })
option-lay = Połóż kafelek z puli ({ $direction })
option-lay2 = Drugi bohater kładzie kafelek z puli ({ $direction })
option-rotate = { $n ->
        [0] Jak wydrukowany
       *[other] Obrócony o { $n }°
    }
option-rotate-facing = { $n ->
        [0] Jak wydrukowany
       *[other] Obrócony o { $n }°
    }; z tej strony: { $place }
option-settle = { $place }
option-stop = Zatrzymaj się tutaj: { $place }
option-end-turn = Zakończ turę

## Answers: the town.

option-build = Zbuduj: { $building } ({ $cost })
option-recruit = Zrekrutuj: { $unit } ({ $cost })
option-reinforce-paid = Wzmocnij: { $unit } ({ $cost })
option-hire = Zrekrutuj drugiego bohatera ({ $cost })
option-buy-spell = Kup zaklęcie ({ $cost })
option-use-building = Użyj: { $building }
option-use-unit = Użyj zdolności: { $unit }
option-weaken = Obróć na Garstkę: { $unit }
option-recruit-done = Bez kolejnych jednostek

## Answers: cards and decks.

option-look = Obejrzyj wierzchnie karty: { $deck }, { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
option-take-top = Weź odkrytą kartę: { $card }
option-look-plain = Obejrzyj wierzchnie karty
option-take-top-plain = Weź odkrytą kartę
option-take = Weź: { $card }
option-put = Odrzuć: { $card }
option-put-back = Odłóż: { $card }
option-replace = Wymień: { $card }
option-remove = Usuń z gry: { $card }
option-keep-card = Zatrzymaj: { $card }
option-take-back = Weź z powrotem: { $card }
option-second = Zagraj: { $card } (drugi efekt)
option-power-second = Dodaj mocy: { $card } (drugi efekt)
option-deck = { $deck }
option-top = Na wierzch
option-bottom = Na spód
option-draw-cards = { $n ->
        [0] Nie dobieraj
        [one] Dobierz { $n } kartę
        [few] Dobierz { $n } karty
       *[many] Dobierz { $n } kart
    }
option-no-search = Nie przeszukuj
option-no-discard = Zatrzymaj te karty

## Answers: effects and dice.

option-effect = { $text }
option-choose-n = Efekt { $n }
option-income = Dochód: { $amount }
option-income-now = Zyskaj od razu: { $amount }
option-reward-reinforce = Wzmocnij jednostkę za darmo
option-reward-reinforce-half = Wzmocnij jednostkę za pół ceny
option-bonus-dice = Rzuć { $n ->
        [one] { $n } kością zasobów
       *[other] { $n } kośćmi zasobów
    } i weź { $keep ->
        [one] { $keep } wynik
        [few] { $keep } wyniki
       *[many] { $keep } wyników
    }
option-bonus-search = Przeszukaj talię artefaktów{ $n ->
        [one] {""}
       *[other] , { $n } razy
    }
option-bonus-minor = Weź mniejszy artefakt, odkrywając karty
option-result = { $face }
option-result-n = Wynik { $n }
option-luck-reroll = Szczęście: przerzuć { $face }
option-trade = Wymień { $amount } na { $other }
option-trade-remove = Usuń za { $n } złota: { $card }
option-player = { $player }
option-hero-of = { $hero }
option-faction = { $faction }
option-hero = { $hero } ({ $faction })
option-redraw = Wymień: { $unit }
option-cure = Zdejmij żeton Paraliżu
option-heal = Ulecz
option-pay-army = Zapłać { $n } złota
option-give-up = Poświęć bohatera
option-steer = Graj strażnikami

## Answers: allies.

option-exchange = Wymień kartę ({ $player })
option-offer = Daj: { $card }
option-no-offer = Nie wymieniaj
option-refuse = Odmów
option-give = Daj ({ $player }): { $resource }
option-amount = { $n }
