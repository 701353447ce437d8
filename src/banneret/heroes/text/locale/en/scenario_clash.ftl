### Scenarios of Clash, and what only they ask and tell.

scenario-all_for_one = All For One
story-all_for_one = The old queen broke her crown in three and gave a piece to each of her wards. They grew up as friends; today every one of them wants the other two pieces.
rule-all_for_one-inheritance = Before the first round each player, from the first in turn order to the last, chooses a part of the inheritance that nobody has chosen: the treasury, the armoury or the library.
rule-all_for_one-royal_seat = While your cube lies on the royal seat, the Dragon Utopia, it stands for a cube of one rival from whom you have none.
rule-all_for_one-old_oath = An old oath makes surrender cheap: it costs 6 gold.
tale-all_for_one-mourning = The black banners come down, and the roads are open again.
label-royal_seat = the royal seat

scenario-carpe_diem = Carpe Diem
story-carpe_diem = The temples are silent and no god answers. Two lords share one thought: whatever is taken before the week is out will stay taken.
rule-carpe_diem-gods_silent = Temples and Sanctuaries have lost their power. To a hero they are nothing but open ground.
rule-carpe_diem-seize_the_day = The Astrologers keep silent. In every even round each player in turn order takes 4 gold, 1 movement point for each of their heroes, or a card, but never the same twice in a row.
rule-carpe_diem-no_dawdling = The first extra round of a Combat with guards costs no movement point.

scenario-dwarven_gold = Dwarven Gold
story-dwarven_gold = In the hills a dwarf struck gold, enough of it to buy a realm. By now every lord has heard, and every one of them is building a vault.
rule-dwarven_gold-vault = While a hero of yours is on your Town, a Settlement or a Gold Mine of yours, you may use the Build Token in your turn to lock as much gold as you like into your vault. Nothing can be paid out of it.
rule-dwarven_gold-strike = Whoever flags the first Gold Mine of the game gains 5 gold more, 10 in all.
rule-dwarven_gold-robbery = Whoever beats the Main Hero of a rival also carries 8 gold out of that rival’s vault.
rule-dwarven_gold-sack = The captor of a rival’s Town empties half of the vault, rounded up.
tale-dwarven_gold-gold_dust = The streams carry gold dust again.
timed-dwarven_gold-1 = Everybody:
action-dwarven_gold-vault = Put gold into the vault
token-vault = gold in the vault

scenario-manifest_destiny = Manifest Destiny
story-manifest_destiny = One plain and three banners. Scribes ride out from round to round and count who holds what, and their books will name the ruler.
rule-manifest_destiny-census = Scribes count the land after rounds 4, 6, 8, 10 and 12. A Mine gives its holder 1 point, a Settlement 2 and a Town 3, even the one you began with.
rule-manifest_destiny-militia = For 4 gold your army hurries to a Town or Settlement of yours under attack.
rule-manifest_destiny-homestead = A Settlement that the same player holds at two censuses in a row moves an income marker of that player’s choice one step, once in the game.

scenario-monks_retreat = Monk’s Retreat
story-monks_retreat = The last ship of the monks is gone. Three abbeys stand on the coast with a few stubborn brothers in them, and two lords who owe nobody anything any more.
rule-monks_retreat-brothers = Until somebody beats them, brothers guard an abbey: guards of level IV with Zealots among them.
rule-monks_retreat-scriptorium = Whoever is the first to flag an abbey searches the Spell deck (2).
rule-monks_retreat-one_lord = An abbey has one lord: a new cube takes the place of the old one.
rule-monks_retreat-abbey_tithe = At the start of a Resource round every abbey gives its lord 2 gold.
rule-monks_retreat-cloister_peace = A hero in an abbey of their own can be attacked by Main Heroes only.
called-monks_retreat-obelisk = Abbey
timed-monks_retreat-1 = For whoever has fewest abbeys, for both if they have equally many:
label-abbey_lands = the abbey lands

scenario-search_for_the_grail = Search For The Grail
story-search_for_the_grail = What the old stones say is half a riddle, but two halves are enough to dig. The hard part is the way home.
rule-search_for_the_grail-digging = With 2 clues a hero who stands on the Grail field may pay 2 movement points and dig. The first to do so meets guards of level VII, whom no card helps to avoid.
rule-search_for_the_grail-heavy_relic = The Grail is carried by a hero. It is heavy: when a spell or an Artifact moves the bearer or lets the bearer fly, it stays on the field.
rule-search_for_the_grail-change_of_hands = Whoever beats the bearer, or makes the bearer surrender, takes the Grail. Guards who beat the bearer leave it lying on the field, where it costs 1 movement point to take it up.
rule-search_for_the_grail-grail_light = A player whose hero carries the Grail draws 1 card more at the start of a turn.
rule-search_for_the_grail-homecoming = With the bearer on your own Town, use the Build Token to give the Grail a home.
action-search_for_the_grail-change_of_hands = Take up the Grail
action-search_for_the_grail-homecoming = Give the Grail a home
token-clue = clues
timed-search_for_the_grail-1 = For everybody without a clue:

## What can be counted, and verbs of rules.

measure-grail_delivered = the Grail brought home
table-goal-grail_delivered = Bring the Grail home.
verb-bank = put any amount of { $bank_name } away: { $token_name }
verb-rob = take { $half ->
        [up] half, rounded up, of what the rival has of: { $rob_name }
        [down] half, rounded down, of what the rival has of: { $rob_name }
       *[none] { $amount } from the rival: { $rob_name }
    }
verb-tenure = for each { $tenure_name } that you hold the { $times }th time in a row, once: { $do_flow }
verb-deliver_grail = the Grail has a home

## Answers, questions and the log.

option-rule = { $text }
option-rule2 = Secondary Hero: { $text }
option-slow-visit = Stay for the { $place } ({ $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    })
option-slow-visit2 = Secondary Hero: stay for the { $place } ({ $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    })
short-slow-visit = Stay
prompt-bank = { $resource }: how much do you put away?
event-grail-left = The Grail lies on the field: { $place }.
event-grail-home = { $player } has brought the Grail home.
