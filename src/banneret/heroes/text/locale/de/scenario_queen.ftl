### Die Kampagne Lang lebe die Königin.

scenario-long_live_the_queen_1 = Heimkehr
story-long_live_the_queen_1 = Catherine kehrt an eine Küste zurück, an der jedes Dorf gebrannt hat. Die Räuber haben tief im Dunkeln eine eigene Stadt. Finde den Weg hinein und verschließe ihn für immer.
rule-long_live_the_queen_1-no_glory = Für eine goldene Behausung fehlen die Mittel.
rule-long_live_the_queen_1-unknown_door = Terraneus liegt verborgen. Nur von einem unterirdischen Plättchen aus lässt es sich aufdecken oder betreten.
tale-long_live_the_queen_1-ruin = Der Außenposten gehört wieder dir, oder was davon übrig ist.
tale-long_live_the_queen_1-riders = Reiter aus der Gegend haben das Banner der Königin gesehen und satteln ihre Greifen.
tale-long_live_the_queen_1-smoke = Im Landesinneren steigt Rauch auf. Eine Räuberbande ist unterwegs.
tale-long_live_the_queen_1-scouts = Späher melden weitere Truppen auf dem Weg nach Terraneus.
label-terraneus = Terraneus
label-raided_land = das heimgesuchte Land
aihero-overseer = Aufseher von Terraneus
aihero-raiders = Räuberbande

scenario-long_live_the_queen_2 = Schutzengel
story-long_live_the_queen_2 = In den Hügeln steht ein Tor, über das seit Menschengedenken Engel wachen. Zwei Kolonnen steigen aus der Tiefe, um es niederzureißen. Halte es.
rule-long_live_the_queen_2-early_wing = Ein Engel hat sein Wort gegeben. Zu Beginn von Runde 7 stoßen Erzengel zur Armee.
rule-long_live_the_queen_2-the_gate = Solange deine Flagge über dem Engelstor weht, zieht der Hauptheld eine Karte, wenn ein Kampf auf dessen Plättchen oder auf dem deiner Stadt beginnt.
rule-long_live_the_queen_2-razing = Eine feindliche Armee auf der Siedlung des Tors reißt sie am Ende ihres nächsten Zuges nieder, wenn sie nicht vorher besiegt wird.
tale-long_live_the_queen_2-gate_falls = Der Feind steht im Tor. Wirf ihn hinaus, bevor er es zerstört.
label-homestead = das Plättchen deiner Stadt
label-warcamp = das Kriegslager
label-angel_gate = das Engelstor
aihero-left_column = Linke Kolonne
aihero-right_column = Rechte Kolonne
aihero-camp_guard = Lagerwache

scenario-long_live_the_queen_3 = Steadwicks Befreiung
story-long_live_the_queen_3 = Fremde stehen auf den Mauern der Hauptstadt, und ein Tunnel ernährt sie. Sperre den Tunnel, sprenge die Ketten des Generals und hole die Stadt heim.
rule-long_live_the_queen_3-shut_city = Die äußeren Tore sind die Minen der beiden nahen Grasland-Plättchen. Niemand kommt nach Steadwick hinein, bevor du beide hältst.
rule-long_live_the_queen_3-general_guard = General Kendal wird am Brunnen bei einem äußeren Tor festgehalten, hinter Wachen der Stufe V.
rule-long_live_the_queen_3-general = Wer General Kendal befreit, hat ihn sofort als Nebenhelden dort, und die Armee fasst Mut.
rule-long_live_the_queen_3-supply = Solange deine Flagge nicht am Tunnelmund weht, erhält die Garnison in jeder Ressourcenrunde einen verlorenen Verband zurück.
rule-long_live_the_queen_3-farewell = Ist die Stadt frei, endet die Geschichte.
tale-long_live_the_queen_3-roads = Die Straßen hinter dir bleiben nicht mehr lange offen.
tale-long_live_the_queen_3-the_end = In Steadwick läuten die Glocken. Die Königin ist daheim, und diesmal bleibt sie.
label-steadwick = Steadwick
label-tunnel_mouth = der Tunnelmund
label-camp = das Lager
label-outer_gate = die äußeren Tore
aihero-occupier = Besatzer von Steadwick
aihero-tunnel_guard = Tunnelwache
aihero-sortie = Ausfall
